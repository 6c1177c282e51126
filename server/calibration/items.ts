import { and, asc, eq } from 'drizzle-orm';
import { itemColumns } from '#server/checking/queries.ts';
import type { Executor } from '#server/db/client.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSubCategories,
} from '#server/db/tables/assessment.ts';
import { calibrationParts, calibrationRatings } from '#server/db/tables/calibration.ts';
import { paperCheckItems, paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/**
 * The check items of a calibration in paper order, with the second ratings in the place of ratings. The first ones are not selected:
 * what is not read cannot be told.
 */
export const listSecondItems = (executor: Executor, calibrationId: number, locale: Locale) => {
	const texts = localisedPaper(locale);
	return executor
		.select({
			...itemColumns(locale),
			rate: calibrationRatings.secondRate,
			comment: calibrationRatings.secondComment,
			part: {
				id: answerSubCategories.id,
				subCategoryId: answerSubCategories.subCategoryId,
				content: texts.subCategory,
			},
			category: { id: answerCategories.id, content: texts.mainCategory },
		})
		.from(calibrationRatings)
		.innerJoin(answerEvaluations, eq(answerEvaluations.id, calibrationRatings.evaluationId))
		.innerJoin(answerContents, eq(answerContents.id, answerEvaluations.answerContentId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, answerCategories.mainCategoryId))
		.innerJoin(paperCheckItems, eq(paperCheckItems.id, answerEvaluations.checkItemId))
		.where(eq(calibrationRatings.calibrationId, calibrationId))
		.orderBy(
			asc(paperMainCategories.ordinal),
			asc(paperSubCategories.ordinal),
			asc(paperQuestions.ordinal),
			asc(paperCheckItems.ordinal),
		);
};

export type SecondItem = Awaited<ReturnType<typeof listSecondItems>>[number];

/** The first ratings as they were graded, and who had rated, by check item. Only for a complete calibration. */
export const listFirstRatings = (executor: Executor, calibrationId: number) =>
	executor
		.select({
			id: calibrationRatings.evaluationId,
			rate: calibrationRatings.firstRate,
			comment: calibrationRatings.firstComment,
			partId: calibrationParts.answerSubCategoryId,
			raterId: calibrationParts.firstRaterId,
		})
		.from(calibrationRatings)
		.innerJoin(answerEvaluations, eq(answerEvaluations.id, calibrationRatings.evaluationId))
		.innerJoin(answerContents, eq(answerContents.id, answerEvaluations.answerContentId))
		.innerJoin(
			calibrationParts,
			and(
				eq(calibrationParts.calibrationId, calibrationRatings.calibrationId),
				eq(calibrationParts.answerSubCategoryId, answerContents.answerSubCategoryId),
			),
		)
		.where(eq(calibrationRatings.calibrationId, calibrationId));
