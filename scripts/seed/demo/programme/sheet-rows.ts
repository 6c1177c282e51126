import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { Assessed } from './assessment-rows.ts';
import { stepTo } from './courses.ts';

/** The answer sheets of further companies, all at once: answers and ratings come from a hash of their place. */

export type Sheet = {
	progress_id: number;
	round: 1 | 2;
	/** The number of the company. */
	place: number;
	strength: number;
	owner: number;
	rater: number;
	answered_at: string | null;
	/** Null where nothing is rated yet. */
	rated_at: string | null;
	checked_at: string | null;
};

const BETTER_AGAIN = 0.1;

/** By assessor, in the order in which companies are shared out. */
const LENIENCE = [0.02, -0.05, 0, 0.06, -0.02] as const;

/** A round is rated before its grading; that of a re-assessment begins with the ratings of the first. */
export const sheetsOf = ({ further, course, progressId }: Assessed): Sheet[] => {
	const at = (status: Parameters<typeof stepTo>[1]): string | null => stepTo(course, status)?.at.toISOString() ?? null;
	const { ownerId: owner, raterId: rater, profile } = further;
	const common = { progress_id: progressId, place: profile.at, owner, rater, answered_at: at(STATUS.submitted) };
	const graded = at(STATUS.graded);
	const strength = course.strength + (LENIENCE[profile.at % LENIENCE.length] ?? 0);
	const first: Sheet = { ...common, round: 1, strength, rated_at: graded, checked_at: graded };
	const again = at(STATUS.reassessment);
	if (again === null) return [first];
	const regraded = at(STATUS.regraded);
	const later = strength + (regraded === null ? 0 : BETTER_AGAIN);
	return [first, { ...common, round: 2, strength: later, rated_at: regraded ?? again, checked_at: regraded }];
};

/** From 0 to 1. */
const luck = (...parts: readonly SQL[]): SQL =>
	sql`((hashtext(concat_ws('|', ${sql.join([...parts], sql`, `)}))::bigint + 2147483648) / 4294967296.0)`;

const NOT_APPLICABLE_SHARE = sql.raw('0.12');
/** Of the check items of critical questions, which hardly anybody fails. */
const FAILED_SHARE = sql.raw('0.008');
const HALF_SHARE = sql.raw('0.22');
const HARD_SHARE = sql.raw('0.24');

const ANSWER = sql`case
	when g.answered_at is null then null
	when q.na_condition is not null and not q.is_critical and ${luck(sql`g.place`, sql`q.key`, sql`'na'`)} < ${NOT_APPLICABLE_SHARE} then 3
	when q.is_critical or ${luck(sql`g.place`, sql`q.key`)} < g.strength + 0.2 then 1
	else 2 end`;

/** Sub-categories and questions are hard for all companies, or easy. */
const HARDNESS = sql`(${HARD_SHARE} * (${luck(sql`b.key`)} - 0.5) + ${HARD_SHARE} * (${luck(sql`q.key`)} - 0.5))`;

const RATE = sql`case
	when g.rated_at is null then null
	when t.answer = 3 then 0
	when q.is_critical then case when ${luck(sql`g.place`, sql`i.key`, sql`'critical'`)} < ${FAILED_SHARE} then 1 else 3 end
	when ${luck(sql`g.place`, sql`i.key`)} < g.strength + ${HARDNESS} then 3
	when ${luck(sql`g.place`, sql`i.key`)} < g.strength + ${HARDNESS} + ${HALF_SHARE} then 2
	else 1 end`;

const given = (sheets: readonly Sheet[]): SQL => sql`
	jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as g(progress_id int, round smallint, place int, strength float8, owner int,
		rater int, answered_at timestamptz, rated_at timestamptz, checked_at timestamptz)
	join answer_sheets s on s.progress_id = g.progress_id and s.round = g.round`;

/** As `createSheet`, in the order of the paper, with answers and ratings. */
export const insertSheets = async (tx: Tx, sheets: readonly Sheet[]): Promise<void> => {
	await tx.execute(sql`
		insert into answer_sheets (progress_id, round, created_at)
		select p.id, g.round, case g.round when 1 then p.created_at else p.reassessment_at end
		from jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as g(progress_id int, round smallint)
		join assessment_progresses p on p.id = g.progress_id order by p.id, g.round`);
	await tx.execute(sql`
		insert into answer_categories (sheet_id, main_category_id)
		select s.id, m.id from ${given(sheets)}
		join assessment_progresses p on p.id = s.progress_id
		join paper_main_categories m on m.paper_id = p.paper_id order by s.id, m.ordinal`);
	await tx.execute(sql`
		insert into answer_sub_categories (category_id, sub_category_id, answered_at, saved_at, saved_by, rated_at, rated_by, checked_at)
		select c.id, b.id, g.answered_at, g.answered_at, case when g.answered_at is not null then g.owner end, g.rated_at,
			case when g.rated_at is not null then g.rater end, g.checked_at
		from ${given(sheets)}
		join answer_categories c on c.sheet_id = s.id
		join paper_sub_categories b on b.main_category_id = c.main_category_id order by c.id, b.ordinal`);
	await tx.execute(sql`
		insert into answer_contents (answer_sub_category_id, question_id, answer)
		select a.id, q.id, ${ANSWER}
		from ${given(sheets)}
		join answer_categories c on c.sheet_id = s.id
		join answer_sub_categories a on a.category_id = c.id
		join paper_questions q on q.sub_category_id = a.sub_category_id order by a.id, q.ordinal`);
	await tx.execute(sql`
		insert into answer_evaluations (answer_content_id, check_item_id, evaluation_rate)
		select t.id, i.id, ${RATE}
		from ${given(sheets)}
		join answer_categories c on c.sheet_id = s.id
		join answer_sub_categories a on a.category_id = c.id
		join paper_sub_categories b on b.id = a.sub_category_id
		join answer_contents t on t.answer_sub_category_id = a.id
		join paper_questions q on q.id = t.question_id
		join paper_check_items i on i.question_id = q.id order by t.id, i.ordinal`);
};
