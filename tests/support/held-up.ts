import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Tx } from '#server/db/client.ts';
import type { TestApp } from './boot.ts';

/**
 * Calls that are all sent while `lock` holds what they change, so that they wait for each other and not by chance. Who
 * waits is asked on the connection that holds it: the calls may take all others.
 */
export const heldUp = async <T>(
	{ deps: { db } }: TestApp,
	lock: (tx: Tx) => Promise<unknown>,
	send: () => Promise<T>[],
	/** So many of them are waited for at least. */
	count = 2,
): Promise<T[]> => {
	const calls = await db.transaction(async (tx) => {
		await lock(tx);
		const sent = send();
		const waiting = async (): Promise<number> => {
			// What a transaction reads of other connections stays as it was read first.
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
