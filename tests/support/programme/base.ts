import { sql } from 'drizzle-orm';
import type { TestApp } from '#tests/support/app.ts';

/** Everything that the oracle of the programme's figures knows: rows of the base tables, read one table at a time. */

export type Day = string;

const TOKYO_MS = 9 * 3_600_000;

/** The Tokyo day of a time; null for none. */
export const dayOf = (time: string | Date | null): Day | null =>
	time === null ? null : new Date(new Date(time).getTime() + TOKYO_MS).toISOString().slice(0, 10);

export const dayFrom = (time: string | Date): Day => dayOf(time) ?? '';

export const daysFrom = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export type Company = { id: number; letter: string; prefecture: number | null; employees: number | null };

type Times = Record<
	'submitted_at' | 'graded_at' | 'completed_at' | 'reassessment_at' | 'regraded_at' | 'recompleted_at' | 'issued_at',
	string | null
>;

export type Assessment = Times & {
	id: number;
	company_id: number;
	paper_id: number;
	status: number;
	status_since: string;
	created_at: string;
};

export type Item = {
	sheet_id: number;
	category: string;
	sub_category: string;
	question: string;
	question_id: number;
	is_critical: boolean;
	points: number;
	answer: number | null;
	weight: number;
	rate: number | null;
	rated_by: number | null;
};

export type Sheet = {
	id: number;
	progress_id: number;
	round: number;
	result_id: number;
	score: number | null;
	critical: number[];
};

/** Prefectures of the addresses that the tests use. */
const PREFECTURES: Readonly<Record<string, number>> = { 北海道: 1, 東京都: 13, 大阪府: 27 };

const prefectureIn = (address: string): number | null =>
	Object.entries(PREFECTURES).find(([name]) => address.includes(name))?.[1] ?? null;

const rowsOf = async <T extends Record<string, unknown>>({ deps }: TestApp, text: string): Promise<T[]> =>
	(await deps.db.execute(sql.raw(text))).rows as T[];

export const readBase = async (app: TestApp) => {
	const companies = await rowsOf<{
		id: number;
		industry_code: string;
		company_address: string;
		employee_count: number | null;
	}>(app, 'select id, industry_code, company_address, employee_count from companies');
	return {
		companies: new Map(
			companies.map((row): [number, Company] => [
				row.id,
				{
					id: row.id,
					letter: row.industry_code.charAt(0),
					prefecture: prefectureIn(row.company_address),
					employees: row.employee_count,
				},
			]),
		),
		assessments: await rowsOf<Assessment>(app, 'select * from assessment_progresses order by id'),
		assigned: await rowsOf<{ user_id: number; company_id: number }>(
			app,
			'select user_id, company_id from assessor_companies',
		),
		sheets: await rowsOf<Sheet>(
			app,
			`select s.id, s.progress_id, s.round, r.id as result_id, r.score, r.critical_question_ids as critical
			from answer_sheets s join results r on r.sheet_id = s.id where s.archived_at is null`,
		),
		mains: await rowsOf<{ result_id: number; paper_id: number; key: string; score: number | null }>(
			app,
			`select m.result_id, c.paper_id, c.key, m.score from result_main_categories m
			join paper_main_categories c on c.id = m.main_category_id`,
		),
		subs: await rowsOf<{ result_id: number; key: string; score: number | null }>(
			app,
			`select m.result_id, b.key, u.score from result_sub_categories u
			join result_main_categories m on m.id = u.result_main_category_id
			join paper_sub_categories b on b.id = u.sub_category_id`,
		),
		items: await rowsOf<Item>(
			app,
			`select ac.sheet_id, c.key as category, b.key as sub_category, q.key as question, q.id as question_id, q.is_critical, q.points, t.answer,
				i.weight_tenths as weight, e.evaluation_rate as rate, au.rated_by
			from answer_evaluations e join paper_check_items i on i.id = e.check_item_id
			join answer_contents t on t.id = e.answer_content_id join paper_questions q on q.id = t.question_id
			join answer_sub_categories au on au.id = t.answer_sub_category_id
			join paper_sub_categories b on b.id = au.sub_category_id
			join answer_categories ac on ac.id = au.category_id join paper_main_categories c on c.id = ac.main_category_id`,
		),
		papers: new Map(
			(
				await rowsOf<{ id: number; mains: number }>(
					app,
					'select paper_id as id, count(*)::int as mains from paper_main_categories group by 1',
				)
			).map(({ id, mains }) => [id, mains * 100]),
		),
		certificates: await rowsOf<{
			id: number;
			progress_id: number;
			company_id: number;
			expires_on: Day;
			is_current: boolean;
		}>(
			app,
			`select id, progress_id, company_id, expires_on::text, withdrawn_at is null and replaced_at is null as is_current
			from certificates`,
		),
		requests: await rowsOf<{ id: number; progress_id: number; round: number; status: string; created_at: string }>(
			app,
			'select id, progress_id, round, status, created_at from evidence_requests',
		),
		answers: await rowsOf<{ request_id: number; created_at: string }>(
			app,
			"select request_id, created_at from evidence_messages where kind = 'answer'",
		),
		actions: await rowsOf<{ progress_id: number; target_date: Day | null; state: string; saved_at: string }>(
			app,
			"select progress_id, target_date::text, state, saved_at from improvement_actions where decision = 'do'",
		),
		visitors: await rowsOf<{
			referer_id: string | null;
			score: number | null;
			applied_at: string | null;
			company_id: number | null;
			created_at: string;
		}>(app, 'select referer_id, score, applied_at, company_id, created_at from free_contacts'),
	};
};

export type Base = Awaited<ReturnType<typeof readBase>>;
