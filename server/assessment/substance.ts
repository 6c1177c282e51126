import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { answerContents } from '#server/db/tables/assessment.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import { isCriticalFailure, isUnconditionalNa } from '#shared/assessment/substance.ts';
import type { NamedQuestion, Substance } from '#shared/checking/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { listSheetItems, questionsOf, type SheetQuestion } from './sheet-items.ts';

/** The critical questions, and those that were answered "not applicable". */
const TOLD = { name: 'told', where: sql`(${paperQuestions.isCritical} or ${answerContents.answer} = 3)` };

/** A question as staff are told about it. */
export const namedQuestion = ({ id, content, ordinals, category, subCategory }: SheetQuestion): NamedQuestion => ({
	id,
	number: ordinals.map((ordinal) => ordinal + 1).join('-'),
	content,
	sub_category: { id: subCategory.id, content: subCategory.content },
	category: { id: category.id, content: category.content },
});

/** What staff are told about questions beside the score, in their order. */
export const substanceOf = (questions: readonly SheetQuestion[]): Substance => ({
	critical_failures: questions.filter(isCriticalFailure).map(namedQuestion),
	unconditional_na: questions.filter(isUnconditionalNa).map(namedQuestion),
});

/** The same of a sheet, in paper order. */
export const readSubstance = async (executor: Executor, sheetId: number, locale: Locale): Promise<Substance> =>
	substanceOf(questionsOf(await listSheetItems(executor, { sheetId, locale, only: TOLD })));
