import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Upload } from '#server/storage/upload.ts';
import type { ActionVersion, Proof } from '#shared/plans/schemas.ts';

type ProofDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>;
type Target = { id: number; action_id: number; version?: number | undefined };

export const addProof = async (
	_deps: ProofDeps,
	_actor: CompanyActor,
	_input: Target & { name: string; document: Upload },
	_call: CallContext,
): Promise<Proof & { version: number }> => {
	throw new Error('not built');
};

export const removeProof = async (
	_deps: ProofDeps,
	_actor: CompanyActor,
	_input: Target & { file_id: number },
	_call: CallContext,
): Promise<ActionVersion> => {
	throw new Error('not built');
};
