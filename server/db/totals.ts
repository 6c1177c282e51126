/**
 * Cache of list totals. Counting 100,000 rows takes longer than reading a page of them, and ten million take a second.
 * Totals from 10,000 are cached for a few seconds; slow ones for minutes, returned at once and recounted in the
 * background. Smaller totals are always exact.
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

/** Makes another connection to the same data share the totals of a database. */
export const shareTotals = (connection: object, database: object): void =>
	void caches.set(connection, cacheOf(database));

/**
 * Total of a list. `key` identifies the list, its filters and its reader. `recount` runs in the background: it must not
 * use a connection that is returned to the pool meanwhile.
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
