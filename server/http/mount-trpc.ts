import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/base/errors.ts';
import { requestContext } from '#server/calls/context.ts';
import type { Deps } from '#server/calls/deps.ts';
import { loggable } from '#server/calls/failure.ts';
import { isJsonType } from '#server/calls/json.ts';
import { trpcFailure } from '#server/calls/trpc.ts';
import { type AppRouter, createAppRouter } from '#server/router.ts';
import { DEFAULT_LOCALE } from '#shared/i18n/translate.ts';

const MAX_BATCH = 50;

const limitBatch = async (request: FastifyRequest): Promise<void> => {
	const calls =
		(request.params as { path?: string; '*'?: string }).path ?? (request.params as { '*'?: string })['*'] ?? '';
	if (calls.split(',').length > MAX_BATCH) throw new AppError('common.tooLarge', { status: 413 });
};

/** tRPC would also accept forms, streams and types that begin like JSON; our calls take JSON only. */
const refuseOtherTypes = async ({ headers }: FastifyRequest): Promise<void> => {
	const type = headers['content-type'];
	if (type !== undefined && !isJsonType(type)) throw new AppError('common.unsupportedType', { status: 415 });
};

/** Serves the operations over tRPC. */
export const mountTrpc = (app: FastifyInstance, deps: Deps): void => {
	app.register(
		async (trpc) => {
			trpc.addHook('onRequest', limitBatch);
			trpc.addHook('onRequest', refuseOtherTypes);
			const options: FastifyTRPCPluginOptions<AppRouter> = {
				trpcOptions: {
					router: createAppRouter(),
					createContext: ({ req }) => requestContext(deps, req),
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
				},
			};
			await trpc.register(fastifyTRPCPlugin, options);
		},
		{ prefix: '/trpc' },
	);
};
