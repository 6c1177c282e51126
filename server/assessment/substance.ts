import { asc, eq, sql } from 'drizzle-orm';
import { groupRows } from '#server/base/group-rows.ts';
import type { Executor } from '#server/db/client.ts';
import { runAs } from '#server/db/prepared.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSubCategories,
} from '#server/db/tables/assessment.ts';
import { paperCheckItems, paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { isCriticalFailure, isUnconditionalNa, type WeighedQuestion } from '#shared/assessment/substance.ts';
import type { GradingPreview, NamedQuestion } from '#shared/checking/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** The critical questions of a sheet, and those that were answered "not applicable"; one row a check item. */
const listRows = (executor: Executor, sheetId: number, locale: Locale) => {
	const texts = localisedPaper(locale);
	const query = executor
		.select({
			question: {
				id: answerContents.id,
				content: texts.question,
				points: paperQuestions.points,
				answer: answerContents.answer,
				hasNaCondition: sql<boolean>`${paperQuestions.naCondition} is not null`,
				isCritical: paperQuestions.isCritical,
				ordinals: sql<
					number[]
				>`array[${paperMainCategories.ordinal}, ${paperSubCategories.ordinal}, ${paperQuestions.ordinal}]`,
				categoryId: answerCategories.id,
				category: texts.mainCategory,
				subCategoryId: answerSubCategories.id,
				subCategory: texts.subCategory,
			},
			weightTenths: paperCheckItems.weightTenths,
			rate: answerEvaluations.evaluationRate,
		})
		.from(answerCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, answerCategories.mainCategoryId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.leftJoin(answerEvaluations, eq(answerEvaluations.answerContentId, answerContents.id))
		.leftJoin(paperCheckItems, eq(paperCheckItems.id, answerEvaluations.checkItemId))
		.where(
			sql`${answerCategories.sheetId} = ${sheetId} and (${paperQuestions.isCritical} or ${answerContents.answer} = 3)`,
		)
		.orderBy(
			asc(paperMainCategories.ordinal),
			asc(paperSubCategories.ordinal),
			asc(paperQuestions.ordinal),
			asc(paperCheckItems.ordinal),
		);
	return runAs(`substance_${locale}`, query);
};

type Row = Awaited<ReturnType<typeof listRows>>[number];

const named = ({
	id,
	content,
	ordinals,
	category,
	categoryId,
	subCategory,
	subCategoryId,
}: Row['question']): NamedQuestion => ({
	id,
	number: ordinals.map((ordinal) => ordinal + 1).join('-'),
	content,
	sub_category: { id: subCategoryId, content: subCategory },
	category: { id: categoryId, content: category },
});

const weighed = (
	{ points, answer, hasNaCondition, isCritical }: Row['question'],
	items: readonly Row[],
): WeighedQuestion => ({
	points,
	answer,
	hasNaCondition,
	isCritical,
	items: items.flatMap(({ weightTenths, rate }) => (weightTenths === null ? [] : [{ weightTenths, rate }])),
});

/** What staff are told about a sheet beside its score, in paper order. */
export const readSubstance = async (executor: Executor, sheetId: number, locale: Locale): Promise<GradingPreview> => {
	const questions = groupRows(await listRows(executor, sheetId, locale), (row) => row.question);
	return {
		critical_failures: questions
			.filter(({ parent, rows }) => isCriticalFailure(weighed(parent, rows)))
			.map(({ parent }) => named(parent)),
		unconditional_na: questions.filter(({ parent }) => isUnconditionalNa(parent)).map(({ parent }) => named(parent)),
	};
};
