import { asc, eq, sql } from 'drizzle-orm';
import { findSheetId } from '#server/assessment/sheets.ts';
import { findNewestProgress } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { answerCategories, answerContents, answerSubCategories } from '#server/db/tables/assessment.ts';
import { paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { SheetQuestions } from '#shared/answering/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';

const questionsIn = (locale: Locale) => {
	const texts = localisedPaper(locale);
	return prepared(`sheet_questions_${locale}`, (executor, name) =>
		executor
			.select({
				id: answerContents.id,
				content: texts.question,
				subCategory: {
					id: answerSubCategories.id,
					content: texts.subCategory,
					category: texts.mainCategory,
				},
			})
			.from(answerContents)
			.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
			.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
			.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
			.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
			.innerJoin(paperMainCategories, eq(paperMainCategories.id, answerCategories.mainCategoryId))
			.where(eq(answerCategories.sheetId, sql.placeholder('sheetId')))
			.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal), asc(paperQuestions.ordinal))
			.prepare(name),
	);
};

const questions = { ja: questionsIn('ja'), en: questionsIn('en') } as const satisfies Record<Locale, unknown>;

const listSheetQuestions = (executor: Executor, sheetId: number, locale: Locale) =>
	questions[locale](executor).execute({ sheetId });

/** All questions of the current assessment by sub-category, in paper order. */
export const listQuestions = async (
	{ db }: Reader,
	actor: CompanyActor,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<SheetQuestions[]> => {
	const progress = await findNewestProgress(db, actor.companyId);
	const sheetId = progress && (await findSheetId(db, progress.id, 1));
	if (!sheetId) return [];
	const rows = await listSheetQuestions(db, sheetId, locale);
	return groupRows(rows, (row) => row.subCategory).map(({ parent, rows: own }) => ({
		sub_category: { id: parent.id, content: parent.content },
		category: parent.category,
		answer_contents: own.map(({ id, content }) => ({ id, content })),
	}));
};
