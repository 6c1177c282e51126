import { getVisibleProgress } from '#server/assessment/access.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import { assessmentComments } from '#server/db/tables/assessment.ts';

/**
 * Adds an internal comment to an assessment, at any status. The audit log records the fact, not the text.
 * @throws 404; 409 if the author has declared an interest in the company
 */
export const addComment = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id: progressId, content }: { id: number; content: string },
	call: CallContext,
): Promise<{ id: number }> =>
	db.transaction(async (tx) => {
		const { companyId } = await getVisibleProgress(tx, actor, progressId);
		await assertNoInterest(tx, actor, companyId);
		const [comment] = await tx
			.insert(assessmentComments)
			.values({ progressId, authorId: actor.userId, content, createdAt: clock.now() })
			.returning({ id: assessmentComments.id });
		if (!comment) throw new Error('no comment was added');
		await recordAudit(tx, {
			action: 'assessment.commented',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: progressId,
			call,
		});
		return comment;
	});
