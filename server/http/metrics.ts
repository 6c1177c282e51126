import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { createMetrics, type Watched } from '#server/ops/metrics.ts';
import { routeLabel } from './route-name.ts';
import { isUntraced } from './untraced.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers added by proxies: a proxied request is not local, even if the proxy is. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Uses the socket's address, since `request.ip` may come from a header. */
const isLocal = (request: FastifyRequest): boolean => {
	const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
	const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
	return !isForwarded && address !== '' && loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const holdsToken = (request: FastifyRequest, token: string | null): boolean =>
	token !== null && timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

/** Prometheus metrics, for local requests and holders of METRICS_TOKEN; everyone else gets 404. */
export const mountMetrics = (app: FastifyInstance, deps: Deps, watched: Watched): void => {
	const metrics = createMetrics(watched, deps);
	app.addHook('onResponse', async (request, reply) => {
		if (isUntraced(request)) return;
		const labels = { method: request.method, route: routeLabel(request), status: reply.statusCode };
		metrics.countRequest(labels, reply.elapsedTime / 1000);
	});
	app.get('/metrics', async (request, reply) => {
		if (!isLocal(request) && !holdsToken(request, deps.config.metricsToken)) throw notFound();
		return reply
			.header('Content-Type', metrics.contentType)
			.header('Cache-Control', 'no-store')
			.send(await metrics.read());
	});
};
