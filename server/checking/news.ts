import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';

/** What a company has added to a sub-category since the first round: it has to be read, even if no rating changes. */
export type News = {
	id: number;
	planDone: boolean;
	/** Staff have not decided on what the company plans. */
	planUndecided: boolean;
	requestAnswered: boolean;
	/** A file was added after the sub-category was checked in the first round. */
	hasNewDocument: boolean;
};

/** The news of all sub-categories of a re-assessment's sheet, in one statement. */
export const listNews = async (
	executor: Executor,
	{ progressId, sheetId }: { progressId: number; sheetId: number },
): Promise<News[]> => {
	const { rows } = await executor.execute<News>(sql`
		with subs as (
			select s.id, s.sub_category_id, (
				select f.checked_at from answer_sub_categories f
				join answer_categories fc on fc.id = f.category_id
				join answer_sheets fs on fs.id = fc.sheet_id
				where fs.progress_id = ${progressId} and fs.round = 1 and fs.archived_at is null
					and f.sub_category_id = s.sub_category_id
			) as checked_at
			from answer_sub_categories s join answer_categories c on c.id = s.category_id
			where c.sheet_id = ${sheetId}
		), actions as (
			select a.id, a.sub_category_id, a.state, exists (
				select 1 from action_reviews r where r.action_id = a.id and r.archived_at is null
			) as is_decided
			from improvement_actions a where a.progress_id = ${progressId}
		), requests as (
			select r.id, r.status, q.sub_category_id from evidence_requests r
			join paper_questions q on q.id = r.question_id
			where r.progress_id = ${progressId} and r.round = 2 and r.status <> 'withdrawn'
		), files as (
			select q.sub_category_id, d.created_at from company_documents d
			join document_questions dq on dq.document_id = d.id join paper_questions q on q.id = dq.question_id
			where d.progress_id = ${progressId} and d.deleted_at is null
			union all
			select requests.sub_category_id, f.created_at from evidence_files f join requests on requests.id = f.request_id
			where f.deleted_at is null
			union all
			select actions.sub_category_id, p.created_at from action_proofs p join actions on actions.id = p.action_id
			where p.deleted_at is null
		)
		select subs.id,
			exists (select 1 from actions a where a.sub_category_id = subs.sub_category_id and a.state = 'done') as "planDone",
			exists (
				select 1 from actions a where a.sub_category_id = subs.sub_category_id and not a.is_decided
			) as "planUndecided",
			exists (
				select 1 from requests r where r.sub_category_id = subs.sub_category_id and r.status = 'answered'
			) as "requestAnswered",
			exists (
				select 1 from files f where f.sub_category_id = subs.sub_category_id
					and (subs.checked_at is null or f.created_at > subs.checked_at)
			) as "hasNewDocument"
		from subs order by subs.id`);
	return rows;
};
