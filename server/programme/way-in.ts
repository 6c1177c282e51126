import { type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { refererIn } from '#server/programme-facts/referers.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import type { WayIn } from '#shared/programme/schemas.ts';
import { isAtTimeWithin, isWithin, type Period, periodOf, readSwept } from './group.ts';

type Needs = Reader & Pick<Deps, 'clock' | 'config'>;

type Arrived = WayIn['referers'][number] & { referer: string };

const reached = (milestone: SQL): SQL => sql`exists (
	select from assessment_progresses p where p.company_id = v.company_id and ${milestone} is not null
)`;

/** Visitors of the period whose forms are still stored, by referer, and what became of them. */
const countArrived = async (one: Executor, referer: SQL, period: Period): Promise<Arrived[]> => {
	const { rows } = await one.execute<Arrived>(sql`
		select ${referer} as referer, count(v.score)::int as results, count(v.applied_at)::int as applications,
			count(v.company_id)::int as companies,
			count(*) filter (where ${reached(sql`p.submitted_at`)})::int as submitted,
			count(*) filter (where ${reached(sql`p.issued_at`)})::int as certified
		from "free_contacts" v where ${isAtTimeWithin(sql`v.created_at`, period)} group by 1`);
	return rows;
};

const countFormer = async (one: Executor, period: Period) => {
	const { rows } = await one.execute<{ referer: string; results: number }>(sql`
		select referer, sum(results)::int as results from "former_visits" where ${isWithin(sql`month`, period)} group by 1`);
	return rows;
};

const NOTHING = { results: 0, applications: 0, companies: 0, submitted: 0, certified: 0 };

/** From free results to certificates, by the referer through which visitors came. Most results first. */
export const readWayIn = async (
	{ db, clock, config }: Needs,
	_actor: ConsoleActor,
	filters: Pick<ProgrammeInput, 'month_from' | 'month_to'>,
): Promise<WayIn> => {
	const period = periodOf(filters, clock.now());
	const [sweptAt, arrived, former] = await together(db, (one) => [
		readSwept(one),
		countArrived(one, refererIn(config.partnerReferers), period),
		countFormer(one, period),
	]);
	const known = new Map(arrived.map((row) => [row.referer, row]));
	const forgotten = new Map(former.map(({ referer, results }) => [referer, results]));
	const referers = [...new Set([...known.keys(), ...forgotten.keys()])].map((name) => {
		const row = known.get(name) ?? NOTHING;
		return { ...NOTHING, ...row, referer: name || null, results: row.results + (forgotten.get(name) ?? 0) };
	});
	return {
		facts_as_of: sweptAt,
		referers: referers.toSorted((a, b) => b.results - a.results || (a.referer ?? '').localeCompare(b.referer ?? '')),
	};
};
