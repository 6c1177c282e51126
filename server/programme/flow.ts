import { sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { STEP_COLUMNS } from '#server/programme-facts/step-columns.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import { addMonths } from '#shared/programme/months.ts';
import type { Flow } from '#shared/programme/schemas.ts';
import { FLOW_STEPS, type FlowStep } from '#shared/programme/steps.ts';
import { isInGroup, isWithin, type Period, periodOf, readSwept, yearBefore } from './group.ts';

type Needs = Reader & Pick<Deps, 'clock'>;

/** Days are counted first, which are few; months are made of them. */
const countMonths = async (
	one: Executor,
	step: FlowStep,
	where: { actor: ConsoleActor; filters: ProgrammeInput; periods: readonly Period[] },
): Promise<ReadonlyMap<string, number>> => {
	const day = sql`f.${sql.identifier(STEP_COLUMNS[step])}`;
	const isAsked = sql.join(
		where.periods.map((period) => isWithin(day, period)),
		sql` or `,
	);
	const { rows } = await one.execute<{ month: string; assessments: number }>(sql`
		select to_char(day, 'YYYY-MM') as month, sum(assessments)::int as assessments
		from (
			select ${day} as day, count(*) as assessments from "programme_assessments" f
			where (${isAsked}) and ${isInGroup(where.actor, where.filters)} group by 1
		) days group by 1`);
	return new Map(rows.map(({ month, assessments }) => [month, assessments]));
};

/** What assessments reached by month, with the year before. A move back takes away what it clears. */
export const readFlow = async ({ db, clock }: Needs, actor: ConsoleActor, filters: ProgrammeInput): Promise<Flow> => {
	const period = periodOf(filters, clock.now());
	const where = { actor, filters, periods: [period, yearBefore(period)] };
	const [sweptAt, ...counted] = await together(db, (one) => [
		readSwept(one),
		...FLOW_STEPS.map((step) => countMonths(one, step, where)),
	]);
	return {
		facts_as_of: sweptAt,
		months: period.months,
		steps: FLOW_STEPS.map((step, at) => {
			const ofMonth = (month: string): number => counted[at]?.get(month) ?? 0;
			return {
				step,
				counts: period.months.map(ofMonth),
				former_counts: period.months.map((month) => ofMonth(addMonths(month, -12))),
			};
		}),
	};
};
