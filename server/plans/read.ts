import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';

export const getPlan = async (
	_deps: Pick<Deps, 'db' | 'clock'>,
	_actor: Actor,
	_input: { id: number },
	_call: Pick<CallContext, 'locale'>,
): Promise<ImprovementPlan> => {
	throw new Error('not built');
};
