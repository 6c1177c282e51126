import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertRatable } from '#server/assessment/rounds.ts';
import { getQuestionIds } from '#server/assessment/sheet-questions.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { announce } from '#server/notify/announce.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { OpenRequestInput, RequestVersion } from '#shared/evidence/requests.ts';
import { recordAuditOf } from './audit.ts';

/**
 * Asks a company for evidence in the round that is being checked.
 * @throws 404; 409 outside of 3 and 8 and while grading is pending; 422 for a question that is not of the round's sheet
 */
export const openRequest = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ progress_id: progressId, answer_content_id: contentId, content, due_on: dueOn }: OpenRequestInput,
	call: CallContext,
): Promise<RequestVersion> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, progressId);
		const round = progress.status === STATUS.reassessment ? 2 : 1;
		assertRatable(progress, round);
		const asked = contentId ? [contentId] : [];
		const [questionId = null] = await getQuestionIds(tx, { progressId, round }, asked, () => 'answer_content_id');
		const now = clock.now();
		const [request] = await tx
			.insert(evidenceRequests)
			.values({
				progressId,
				round,
				questionId,
				content,
				dueOn: dueOn ?? null,
				createdBy: actor.userId,
				createdAt: now,
				updatedAt: now,
			})
			.returning();
		if (!request) throw new Error('no request was made');
		await recordAuditOf(tx, { action: 'evidence_request.opened', request, actor, call });
		await announce(tx, 'evidence_requested', now, { subject_id: request.id });
		const { id, status, version } = request;
		return { id, status, version };
	});
