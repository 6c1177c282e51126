import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';

/** Who worked on the sheet of a round: raters, and the last authors of its confirmed report and submitted proposal. */

export type Work = 'rated' | 'report' | 'proposal';

export type Worker = { sheetId: number; work: Work; id: number; name: string };

/** The people of several sheets in one statement, by sheet, kind of work and name. */
export const listWorkers = async (executor: Executor, sheetIds: readonly number[]): Promise<Worker[]> => {
	const { rows } = await executor.execute<Worker>(sql`
		with sheets as (select unnest(${sql.param([...sheetIds])}::int[]) as id), workers as (
			select c.sheet_id, 'rated' as work, s.rated_by as user_id
			from sheets join answer_categories c on c.sheet_id = sheets.id
			join answer_sub_categories s on s.category_id = c.id where s.rated_by is not null
			union
			select c.sheet_id, 'rated', step.rated_by
			from sheets join answer_categories c on c.sheet_id = sheets.id
			join answer_sub_categories s on s.category_id = c.id
			join answer_contents q on q.answer_sub_category_id = s.id
			join answer_evaluations e on e.answer_content_id = q.id
			join rating_steps step on step.evaluation_id = e.id
			union
			select r.sheet_id, 'report', r.report_saved_by
			from sheets join results r on r.sheet_id = sheets.id where r.report_confirmed_at is not null
			union
			select r.sheet_id, 'proposal', r.proposal_saved_by
			from sheets join results r on r.sheet_id = sheets.id where r.proposal_submitted_at is not null
		)
		select w.sheet_id as "sheetId", w.work, u.id, u.name from workers w join users u on u.id = w.user_id
		order by w.sheet_id, w.work, u.name, u.id`);
	return rows;
};
