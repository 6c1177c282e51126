import { desc, gte, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { positionCohorts } from '#server/db/tables/position.ts';
import { type Cohort, type Present, shownOf } from '#shared/position/disclosure.ts';
import type { Quartiles } from '#shared/position/quartiles.ts';
import { countedSince, letterOf, type listPresent } from './members.ts';

export const listNewest = (executor: Executor, now: Date) => {
	const { id, scope, categoryKey, madeAt, q1, median, q3, companyIds } = positionCohorts;
	return executor
		.selectDistinctOn([scope, categoryKey], { scope, categoryKey, q1, median, q3, companyIds })
		.from(positionCohorts)
		.where(gte(madeAt, countedSince(now)))
		.orderBy(scope, sql`${categoryKey} nulls first`, desc(madeAt), desc(id));
};

/** The cohorts that may be shown, given the present members; checked at every read. */
export const shownTo = (
	newest: Awaited<ReturnType<typeof listNewest>>,
	present: Awaited<ReturnType<typeof listPresent>>,
): (Cohort & Quartiles)[] => {
	const letters: Present = new Map(present.map(({ companyId, industryCode }) => [companyId, letterOf(industryCode)]));
	return shownOf(newest, letters);
};
