import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { createMetrics, type Watched } from '#server/ops/metrics.ts';
import { mayReadMetrics } from '#server/ops/metrics-access.ts';
import { routeLabel } from './route-name.ts';
import { isUntraced } from './untraced.ts';

/** Prometheus metrics, for local requests and holders of METRICS_TOKEN; everyone else gets 404. */
export const mountMetrics = (app: FastifyInstance, deps: Deps, watched: Watched): void => {
	const metrics = createMetrics(watched, deps);
	app.addHook('onResponse', async (request, reply) => {
		if (isUntraced(request)) return;
		const labels = { method: request.method, route: routeLabel(request), status: reply.statusCode };
		metrics.countRequest(labels, reply.elapsedTime / 1000);
	});
	app.get('/metrics', async (request, reply) => {
		if (!mayReadMetrics(request, deps.config)) throw notFound();
		return reply
			.header('Content-Type', metrics.contentType)
			.header('Cache-Control', 'no-store')
			.send(await metrics.read());
	});
};
