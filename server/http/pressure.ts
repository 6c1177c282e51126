import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/base/errors.ts';

/** When this process has more to do than it can: better some answers late than all of them. */

type Limits = {
	/** Milliseconds, on average over a second; a healthy process stays below 20. */
	maxEventLoopDelay: number;
	maxHeapUsedBytes?: number;
};

/** Near its limit V8 does little but collect garbage, and then ends the process. */
const HEAP_LIMIT = Math.floor(getHeapStatistics().heap_size_limit * 0.92);

const RETRY_SECONDS = 2;

/** Whoever watches us must see that we are busy, not that we are gone. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Refuses requests with 429 while the process is overloaded; what has begun goes on. */
export const shedLoad = async (
	app: FastifyInstance,
	{ maxEventLoopDelay, maxHeapUsedBytes = HEAP_LIMIT }: Limits,
): Promise<void> => {
	await app.register(underPressure, {
		maxEventLoopDelay,
		maxHeapUsedBytes,
		pressureHandler: async (request) => {
			if (ALWAYS_ANSWERED.has(request.routeOptions.url ?? '')) return;
			throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: RETRY_SECONDS });
		},
	});
};
