import { asc, eq } from 'drizzle-orm';
import { groupRows } from '#server/base/group-rows.ts';
import type { Executor } from '#server/db/client.ts';
import { answerCategories, answerContents, answerSubCategories } from '#server/db/tables/assessment.ts';
import { paperQuestionSdgTargets, sdgTargets } from '#server/db/tables/papers.ts';
import { together } from '#server/db/transactions.ts';
import type { GradableCategory, RatedItem, RatedQuestion, SdgTargetRef } from '#shared/assessment/grading.ts';
import { isCriticalFailure } from '#shared/assessment/substance.ts';
import { DEFAULT_LOCALE } from '#shared/i18n/translate.ts';
import { listSheetItems, questionsOf, type SheetItem, type SheetItemRow, type SheetQuestion } from './sheet-items.ts';

/** SDG targets linked to the questions of a sheet, in the order used by reports. */
export const listTargetLinks = (executor: Executor, sheetId: number) =>
	executor
		.select({ questionId: paperQuestionSdgTargets.questionId, id: sdgTargets.id, goalId: sdgTargets.goalId })
		.from(answerCategories)
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestionSdgTargets, eq(paperQuestionSdgTargets.questionId, answerContents.questionId))
		.innerJoin(sdgTargets, eq(sdgTargets.id, paperQuestionSdgTargets.sdgTargetId))
		.where(eq(answerCategories.sheetId, sheetId))
		.orderBy(asc(sdgTargets.goalId), asc(sdgTargets.ordinal));

type TargetLink = Awaited<ReturnType<typeof listTargetLinks>>[number];

/** Selects the check items that count, with their ratings. */
type Rated = (items: readonly SheetItem[]) => RatedItem[];

/** For grading. Checked sub-categories have no unrated items; a missing rating is an error, never a default. */
const allRated: Rated = (items) =>
	items.map(({ weightTenths, rate }) => {
		if (rate === null) throw new Error('a check item is not rated');
		return { weightTenths, rate };
	});

/** For previews: unrated items are skipped, like ineligible ones. */
export const ratedSoFar: Rated = (items) =>
	items.flatMap(({ weightTenths, rate }) => (rate === null ? [] : [{ weightTenths, rate }]));

export type GradableSheet = { categories: GradableCategory<number>[]; targets: SdgTargetRef[] };

/** Input of the grading, keyed by the ids of the paper. */
export const gradableSheet = (
	rows: readonly SheetItemRow[],
	links: readonly TargetLink[],
	rated: Rated,
): GradableSheet => {
	const linksOf = Map.groupBy(links, (link) => link.questionId);
	const gradable = ({ partId, points, answer, items }: SheetQuestion): RatedQuestion => ({
		points,
		answer,
		items: rated(items),
		sdgTargetIds: (linksOf.get(partId) ?? []).map((link) => link.id),
	});
	return {
		categories: groupRows(rows, (row) => row.category).map(({ parent, rows: ofCategory }) => ({
			id: parent.partId,
			subCategories: groupRows(ofCategory, (row) => row.subCategory).map(({ parent: sub, rows: ofSub }) => ({
				id: sub.partId,
				questions: questionsOf(ofSub).map(gradable),
			})),
		})),
		targets: [...new Map(links.map(({ id, goalId }) => [id, { id, goalId }])).values()],
	};
};

/** Loads a sheet for grading, with its critical failures, in two statements whatever the length of the paper. */
export const loadGradableSheet = async (
	executor: Executor,
	sheetId: number,
): Promise<GradableSheet & { criticalQuestionIds: number[] }> => {
	const [rows, links] = await together(executor, (one) => [
		listSheetItems(one, { sheetId, locale: DEFAULT_LOCALE }),
		listTargetLinks(one, sheetId),
	]);
	return {
		...gradableSheet(rows, links, allRated),
		criticalQuestionIds: questionsOf(rows)
			.filter(isCriticalFailure)
			.map(({ partId }) => partId),
	};
};
