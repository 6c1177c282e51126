import { upload } from '#client/api/uploads.ts';
import type { UploadTarget } from '#client/company/assessment/files/use-uploads.ts';
import type { RequestActs } from '#client/evidence/use-request-acts.ts';

/** Uploads to the files of a request. */
export const requestTarget = (
	id: number,
	{ attempt }: Pick<RequestActs, 'attempt'>,
	refresh: () => Promise<unknown>,
): UploadTarget => ({
	send: (file, onProgress) =>
		attempt((version) => upload('/app/evidence_requests/:id/files', { id, ...file, version }, onProgress)),
	refresh,
});
