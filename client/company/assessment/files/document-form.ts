import { z } from 'zod';
import { requiredText } from '#shared/fields.ts';
import { documentExtension, isHeif } from '#shared/files/document-types.ts';

/** The schema of the upload form; its messages are text keys of the client. */
export const documentForm = z.object({
	name: requiredText('company.files.nameRequired'),
	document: z
		.unknown()
		.refine((file) => file !== null && file !== undefined, 'company.files.required')
		.refine((file) => file === null || file === undefined || file instanceof File, 'company.files.notAFile')
		.refine((file) => !(file instanceof File) || !isHeif(file.name), { error: 'company.files.heif', abort: true })
		.refine((file) => !(file instanceof File) || documentExtension(file.name) !== null, 'company.files.invalidType')
		.transform((file) => file as File),
});
