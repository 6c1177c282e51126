/**
 * Counting a hundred thousand rows takes longer than reading the page that is shown of them. A total so large that
 * nobody counts along may therefore be a few seconds old; a smaller one never is.
 */

const LARGE = 10_000;
const KEPT_MS = 5_000;
const MOST_KEPT = 500;

type Kept = { total: number; until: number };

/** By database: the tests open many. */
const keptTotals = new WeakMap<object, Map<string, Kept>>();

const keptOf = (database: object): Map<string, Kept> => {
	const known = keptTotals.get(database);
	if (known) return known;
	const made = new Map<string, Kept>();
	keptTotals.set(database, made);
	return made;
};

/** How many there are; `key` names the list, its filters and its reader. */
export const rememberTotal = async (database: object, key: string, count: () => Promise<number>): Promise<number> => {
	const kept = keptOf(database);
	const known = kept.get(key);
	if (known && known.until > performance.now()) return known.total;
	kept.delete(key);
	const total = await count();
	if (total < LARGE) return total;
	if (kept.size >= MOST_KEPT) kept.clear();
	kept.set(key, { total, until: performance.now() + KEPT_MS });
	return total;
};
