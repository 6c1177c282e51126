import { initTRPC, TRPCError } from '@trpc/server';
import type { BuiltRouter, MutationProcedure, QueryProcedure } from '@trpc/server/unstable-core-do-not-import';
import type { z } from 'zod';
import type { Actor } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import { admit, readAdmitted } from './admit.ts';
import type { RequestContext } from './context.ts';
import { type Envelope, execute } from './execute.ts';
import { failureOf } from './failure.ts';
import { parseInput } from './input.ts';
import { isOperation, type Operation, type OperationTree } from './operation.ts';

type ErrorData = {
	httpStatus: number;
	errors: Record<string, string[]> | null;
	/** Fields that REST puts beside the message. */
	extra: Readonly<Record<string, unknown>> | null;
	requestId: string | null;
	retryAfter: number | null;
};

const causeOf = (error: TRPCError): unknown => error.cause ?? error;

/** Errors of tRPC itself: an unknown procedure or invalid JSON. */
const ownFailure = (error: TRPCError): unknown => {
	if (error.code === 'NOT_FOUND') return new AppError('common.notFound', { status: 404 });
	if (error.code === 'METHOD_NOT_SUPPORTED') return new AppError('common.notFound', { status: 405 });
	if (error.code === 'PARSE_ERROR') return new AppError('common.invalidJson', { status: 400 });
	if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return new AppError('common.unsupportedType', { status: 415 });
	if (error.code === 'BAD_REQUEST' && (!error.cause || error.cause instanceof SyntaxError))
		return new AppError('common.invalidJson', { status: 400 });
	return causeOf(error);
};

export const trpcFailure = (error: TRPCError, locale: RequestContext['call']['locale']) =>
	failureOf(ownFailure(error), locale);

const t = initTRPC.context<RequestContext>().create({
	errorFormatter: ({ shape, error, ctx }) => {
		const failure = trpcFailure(error, ctx?.call.locale ?? 'ja');
		const data: ErrorData & { code: string; path?: string } = {
			code: shape.data.code,
			...(shape.data.path ? { path: shape.data.path } : {}),
			httpStatus: failure.status,
			errors: failure.errors,
			extra: failure.extra,
			requestId: failure.unexpected ? (ctx?.call.requestId ?? null) : null,
			retryAfter: failure.headers['Retry-After'] ? Number(failure.headers['Retry-After']) : null,
		};
		return { message: failure.message, code: shape.code, data };
	},
});

/** @throws TRPCError with the code that tRPC clients expect for invalid input */
const readInput = async (operation: Operation, ctx: RequestContext, raw: () => Promise<unknown>): Promise<unknown> => {
	try {
		ctx.assertBody();
		// A call without input has `undefined`.
		return parseInput(operation, (await raw()) ?? {});
	} catch (error) {
		throw error instanceof TRPCError ? error : new TRPCError({ code: 'BAD_REQUEST', cause: error });
	}
};

/** Admits the call before parsing its input, as over REST. */
const procedureOf = (name: string, operation: Operation) => {
	const ready = t.procedure.use(async ({ ctx, next, getRawInput }) => {
		const caller = await admit(operation, name, ctx);
		const input = await readAdmitted(operation, ctx, () => readInput(operation, ctx, getRawInput));
		return next({ ctx: { caller, input } });
	});
	type Ready = { ctx: RequestContext & { caller: Actor | null; input: unknown } };
	const run = async ({ ctx }: Ready) => (await execute(operation, ctx, ctx.caller, ctx.input)).envelope;
	return operation.kind === 'query' ? ready.query(run) : ready.mutation(run);
};

type InputOf<Op> = Op extends { input: infer I extends z.ZodType } ? z.input<I> : never;
type OutputOf<Op> = Op extends { output: infer O extends z.ZodType } ? Envelope<z.output<O>> : never;
type VoidIfEmpty<T> = keyof T extends never
	? void | Record<never, never>
	: Record<never, never> extends T
		? T | void
		: T;
type ProcedureTypes<Op> = { input: VoidIfEmpty<InputOf<Op>>; output: OutputOf<Op>; meta: object };

/** Type of the router derived from the operations: inputs, outputs and nesting. */
type ProcedureTree<T> = {
	[K in keyof T as T[K] extends { kind: 'file' | 'upload' } ? never : K]: T[K] extends { kind: 'query' }
		? QueryProcedure<ProcedureTypes<T[K]>>
		: T[K] extends { kind: 'mutation' }
			? MutationProcedure<ProcedureTypes<T[K]>>
			: ProcedureTree<T[K]>;
};

type Root = {
	ctx: RequestContext;
	meta: object;
	errorShape: { message: string; code: number; data: ErrorData };
	transformer: false;
};

export type RouterOf<T> = BuiltRouter<Root, ProcedureTree<T>>;

type Procedures = { [name: string]: ReturnType<typeof procedureOf> | Procedures };

/** tRPC carries JSON only; files and uploads are served over REST. */
const hasProcedure = (node: Operation | OperationTree): boolean =>
	!isOperation(node) || node.kind === 'query' || node.kind === 'mutation';

const proceduresOf = (tree: OperationTree, prefix = ''): Procedures =>
	Object.fromEntries(
		Object.entries(tree)
			.filter(([, node]) => hasProcedure(node))
			.map(([key, node]) => [
				key,
				isOperation(node) ? procedureOf(prefix + key, node) : proceduresOf(node, `${prefix}${key}.`),
			]),
	);

export const createTrpcRouter = (tree: OperationTree) => t.router(proceduresOf(tree));
