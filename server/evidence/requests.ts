import type { Actor, CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { OpenRequestInput, RequestVersion } from '#shared/evidence/requests.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
type Versioned = { id: number; version?: number | undefined };

/** @throws 404, 409 outside of 3 and 8 and while grading is pending */
export const openRequest = async (
	_deps: ServiceDeps,
	_actor: ConsoleActor,
	_input: OpenRequestInput,
	_call: CallContext,
): Promise<RequestVersion> => {
	throw new Error('to be written');
};

export const addMessage = async (
	_deps: ServiceDeps,
	_actor: Actor,
	_input: Versioned & { content: string },
	_call: CallContext,
): Promise<RequestVersion> => {
	throw new Error('to be written');
};

export const answerRequest = async (
	_deps: ServiceDeps,
	_actor: CompanyActor,
	_input: Versioned & { content?: string | null | undefined },
	_call: CallContext,
): Promise<RequestVersion> => {
	throw new Error('to be written');
};

export const acceptRequest = async (
	_deps: ServiceDeps,
	_actor: ConsoleActor,
	_input: Versioned,
	_call: CallContext,
): Promise<RequestVersion> => {
	throw new Error('to be written');
};

export const returnRequest = async (
	_deps: ServiceDeps,
	_actor: ConsoleActor,
	_input: Versioned & { content: string },
	_call: CallContext,
): Promise<RequestVersion> => {
	throw new Error('to be written');
};

export const withdrawRequest = async (
	_deps: ServiceDeps,
	_actor: ConsoleActor,
	_input: Versioned,
	_call: CallContext,
): Promise<RequestVersion> => {
	throw new Error('to be written');
};
