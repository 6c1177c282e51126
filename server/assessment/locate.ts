import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound } from '#server/base/errors.ts';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/accounts.ts';
import {
	answerCategories,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { papers } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Progress } from './transition.ts';

export type SubCategory = typeof answerSubCategories.$inferSelect;

/**
 * Ownership condition: SQL with placeholders (may refer to sheet and progress), their values, and a name for the
 * prepared statement.
 */
export type Whose = { name: string; where: () => SQL | undefined; values: Record<string, unknown> };

const located = { sheetId: answerSheets.id, progress: getTableColumns(assessmentProgresses) };

/** A category of an answer sheet with the introduction of its paper. @throws 404 */
export const getSheetCategory = async (
	executor: Executor,
	id: number,
	whose: Whose,
	locale: Locale,
): Promise<{ sheetId: number; progress: Progress; introduction: string | null }> => {
	const statement = prepared(`category_${whose.name}_${locale}`, (executor, name) =>
		executor
			.select({ ...located, introduction: localisedPaper(locale).introduction })
			.from(answerCategories)
			.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
			.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
			.innerJoin(papers, eq(papers.id, assessmentProgresses.paperId))
			.where(and(eq(answerCategories.id, sql.placeholder('id')), whose.where()))
			.prepare(name),
	)(executor);
	const [found] = await statement.execute({ id, ...whose.values });
	if (!found) throw notFound();
	return found;
};

/** A sub-category of an answer sheet. @throws 404 */
export const getSheetSubCategory = async (
	executor: Executor,
	id: number,
	whose: Whose,
): Promise<{ sheetId: number; progress: Progress; subCategory: SubCategory }> => {
	const statement = prepared(`sub_category_${whose.name}`, (executor, name) =>
		executor
			.select({ ...located, subCategory: getTableColumns(answerSubCategories) })
			.from(answerSubCategories)
			.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
			.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
			.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
			.where(and(eq(answerSubCategories.id, sql.placeholder('id')), whose.where()))
			.prepare(name),
	)(executor);
	const [found] = await statement.execute({ id, ...whose.values });
	if (!found) throw notFound();
	return found;
};

const savers = alias(users, 'savers');
const assignees = alias(users, 'assignees');
const raters = alias(users, 'raters');

/** A sub-category of an answer sheet, with the introduction of its paper and who worked on it. @throws 404 */
export const getShownSubCategory = async (executor: Executor, id: number, whose: Whose, locale: Locale) => {
	const statement = prepared(`shown_sub_category_${whose.name}_${locale}`, (executor, name) =>
		executor
			.select({
				...located,
				subCategory: getTableColumns(answerSubCategories),
				introduction: localisedPaper(locale).introduction,
				savedBy: savers.name,
				ratedBy: raters.name,
				assignee: { id: assignees.id, name: assignees.name },
			})
			.from(answerSubCategories)
			.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
			.innerJoin(answerSheets, eq(answerSheets.id, answerCategories.sheetId))
			.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
			.innerJoin(papers, eq(papers.id, assessmentProgresses.paperId))
			.leftJoin(savers, eq(savers.id, answerSubCategories.savedBy))
			.leftJoin(raters, eq(raters.id, answerSubCategories.ratedBy))
			.leftJoin(assignees, eq(assignees.id, answerSubCategories.assigneeId))
			.where(and(eq(answerSubCategories.id, sql.placeholder('id')), whose.where()))
			.prepare(name),
	)(executor);
	const [found] = await statement.execute({ id, ...whose.values });
	if (!found) throw notFound();
	return found;
};
