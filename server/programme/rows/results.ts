import { type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { matchesCompany } from '#server/companies/search.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { orderOf, type Page, readPage } from '#server/db/lists.ts';
import { companies } from '#server/db/tables/companies.ts';
import { isOfGroup, isWithin, type Period, periodOf } from '#server/programme/group.ts';
import { standingIn } from '#server/programme/results.ts';
import { gradeOf } from '#shared/assessment/grade.ts';
import type { Round } from '#shared/assessment/round.ts';
import { NO_GRADE, type ResultRow, type ResultRowsInput } from '#shared/programme/rows.ts';
import { ofFormer, ofPart, ofQuestion, percentIn } from './round-pieces.ts';

/** `ids` is set by the export, for rows that were listed before. */
export type ResultRowsQuery = ResultRowsInput & { ids?: readonly number[] | undefined };

type Needs = Reader & Pick<Deps, 'clock'>;

const PERCENT = percentIn(sql`r`);

/** Results that stand and were finalized in the period; of a rater, rounds graded in it, as they are counted there. */
const isInPeriod = (actor: ConsoleActor, query: ResultRowsQuery, period: Period): SQL => {
	const { rater_id: raterId } = query;
	if (!raterId) return standingIn(actor, query, period).where;
	return sql`exists (select from programme_raters w where w.sheet_id = r.sheet_id and w.user_id = ${raterId})
		and ${isWithin(sql`r.graded_on`, period)} and ${isOfGroup(actor, query, sql`r.progress_id`)}`;
};

const filtersOf = ({ result_grade: grade, stars, score_tenth: tenth, has_critical: isCritical }: ResultRowsQuery) => [
	...(grade ? [grade === NO_GRADE ? sql`r.grade is null` : sql`r.grade = ${grade}`] : []),
	...(stars === undefined ? [] : [sql`r.stars = ${stars}`]),
	...(tenth === undefined ? [] : [sql`least(9, r.score * 10 / r.max_score) = ${tenth}`]),
	...(isCritical === undefined ? [] : [sql`(cardinality(r.critical_ids) > 0) = ${isCritical}`]),
];

/** The list's source, the values that it adds to each result, and its order. */
const listOf = (actor: ConsoleActor, query: ResultRowsQuery, now: Date) => {
	const period = periodOf(query, now);
	const [part, question, former] = [ofPart(query), ofQuestion(query), ofFormer(query, period)];
	const conditions = [
		query.ids ? sql`r.sheet_id = any(${sql.param([...query.ids])}::int[])` : sql`true`,
		isInPeriod(actor, query, period),
		...filtersOf(query),
		...part.where,
		...question.where,
		...former.where,
		...(query.q ? [matchesCompany(query.q, actor) ?? sql`true`] : []),
	];
	const sortable = {
		company_name: sql`${companies.companyName}`,
		graded_on: sql`r.graded_on`,
		finalised_on: sql`r.finalised_on`,
		result_percent: PERCENT,
		part_percent: part.value,
		lost_percent: question.value,
		former_percent: former.value,
	};
	const order = orderOf(query, sortable, [sql`r.graded_on desc`, sql`r.sheet_id desc`]);
	return {
		from: sql`"programme_rounds" r join ${companies} on ${companies.id} = r.company_id
			${part.join} ${question.join} ${former.join} where ${sql.join(conditions, sql` and `)}`,
		order: sql.join(order, sql`, `),
		values: { part: part.value, lost: question.value, former: former.value },
	};
};

export const resultRowIds = ({ clock }: Needs, actor: ConsoleActor, query: ResultRowsQuery): SQL => {
	const { from, order } = listOf(actor, query, clock.now());
	return sql`select r.sheet_id as id from ${from} order by ${order}`;
};

type Selected = {
	id: number;
	progress_id: number;
	company_id: number;
	company: string;
	round: Round;
	graded_on: string;
	finalised_on: string | null;
	percent: number | null;
	score: number | null;
	max_score: number;
	stars: number;
	critical: number;
	part: number | null;
	lost: number | null;
	former: number | null;
};

const rounded = (value: SQL): SQL => sql`round((${value})::numeric, 1)::float`;

const selectRows = async (
	one: Executor,
	{ from, order, values }: ReturnType<typeof listOf>,
	window: SQL,
): Promise<Selected[]> => {
	const { rows } = await one.execute<Selected>(sql`
		select r.sheet_id as id, r.progress_id, r.company_id, ${companies.companyName} as company, r.round,
			r.graded_on::text as graded_on, r.finalised_on::text as finalised_on, ${rounded(PERCENT)} as percent,
			r.score, r.max_score, r.stars, cardinality(r.critical_ids) as critical, ${rounded(values.part)} as part,
			${rounded(values.lost)} as lost, ${rounded(values.former)} as former
		from ${from} order by ${order} ${window}`);
	return rows;
};

const present = ({ company_id, company, percent, score, max_score: max, critical, ...row }: Selected): ResultRow => {
	const { part, lost, former, ...known } = row;
	return {
		...known,
		company: { id: company_id, name: company },
		result_percent: percent,
		grade: gradeOf(score, max),
		critical_count: critical,
		part_percent: part,
		lost_percent: lost,
		former_percent: former,
	};
};

/** The results that a figure counted. */
export const listResultRows = async (
	{ db, clock }: Needs,
	actor: ConsoleActor,
	query: ResultRowsQuery,
): Promise<Page<ResultRow>> => {
	const list = listOf(actor, query, clock.now());
	const { rows, meta } = await readPage(db, query, {
		rows: (one, window) => selectRows(one, list, window ? sql`limit ${window.limit} offset ${window.offset}` : sql``),
		total: async (one) => {
			const counted = await one.execute<{ total: number }>(sql`select count(*)::int as total from ${list.from}`);
			return counted.rows[0]?.total ?? 0;
		},
		long: { name: 'programme_results', userId: actor.userId },
	});
	return { rows: rows.map(present), meta };
};
