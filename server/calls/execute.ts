import type { Actor } from '#server/base/actor.ts';
import { newOrigin, withOrigin } from '#server/base/origin.ts';
import { placeOfRequest } from '#server/base/telemetry/span.ts';
import type { Db } from '#server/db/client.ts';
import { serverText } from '#shared/texts/server.ts';
import { Answer, type PageMeta } from './answer.ts';
import type { RequestContext } from './context.ts';
import type { Deps } from './deps.ts';
import type { Operation, Run } from './operation.ts';

/** Envelope of every JSON response; `meta` only for a page of a list. */
export type Envelope<T> = { message: string; data: T; meta?: PageMeta };

export type Executed = { status: 200 | 202; envelope: Envelope<unknown>; etag?: string };

/**
 * Runs a read on the replica if there is one and it has replayed everything written before the call, otherwise on the
 * primary.
 */
export const fromReplica = async <T>(
	{ db, replica }: Pick<Deps, 'db' | 'replica'>,
	actor: Actor | null,
	read: (db: Db) => Promise<T>,
): Promise<T> => {
	if (!replica) return read(db);
	return replica.read(actor ? (actor.logPosition ?? null) : await replica.position(), read);
};

/** Runs the handler of an admitted call on parsed input; a `fromReplica` call on the replica if possible. */
export const run = (
	operation: Operation,
	{ deps, call, origins }: RequestContext,
	actor: Actor | null,
	input: unknown,
): Promise<unknown> => {
	const handle = operation.run as Run;
	const runOn = (db: Db): Promise<unknown> => handle({ ...deps, db }, actor, input, call);
	const start = (): Promise<unknown> => (operation.fromReplica ? fromReplica(deps, actor, runOn) : runOn(deps.db));
	if (operation.traits.has('untraced')) return start();
	const span = deps.telemetry ? placeOfRequest(call.requestId) : null;
	const origin = newOrigin(call.requestId, `${operation.methods[0]} ${operation.path}`, span);
	origins.push(origin);
	return withOrigin(origin, start);
};

/**
 * Strips the data to the output schema. A mismatch is a bug, not a client error.
 * @throws Error naming the fields without their values
 */
const declared = ({ methods, path, output }: Operation, data: unknown): unknown => {
	const parsed = output.safeParse(data);
	if (parsed.success) return parsed.data;
	const fields = parsed.error.issues.map((issue) => issue.path.join('.')).slice(0, 5);
	throw new Error(`the answer of ${methods[0]} ${path} does not fit its schema: ${fields.join(', ')}`);
};

/** Runs a call with a JSON response and wraps its data in the envelope. */
export const execute = async (
	operation: Operation,
	context: RequestContext,
	actor: Actor | null,
	input: unknown,
): Promise<Executed> => {
	const result = await run(operation, context, actor, input);
	const answer = result instanceof Answer ? result : new Answer(result, {});
	const { status = 200, message = operation.success, variables, meta, isParsed = false, etag } = answer.options;
	return {
		status,
		...(etag ? { etag } : {}),
		envelope: {
			message: message ? serverText(context.call.locale, message, variables) : '',
			data: isParsed ? answer.data : declared(operation, answer.data),
			...(meta ? { meta } : {}),
		},
	};
};
