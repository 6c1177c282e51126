import { z } from 'zod';
import { id, instant } from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { isOneLine, showsItself } from '#shared/visible-text.ts';

/** Documents that a company may attach to its assessment. */

/** Name given by the company, of one line; the file is in the form field `document`. */
export const documentName = () =>
	z
		.string({ error: 'documents.nameRequired' })
		.trim()
		.min(1, 'documents.nameRequired')
		.max(LIMITS.short, 'documents.nameTooLong')
		.refine(isOneLine, { error: 'documents.nameCharacters', abort: true })
		.refine(showsItself, 'validation.invisible');

/** The file is served by `GET /file/{file_path}`. */
export const documentFile = z.object({
	id: id(),
	file_name: z.string(),
	file_path: z.string(),
	/** One of `DOCUMENT_TYPES`. */
	extension: z.string(),
	byte_size: z.number().int(),
	uploaded_at: instant(),
	/** When it was deleted after the retention period and can no longer be opened; null while it is stored. */
	deleted_at: instant().nullable(),
});

/** A document of the assessment with the questions it supports, by their ids on the reader's sheet. */
export const evidenceDocument = documentFile.extend({
	answer_content_ids: z.array(id()),
	is_by_phone: z.boolean(),
});
export type EvidenceDocument = z.output<typeof evidenceDocument>;

export type DocumentFile = z.output<typeof documentFile>;

export const fileLink = z.object({ url: z.string() });
