import type { FastifyRequest } from 'fastify';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { API_PREFIX, refusedPathOf } from './api-paths.ts';

const procedures: ReadonlySet<string> = new Set(listOperations(operations).map(({ name }) => name));

/** Procedures of a tRPC request: several for a batch, none if any is unknown. */
const proceduresOf = (request: FastifyRequest): string[] => {
	const { '*': rest, path = rest ?? '' } = request.params as { path?: string; '*'?: string };
	const calls = path.split(',');
	return calls.every((call) => procedures.has(call)) ? calls : [];
};

/** Of a call with a method that its path does not have. */
const refusedRouteOf = (request: FastifyRequest): string | null => {
	const path = refusedPathOf(request);
	return path && `${API_PREFIX}${path.url}`;
};

/** Route pattern, without values of parameters; null if no path matched. */
export const routeOf = (request: FastifyRequest): string | null => {
	const { url } = request.routeOptions;
	if (!url?.startsWith('/trpc/')) return url ?? refusedRouteOf(request);
	return `/trpc/${proceduresOf(request).join() || '*'}`;
};

/** Route as a metrics label. All batches share one label, to limit its cardinality. */
export const routeLabel = (request: FastifyRequest): string => {
	const route = routeOf(request);
	return route?.includes(',') ? '/trpc/*' : (route ?? 'unknown');
};
