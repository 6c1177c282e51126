import type { FastifyRequest } from 'fastify';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { routeOf } from './route-name.ts';

/** Requests without logs and metrics: calls marked `untraced`, and the page of the workers' voice with its files. */

const named = listOperations(operations).filter(({ operation }) => operation.traits.has('untraced'));
const routes: ReadonlySet<string> = new Set(named.map(({ operation }) => `/api${operation.path}`));
const procedures: ReadonlySet<string> = new Set(named.map(({ name }) => name));

const PAGE = /^\/voice(\/|$)/i;
const PROCEDURES = '/trpc/';

/** A batch is untraced only if all its calls are: nobody can hide other calls in it. */
const isUntracedRoute = (route: string): boolean => {
	if (!route.startsWith(PROCEDURES)) return routes.has(route);
	const calls = route.slice(PROCEDURES.length).split(',');
	return calls.every((name) => procedures.has(name));
};

export const isUntraced = (request: FastifyRequest): boolean => {
	const [path = ''] = request.url.split('?');
	return PAGE.test(path) || isUntracedRoute(routeOf(request) ?? '');
};

/** Request details for the error log; none for untraced requests. */
export const traceOf = <T extends object>(request: FastifyRequest, trace: T): T | Record<never, never> =>
	isUntraced(request) ? {} : trace;
