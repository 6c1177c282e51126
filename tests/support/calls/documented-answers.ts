import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openApiDocument } from '#server/calls/description/document.ts';
import { operations } from '#server/router.ts';

type Described = { paths: Record<string, Record<string, { responses?: Record<string, unknown> }>> };

/** Documented statuses by method and path, such as `GET /api/console/companies/{id}`. */
const statusesByCall = (): ReadonlyMap<string, ReadonlySet<string>> => {
	const { paths } = JSON.parse(openApiDocument(operations, '/api')) as Described;
	return new Map(
		Object.entries(paths).flatMap(([path, { servers, ...calls }]) =>
			Object.entries(calls).map(([method, { responses = {} }]) => [
				`${method.toUpperCase()} ${servers ? '' : '/api'}${path}`,
				new Set(Object.keys(responses)),
			]),
		),
	);
};

let documented: ReturnType<typeof statusesByCall> | null = null;

/** Fastify's route in the notation of OpenAPI, which has no wildcard parameters. */
export const openPath = (url: string): string => url.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{filePath}');

/** Whether a call is described, but not with this status. */
export const isUndocumented = (method: string, route: string, status: number): boolean => {
	documented ??= statusesByCall();
	const statuses = documented.get(`${method} ${openPath(route)}`);
	return statuses !== undefined && !statuses.has(String(status));
};

/**
 * Runs `build`, and watches the answers of the server that it makes, whoever calls it. Returns what was answered without
 * being documented.
 */
export const watchAnswers = async <T>(
	build: () => Promise<T>,
): Promise<{ built: T; surprises: ReadonlySet<string> }> => {
	// Now, and not while a test measures the time of an answer.
	documented ??= statusesByCall();
	const surprises = new Set<string>();
	const note = ({ method, routeOptions }: FastifyRequest, status: number): void => {
		const { url } = routeOptions;
		if (url !== undefined && isUndocumented(method, url, status)) surprises.add(`${method} ${url}: ${status}`);
	};
	const watch = (message: unknown): void => {
		const { fastify } = message as { fastify: FastifyInstance };
		fastify.addHook('onResponse', async (request, reply) => note(request, reply.statusCode));
	};
	subscribe('fastify.initialization', watch);
	try {
		return { built: await build(), surprises };
	} finally {
		unsubscribe('fastify.initialization', watch);
	}
};
