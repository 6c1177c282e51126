import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '#server/base/errors.ts';
import type { Operation } from './operation.ts';

/** `:name*` at the end of a path matches the rest of it, including slashes. */
const REST_OF_PATH = /:(\w+)\*$/;

export const routeUrl = (path: string): string => path.replace(REST_OF_PATH, '*');

const namedParams = (operation: Operation, request: FastifyRequest): Record<string, string> => {
	const { '*': rest, ...params } = request.params as Record<string, string>;
	const name = REST_OF_PATH.exec(operation.path)?.[1];
	return name !== undefined && rest !== undefined ? { ...params, [name]: rest } : params;
};

/** Path parameters. @throws 404 for an invalid one, like for an unknown id */
export const readParams = (operation: Operation, request: FastifyRequest): Record<string, string> => {
	const params = namedParams(operation, request);
	for (const [name, schema] of Object.entries(operation.params)) {
		if (!z.safeParse(schema, params[name]).success) throw notFound();
	}
	return params;
};
