import type { Db, Executor } from '#server/db/client.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { Row } from './sheet.ts';

/** Small enough that making one never holds a request up. */
const BATCH = 100;

/** Reads a whole list on and on, a batch at a time, in the order of its query. */
export async function* inBatches<T, Q extends ListQuery>(
	query: Q,
	read: (batch: Q) => Promise<readonly T[]>,
	present: (row: T) => readonly Row[],
): AsyncGenerator<readonly Row[]> {
	for (let page = 1; ; page++) {
		const rows = await read({ ...query, page, per_page: BATCH, isCounted: false });
		yield rows.flatMap(present);
		if (rows.length < BATCH) return;
	}
}

/** What is read inside is as it was at one instant: no row comes twice or is left out, whatever is written beside. */
export const inSnapshot = <T>(db: Db, work: (executor: Executor) => Promise<T>): Promise<T> =>
	db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
