import type { FastifyRequest } from 'fastify';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { routeOf } from './route-name.ts';

/** Requests that nobody can tell of later: calls marked `untraced`, and the page of the workers' voice with its files. */

const named = listOperations(operations).filter(({ operation }) => operation.traits.has('untraced'));
const routes: ReadonlySet<string> = new Set(named.map(({ operation }) => `/api${operation.path}`));
const procedures: ReadonlySet<string> = new Set(named.map(({ name }) => name));

const PAGE = /^\/voice(\/|$)/i;
const PROCEDURES = '/trpc/';

/** A batch is one only as a whole: nobody hides other calls behind it. */
const isUntracedRoute = (route: string): boolean => {
	if (!route.startsWith(PROCEDURES)) return routes.has(route);
	const calls = route.slice(PROCEDURES.length).split(',');
	return calls.every((name) => procedures.has(name));
};

export const isUntraced = (request: FastifyRequest): boolean => {
	const [path = ''] = request.url.split('?');
	return PAGE.test(path) || isUntracedRoute(routeOf(request) ?? '');
};

/** What the log says of the call in which a fault was: nothing of an untraced one. */
export const traceOf = <T extends object>(request: FastifyRequest, trace: T): T | Record<never, never> =>
	isUntraced(request) ? {} : trace;
