import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Tx } from '#server/db/client.ts';
import type { TestApp } from '#tests/support/boot.ts';

/**
 * Sends all calls while `lock` holds the rows that they change, so that they certainly wait for each other. Polls the
 * waiting ones on the connection that holds the lock, since the calls may use up all others.
 */
export const heldUp = async <T>(
	{ deps: { db } }: TestApp,
	lock: (tx: Tx) => Promise<unknown>,
	send: () => Promise<T>[],
	/** Releases the lock once this many calls wait for it. */
	count = 2,
): Promise<T[]> => {
	const calls = await db.transaction(async (tx) => {
		await lock(tx);
		const sent = send();
		const waiting = async (): Promise<number> => {
			// Within a transaction, statistics of other backends are cached at their first read.
			await tx.execute(sql`select pg_stat_clear_snapshot()`);
			const { rows } = await tx.execute(
				sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
			);
			return rows.length;
		};
		await expect.poll(waiting).toBeGreaterThanOrEqual(count);
		return { sent };
	});
	return Promise.all(calls.sent);
};
