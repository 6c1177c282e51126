import type {} from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admit, readAdmitted } from './admit.ts';
import { requestContext } from './context.ts';
import type { Deps } from './deps.ts';
import { isKnown } from './etag.ts';
import { execute, run } from './execute.ts';
import { FilePending, type GrowingFile, type ServedFile, sendFile, sendGrowingFile, sendPending } from './file.ts';
import { parseInput } from './input.ts';
import { assertPlainJson, parseJson } from './json.ts';
import {
	type BodyLimit,
	type Kind,
	listOperations,
	type NamedOperation,
	type Operation,
	type OperationTree,
} from './operation.ts';
import { readParams, routeUrl } from './params.ts';
import { mountUploads } from './upload.ts';

/** Parses a JSON body; an empty one is `{}` whatever its type. */
const readJsonBody = (request: FastifyRequest, { elements }: BodyLimit): unknown => {
	const { body } = request;
	if (!(body instanceof Buffer) || body.length === 0) return {};
	assertPlainJson(request.headers);
	return parseJson(body, elements);
};

const readInput = (operation: Operation, request: FastifyRequest): unknown => {
	const body = operation.hasBody ? readJsonBody(request, operation.bodyLimit) : {};
	const params = readParams(operation, request);
	const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
	if (!isObject) return parseInput(operation, body);
	return parseInput(operation, { ...body, ...(request.query as object), ...params });
};

const mountCall = (app: FastifyInstance, deps: Deps, { name, operation }: NamedOperation): void => {
	app.route({
		method: [...operation.methods],
		url: routeUrl(operation.path),
		bodyLimit: operation.bodyLimit.bytes,
		handler: async (request, reply) => {
			const context = requestContext(deps, request);
			const actor = await admit(operation, name, context);
			const input = await readAdmitted(operation, context, () => readInput(operation, request));
			const { status, envelope, etag } = await execute(operation, context, actor, input);
			if (etag) {
				reply.header('ETag', etag);
				if (isKnown(request.headers['if-none-match'], etag)) {
					return reply.code(304).header('Cache-Control', 'no-store').send();
				}
			}
			return reply.code(status).header('Cache-Control', 'no-store').send(envelope);
		},
	});
};

const mountFile = (app: FastifyInstance, deps: Deps, { name, operation }: NamedOperation): void => {
	app.route({
		method: [...operation.methods],
		url: routeUrl(operation.path),
		bodyLimit: operation.bodyLimit.bytes,
		// Compression would drop Content-Length.
		compress: false,
		handler: async (request, reply) => {
			const context = requestContext(deps, request);
			const actor = await admit(operation, name, context);
			const input = await readAdmitted(operation, context, () => readInput(operation, request));
			const answer = await run(operation, context, actor, input);
			if (answer instanceof FilePending) return sendPending(reply, answer, context.call.locale);
			const contentType = operation.file?.contentType ?? 'application/octet-stream';
			const file = answer as ServedFile | GrowingFile;
			return 'size' in file ? sendFile(reply, file, contentType) : sendGrowingFile(reply, file, contentType);
		},
	});
};

/** Mounts every operation as a REST route. */
export const mountRest = (app: FastifyInstance, deps: Deps, tree: OperationTree): void => {
	const all = listOperations(tree);
	const ofKind = (...kinds: Kind[]) => all.filter(({ operation }) => kinds.includes(operation.kind));
	for (const call of ofKind('query', 'mutation')) mountCall(app, deps, call);
	for (const file of ofKind('file')) mountFile(app, deps, file);
	mountUploads(app, deps, ofKind('upload'));
};
