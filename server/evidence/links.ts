import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';

/** Says which questions a document supports: replaces what was said before. @throws 404, 409 once submitted, 422 */
export const setEvidence = async (
	_deps: Pick<Deps, 'db' | 'clock'>,
	_actor: CompanyActor,
	_input: { id: number; answer_content_ids: readonly number[] },
	_call: CallContext,
): Promise<null> => {
	throw new Error('to be written');
};
