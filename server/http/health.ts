import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import type { Deps } from '#server/calls/deps.ts';

/** What the process that serves knows of itself: whether its start is over, and its end has begun. */
export type Readiness = { isStarted: () => boolean; isDraining: () => boolean; checkQueue: () => Promise<void> };

const CHECK_TIMEOUT_MS = 3_000;

const answersInTime = (check: () => Promise<unknown>): Promise<boolean> =>
	pTimeout(check(), { milliseconds: CHECK_TIMEOUT_MS }).then(
		() => true,
		() => false,
	);

/** Probes for whoever runs us, at the root: they carry no data and need no sign-in. */
export const mountHealth = (app: FastifyInstance, deps: Deps, readiness: Readiness): void => {
	app.get('/healthz', async () => ({ status: 'ok' }));
	app.get('/readyz', async (_request, reply) => {
		const [database, queue, storage] = await Promise.all([
			answersInTime(() => deps.db.execute(sql`select 1`)),
			answersInTime(readiness.checkQueue),
			answersInTime(deps.storage.check),
		]);
		const started = readiness.isStarted();
		const ready = started && !readiness.isDraining() && database && queue && storage;
		return reply
			.code(ready ? 200 : 503)
			.send({ status: ready ? 'ready' : 'not ready', started, database, queue, storage });
	});
};
