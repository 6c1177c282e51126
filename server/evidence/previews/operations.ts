import { z } from 'zod';
import { parsed } from '#server/calls/answer.ts';
import { signedIn } from '#server/calls/define.ts';
import { filePreview, PREVIEW_LIMITS } from '#shared/evidence/preview.ts';
import { previewFile } from './preview.ts';

const { rows, columns, sheets } = PREVIEW_LIMITS;

/** Previews of stored files; the links to download them are in `documents/operations.ts`. */
export const previewOperations = {
	preview: signedIn.query({
		path: '/file_preview/:filePath*',
		summary: 'The texts and values of a stored docx or xlsx file',
		details:
			'Nothing that the file holds runs or is loaded, and formulas show their stored values. ' +
			`At most ${rows} paragraphs and rows of a document, ${sheets} sheets of ${rows} rows and ${columns} columns of a ` +
			'workbook. A file that cannot be shown answers why; files of other types are 404. The answer has an ETag: with it in ' +
			'`If-None-Match`, what has not changed answers 304.',
		params: { filePath: z.string() },
		output: filePreview,
		traits: ['hasEtag'],
		handler: async (deps, actor, input, call) => {
			const { preview, etag } = await previewFile(deps, actor, input, call);
			return parsed(preview, { etag });
		},
	}),
};
