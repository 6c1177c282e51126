import { company } from '#server/calls/define.ts';
import { receivedFile } from '#server/storage/upload.ts';
import { pathId } from '#shared/fields.ts';
import { MAX_DOCUMENTS } from '#shared/files/document-types.ts';
import { documentFile, documentName } from '#shared/files/documents.ts';
import { addDocument, removeDocument } from './documents.ts';

export const companyDocumentOperations = {
	add: company.upload({
		path: '/app/documents',
		summary: 'Add a document to the current assessment',
		details: `Until the answers are submitted, at most ${MAX_DOCUMENTS} documents.`,
		mayBeMissing: true,
		form: { name: documentName(), document: receivedFile('documents.required', 'documents.notAFile') },
		file: {
			field: 'document',
			onlyOne: 'documents.onlyOne',
			maxBytes: (config) => config.uploadMaxBytes,
			accepts: 'PDF, JPEG, PNG, Word, Excel or PowerPoint; name, type and content must agree.',
		},
		output: documentFile,
		success: 'documents.added',
		handler: addDocument,
	}),
	remove: company.mutation({
		method: 'DELETE',
		path: '/app/documents/:id',
		summary: 'Remove a document of the current assessment',
		params: { id: pathId() },
		success: 'documents.removed',
		handler: removeDocument,
	}),
};
