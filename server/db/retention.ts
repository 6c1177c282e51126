import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '#server/base/clock.ts';
import type { Db } from './client.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rows per statement: few locks, and well within the statement timeout. */
export const SWEEP_BATCH = 5_000;

export const daysAgo = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

/** Rows older than this are deleted; null to keep them for ever (0 days). */
export const retentionEnd = (clock: Clock, days: number): Date | null => (days === 0 ? null : daysAgo(clock, days));

/** Checked between batches, so that a stopping process need not finish. */
export type IsStopping = () => boolean;

/** Deletes rows in batches. Safe to run in several processes at once. */
export const deleteInBatches = async (
	db: Db,
	table: PgTable,
	{ key, where }: { key: AnyPgColumn; where: SQL | undefined },
	isStopping: IsStopping,
): Promise<void> => {
	let deleted = SWEEP_BATCH;
	while (deleted === SWEEP_BATCH && !isStopping()) {
		const batch = db.select({ key }).from(table).where(where).limit(SWEEP_BATCH).for('update', { skipLocked: true });
		const { rowCount } = await db.delete(table).where(sql`${key} = any(array(${batch}))`);
		deleted = rowCount ?? 0;
	}
};
