import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader } from '#server/db/client.ts';

/**
 * An in-memory cache for the two charts that take long in large installations: results and questions of 100,000
 * companies take a quarter of a second. A kept chart is answered at once; from a minute on it is also counted
 * again in the background, and after ten it is not used: with the sweep's five minutes, figures are at most fifteen
 * minutes old (contract, third part, section 4). Small installations always count.
 */

/** Estimated assessments from which charts are kept. */
const KEPT_FROM = 20_000;
const FRESH_MS = 60_000;
const USABLE_MS = 10 * 60_000;
const MAX_CHARTS = 300;

type Kept = { figures: object; countedAt: number; isBeingCounted: boolean };

/** By database, because the tests open several. */
const caches = new WeakMap<Executor, LRUCache<string, Kept>>();

const cacheOf = (db: Executor): LRUCache<string, Kept> => {
	const cache = caches.get(db) ?? new LRUCache<string, Kept>({ max: MAX_CHARTS });
	caches.set(db, cache);
	return cache;
};

const isLarge = async (db: Executor): Promise<boolean> => {
	const { rows } = await db.execute<{ assessments: number }>(
		sql`select reltuples::float8 as assessments from pg_class where oid = '"programme_assessments"'::regclass`,
	);
	return (rows[0]?.assessments ?? 0) >= KEPT_FROM;
};

type Needs = Reader & Pick<Deps, 'clock'>;
type Call = Pick<CallContext, 'locale'>;

/** Makes the reader of a chart keep what it counts for admins; the few companies of an assessor are always counted. */
export const keptFigures =
	<D extends Needs, I extends object, F extends object>(
		chart: string,
		read: (deps: D, actor: ConsoleActor, filters: I, call: Call) => Promise<F>,
	) =>
	async (deps: D, actor: ConsoleActor, filters: I, call: Call): Promise<F> => {
		if (actor.role !== 0) return read(deps, actor, filters, call);
		const { db, clock } = deps;
		const cache = cacheOf(db);
		const key = JSON.stringify([chart, call.locale, Object.entries(filters).toSorted()]);
		const count = async (): Promise<F> => {
			const countedAt = clock.now().getTime();
			const [figures, isKept] = await Promise.all([read(deps, actor, filters, call), isLarge(db)]);
			if (isKept) cache.set(key, { figures, countedAt, isBeingCounted: false });
			return figures;
		};
		const kept = cache.get(key);
		const age = kept ? clock.now().getTime() - kept.countedAt : Number.POSITIVE_INFINITY;
		if (!kept || age > USABLE_MS) return count();
		if (age > FRESH_MS && !kept.isBeingCounted) {
			kept.isBeingCounted = true;
			count().catch(() => void cache.delete(key));
		}
		// The key names the chart, whose reader returns these figures.
		return kept.figures as F;
	};
