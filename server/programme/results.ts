import { type SQL, sql } from 'drizzle-orm';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { GRADES, type Grade } from '#shared/assessment/grade.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import type { Results } from '#shared/programme/schemas.ts';
import { categoriesOf } from './categories.ts';
import { isOfCompanies, isWithin, type Period, periodOf, readSwept, yearBefore } from './group.ts';
import { listSubCategories } from './paper-parts.ts';
import { oneDecimal } from './rounded.ts';
import { percentIn } from './rows/round-pieces.ts';
import { type Rounds, readLengths, readScoreSums } from './sums.ts';

type Needs = Reader & Pick<Deps, 'clock'>;

/** Results that stand, finalized in the period. */
export const standingIn = (actor: ConsoleActor, filters: ProgrammeInput, period: Period): Rounds => ({
	where: sql`r.is_standing and ${isWithin(sql`r.finalised_on`, period)} and ${isOfCompanies(actor, filters, sql`r.company_id`)}`,
});

type Summary = { results: number; companies: number; mean: number | null; median: number | null; critical: number };

const readSummary = async (one: Executor, { where }: Rounds): Promise<Summary> => {
	const { rows } = await one.execute<Summary>(sql`
		select count(*)::int as results, count(distinct r.company_id)::int as companies, avg(${percentIn(sql`r`)})::float as mean,
			(percentile_cont(0.5) within group (order by ${percentIn(sql`r`)}))::float as median,
			count(*) filter (where cardinality(r.critical_ids) > 0)::int as critical
		from "programme_rounds" r where ${where}`);
	return rows[0] ?? { results: 0, companies: 0, mean: null, median: null, critical: 0 };
};

type Spread = { grade: Grade | null; stars: number; tenth: number | null; results: number };

const readSpread = async (one: Executor, { where }: Rounds): Promise<Spread[]> => {
	const { rows } = await one.execute<Spread>(sql`
		select r.grade, r.stars, least(9, r.score * 10 / r.max_score)::int as tenth, count(*)::int as results
		from "programme_rounds" r where ${where} group by 1, 2, 3`);
	return rows;
};

type Moved = { improved: number; worsened: number };

const movedFrom = (before: SQL, after: SQL): SQL => sql`
	count(*) filter (where ${after} > ${before})::int as improved, count(*) filter (where ${after} < ${before})::int as worsened`;

type Both = Moved & { results: number; first: number | null; second: number | null };

/** First and second round of the assessments whose second one was finalized in the period. */
const readRounds = async (one: Executor, { where }: Rounds): Promise<Both> => {
	const { rows } = await one.execute<Both>(sql`
		select count(*)::int as results, avg(${percentIn(sql`first`)})::float as first, avg(${percentIn(sql`r`)})::float as second,
			${movedFrom(percentIn(sql`first`), percentIn(sql`r`))}
		from "programme_rounds" r join "programme_rounds" first on first.progress_id = r.progress_id and first.round = 1
		where ${where} and r.round = 2 and r.score is not null and first.score is not null`);
	return rows[0] ?? { results: 0, first: null, second: null, improved: 0, worsened: 0 };
};

/** The last scored result of each company. */
const lastOf = ({ where }: Rounds): SQL => sql`(
	select distinct on (r.company_id) r.company_id, ${percentIn(sql`r`)} as percent
	from "programme_rounds" r where ${where} and r.score is not null
	order by r.company_id, r.finalised_on desc, r.sheet_id desc
)`;

type Years = Moved & { companies: number; former: number | null; now: number | null };

const readYears = async (one: Executor, now: Rounds, former: Rounds): Promise<Years> => {
	const { rows } = await one.execute<Years>(sql`
		select count(*)::int as companies, avg(former.percent)::float as former, avg(now.percent)::float as now,
			${movedFrom(sql`former.percent`, sql`now.percent`)}
		from ${lastOf(now)} now join ${lastOf(former)} former using (company_id)`);
	return rows[0] ?? { companies: 0, former: null, now: null, improved: 0, worsened: 0 };
};

const sumWhere = (spread: readonly Spread[], holds: (row: Spread) => boolean): number =>
	spread.filter(holds).reduce((sum, { results }) => sum + results, 0);

const STARS = [3, 2, 1, 0];

/** Scores, grades, stars and categories of the results that stand. */
export const readResults = async (
	{ db, clock }: Needs,
	actor: ConsoleActor,
	filters: ProgrammeInput,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Results> => {
	const period = periodOf(filters, clock.now());
	const standing = standingIn(actor, filters, period);
	// The comparison of years takes as long as all others: on a connection of its own.
	const [[sweptAt, summary, spread, lengths, rounds], years] = await Promise.all([
		together(db, (one) => [
			readSwept(one),
			readSummary(one, standing),
			readSpread(one, standing),
			readLengths(one, standing),
			readRounds(one, standing),
		]),
		readYears(db, standing, standingIn(actor, filters, yearBefore(period))),
	]);
	const paperIds = lengths.map(({ paper_id }) => paper_id);
	const [parts, sums] = await together(db, (one) => [
		listSubCategories(one, paperIds, locale),
		readScoreSums(one, standing, lengths),
	]);
	return {
		facts_as_of: sweptAt,
		results: summary.results,
		companies: summary.companies,
		mean_percent: oneDecimal(summary.mean),
		median_percent: oneDecimal(summary.median),
		critical_results: summary.critical,
		tenths: Array.from({ length: 10 }, (_, at) => sumWhere(spread, ({ tenth }) => tenth === at)),
		grades: [...GRADES, null].map((grade) => ({ grade, results: sumWhere(spread, (row) => row.grade === grade) })),
		stars: STARS.map((stars) => ({ stars, results: sumWhere(spread, (row) => row.stars === stars) })),
		categories: categoriesOf(parts, sums),
		rounds: {
			results: rounds.results,
			first_percent: oneDecimal(rounds.first),
			second_percent: oneDecimal(rounds.second),
			improved: rounds.improved,
			worsened: rounds.worsened,
		},
		years: {
			companies: years.companies,
			former_percent: oneDecimal(years.former),
			now_percent: oneDecimal(years.now),
			improved: years.improved,
			worsened: years.worsened,
		},
	};
};
