import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { FilePreview } from '#shared/evidence/preview.ts';

/** What a stored docx or xlsx holds. @throws 404, also for files of other types */
export const previewFile = async (
	_deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
	_actor: Actor,
	_input: { filePath: string },
	_call: CallContext,
): Promise<FilePreview> => {
	throw new Error('to be written');
};
