import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Upload } from '#server/storage/upload.ts';
import type { RequestFile, RequestVersion } from '#shared/evidence/requests.ts';

/** @throws 404, 409 unless open at 3 or 8, 422 on `document` for the sixth file and for refused types and contents */
export const addRequestFile = async (
	_deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>,
	_actor: CompanyActor,
	_input: { id: number; name: string; document: Upload; version?: number | undefined },
	_call: CallContext,
): Promise<RequestFile & { version: number }> => {
	throw new Error('to be written');
};

/** Before the request is answered. @throws 404, 409 */
export const removeRequestFile = async (
	_deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>,
	_actor: CompanyActor,
	_input: { id: number; file_id: number; version?: number | undefined },
	_call: CallContext,
): Promise<RequestVersion> => {
	throw new Error('to be written');
};
