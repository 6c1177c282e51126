import { z } from 'zod';
import { company, signedIn } from '#server/calls/define.ts';
import { receivedFile } from '#server/storage/upload.ts';
import { pathId } from '#shared/fields.ts';
import { documentFile, documentName, fileLink, MAX_DOCUMENTS } from '#shared/files/documents.ts';
import { addDocument, removeDocument } from './documents.ts';
import { linkToFile } from './links.ts';

/** A company's documents. */
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

export const fileOperations = {
	link: signedIn.query({
		path: '/file/:filePath*',
		summary: 'A link to a stored file, good for five minutes',
		details: 'Who asks for it is in the audit log.',
		params: { filePath: z.string() },
		output: fileLink,
		handler: linkToFile,
	}),
};
