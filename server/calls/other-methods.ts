import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverText } from '#shared/texts/server.ts';
import { callOf } from './context.ts';
import type { Method, NamedOperation } from './operation.ts';
import { routeUrl } from './params.ts';

/** 405 with `Allow` for other methods of a known path. With a route for each of them, a start would take half as long again. */

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const REFUSED: ReadonlySet<string> = new Set([...METHODS, 'HEAD', 'OPTIONS']);

export type KnownPath = { url: string; segments: readonly string[]; allowed: ReadonlySet<Method> };

const segmentsOf = (url: string): string[] => url.split('/').slice(1);

const isName = (segment: string): boolean => segment !== '*' && !segment.startsWith(':');

/** Names come first, as in the router, and what matches all of the rest last. */
const ranksOf = ({ segments }: KnownPath): string =>
	segments.map((segment) => (segment === '*' ? 'c' : isName(segment) ? 'a' : 'b')).join('');

/** All paths with their methods, in the order in which the router tries them. `others` are paths that are only read. */
export const knownPaths = (all: readonly NamedOperation[], others: readonly string[]): readonly KnownPath[] => {
	const methods = new Map(others.map((path) => [path, new Set<Method>(['GET'])]));
	for (const { operation } of all) {
		methods.set(operation.path, new Set([...(methods.get(operation.path) ?? []), ...operation.methods]));
	}
	return [...methods]
		.map(([path, allowed]) => ({ url: routeUrl(path), segments: segmentsOf(routeUrl(path)), allowed }))
		.sort((a, b) => (ranksOf(a) < ranksOf(b) ? -1 : 1));
};

const matches = ({ segments }: KnownPath, address: readonly string[]): boolean => {
	const isOpen = segments.at(-1) === '*';
	if (isOpen ? address.length < segments.length : address.length !== segments.length) return false;
	return segments.every((segment, at) => !isName(segment) || segment === address[at]);
};

/** The known path of a request that reached no route. `prefix` stands before all of them. */
export const pathOfOther = (
	paths: readonly KnownPath[],
	prefix: string,
	{ method, url }: Pick<FastifyRequest, 'method' | 'url'>,
): KnownPath | null => {
	if (!REFUSED.has(method) || !url.startsWith(`${prefix}/`)) return null;
	const [path = ''] = url.slice(prefix.length).split(/[?#]/, 1);
	// Decoded as by the router.
	const address = segmentsOf(decodeURI(path.replace(/(?<=.)\/$/, '')));
	return paths.find((one) => matches(one, address)) ?? null;
};

export const refuseMethod = ({ allowed }: KnownPath, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
	const names = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ');
	const { method } = request;
	return reply
		.code(405)
		.header('Allow', names)
		.send({ message: serverText(callOf(request).locale, 'common.methodNotAllowed', { method, allowed: names }) });
};

/** Whether an address of the path would reach another path, which has parameters in place of its names. */
const isCaughtBy = (other: KnownPath, path: KnownPath): boolean =>
	ranksOf(path) < ranksOf(other) &&
	matches(
		other,
		path.segments.map((segment, at) => (isName(segment) ? segment : (other.segments[at] ?? segment))),
	);

/** Mounts the refusals that the route of another path would answer otherwise. */
export const mountCaughtMethods = (app: FastifyInstance, paths: readonly KnownPath[]): void => {
	for (const path of paths) {
		const caught = METHODS.filter(
			(method) =>
				!path.allowed.has(method) && paths.some((other) => other.allowed.has(method) && isCaughtBy(other, path)),
		);
		if (caught.length === 0) continue;
		app.route({
			method: caught,
			url: path.url,
			handler: async (request, reply) => refuseMethod(path, request, reply),
		});
	}
};
