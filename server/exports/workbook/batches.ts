import type { ListQuery } from '#shared/lists.ts';

/** Small enough not to block the event loop. */
const BATCH = 100;

/** Reads a whole list in batches, in the order of its query. */
export async function* inBatches<T, Q extends ListQuery>(
	filters: Omit<Q, 'page' | 'per_page'>,
	read: (query: Q) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
	for (let page = 1; ; page++) {
		const records = await read({ ...filters, page, per_page: BATCH, isCounted: false } as Q);
		yield records;
		if (records.length < BATCH) return;
	}
}
