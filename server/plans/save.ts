import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { PlanInput, SavedPlan } from '#shared/plans/schemas.ts';

export const savePlan = async (
	_deps: Pick<Deps, 'db' | 'clock'>,
	_actor: CompanyActor,
	_input: PlanInput,
	_call: CallContext,
): Promise<SavedPlan> => {
	throw new Error('not built');
};
