import zlib from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '#server/base/errors.ts';
import { spentBy } from '#server/base/origin.ts';
import { callOf } from '#server/calls/context.ts';
import { CSRF_COOKIE_PATH, setCsrfCookie } from '#server/calls/csrf.ts';
import { BODY_LIMITS } from '#server/calls/define.ts';
import type { Deps } from '#server/calls/deps.ts';
import { failureOf, loggable, sendFailure } from '#server/calls/failure.ts';
import { mountCaughtMethods, refuseMethod } from '#server/calls/other-methods.ts';
import { mountRest } from '#server/calls/rest.ts';
import type { Watched } from '#server/ops/metrics.ts';
import { operations } from '#server/router.ts';
import { API_PATHS, API_PREFIX, refusedPathOf } from './api-paths.ts';
import { refuseOver } from './body-limits.ts';
import { HSTS_SECONDS, switchOffFeatures } from './browser-policy.ts';
import { connectionLimit, limitConnections } from './connections.ts';
import { mountDocs } from './docs.ts';
import { mountDownloads } from './downloads.ts';
import { closeIdleWhileDraining, disableKeepAliveWhileDraining } from './draining.ts';
import { holdEarlyCalls } from './early-calls.ts';
import { mountHealth, type Readiness } from './health.ts';
import { mountMetrics } from './metrics.ts';
import { mountTrpc } from './mount-trpc.ts';
import { mountOps } from './ops.ts';
import { type FindBundle, loadBundle } from './pages/bundle.ts';
import { shedLoad } from './pressure.ts';
import { createRequestIds, REQUEST_ID_HEADER } from './request-id.ts';
import { routeOf } from './route-name.ts';
import { mountSecurityText } from './security-text.ts';
import { mountSite } from './site.ts';
import { refuseSlowBodies } from './slow-bodies.ts';
import { traceRequest } from './trace-request.ts';
import { closeAfterEarlyAnswers } from './unread-bodies.ts';
import { isUntraced, traceOf } from './untraced.ts';

/** Node's limit of a request line, so that a tRPC batch of any length reaches the batch limit. */
const MAX_PARAMETER = 16 * 1024;

const contentSecurityPolicy = {
	useDefaults: false,
	directives: {
		defaultSrc: ["'self'"],
		scriptSrc: ["'self'"],
		// goober inserts a style element; inline scripts stay forbidden.
		styleSrc: ["'self'", "'unsafe-inline'"],
		imgSrc: ["'self'", 'data:', 'blob:'],
		fontSrc: ["'self'"],
		connectSrc: ["'self'"],
		objectSrc: ["'none'"],
		baseUri: ["'self'"],
		formAction: ["'self'"],
		frameAncestors: ["'none'"],
	},
};

const handleErrors = (app: FastifyInstance, deps: Deps): void => {
	app.setErrorHandler(async (error, request, reply) => {
		const failure = failureOf(error, callOf(request).locale);
		if (failure.unexpected) {
			const trace = traceOf(request, { requestId: request.id, route: request.routeOptions.url });
			deps.log.error({ ...trace, error: loggable(error) }, 'unexpected error');
		}
		return sendFailure(reply, failure);
	});
};

