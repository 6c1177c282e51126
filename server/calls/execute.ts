import type { Actor } from '#server/base/actor.ts';
import { serverText } from '#shared/i18n/server/texts.ts';
import type { RequestContext } from './context.ts';
import { Answer, type Operation, type PageMeta, type RunArguments } from './operation.ts';

/** Around every answer: `{message, data}`, and `meta` beside a page. */
export type Envelope<T> = { message: string; data: T; meta?: PageMeta };

export type Executed = { status: 200 | 202; envelope: Envelope<unknown> };

/** Runs an admitted call on parsed input, and puts its answer into shape: nothing that is not declared gets out. */
export const execute = async (
	operation: Operation,
	context: RequestContext,
	actor: Actor | null,
	input: unknown,
): Promise<Executed> => {
	const run = operation.run as (args: RunArguments) => Promise<unknown>;
	const result = await run({ deps: context.deps, actor, input, call: context.call });
	const answer = result instanceof Answer ? result : new Answer(result, {});
	const { status = 200, message = operation.success, variables, meta } = answer.options;
	return {
		status,
		envelope: {
			message: message ? serverText(context.call.locale, message, variables) : '',
			data: operation.output.parse(answer.data),
			...(meta ? { meta } : {}),
		},
	};
};
