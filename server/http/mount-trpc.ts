import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/base/errors.ts';
import { requestContext } from '#server/calls/context.ts';
import { budgetOf } from '#server/calls/cost.ts';
import { BODY_LIMITS } from '#server/calls/define.ts';
import type { Deps } from '#server/calls/deps.ts';
import { type Failure, loggable } from '#server/calls/failure.ts';
import { assertBounded, assertPlainJson } from '#server/calls/json.ts';
import { type BodyLimit, listOperations } from '#server/calls/operation.ts';
import { trpcFailure } from '#server/calls/trpc.ts';
import { createAppRouter, operations } from '#server/router.ts';
import { DEFAULT_LOCALE } from '#shared/i18n/translate.ts';
import { limitUnannounced, refuseOver } from './body-limits.ts';
import { traceOf } from './untraced.ts';

const MAX_BATCH = 50;
/** Calls of a batch that are counted in a budget, as many as our client sends at once: their refusals take time, too. */
const MAX_HEAVY = 20;
/** Of these, calls that anybody may make. */
const MAX_HEAVY_OPEN = 2;

const limitOfCall = new Map(listOperations(operations).map(({ name, operation }) => [name, operation.bodyLimit]));

/** Whether anybody may make it, by the name of each heavy call. */
const heavyCalls: ReadonlyMap<string, { isOpen: boolean }> = new Map(
	listOperations(operations)
		.filter(({ operation }) => budgetOf(operation.cost) !== null)
		.map(({ name, operation }) => [name, { isOpen: operation.access === 'open' }]),
);

const callsOf = (request: FastifyRequest): string[] => (request.params as { path: string }).path.split(',');

const limitBatch = async (request: FastifyRequest): Promise<void> => {
	const calls = callsOf(request);
	const heavy = calls.flatMap((name) => heavyCalls.get(name) ?? []);
	const open = heavy.filter(({ isOpen }) => isOpen);
	if (calls.length > MAX_BATCH || heavy.length > MAX_HEAVY || open.length > MAX_HEAVY_OPEN) {
		throw new AppError('common.tooLarge', { status: 413 });
	}
};

/** Limit of a batch: the sum of its calls' limits, at most that of the largest call. */
const bodyLimitOf = (request: FastifyRequest): BodyLimit => {
	const limits = callsOf(request).map((name) => limitOfCall.get(name) ?? BODY_LIMITS.form);
	const sum = (of: (limit: BodyLimit) => number): number =>
		Math.min(
			limits.reduce((total, limit) => total + of(limit), 0),
			of(BODY_LIMITS.paper),
		);
	return { bytes: sum(({ bytes }) => bytes), elements: sum(({ elements }) => elements) };
};

/** tRPC would also accept forms, streams and types that begin like JSON; our calls take JSON only. */
const refuseOtherTypes = async ({ headers }: FastifyRequest): Promise<void> => {
	if (headers['content-type'] !== undefined) assertPlainJson(headers);
};

const waitOf = (headers: Record<string, string>): number => Number(headers['Retry-After'] ?? 0);

/** The headers of the refusal that asks to wait longest; of a batch, several may. */
const longestWait = (failures: readonly Failure[]): Record<string, string> =>
	failures.map(({ headers }) => headers).toSorted((one, other) => waitOf(other) - waitOf(one))[0] ?? {};

/** Mounts the operations as tRPC. Bodies are checked after admission and parsed by tRPC. */
export const mountTrpc = (app: FastifyInstance, deps: Deps): void => {
	const router = createAppRouter();
	const handle = (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
		// No hook sees the headers of tRPC's answer.
		reply.header('Cache-Control', 'no-store');
		const bytes = request.body instanceof Buffer ? request.body : null;
		if (bytes) request.body = bytes.toString('utf8');
		return fastifyRequestHandler({
			req: request,
			res: reply,
			path: (request.params as { path: string }).path,
			router,
			createContext: async () =>
				requestContext(deps, request, () => bytes && assertBounded(bytes, bodyLimitOf(request).elements)),
			responseMeta: ({ errors, ctx }) => {
				const failures = errors.map((error) => trpcFailure(error, ctx?.call.locale ?? DEFAULT_LOCALE));
				const headers = new Headers(longestWait(failures));
				return failures.length === 1 && failures[0] ? { status: failures[0].status, headers } : { headers };
			},
			onError: ({ error, path, ctx }) => {
				if (!trpcFailure(error, DEFAULT_LOCALE).unexpected) return;
				const trace = traceOf(request, { requestId: ctx?.call.requestId, call: path });
				deps.log.error({ ...trace, error: loggable(error.cause ?? error) }, 'unexpected error');
			},
		});
	};
	app.register(
		async (trpc) => {
			trpc.removeAllContentTypeParsers();
			trpc.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
			trpc.addHook('onRequest', limitBatch);
			trpc.addHook('onRequest', async (request) => refuseOver(request, bodyLimitOf(request).bytes));
			trpc.addHook('onRequest', refuseOtherTypes);
			trpc.addHook('preParsing', async (request, _reply, payload) =>
				limitUnannounced(request, payload, bodyLimitOf(request).bytes),
			);
			// tRPC converts requests to `Request`, which does not support TRACE.
			const method = app.supportedMethods.filter((one) => one !== 'TRACE');
			trpc.route({ method, url: '/:path', bodyLimit: BODY_LIMITS.paper.bytes, handler: handle });
		},
		{ prefix: '/trpc' },
	);
};
