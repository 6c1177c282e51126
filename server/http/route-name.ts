import type { FastifyRequest } from 'fastify';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';

const procedures: ReadonlySet<string> = new Set(listOperations(operations).map(({ name }) => name));

/** The procedures of a tRPC request: several of a batch, none where it asks for what is not there. */
const proceduresOf = (request: FastifyRequest): string[] => {
	const { '*': rest, path = rest ?? '' } = request.params as { path?: string; '*'?: string };
	const calls = path.split(',');
	return calls.every((call) => procedures.has(call)) ? calls : [];
};

/** The route as it was declared, without what the caller put into the address; null where none was met. */
export const routeOf = (request: FastifyRequest): string | null => {
	const { url } = request.routeOptions;
	if (!url?.startsWith('/trpc/')) return url ?? null;
	return `/trpc/${proceduresOf(request).join() || '*'}`;
};

/** The same as a label of metrics, of which there must not be many: a batch is one of all batches. */
export const routeLabel = (request: FastifyRequest): string => {
	const route = routeOf(request);
	return route?.includes(',') ? '/trpc/*' : (route ?? 'unknown');
};
