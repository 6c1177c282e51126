import type { z } from 'zod';
import type { Actor } from '#server/base/actor.ts';
import { Answer } from '#server/calls/answer.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Operation, Run } from '#server/calls/operation.ts';

const CALL = { locale: 'ja', address: '127.0.0.1', limitKey: '127.0.0.1', requestId: 'demo', userAgent: '' } as const;

/** Runs an operation as an actor (null for a visitor), with the validation and access policy of a request. */
export const invoke = async <I extends z.ZodObject, O extends z.ZodType>(
	deps: Deps,
	operation: Pick<Operation, 'run'> & { input: I; output: O },
	actor: Actor | null,
	input: z.input<I>,
): Promise<z.output<O>> => {
	const run = operation.run as Run;
	const result = await run(deps, actor, operation.input.parse(input), CALL);
	return operation.output.parse(result instanceof Answer ? result.data : result);
};
