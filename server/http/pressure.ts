import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/base/errors.ts';

/** Load shedding: under overload some requests are refused quickly, so that the others are served. */

type Limits = {
	/** The average delay over a second, in milliseconds; a healthy process stays below 20. */
	maxEventLoopDelay: number;
	maxHeapUsedBytes?: number;
};

/** Near its heap limit V8 mostly collects garbage, and then aborts the process. */
const HEAP_LIMIT = Math.floor(getHeapStatistics().heap_size_limit * 0.92);

const RETRY_SECONDS = 2;

/** Health endpoints and metrics bypass load shedding. */
const EXEMPT_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** The library reports an infinite delay where it took no sample since it last looked: nothing was measured. */
export const isUnmeasured = (type: string, value: number | undefined): boolean =>
	type === 'eventLoopDelay' && value === Number.POSITIVE_INFINITY;

/** Refuses new requests with 429 while the process is overloaded; running ones continue. */
export const shedLoad = async (
	app: FastifyInstance,
	{ maxEventLoopDelay, maxHeapUsedBytes = HEAP_LIMIT }: Limits,
): Promise<void> => {
	await app.register(underPressure, {
		maxEventLoopDelay,
		maxHeapUsedBytes,
		pressureHandler: async (request, _reply, type, value) => {
			if (isUnmeasured(type, value)) return;
			if (EXEMPT_ROUTES.has(request.routeOptions.url ?? '')) return;
			throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: RETRY_SECONDS });
		},
	});
};
