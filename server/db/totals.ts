/**
 * Counting a hundred thousand rows takes longer than reading one page of them. Totals from 10,000 on are therefore
 * cached for a few seconds; smaller ones are always exact.
 */

const CACHED_FROM = 10_000;
const TTL_MS = 5_000;
const MAX_ENTRIES = 500;

type CachedTotal = { total: number; expiresAt: number };

/** By database, because the tests open several. */
const caches = new WeakMap<object, Map<string, CachedTotal>>();

const cacheOf = (database: object): Map<string, CachedTotal> => {
	const known = caches.get(database);
	if (known) return known;
	const created = new Map<string, CachedTotal>();
	caches.set(database, created);
	return created;
};

/** Lets another connection to the same data use the totals of a database. */
export const shareTotals = (connection: object, database: object): void =>
	void caches.set(connection, cacheOf(database));

/** The total of a list. `key` identifies the list, its filters and its reader. */
export const cachedTotal = async (database: object, key: string, count: () => Promise<number>): Promise<number> => {
	const cache = cacheOf(database);
	const known = cache.get(key);
	if (known && known.expiresAt > performance.now()) return known.total;
	cache.delete(key);
	const total = await count();
	if (total < CACHED_FROM) return total;
	if (cache.size >= MAX_ENTRIES) cache.clear();
	cache.set(key, { total, expiresAt: performance.now() + TTL_MS });
	return total;
};
