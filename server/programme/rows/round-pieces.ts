import { type SQL, sql } from 'drizzle-orm';
import { isWithin, type Period, yearBefore } from '#server/programme/group.ts';
import type { ResultRowsInput } from '#shared/programme/rows.ts';

/** What a list of results `r` may add to each: what it is joined with, which rows stay, and a value. */
export type Piece = { join: SQL; where: SQL[]; value: SQL };

const NOTHING: Piece = { join: sql``, where: [], value: sql`null::float` };

export const percentIn = (round: SQL): SQL => sql`(100.0 * ${round}.score / ${round}.max_score)`;

/** Categories and sub-categories with their places in the arrays of facts. */
const PARTS = sql`(
	select c.paper_id, c.key, true as is_main, (row_number() over (partition by c.paper_id order by c.ordinal))::int as place
	from paper_main_categories c
	union all
	select c.paper_id, b.key, false, (row_number() over (partition by c.paper_id order by c.ordinal, b.ordinal))::int
	from paper_main_categories c join paper_sub_categories b on b.main_category_id = c.id
)`;

/** Questions with their places in the arrays of facts. */
const QUESTIONS = sql`(
	select c.paper_id, q.key, q.id, (row_number() over (partition by c.paper_id order by c.ordinal, b.ordinal, q.ordinal))::int as place
	from paper_main_categories c
	join paper_sub_categories b on b.main_category_id = c.id
	join paper_questions q on q.sub_category_id = b.id
)`;

/** The score of a part of the paper; results without one are left out. */
export const ofPart = ({ part_key: key }: Pick<ResultRowsInput, 'part_key'>): Piece => {
	if (!key) return NOTHING;
	const value = sql`(case when part.is_main then r.category_scores[part.place] else r.sub_scores[part.place] end)`;
	return {
		join: sql`join ${PARTS} part on part.paper_id = r.paper_id and part.key = ${key}`,
		where: [sql`${value} >= 0`],
		value,
	};
};

const COUNTED = sql`not asked.id = any(r.left_out_ids)`;
const LOST = sql`r.lost[asked.place]`;

const OUTCOMES: Readonly<Record<NonNullable<ResultRowsInput['question_outcome']>, SQL>> = {
	lost: sql`${COUNTED} and ${LOST} > 0`,
	not_applicable: sql`asked.id = any(r.not_applicable_ids)`,
	critical: sql`asked.id = any(r.critical_ids)`,
};

/** The percent of its points that a question lost; without an outcome, the results in which it counted. */
export const ofQuestion = ({
	question_key: key,
	question_outcome: outcome,
}: Pick<ResultRowsInput, 'question_key' | 'question_outcome'>): Piece => {
	if (!key) return NOTHING;
	return {
		join: sql`join ${QUESTIONS} asked on asked.paper_id = r.paper_id and asked.key = ${key}`,
		where: [outcome ? OUTCOMES[outcome] : COUNTED],
		value: sql`(case when ${COUNTED} then ${LOST} / 10.0 end)`,
	};
};

/** As `readRounds`: re-assessments with their first round. */
const WITH_FIRST_ROUND: Piece = {
	join: sql`join programme_rounds former on former.progress_id = r.progress_id and former.round = 1`,
	where: [sql`r.round = 2`, sql`r.score is not null`, sql`former.score is not null`],
	value: percentIn(sql`former`),
};

/** As `readYears`: the last scored result of a company, with its last one in the same months a year before. */
const withYearBefore = (period: Period): Piece => ({
	join: sql`cross join lateral (
		select o.score, o.max_score from programme_rounds o
		where o.company_id = r.company_id and o.is_standing and o.score is not null
			and ${isWithin(sql`o.finalised_on`, yearBefore(period))}
		order by o.finalised_on desc, o.sheet_id desc limit 1
	) former`,
	where: [
		sql`r.score is not null`,
		sql`not exists (
			select from programme_rounds o
			where o.company_id = r.company_id and o.is_standing and o.score is not null
				and ${isWithin(sql`o.finalised_on`, period)} and (o.finalised_on, o.sheet_id) > (r.finalised_on, r.sheet_id)
		)`,
	],
	value: percentIn(sql`former`),
});

/** What a result is compared with. */
export const ofFormer = (
	{ compared_by: by, change_direction: moved }: Pick<ResultRowsInput, 'compared_by' | 'change_direction'>,
	period: Period,
): Piece => {
	if (!by) return NOTHING;
	const piece = by === 'rounds' ? WITH_FIRST_ROUND : withYearBefore(period);
	if (!moved) return piece;
	const now = percentIn(sql`r`);
	return {
		...piece,
		where: [...piece.where, moved === 'up' ? sql`${now} > ${piece.value}` : sql`${now} < ${piece.value}`],
	};
};
