import { sql } from 'drizzle-orm';
import { presentStatus } from '#server/assessment/present-status.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { WAITING_ON_STAFF } from '#shared/assessment/status-sets.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import type { Stock } from '#shared/programme/schemas.ts';
import { isInGroup, readSwept } from './group.ts';
import { hasWaitedSince, withAssessment } from './waiting.ts';

type Needs = Reader & Pick<Deps, 'clock' | 'config'>;

type Counted = { status: StatusId; companies: number; median: number; ninetieth: number };

const countStatuses = async (one: Executor, actor: ConsoleActor, filters: ProgrammeInput, today: string) => {
	const days = sql`greatest(0, ${today}::date - f.since_on)`;
	const { rows } = await one.execute<Counted>(sql`
		select f.status, count(*)::int as companies,
			percentile_disc(0.5) within group (order by ${days}) as median,
			percentile_disc(0.9) within group (order by ${days}) as ninetieth
		from "programme_assessments" f
		where f.is_newest and ${isInGroup(actor, filters)}
		group by f.status order by f.status`);
	return rows;
};

type Aged = { status: StatusId; ageing: number; late: number };

/** Only what waits for staff. */
const countAged = async (one: Executor, actor: ConsoleActor, filters: ProgrammeInput, ages: [string, string]) => {
	const [warnedSince, lateSince] = ages;
	const { rows } = await one.execute<Aged>(sql`
		select f.status, count(*)::int as ageing, count(*) filter (where f.since_on <= ${lateSince}::date)::int as late
		from ${withAssessment}
		where f.is_newest and f.status in (${sql.raw(WAITING_ON_STAFF.join(', '))}) and ${isInGroup(actor, filters)}
			and ${hasWaitedSince(warnedSince)}
		group by f.status`);
	return rows;
};

/** Companies by the status of their current assessment, and how long they have been there. */
export const readStock = async (
	{ db, clock, config }: Needs,
	actor: ConsoleActor,
	filters: ProgrammeInput,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Stock> => {
	const { warn, late } = config.ageDays;
	const today = tokyoDate(clock.now());
	const [counted, aged, sweptAt] = await together(db, (one) => [
		countStatuses(one, actor, filters, today),
		countAged(one, actor, filters, [addDays(today, -warn), addDays(today, -late)]),
		readSwept(one),
	]);
	const agedAt = new Map(aged.map((row) => [row.status, row]));
	return {
		facts_as_of: sweptAt,
		statuses: counted.map(({ status, companies, median, ninetieth }) => ({
			status: presentStatus(status, locale),
			companies,
			median_days: median,
			ninetieth_days: ninetieth,
			ageing: agedAt.get(status)?.ageing ?? 0,
			late: agedAt.get(status)?.late ?? 0,
		})),
		warn_days: warn,
		late_days: late,
	};
};
