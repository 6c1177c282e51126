import type { Recording, Statements } from './recording.ts';

/**
 * The calls in the fewest statements that can answer them, written by hand: the session, and one that PostgreSQL answers
 * with the whole JSON. A save locks, decides and writes, so it also needs a transaction.
 */

type Ids = { companyId: number; progressId: number; sheetId: number };

/** The documents of an assessment, each with the questions of a sheet that it supports. */
const documentsOf = (progressId: string, sheetId: string): string => `
	(select coalesce(json_agg(row_to_json(d) order by d.id), '[]') from (
		select d.id, d.file_name, d.file_path, d.extension, d.byte_size, d.created_at, d.is_by_phone, (
			select coalesce(json_agg(t.id), '[]') from document_questions l
			join answer_contents t on t.question_id = l.question_id
			join answer_sub_categories a on a.id = t.answer_sub_category_id
			join answer_categories c on c.id = a.category_id and c.sheet_id = ${sheetId}
			where l.document_id = d.id
		) as answer_content_ids
		from company_documents d where d.progress_id = ${progressId}
	) d)`;

/** The sub-categories of an answer sheet in paper order, with the number of their questions by answer. */
const OUTLINE = `
	select a.id, a.category_id, a.answered_at, a.saved_at, m.content as category, s.content,
		row_number() over (order by m.ordinal, s.ordinal) as place, counts.*
	from answer_sub_categories a
	join answer_categories c on c.id = a.category_id
	join paper_main_categories m on m.id = c.main_category_id
	join paper_sub_categories s on s.id = a.sub_category_id
	cross join lateral (
		select count(*) as questions, count(*) filter (where t.answer = 1) as yes, count(*) filter (where t.answer = 2) as no,
			count(*) filter (where t.answer = 3) as not_applicable, count(*) filter (where t.answer is null) as unanswered
		from answer_contents t where t.answer_sub_category_id = a.id
	) counts`;

const OVERVIEW = `
	with current as (
		select p.*, sheet.id as sheet_id, u.name as submitter, r.score, r.proposal_submitted_at, c.issue_date
		from assessment_progresses p
		left join answer_sheets sheet on sheet.progress_id = p.id and sheet.round = 1 and sheet.archived_at is null
		left join results r on r.sheet_id = sheet.id
		left join users u on u.id = p.submitted_by
		left join certificates c on c.progress_id = p.id
		where p.company_id = $1 order by p.id desc limit 1
	), outline as (${OUTLINE} where c.sheet_id = (select sheet_id from current))
	select json_build_object('message', '', 'data', json_build_object(
		'id', current.id, 'status', current.status, 'since', current.status_since, 'submitted_at', current.submitted_at,
		'submitted_by', current.submitter, 'completed_at', current.completed_at, 'score', current.score,
		'proposal_submitted_at', current.proposal_submitted_at, 'issued_at', current.issue_date,
		'end_date', current.end_date, 'last_saved_at', (select max(saved_at) from outline),
		'answer_counts', (select json_build_object('yes', sum(yes), 'no', sum(no), 'not_applicable', sum(not_applicable),
			'unanswered', sum(unanswered)) from outline),
		'next_step', (select row_to_json(next) from (
			select id, content, category_id, category, unanswered from outline where answered_at is null order by place limit 1
		) next),
		'categories', (select json_agg(row_to_json(grouped) order by grouped.place) from (
			select category_id as id, category as content, sum(questions) as question_count,
				sum(questions - unanswered) as answered_question_count, count(*) as sub_category_count,
				count(answered_at) as completed_sub_category_count, bool_and(answered_at is not null) as is_answered,
				min(place) as place
			from outline group by category_id, category
		) grouped),
		'company_document_files', ${documentsOf('current.id', 'current.sheet_id')}
	)) as answer from current`;

const SHEET = `
	with located as (
		select a.*, c.sheet_id, p.id as progress_id, m.content as category, p.status, paper.introduction, saver.name as saver,
			assignee.name as assignee
		from answer_sub_categories a
		join answer_categories c on c.id = a.category_id
		join paper_main_categories m on m.id = c.main_category_id
		join answer_sheets sheet on sheet.id = c.sheet_id and sheet.round = 1 and sheet.archived_at is null
		join assessment_progresses p on p.id = sheet.progress_id
		join papers paper on paper.id = p.paper_id
		left join users saver on saver.id = a.saved_by
		left join users assignee on assignee.id = a.assignee_id
		where a.id = $1 and p.company_id = $2
	), siblings as (
		select a.id, s.content, lag(a.id) over (order by s.ordinal) as prev, lead(a.id) over (order by s.ordinal) as next
		from answer_sub_categories a
		join paper_sub_categories s on s.id = a.sub_category_id
		where a.category_id = (select category_id from located)
	)
	select json_build_object('message', '', 'data', json_build_object(
		'id', located.id, 'content', siblings.content, 'category', located.category, 'status', located.status,
		'answered_at', located.answered_at, 'introduction', located.introduction, 'assignee', located.assignee,
		'version', located.answer_version, 'saved_at', located.saved_at, 'saved_by', located.saver,
		'prev', siblings.prev, 'next', siblings.next,
		'answer_contents', (select json_agg(row_to_json(q) order by q.ordinal) from (
			select t.id, q.content, q.na_condition, q.guidance, t.answer, t.extension_note, q.ordinal
			from answer_contents t join paper_questions q on q.id = t.question_id
			where t.answer_sub_category_id = located.id
		) q),
		'company_document_files', ${documentsOf('located.progress_id', 'located.sheet_id')}
	)) as answer from located join siblings on siblings.id = located.id`;

