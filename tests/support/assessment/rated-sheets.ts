import { type SQL, sql } from 'drizzle-orm';
import type { AnswerCode, EvaluationRate } from '#shared/assessment/grading.ts';
import type { TestApp } from '#tests/support/app.ts';

/** Answers and rates a sheet by SQL. */

/** The current sheet of a round, joined with its paper. */
const sheet = (progressId: number, round: 1 | 2): SQL => sql`
	answer_contents t join answer_sub_categories a on a.id = t.answer_sub_category_id
	join answer_categories c on c.id = a.category_id join answer_sheets h on h.id = c.sheet_id
	join paper_questions q on q.id = t.question_id join paper_sub_categories s on s.id = q.sub_category_id
	join paper_main_categories m on m.id = s.main_category_id
	where h.progress_id = ${progressId} and h.round = ${round} and h.archived_at is null`;

const arrayOf = (codes: readonly number[]): SQL => sql.raw(`array[${codes.map(Number).join(', ')}]::smallint[]`);

/** Rates the check items in paper order, repeating the ratings if there are more items. */
export const rateItems = async (
	{ deps }: TestApp,
	progressId: number,
	round: 1 | 2,
	rates: readonly EvaluationRate[],
): Promise<void> => {
	await deps.db.execute(sql`
		update answer_evaluations e set evaluation_rate = (${arrayOf(rates)})[n.at % ${rates.length} + 1] from (
			select v.id, (row_number() over (order by x.place, i.ordinal) - 1)::int as at
			from answer_evaluations v join paper_check_items i on i.id = v.check_item_id
			join (select t.id, array[m.ordinal, s.ordinal, q.ordinal] as place from ${sheet(progressId, round)}) x
				on x.id = v.answer_content_id) n
		where n.id = e.id`);
};

/** Answers the questions in paper order, repeating the answers if there are more questions. */
export const answerQuestions = async (
	{ deps }: TestApp,
	progressId: number,
	round: 1 | 2,
	answers: readonly AnswerCode[],
): Promise<void> => {
	await deps.db.execute(sql`
		update answer_contents w set answer = (${arrayOf(answers)})[n.at % ${answers.length} + 1] from (
			select t.id, (row_number() over (order by array[m.ordinal, s.ordinal, q.ordinal]) - 1)::int as at
			from ${sheet(progressId, round)}) n
		where n.id = w.id`);
};
