import { listOutline } from '#server/assessment/outline.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import { findNewestProgress } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import type { OwnSubCategory } from '#shared/answering/schemas.ts';
import { countAnswers } from './queries.ts';

/** Sub-categories of the current assessment assigned to the caller, in paper order. */
export const listOwnSubCategories = async (
	{ db }: Reader,
	actor: CompanyActor,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<OwnSubCategory[]> => {
	const progress = await findNewestProgress(db, actor.companyId);
	const sheetId = progress && (await findSheetId(db, progress.id, 1));
	if (!sheetId) return [];
	const [outline, counts] = await together(db, (one) => [
		listOutline(one, sheetId, locale),
		countAnswers(one, sheetId),
	]);
	const mine = outline.filter(({ assignee }) => assignee?.id === actor.userId);
	const unanswered = new Map(counts.map((row) => [row.subCategoryId, row.unanswered]));
	return mine.map(({ id, content, category, questionCount, answeredAt }) => ({
		id,
		content,
		answer_category: category,
		question_count: questionCount,
		unanswered_count: unanswered.get(id) ?? 0,
		is_answered: answeredAt !== null,
	}));
};
