/**
 * Counting a hundred thousand rows takes longer than reading one page of them, and counting ten million takes a second.
 * Totals from 10,000 on are therefore kept for a few seconds, and for some minutes where counting is slow: then the known
 * total is answered at once while it is counted again. Smaller ones are always exact.
 */

const KEPT_FROM = 10_000;
const FRESH_MS = 5_000;
const SLOW_MS = 100;
const USABLE_MS = 10 * 60_000;
const MAX_ENTRIES = 500;

type Known = {
	total: number;
	countedAt: number;
	isSlow: boolean;
	isBeingCounted: boolean;
};

/** By database, because the tests open several. */
const caches = new WeakMap<object, Map<string, Known>>();

const cacheOf = (database: object): Map<string, Known> => {
	const known = caches.get(database);
	if (known) return known;
	const created = new Map<string, Known>();
	caches.set(database, created);
	return created;
};

/** Lets another connection to the same data use the totals of a database. */
export const shareTotals = (connection: object, database: object): void =>
	void caches.set(connection, cacheOf(database));

/**
 * The total of a list. `key` identifies the list, its filters and its reader. `recount` runs while nobody waits: it must
 * not use a connection that goes back to the pool meanwhile.
 */
export const cachedTotal = async (
	database: object,
	key: string,
	count: () => Promise<number>,
	recount: () => Promise<number> = count,
): Promise<number> => {
	const cache = cacheOf(database);
	const countBy = async (counting: () => Promise<number>): Promise<number> => {
		const countedAt = performance.now();
		const total = await counting();
		cache.delete(key);
		if (total < KEPT_FROM) return total;
		if (cache.size >= MAX_ENTRIES) cache.clear();
		const isSlow = performance.now() - countedAt >= SLOW_MS;
		cache.set(key, { total, countedAt, isSlow, isBeingCounted: false });
		return total;
	};
	const known = cache.get(key);
	if (!known) return countBy(count);
	const age = performance.now() - known.countedAt;
	if (age <= FRESH_MS) return known.total;
	if (!known.isSlow || age > USABLE_MS) return countBy(count);
	if (!known.isBeingCounted) {
		known.isBeingCounted = true;
		countBy(recount).catch(() => void cache.delete(key));
	}
	return known.total;
};
