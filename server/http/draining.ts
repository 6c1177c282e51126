import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';

const IDLE_CHECK_MS = 100;

/** Closes idle connections repeatedly during shutdown, which would otherwise wait for their keep-alive timeout. */
export const closeIdleWhileDraining = (app: FastifyInstance): void => {
	app.addHook('preClose', async () => {
		const timer = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
		app.server.once('close', () => clearInterval(timer));
		timer.unref();
	});
};

/** While draining, responses carry `Connection: close`, so that clients reconnect to another instance. */
export const disableKeepAliveWhileDraining = (app: FastifyInstance, readiness: Readiness): void => {
	app.addHook('onSend', async (_request, reply) => {
		if (readiness.isDraining()) reply.header('Connection', 'close');
	});
};
