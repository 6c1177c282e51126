import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import type { Deps } from '#server/calls/deps.ts';

/** Lifecycle of the server process: started, draining. */
export type Readiness = {
	isStarted: () => boolean;
	/** Whether everything works except that the demo data is incomplete. */
	isFilling?: () => boolean;
	isDraining: () => boolean;
	checkQueue: () => Promise<void>;
	/** Resolves when the database has its tables, papers and accounts; earlier calls wait for it. */
	whenPrepared?: Promise<void>;
};

/** Status of `/readyz` until the demo of a first start is complete. */
export const FILLING = 'filling the demo';

const CHECK_TIMEOUT_MS = 3_000;

const answersInTime = (check: () => Promise<unknown>): Promise<boolean> =>
	pTimeout(check(), { milliseconds: CHECK_TIMEOUT_MS }).then(
		() => true,
		() => false,
	);

const isFull = ({ storage }: Deps): Promise<boolean> =>
	pTimeout(storage.space(), { milliseconds: CHECK_TIMEOUT_MS }).then(
		(space) => space?.isFull ?? false,
		() => false,
	);

/**
 * Liveness and readiness probes, at the root, without authentication. A server without space for uploads stays ready
 * (`storage: full`): all other calls work, and other servers share the disk. It also stays ready without its replica,
 * which the primary replaces; `replica` gives its state.
 */
export const mountHealth = (app: FastifyInstance, deps: Deps, readiness: Readiness): void => {
	app.get('/healthz', async () => ({ status: 'ok' }));
	app.get('/readyz', async (_request, reply) => {
		const [database, queue, storage] = await Promise.all([
			answersInTime(() => deps.db.execute(sql`select 1`)),
			answersInTime(readiness.checkQueue),
			answersInTime(deps.storage.check),
		]);
		const full = await isFull(deps);
		const started = readiness.isStarted();
		const ready = started && !readiness.isDraining() && database && queue && storage;
		return reply.code(ready ? 200 : 503).send({
			status: ready ? 'ready' : readiness.isFilling?.() ? FILLING : 'not ready',
			started,
			database,
			queue,
			storage: storage && full ? 'full' : storage,
			...(deps.replica ? { replica: deps.replica.state() } : {}),
		});
	});
};
