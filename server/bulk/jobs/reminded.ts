import { and, gt, isNotNull, max } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { bulkJobRows } from '#server/db/tables/bulk.ts';
import { REMIND_DAYS, type Waits } from '#shared/bulk/job-states.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Lately = (companyId: number, waits: Waits) => Date | undefined;

/** When companies were last reminded of something, within the days in which they are not reminded of it again. */
export const remindedLately = async (executor: Executor, companyIds: readonly number[], now: Date): Promise<Lately> => {
	const since = new Date(now.getTime() - REMIND_DAYS * DAY_MS);
	const rows = await executor
		.select({ companyId: bulkJobRows.companyId, waits: bulkJobRows.waits, at: max(bulkJobRows.doneAt) })
		.from(bulkJobRows)
		.where(and(isOneOf(bulkJobRows.companyId, companyIds), isNotNull(bulkJobRows.waits), gt(bulkJobRows.doneAt, since)))
		.groupBy(bulkJobRows.companyId, bulkJobRows.waits);
	const last = new Map(rows.map(({ companyId, waits, at }) => [`${companyId}:${waits}`, at ?? undefined]));
	return (companyId, waits) => last.get(`${companyId}:${waits}`);
};
