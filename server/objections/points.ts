import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { ofMainCategory, ofSubCategory } from '#server/assessment/answer-places.ts';
import type { Executor } from '#server/db/client.ts';
import { answerCategories, answerContents, answerSheets, answerSubCategories } from '#server/db/tables/assessment.ts';
import { objectionPoints, objections } from '#server/db/tables/objections.ts';
import { paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Objection } from '#shared/objections/schemas.ts';

type Wanted = { objectionId: number; sheetRound: Round };

const places = sql<number[]>`array[${paperMainCategories.ordinal}, ${paperSubCategories.ordinal}]`;

/** The points of an objection in paper order; ids of questions are those of the sheet that the reader knows. */
const selectPoints = (executor: Executor, { objectionId, sheetRound }: Wanted, locale: Locale) => {
	const texts = localisedPaper(locale);
	return executor
		.select({
			point: getTableColumns(objectionPoints),
			places,
			ordinal: paperQuestions.ordinal,
			question: sql<string | null>`${texts.question}`,
			subCategory: texts.subCategory,
			answerCategoryId: answerCategories.id,
			answerSubCategoryId: answerSubCategories.id,
			answerContentId: answerContents.id,
		})
		.from(objectionPoints)
		.innerJoin(objections, eq(objections.id, objectionPoints.objectionId))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, objectionPoints.subCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.leftJoin(paperQuestions, eq(paperQuestions.id, objectionPoints.questionId))
		.leftJoin(
			answerSheets,
			and(
				eq(answerSheets.progressId, objections.progressId),
				eq(answerSheets.round, sheetRound),
				isNull(answerSheets.archivedAt),
			),
		)
		.leftJoin(answerCategories, ofMainCategory)
		.leftJoin(answerSubCategories, ofSubCategory)
		.leftJoin(
			answerContents,
			and(
				eq(answerContents.answerSubCategoryId, answerSubCategories.id),
				eq(answerContents.questionId, objectionPoints.questionId),
			),
		)
		.where(eq(objectionPoints.objectionId, objectionId))
		.orderBy(
			asc(paperMainCategories.ordinal),
			asc(paperSubCategories.ordinal),
			asc(paperQuestions.ordinal),
			asc(objectionPoints.id),
		);
};

const numberOf = (ordinals: readonly number[]): string => ordinals.map((ordinal) => ordinal + 1).join('-');

export const listPoints = async (
	executor: Executor,
	wanted: Wanted,
	locale: Locale,
): Promise<Objection['objection_points']> => {
	const rows = await selectPoints(executor, wanted, locale);
	return rows.map(({ point, places: at, ordinal, question, subCategory, ...ids }) => ({
		id: point.id,
		question:
			question === null || ordinal === null
				? null
				: { id: ids.answerContentId, number: numberOf([...at, ordinal]), content: question },
		sub_category: {
			id: point.subCategoryId,
			answer_category_id: ids.answerCategoryId,
			answer_sub_category_id: ids.answerSubCategoryId,
			number: numberOf(at),
			content: subCategory,
		},
		reason: point.reason,
		is_upheld: point.isUpheld,
		decision_reason: point.decisionReason,
	}));
};
