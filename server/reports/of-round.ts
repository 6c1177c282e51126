import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { type Round, roundOf } from '#shared/assessment/round.ts';

type Asked = { id: number; is_first_time: boolean };

/** Creates the handler of a call that takes an assessment's id and, in the query, the round. */
export const ofRound =
	<Who extends Actor, Result>(
		read: (deps: Deps, actor: Who, asked: { id: number; round: Round }, call: CallContext) => Promise<Result>,
	) =>
	(deps: Deps, actor: Who, { id, is_first_time }: Asked, call: CallContext): Promise<Result> =>
		read(deps, actor, { id, round: roundOf(is_first_time) }, call);
