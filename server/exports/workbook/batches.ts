import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';

/** Small enough not to block the event loop, large enough for few round trips. */
const BATCH = 250;

let cursors = 0;

/**
 * The records of a whole list, in batches. `ids` selects their ids in list order through a cursor, so PostgreSQL
 * filters and sorts once for all batches. `read` reads records by ids, in the same order.
 */
export async function* inBatches<T>(
	executor: Executor,
	ids: SQL | Promise<SQL>,
	read: (ids: number[]) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
	cursors += 1;
	const cursor = sql.identifier(`list_${cursors}`);
	await executor.execute(sql`declare ${cursor} no scroll cursor for ${await ids}`);
	for (;;) {
		const { rows } = await executor.execute<{ id: number }>(sql`fetch ${sql.raw(String(BATCH))} from ${cursor}`);
		if (rows.length > 0) yield await read(rows.map(({ id }) => id));
		if (rows.length < BATCH) break;
	}
	await executor.execute(sql`close ${cursor}`);
}
