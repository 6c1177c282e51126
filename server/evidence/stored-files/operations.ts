import { z } from 'zod';
import { signedIn } from '#server/calls/define.ts';
import { fileLink } from '#shared/files/documents.ts';
import { linkToFile } from './links.ts';

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
