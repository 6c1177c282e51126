import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { getSheetCategory, getSheetSubCategory, getShownSubCategory, type Whose } from '#server/assessment/locate.ts';
import { ROUND_RULES } from '#server/assessment/rounds.ts';
import { VIOLATION } from '#server/assessment/sheet-items.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleToKind, idsOf } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { paperCheckItems, paperQuestions } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** Limits rows to unarchived, open sheets of the round, of companies visible to the assessor. */
const checkableBy = (actor: ConsoleActor, round: Round): Whose => ({
	name: `checkable_${round}_${actor.role}`,
	where: () =>
		and(
			eq(answerSheets.round, round),
			isNull(answerSheets.archivedAt),
			isNotNull(assessmentProgresses[ROUND_RULES[round].openedAt]),
			companyVisibleToKind(actor, assessmentProgresses.companyId),
		),
	values: idsOf(actor),
});

/** A category of a sheet of the round. @throws 404, also for one of the other round or of an archived sheet */
export const getCheckableCategory = (
	executor: Executor,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
	locale: Locale,
) => getSheetCategory(executor, id, checkableBy(actor, round), locale);

/** A sub-category of a sheet of the round. @throws 404 */
export const getCheckableSubCategory = (executor: Executor, actor: ConsoleActor, round: Round, id: number) =>
	getSheetSubCategory(executor, id, checkableBy(actor, round));

/** A sub-category of a sheet of the round, with the introduction of its paper and who worked on it. @throws 404 */
export const getShownCheckableSubCategory = (
	executor: Executor,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
	locale: Locale,
) => getShownSubCategory(executor, id, checkableBy(actor, round), locale);

/** A check item with its question and answer, without its rating. */
export const itemColumns = (locale: Locale) => {
	const texts = localisedPaper(locale);
	return {
		question: {
			id: answerContents.id,
			/** In the paper. */
			partId: answerContents.questionId,
			content: texts.question,
			answer: answerContents.answer,
			extensionNote: answerContents.extensionNote,
			naCondition: texts.naCondition,
			isCritical: paperQuestions.isCritical,
			guidance: paperQuestions.guidance,
		},
		id: answerEvaluations.id,
		checkItemId: answerEvaluations.checkItemId,
		content: texts.checkItem,
		anchors: paperCheckItems.anchors,
		...VIOLATION,
	};
};

/** Questions of a sub-category with answers and check items, in paper order; one row per check item. */
export const listRatings = (executor: Executor, subCategoryId: number, locale: Locale) =>
	executor
		.select({
			...itemColumns(locale),
			rate: answerEvaluations.evaluationRate,
			comment: answerEvaluations.comment,
		})
		.from(answerEvaluations)
		.innerJoin(answerContents, eq(answerContents.id, answerEvaluations.answerContentId))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.innerJoin(paperCheckItems, eq(paperCheckItems.id, answerEvaluations.checkItemId))
		.where(eq(answerContents.answerSubCategoryId, subCategoryId))
		.orderBy(asc(paperQuestions.ordinal), asc(paperCheckItems.ordinal));

export type RatingRow = Awaited<ReturnType<typeof listRatings>>[number];

type Rating = Pick<typeof answerEvaluations.$inferSelect, 'evaluationRate' | 'comment'>;

/** Ratings on the first sheet of a progress; one row per check item. */
const firstRatings = (executor: Executor, progressId: number, only?: SQL) =>
	executor
		.select({
			checkItemId: answerEvaluations.checkItemId,
			evaluationRate: answerEvaluations.evaluationRate,
			comment: answerEvaluations.comment,
		})
		.from(answerEvaluations)
		.innerJoin(answerContents, eq(answerContents.id, answerEvaluations.answerContentId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
		.where(
			and(eq(answerSheets.progressId, progressId), eq(answerSheets.round, 1), isNull(answerSheets.archivedAt), only),
		);

/** Ratings on the first sheet for a sub-category of the paper, by check item. */
export const listFirstRatings = async (
	executor: Executor,
	progressId: number,
	subCategoryId: number,
): Promise<Map<number, Rating>> => {
	const rows = await firstRatings(executor, progressId, eq(answerSubCategories.subCategoryId, subCategoryId));
	return new Map(rows.map(({ checkItemId, ...rating }) => [checkItemId, rating]));
};

/**
 * Sub-categories of a sheet with their numbers of check items, of unrated ones, and of ratings that differ from the
 * first sheet.
 */
export const listRatingProgress = (
	executor: Executor,
	{ progressId, sheetId }: { progressId: number; sheetId: number },
) => {
	const first = firstRatings(executor, progressId).as('first_ratings');
	const { id, evaluationRate } = answerEvaluations;
	const counted = (rated: SQL): SQL<number> => sql<number>`(count(*) filter (where ${rated}))::int`;
	return executor
		.select({
			id: answerSubCategories.id,
			checkedAt: answerSubCategories.checkedAt,
			version: answerSubCategories.ratingVersion,
			savedAt: answerSubCategories.ratedAt,
			savedBy: answerSubCategories.ratedBy,
			items: sql<number>`count(${id})::int`,
			unrated: counted(sql`${id} is not null and ${evaluationRate} is null`),
			changed: counted(sql`${evaluationRate} is distinct from ${first.evaluationRate}`),
		})
		.from(answerSubCategories)
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.leftJoin(answerEvaluations, eq(answerEvaluations.answerContentId, answerContents.id))
		.leftJoin(first, eq(first.checkItemId, answerEvaluations.checkItemId))
		.where(eq(answerCategories.sheetId, sheetId))
		.groupBy(answerSubCategories.id)
		.orderBy(asc(answerSubCategories.id));
};

export type RatingProgress = Awaited<ReturnType<typeof listRatingProgress>>[number];

export const countUnchecked = async (executor: Executor, sheetId: number): Promise<number> =>
	executor.$count(
		executor
			.select({ id: answerSubCategories.id })
			.from(answerSubCategories)
			.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
			.where(and(eq(answerCategories.sheetId, sheetId), isNull(answerSubCategories.checkedAt)))
			.as('unchecked'),
	);