/** Asked every few seconds by proxies and Prometheus. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs one line per request, without parameters, which may be personal or secret; untraced requests are not logged. */
const logRequests = (app: FastifyInstance, deps: Deps): void => {
	app.decorateRequest('actorId', null);
	app.decorateRequest('origins');
	app.addHook('onRequest', async (request, reply) => {
		request.origins = [];
		if (!isUntraced(request)) reply.header(REQUEST_ID_HEADER, request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		if (isUntraced(request)) return;
		const route = routeOf(request);
		const { databaseMs, statements } = spentBy(request.origins);
		if (deps.telemetry && !PROBES.has(route ?? '')) traceRequest(deps.telemetry, request, reply);
		deps.log[PROBES.has(route ?? '') ? 'debug' : 'info'](
			{
				requestId: request.id,
				actor: request.actorId,
				method: request.method,
				route,
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
				databaseMs: Math.round(databaseMs),
				statements,
			},
			'request',
		);
	});
};

const mountApi = (app: FastifyInstance, deps: Deps): void => {
	app.register(
		async (api) => {
			api.removeAllContentTypeParsers();
			// Bodies are parsed only after admission (contract, order of refusal).
			api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
			await mountDocs(api, deps, operations);
			mountRest(api, deps, operations);
			mountCaughtMethods(api, API_PATHS);
			api.setNotFoundHandler(async (request, reply) => {
				const path = refusedPathOf(request);
				if (path) return refuseMethod(path, request, reply);
				return sendFailure(reply, failureOf(new AppError('common.notFound', { status: 404 }), callOf(request).locale));
			});
		},
		{ prefix: API_PREFIX },
	);
};

/** JSON that does not say so is of one moment and one caller: a 404 of today may be there tomorrow. */
const keepJsonOutOfCaches = (app: FastifyInstance): void => {
	app.addHook('onSend', async (_request, reply) => {
		const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
		if (isJson && !reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store');
	});
};

/** Builds the web server without listening. */
export const buildApp = async (
	deps: Deps,
	readiness: Readiness,
	watched: Watched,
	findBundle: FindBundle = loadBundle,
): Promise<FastifyInstance> => {
	const { config } = deps;
	const app = Fastify({
		logger: false,
		genReqId: createRequestIds(config),
		trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
		bodyLimit: BODY_LIMITS.form.bytes,
		// Requests during shutdown are still served, on connections that then close.
		return503OnClosing: false,
		// Slow bodies have limits of their own (`slow-bodies.ts`).
		requestTimeout: 0,
		// Slow header attacks (Slowloris): Node's default check interval is 30 seconds.
		http: { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 },
		connectionTimeout: 60_000,
		// URLs that cannot be decoded; no hook sees them.
		frameworkErrors: (_error, request, reply) => {
			const refused = new AppError('common.invalidAddress', { status: 400 });
			sendFailure(reply.header('Cache-Control', 'no-store'), failureOf(refused, callOf(request).locale));
		},
		routerOptions: { maxParamLength: MAX_PARAMETER, ignoreTrailingSlash: true },
	});
	await app.register(cookie);
	await app.register(compress, {
		encodings: ['br', 'gzip'],
		// Compressed requests are refused: `assertPlainJson`.
		globalDecompression: false,
		threshold: 1_024,
		brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
	});
	await app.register(helmet, {
		contentSecurityPolicy,
		strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: HSTS_SECONDS } : false,
		frameguard: { action: 'deny' },
		referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
		crossOriginEmbedderPolicy: false,
	});
	switchOffFeatures(app);
	keepJsonOutOfCaches(app);
	handleErrors(app, deps);
	logRequests(app, deps);
	closeIdleWhileDraining(app);
	disableKeepAliveWhileDraining(app, readiness);
	holdEarlyCalls(app, readiness.whenPrepared);
	shedLoad(app, { maxEventLoopDelay: config.limits.eventLoopDelayMs });
	limitConnections(app, connectionLimit(config.limits.connections));
	closeAfterEarlyAnswers(app);
	refuseSlowBodies(app);
	// On every route, before anything else.
	app.addHook('onRequest', async (request) =>
		refuseOver(request, request.routeOptions.bodyLimit ?? BODY_LIMITS.form.bytes),
	);
	app.get(CSRF_COOKIE_PATH, async (request, reply) => {
		setCsrfCookie(deps, request, reply);
		return reply.code(204).header('Cache-Control', 'no-store').send();
	});
	mountHealth(app, deps, readiness);
	mountMetrics(app, deps, watched);
	mountSecurityText(app, deps);
	mountOps(app, deps, watched);
	mountDownloads(app, deps);
	mountApi(app, deps);
	mountTrpc(app, deps);
	const servePage = await mountSite(app, deps, findBundle);
	app.setNotFoundHandler(
		async (request, reply) =>
			servePage?.(request, reply) ??
			sendFailure(reply, failureOf(new AppError('common.notFound', { status: 404 }), callOf(request).locale)),
	);
	return app;
};
