import { and, eq } from 'drizzle-orm';
import { byCategory, listOutline } from '#server/assessment/outline.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import { findNewestProgress } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { notices } from '#server/db/tables/notices.ts';
import { together } from '#server/db/transactions.ts';
import { answersWantedKey } from '#server/notify/answers-wanted.ts';
import type { Assignments } from '#shared/answering/schemas.ts';
import { isSubmitted } from '#shared/assessment/status.ts';
import { countAnswers, unansweredIn } from './queries.ts';

/** The members who have a reminder of this assessment from the same day. */
export const listReminded = async (executor: Executor, progressId: number, at: Date): Promise<number[]> => {
	const rows = await executor
		.select({ id: notices.recipientId })
		.from(notices)
		.where(and(eq(notices.kind, 'answers_wanted'), eq(notices.eventKey, answersWantedKey(progressId, at))));
	return rows.map(({ id }) => id);
};

/** Who answers what in the current assessment, and how far it is; null before the first. */
export const getAssignments = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Assignments | null> => {
	const progress = await findNewestProgress(db, actor.companyId);
	const sheetId = progress && (await findSheetId(db, progress.id, 1));
	if (!progress || !sheetId) return null;
	const [outline, counts, reminded] = await together(db, (one) => [
		listOutline(one, sheetId, locale),
		countAnswers(one, sheetId),
		listReminded(one, progress.id, clock.now()),
	]);
	return {
		is_submitted: isSubmitted(progress.status),
		categories: byCategory(outline).map(({ id, content, subCategories }) => ({
			id,
			content,
			sub_categories: subCategories.map((sub) => ({
				id: sub.id,
				content: sub.content,
				question_count: sub.questionCount,
				unanswered_count: unansweredIn(counts, [sub.id]),
				is_answered: sub.answeredAt !== null,
				assignee: sub.assignee,
			})),
		})),
		reminded_user_ids: reminded,
	};
};
