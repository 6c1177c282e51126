import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/base/errors.ts';
import { requestContext } from '#server/calls/context.ts';
import { BODY_BYTES } from '#server/calls/define.ts';
import type { Deps } from '#server/calls/deps.ts';
import { loggable } from '#server/calls/failure.ts';
import { assertBounded, assertPlainJson } from '#server/calls/json.ts';
import { listOperations } from '#server/calls/operation.ts';
import { trpcFailure } from '#server/calls/trpc.ts';
import { createAppRouter, operations } from '#server/router.ts';
import { DEFAULT_LOCALE } from '#shared/i18n/translate.ts';
import { limitUnannounced, refuseOver } from './body-limits.ts';

const MAX_BATCH = 50;

const bytesOfCall = new Map(listOperations(operations).map(({ name, operation }) => [name, operation.maxBytes]));

const callsOf = (request: FastifyRequest): string[] => (request.params as { path: string }).path.split(',');

const limitBatch = async (request: FastifyRequest): Promise<void> => {
	if (callsOf(request).length > MAX_BATCH) throw new AppError('common.tooLarge', { status: 413 });
};

/** The limit of a batch is the sum of its calls' limits, up to that of the largest call. */
const bodyLimitOf = (request: FastifyRequest): number => {
	const sum = callsOf(request).reduce((bytes, name) => bytes + (bytesOfCall.get(name) ?? BODY_BYTES.form), 0);
	return Math.min(sum, BODY_BYTES.paper);
};

/** tRPC would also accept forms, streams and types that begin like JSON; our calls take JSON only. */
const refuseOtherTypes = async ({ headers }: FastifyRequest): Promise<void> => {
	if (headers['content-type'] !== undefined) assertPlainJson(headers);
};

/** Serves the operations over tRPC. The body is checked after admission, and parsed by tRPC. */
export const mountTrpc = (app: FastifyInstance, deps: Deps): void => {
	const router = createAppRouter();
	const handle = (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
		const bytes = request.body instanceof Buffer ? request.body : null;
		if (bytes) request.body = bytes.toString('utf8');
		return fastifyRequestHandler({
			req: request,
			res: reply,
			path: (request.params as { path: string }).path,
			router,
			createContext: async () => requestContext(deps, request, () => bytes && assertBounded(bytes)),
			responseMeta: ({ errors, ctx }) => {
				const [first] = errors;
				if (!first || errors.length > 1) return {};
				const failure = trpcFailure(first, ctx?.call.locale ?? DEFAULT_LOCALE);
				return { status: failure.status, headers: new Headers(failure.headers) };
			},
			onError: ({ error, path, ctx }) => {
				if (!trpcFailure(error, DEFAULT_LOCALE).unexpected) return;
				deps.log.error(
					{ requestId: ctx?.call.requestId, call: path, error: loggable(error.cause ?? error) },
					'unexpected error',
				);
			},
		});
	};
	app.register(
		async (trpc) => {
			trpc.removeAllContentTypeParsers();
			trpc.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
			trpc.addHook('onRequest', limitBatch);
			trpc.addHook('onRequest', async (request) => refuseOver(request, bodyLimitOf(request)));
			trpc.addHook('onRequest', refuseOtherTypes);
			trpc.addHook('preParsing', async (request, _reply, payload) =>
				limitUnannounced(request, payload, bodyLimitOf(request)),
			);
			trpc.all('/:path', { bodyLimit: BODY_BYTES.paper }, handle);
		},
		{ prefix: '/trpc' },
	);
};
