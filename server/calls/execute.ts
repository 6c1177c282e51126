import type { Actor } from '#server/base/actor.ts';
import type { Db } from '#server/db/client.ts';
import { serverText } from '#shared/texts/server.ts';
import { Answer, type PageMeta } from './answer.ts';
import type { RequestContext } from './context.ts';
import type { Deps } from './deps.ts';
import type { Operation, Run } from './operation.ts';

/** The envelope of every JSON answer; `meta` only for a page of a list. */
export type Envelope<T> = { message: string; data: T; meta?: PageMeta };

export type Executed = { status: 200 | 202; envelope: Envelope<unknown>; etag?: string };

/** Runs a read on the replica, where there is one and it shows all that was written before; else on the primary. */
export const fromReplica = async <T>(
	{ db, replica }: Pick<Deps, 'db' | 'replica'>,
	actor: Actor | null,
	read: (db: Db) => Promise<T>,
): Promise<T> => {
	if (!replica) return read(db);
	return replica.read(actor ? (actor.logPosition ?? null) : await replica.position(), read);
};

/** Runs the handler of an admitted call on parsed input, on the replica where it may. */
export const run = (
	operation: Operation,
	{ deps, call }: RequestContext,
	actor: Actor | null,
	input: unknown,
): Promise<unknown> => {
	const handle = operation.run as Run;
	const runOn = (db: Db): Promise<unknown> => handle({ ...deps, db }, actor, input, call);
	return operation.fromReplica ? fromReplica(deps, actor, runOn) : runOn(deps.db);
};

/**
 * What the schema declares of an answer. An answer that does not fit is a fault of ours, not of what was sent.
 * @throws Error that names the fields without their values
 */
const declared = ({ methods, path, output }: Operation, data: unknown): unknown => {
	const parsed = output.safeParse(data);
	if (parsed.success) return parsed.data;
	const fields = parsed.error.issues.map((issue) => issue.path.join('.')).slice(0, 5);
	throw new Error(`the answer of ${methods[0]} ${path} does not fit its schema: ${fields.join(', ')}`);
};

/** Runs a call that answers JSON: wraps the answer, and strips what the output schema does not declare. */
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
