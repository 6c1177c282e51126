import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ActionVersion } from '#shared/plans/schemas.ts';

type Target = { id: number; action_id: number; version?: number | undefined };

export const acceptAction = async (
	_deps: Pick<Deps, 'db' | 'clock'>,
	_actor: ConsoleActor,
	_input: Target,
	_call: CallContext,
): Promise<ActionVersion> => {
	throw new Error('not built');
};

export const returnAction = async (
	_deps: Pick<Deps, 'db' | 'clock'>,
	_actor: ConsoleActor,
	_input: Target & { content: string },
	_call: CallContext,
): Promise<ActionVersion> => {
	throw new Error('not built');
};
