import { api } from '#client/api/client.ts';
import { upload } from '#client/api/uploads.ts';
import type { DocumentFile } from '#shared/files/documents.ts';
import type { UploadTarget } from './use-uploads.ts';

/** Uploads to the documents of the current assessment; `onStored` is called for each stored file. */
export const useDocumentTarget = (onStored?: (file: DocumentFile) => Promise<unknown>): UploadTarget => {
	const { app } = api.useUtils();
	return {
		send: async (file, onProgress) => {
			const { data } = await upload('/app/documents', file, onProgress);
			await onStored?.(data);
		},
		refresh: () => Promise.all([app.assessment.overview.invalidate(), app.assessment.subCategory.invalidate()]),
	};
};
