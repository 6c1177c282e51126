import { z } from 'zod';
import { company, signedIn } from '#server/calls/operation.ts';
import { pathId } from '#shared/fields.ts';
import { fileLink } from '#shared/files/documents.ts';
import { removeDocument } from './documents.ts';
import { linkToFile } from './links.ts';

/** A company's documents; they are uploaded through a plain route, `server/http/uploads.ts`. */
export const companyDocumentOperations = {
	remove: company.mutation({
		method: 'DELETE',
		path: '/app/documents/:id',
		summary: 'Remove a document of the current assessment',
		params: { id: pathId() },
		success: 'documents.removed',
		handler: ({ deps, actor, input, call }) => removeDocument(deps, actor, input.id, call),
	}),
};

export const fileOperations = {
	link: signedIn.query({
		path: '/file/:filePath*',
		summary: 'A link to a stored file, good for five minutes',
		params: { filePath: z.string() },
		output: fileLink,
		handler: ({ deps, actor, input }) => linkToFile(deps, actor, input.filePath),
	}),
};