const PROPOSAL = `exists (
	select 1 from results r join answer_sheets s on s.id = r.sheet_id and s.round = 1 and s.archived_at is null
	where s.progress_id = p.id and (r.proposal_submitted_at is not null or exists (
		select 1 from result_sub_categories n join result_main_categories m on m.id = n.result_main_category_id
		where m.result_id = r.id and (n.proposal_note <> '' or n.proposal_note_draft <> '')
	)))`;

const pageOf = (rows: string, table: string): string => `
	select json_build_object('message', '', 'data', (select json_agg(row_to_json(page)) from (${rows} limit 20) page),
		'meta', json_build_object('page', 1, 'per_page', 20, 'total', (select count(*) from ${table}))) as answer`;

const COMPANIES = pageOf(
	`select c.id, c.company_name, c.company_name_kana, c.registration_number, c.updated_at, p.status, p.start_date,
		p.end_date, p.submitted_at, p.graded_at, p.evaluated_at, p.proposed_at, p.completed_at, p.reassessment_at,
		p.regraded_at, p.reevaluated_at, p.recompleted_at, p.applied_at, p.issued_at, ${PROPOSAL} as has_improvement_proposal
	from companies c
	left join assessment_progresses p
		on p.id = (select max(n.id) from assessment_progresses n where n.company_id = c.id)
	order by c.created_at desc nulls last, c.id desc nulls last`,
	'companies',
);

const SCORE = (round: 1 | 2): string => `(
	select r.score from results r join answer_sheets s on s.id = r.sheet_id and s.round = ${round} and s.archived_at is null
	where s.progress_id = p.id)`;

const ASSESSMENTS = pageOf(
	`select p.id, p.company_id, c.company_name, p.status, p.status_since, p.start_date, p.end_date, p.submitted_at,
		p.submitted_by, u.name, t.issue_date, p.updated_at, p.evaluated_at, p.reevaluated_at,
		case when p.regraded_at is not null then ${SCORE(2)} when p.graded_at is not null then ${SCORE(1)} end as score,
		${PROPOSAL} as has_improvement_proposal
	from assessment_progresses p
	join companies c on c.id = p.company_id
	left join users u on u.id = p.submitted_by
	left join certificates t on t.progress_id = p.id
	order by p.created_at desc nulls last, p.id desc nulls last`,
	'assessment_progresses',
);

/** Whose it is was decided by the statement of the locks: a company's own sheet has a progress of that company. */
const LOCK = `
	with company as (select id from companies where id = $2 for no key update),
	progress as (
		select p.* from assessment_progresses p join answer_sheets s on s.progress_id = p.id
		join answer_categories c on c.sheet_id = s.id join answer_sub_categories a on a.category_id = c.id
		where a.id = $1 and s.round = 1 and s.archived_at is null and p.company_id = (select id from company) for update of p
	)
	select progress.id, progress.status, (select max(id) from assessment_progresses where company_id = $2) as newest,
		a.answer_version, a.answered_at, json_agg(row_to_json(t)) as answers
	from progress, answer_sub_categories a join answer_contents t on t.answer_sub_category_id = a.id
	where a.id = $1 group by progress.id, progress.status, a.answer_version, a.answered_at`;

const WRITE = `
	with saved as (update answer_sub_categories set saved_at = now(), answer_version = answer_version + 1 where id = $1)
	update assessment_progresses set updated_at = now() where id = $2`;

type Few = { statements: Statements; isTransaction?: boolean };

const statementsOf = ({ companyId, progressId, sheetId }: Ids): Readonly<Record<string, Few>> => ({
	'the overview': { statements: [{ text: OVERVIEW, values: [companyId] }] },
	'a sheet': { statements: [{ text: SHEET, values: [sheetId, companyId] }] },
	'a page of companies': { statements: [{ text: COMPANIES, values: [] }] },
	'a page of assessments': { statements: [{ text: ASSESSMENTS, values: [] }] },
	save_changes: {
		isTransaction: true,
		statements: [
			{ text: 'begin', values: [] },
			{ text: LOCK, values: [sheetId, companyId] },
			{ text: WRITE, values: [sheetId, progressId] },
			{ text: 'commit', values: [] },
		],
	},
});

/** A recorded call with the fewest statements instead of ours; the check of the session is ours. */
export const withFewest = (name: string, recording: Recording, ids: Ids): Recording => {
	const few = statementsOf(ids)[name];
	const [session] = recording.statements;
	if (!few || !session) throw new Error(`${name} is not written in the fewest statements`);
	const { statements, isTransaction = false } = few;
	return { ...recording, isTransaction, statements: [session, ...statements], isAnswered: !isTransaction };
};
