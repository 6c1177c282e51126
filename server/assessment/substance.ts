import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { answerSheets } from '#server/db/tables/assessment.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import { results } from '#server/db/tables/reports.ts';
import type { CriticalFailures } from '#shared/assessment/critical-failures.ts';
import type { Round } from '#shared/assessment/round.ts';
import { isCriticalFailure, isUnconditionalNa, type WeighedQuestion } from '#shared/assessment/substance.ts';
import type { NamedQuestion, Substance } from '#shared/checking/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { listSheetItems, questionsOf, type SheetQuestion } from './sheet-items.ts';

type Place = { id: number; content: string };
type Named = Pick<SheetQuestion, 'id' | 'content' | 'ordinals'> & { category: Place; subCategory: Place };

/** Question with number and headings, for staff. */
export const namedQuestion = ({ id, content, ordinals, category, subCategory }: Named): NamedQuestion => ({
	id,
	number: ordinals.map((ordinal) => ordinal + 1).join('-'),
	content,
	sub_category: { id: subCategory.id, content: subCategory.content },
	category: { id: category.id, content: category.content },
});

/** Failed questions in the form in which report and explanation show them to companies. */
export const presentFailures = (failures: readonly NamedQuestion[]): CriticalFailures =>
	failures.map(({ number, content }) => ({ number, content }));

/** Ids of questions stored as critical failures at grading; null before grading. */
type StoredFailures = readonly number[] | null;

/**
 * Predicate for critical failures on a sheet: the stored ones after grading, the current rule before. The current rule
 * also applies to sheets graded by a former version during an upgrade, which stores none.
 */
export const failureBy =
	(stored: StoredFailures) =>
	(question: WeighedQuestion & { partId: number }): boolean =>
		stored === null ? isCriticalFailure(question) : stored.includes(question.partId);

/** Findings shown to staff beside the score, in question order. */
export const substanceOf = (questions: readonly SheetQuestion[], stored: StoredFailures): Substance => ({
	critical_failures: questions.filter(failureBy(stored)).map(namedQuestion),
	unconditional_na: questions.filter(isUnconditionalNa).map(namedQuestion),
});

export type Graded = { sheetId: number; criticalQuestionIds: StoredFailures };

/** Result of the current sheet of a round; null if it was never graded. */
export const findGraded = async (executor: Executor, progressId: number, round: Round): Promise<Graded | null> => {
	const [graded] = await executor
		.select({ sheetId: results.sheetId, criticalQuestionIds: results.criticalQuestionIds })
		.from(results)
		.innerJoin(answerSheets, eq(answerSheets.id, results.sheetId))
		.where(
			and(eq(answerSheets.progressId, progressId), eq(answerSheets.round, round), isNull(answerSheets.archivedAt)),
		);
	return graded ?? null;
};

const CRITICAL = { name: 'critical', where: eq(paperQuestions.isCritical, true) };

/** Critical failures of a graded sheet, in paper order. */
export const readCriticalFailures = async (
	executor: Executor,
	{ sheetId, criticalQuestionIds: stored }: Graded,
	locale: Locale,
): Promise<NamedQuestion[]> => {
	if (stored?.length === 0) return [];
	const rows = await listSheetItems(executor, { sheetId, locale, only: CRITICAL });
	return questionsOf(rows).filter(failureBy(stored)).map(namedQuestion);
};
