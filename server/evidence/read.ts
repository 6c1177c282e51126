import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Page } from '#server/db/lists.ts';
import type { EvidenceRequest, RequestRow, RequestsInput } from '#shared/evidence/requests.ts';

/** The requests that the actor may see, newest first. */
export const listRequests = async (
	_deps: Pick<Deps, 'db' | 'clock'>,
	_actor: Actor,
	_query: RequestsInput,
	_call: Pick<CallContext, 'locale'>,
): Promise<Page<RequestRow>> => {
	throw new Error('to be written');
};

/** @throws 404 */
export const getRequest = async (
	_deps: Pick<Deps, 'db' | 'clock'>,
	_actor: Actor,
	_input: { id: number },
	_call: Pick<CallContext, 'locale'>,
): Promise<EvidenceRequest> => {
	throw new Error('to be written');
};
