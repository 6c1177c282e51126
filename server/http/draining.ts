import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';

const IDLE_LOOK_MS = 100;

/**
 * A connection whose last answer ends while we close is still kept alive by its client, and would hold the end up for
 * as long as keep-alive lasts: those that have become idle are closed until none is left.
 */
export const closeIdleWhileDraining = (app: FastifyInstance): void => {
	app.addHook('preClose', async () => {
		const timer = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS);
		app.server.once('close', () => clearInterval(timer));
		timer.unref();
	});
};

/** Before we close, clients that keep their connection alive are told to open another, which leads to who stays. */
export const sendClientsElsewhere = (app: FastifyInstance, readiness: Readiness): void => {
	app.addHook('onSend', async (_request, reply) => {
		if (readiness.isDraining()) reply.header('Connection', 'close');
	});
};
