import { assertCallable, lockProgress, newestProgressId } from '#server/assessment/transition.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { announce } from '#server/notify/announce.ts';
import type { RemindInput } from '#shared/answering/schemas.ts';
import { assertColleague, listCurrentOutline } from './assign.ts';
import { listReminded } from './assignments.ts';

/**
 * Reminds a member of their open sub-categories of the current assessment, once a day.
 * @throws 404 without an assessment; 409 after submission, with nothing open, or reminded today; 422 on `user_id`
 */
export const remindAssignee = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	{ user_id: userId }: RemindInput,
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const now = clock.now();
		const newest = await newestProgressId(tx, actor.companyId);
		if (newest === null) throw notFound();
		const progress = await lockProgress(tx, newest);
		assertCallable(progress, 'first_save');
		await assertColleague(tx, actor, userId);
		const outline = await listCurrentOutline(tx, progress.id, call.locale);
		const isOpen = outline.some(({ assignee, answeredAt }) => assignee?.id === userId && answeredAt === null);
		if (!isOpen) throw conflict('assessment.nothingOpen');
		if ((await listReminded(tx, progress.id, now)).includes(userId)) throw conflict('assessment.remindedToday');
		await recordAudit(tx, {
			action: 'sub_category.reminded',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: progress.id,
			detail: { user_id: userId },
			call,
		});
		await announce(tx, 'answers_wanted', now, { progress_id: progress.id, user_id: userId, actor_id: actor.userId });
		return null;
	});
