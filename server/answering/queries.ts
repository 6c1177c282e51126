import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { getSheetCategory, getSheetSubCategory, getShownSubCategory, type Whose } from '#server/assessment/locate.ts';
import type { CompanyActor } from '#server/base/actor.ts';
import { companyVisibleToKind, idsOf } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import {
	answerCategories,
	answerContents,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** Limits rows to the first sheet of the company's own assessments: companies never see the second sheet. */
const answerableBy = (actor: CompanyActor): Whose => ({
	name: 'own',
	where: () =>
		and(
			eq(answerSheets.round, 1),
			isNull(answerSheets.archivedAt),
			companyVisibleToKind(actor, assessmentProgresses.companyId),
		),
	values: idsOf(actor),
});

/** A category of the company's own answer sheet. @throws 404, also for one of the second sheet */
export const getOwnCategory = (executor: Executor, actor: CompanyActor, id: number, locale: Locale) =>
	getSheetCategory(executor, id, answerableBy(actor), locale);

/** A sub-category of the company's own answer sheet. @throws 404 */
export const getOwnSubCategory = (executor: Executor, actor: CompanyActor, id: number) =>
	getSheetSubCategory(executor, id, answerableBy(actor));

/**
 * A sub-category of the company's own answer sheet, with the introduction of its paper and who worked on it.
 * @throws 404
 */
export const getShownOwnSubCategory = (executor: Executor, actor: CompanyActor, id: number, locale: Locale) =>
	getShownSubCategory(executor, id, answerableBy(actor), locale);

const answersIn = (locale: Locale) => {
	const texts = localisedPaper(locale);
	return prepared(`answers_${locale}`, (executor, name) =>
		executor
			.select({
				id: answerContents.id,
				content: texts.question,
				isCritical: paperQuestions.isCritical,
				naCondition: texts.naCondition,
				guidance: paperQuestions.guidance,
				answer: answerContents.answer,
				extensionNote: answerContents.extensionNote,
			})
			.from(answerContents)
			.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
			.where(eq(answerContents.answerSubCategoryId, sql.placeholder('subCategoryId')))
			.orderBy(asc(paperQuestions.ordinal))
			.prepare(name),
	);
};

const answers = { ja: answersIn('ja'), en: answersIn('en') } as const satisfies Record<Locale, unknown>;

/** The questions of a sub-category with their answers, in paper order. */
export const listAnswers = (executor: Executor, subCategoryId: number, locale: Locale) =>
	answers[locale](executor).execute({ subCategoryId });

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

const answered = (code: 1 | 2 | 3): SQL<number> =>
	sql<number>`(count(*) filter (where ${answerContents.answer} = ${sql.raw(String(code))}))::int`;

const answerCounts = prepared('answer_counts', (executor, name) =>
	executor
		.select({
			subCategoryId: answerContents.answerSubCategoryId,
			yes: answered(1),
			no: answered(2),
			notApplicable: answered(3),
			unanswered: sql<number>`(count(*) filter (where ${answerContents.answer} is null))::int`,
		})
		.from(answerContents)
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.where(eq(answerCategories.sheetId, sql.placeholder('sheetId')))
		.groupBy(answerContents.answerSubCategoryId)
		.prepare(name),
);

/** Numbers of questions per answer and sub-category of a sheet. */
export const countAnswers = (executor: Executor, sheetId: number) => answerCounts(executor).execute({ sheetId });

export type AnswerCounts = Awaited<ReturnType<typeof countAnswers>>[number];

/** Unanswered questions of these sub-categories. */
export const unansweredIn = (counts: readonly AnswerCounts[], subCategoryIds: readonly number[]): number =>
	counts.reduce((sum, row) => sum + (subCategoryIds.includes(row.subCategoryId) ? row.unanswered : 0), 0);
