import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { answerCategories, answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { resultMainCategories, results } from '#server/db/tables/reports.ts';
import type { Round } from '#shared/assessment/round.ts';

/** Creates an empty answer sheet for the paper in four statements, whatever its length. */
export const createSheet = async (tx: Tx, progressId: number, round: Round): Promise<number> => {
	const [sheet] = await tx.insert(answerSheets).values({ progressId, round }).returning({ id: answerSheets.id });
	if (!sheet) throw new Error('no answer sheet was made');
	await tx.execute(sql`
		insert into answer_categories (sheet_id, main_category_id)
		select ${sheet.id}, m.id from paper_main_categories m
		join assessment_progresses p on p.paper_id = m.paper_id
		where p.id = ${progressId} order by m.ordinal`);
	await tx.execute(sql`
		insert into answer_sub_categories (category_id, sub_category_id)
		select c.id, s.id from answer_categories c
		join paper_sub_categories s on s.main_category_id = c.main_category_id
		where c.sheet_id = ${sheet.id} order by c.id, s.ordinal`);
	await tx.execute(sql`
		insert into answer_contents (answer_sub_category_id, question_id)
		select a.id, q.id from answer_sub_categories a
		join answer_categories c on c.id = a.category_id
		join paper_questions q on q.sub_category_id = a.sub_category_id
		where c.sheet_id = ${sheet.id} order by a.id, q.ordinal`);
	await tx.execute(sql`
		insert into answer_evaluations (answer_content_id, check_item_id)
		select t.id, i.id from answer_contents t
		join answer_sub_categories a on a.id = t.answer_sub_category_id
		join answer_categories c on c.id = a.category_id
		join paper_check_items i on i.question_id = t.question_id
		where c.sheet_id = ${sheet.id} order by t.id, i.ordinal`);
	return sheet.id;
};

export const isSheetOf = (
	round: Round,
	sheets: Record<'progressId' | 'round' | 'archivedAt', AnyPgColumn>,
): SQL | undefined =>
	and(eq(sheets.progressId, assessmentProgresses.id), eq(sheets.round, round), isNull(sheets.archivedAt));

const currentSheet = prepared('current_sheet', (executor, name) =>
	executor
		.select({ id: answerSheets.id })
		.from(answerSheets)
		.where(
			and(
				eq(answerSheets.progressId, sql.placeholder('progressId')),
				eq(answerSheets.round, sql.placeholder('round')),
				isNull(answerSheets.archivedAt),
			),
		)
		.prepare(name),
);

/** The current sheet of a round; null if there is none yet. */
export const findSheetId = async (executor: Executor, progressId: number, round: Round): Promise<number | null> => {
	const [sheet] = await currentSheet(executor).execute({ progressId, round });
	return sheet?.id ?? null;
};

/** Score of a graded sheet, which may itself be null; null if the sheet was never graded. */
export const findScore = async (executor: Executor, sheetId: number): Promise<{ score: number | null } | null> => {
	const [result] = await executor.select({ score: results.score }).from(results).where(eq(results.sheetId, sheetId));
	return result ?? null;
};

/** Scores of the categories of a graded sheet, by their ids on the sheet. */
export const listCategoryScores = (
	executor: Executor,
	sheetId: number,
): Promise<{ id: number; score: number | null }[]> =>
	executor
		.select({ id: answerCategories.id, score: resultMainCategories.score })
		.from(results)
		.innerJoin(resultMainCategories, eq(resultMainCategories.resultId, results.id))
		.innerJoin(
			answerCategories,
			and(
				eq(answerCategories.sheetId, results.sheetId),
				eq(answerCategories.mainCategoryId, resultMainCategories.mainCategoryId),
			),
		)
		.where(eq(results.sheetId, sheetId));
