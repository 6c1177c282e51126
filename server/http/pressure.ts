import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/base/errors.ts';

/** Load shedding: under overload some requests are refused quickly, so that the others are served. */

type Limits = {
	/** Mean event loop delay over a second in milliseconds; a healthy process stays below 20. */
	maxEventLoopDelay: number;
	maxHeapUsedBytes?: number;
};

/** Near its heap limit V8 mostly collects garbage, and then aborts the process. */
const HEAP_LIMIT = Math.floor(getHeapStatistics().heap_size_limit * 0.92);

const SAMPLE_MS = 1_000;
const RESOLUTION_MS = 10;
const RETRY_SECONDS = 2;

/** Health endpoints and metrics bypass load shedding. */
const EXEMPT_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Samples the load once a second. Opens no file, unlike `process.memoryUsage()`, which throws if the process has run
 * out of descriptors: just when shedding is needed.
 */
const sampleLoad = ({ maxEventLoopDelay, maxHeapUsedBytes = HEAP_LIMIT }: Limits) => {
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	delay.enable();
	let isOverloaded = false;
	const timer = setInterval(() => {
		// The mean is NaN before the first measurement.
		const meanMs = Math.max(0, delay.mean / 1e6 - RESOLUTION_MS);
		isOverloaded = meanMs > maxEventLoopDelay || getHeapStatistics().used_heap_size > maxHeapUsedBytes;
		delay.reset();
	}, SAMPLE_MS);
	timer.unref();
	return {
		isOverloaded: () => isOverloaded,
		stop: () => {
			clearInterval(timer);
			delay.disable();
		},
	};
};

/** Refuses new requests with 429 while the process is overloaded; running ones continue. */
export const shedLoad = (app: FastifyInstance, limits: Limits): void => {
	const load = sampleLoad(limits);
	app.addHook('onClose', async () => load.stop());
	app.addHook('onRequest', async (request) => {
		if (!load.isOverloaded() || EXEMPT_ROUTES.has(request.routeOptions.url ?? '')) return;
		throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: RETRY_SECONDS });
	});
};
