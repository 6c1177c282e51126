import { type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { dayIn } from '#server/programme-facts/attributes.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import type { WorkFigures } from '#shared/programme/schemas.ts';
import { isAtTimeWithin, isOfGroup, isWithin, type Period, periodOf, readSwept } from './group.ts';
import { oneDecimal } from './rounded.ts';

type Needs = Reader & Pick<Deps, 'clock'>;

type Requests = { asked: number; answered: number; median: number | null };

/** Requests asked in the period, and days to the first answer: a returned one was answered all the same. */
const countRequests = async (one: Executor, period: Period, isAsked: SQL): Promise<Requests> => {
	const { rows } = await one.execute<Requests>(sql`
		select count(*)::int as asked, count(answered_at)::int as answered,
			(percentile_cont(0.5) within group (order by answered_at - asked_at) filter (where answered_at is not null))::float as median
		from (
			select ${dayIn(sql`q.created_at`)} as asked_at, (
				select ${dayIn(sql`min(m.created_at)`)} from evidence_messages m where m.request_id = q.id and m.kind = 'answer'
			) as answered_at
			from "evidence_requests" q
			where ${isAtTimeWithin(sql`q.created_at`, period)} and ${isAsked}
		) request`);
	return rows[0] ?? { asked: 0, answered: 0, median: null };
};

type Plans = WorkFigures['plans'];

/** Whether an action `a` that is done was last saved until its date. */
export const isDoneInTime = sql`${dayIn(sql`a.saved_at`)} <= a.target_date`;

/** Actions `a` of plans to be done in the period until today. */
export const dueActions = (period: Period, today: string): SQL =>
	sql`a.decision = 'do' and ${isWithin(sql`a.target_date`, period)} and a.target_date <= ${today}::date`;

const countPlans = async (one: Executor, period: Period, today: string, isAsked: SQL): Promise<Plans> => {
	const { rows } = await one.execute<Plans>(sql`
		select count(*)::int as due, count(*) filter (where a.state = 'done' and ${isDoneInTime})::int as in_time,
			count(*) filter (where a.state = 'done' and not ${isDoneInTime})::int as done_late,
			count(*) filter (where a.state <> 'done')::int as not_done
		from "improvement_actions" a
		where ${dueActions(period, today)} and ${isAsked}`);
	return rows[0] ?? { due: 0, in_time: 0, done_late: 0, not_done: 0 };
};

/** What companies were asked for and planned, and what they did of it. */
export const readWork = async (
	{ db, clock }: Needs,
	actor: ConsoleActor,
	filters: ProgrammeInput,
): Promise<WorkFigures> => {
	const now = clock.now();
	const period = periodOf(filters, now);
	const [sweptAt, { asked, answered, median }, plans] = await together(db, (one) => [
		readSwept(one),
		countRequests(one, period, isOfGroup(actor, filters, sql`q.progress_id`)),
		countPlans(one, period, tokyoDate(now), isOfGroup(actor, filters, sql`a.progress_id`)),
	]);
	return { facts_as_of: sweptAt, requests: { asked, answered, median_days: oneDecimal(median) }, plans };
};
