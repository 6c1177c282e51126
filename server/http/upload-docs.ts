import { z } from 'zod';
import { jsonSchema, type PlainPaths } from '#server/calls/openapi.ts';
import { documentFile, MAX_DOCUMENTS } from '#shared/files/documents.ts';
import { UPLOAD_PATH } from './uploads.ts';

const reference = (name: 'Refused' | 'Invalid') => ({ $ref: `#/components/responses/${name}` });

const refused = Object.fromEntries(
	['400', '401', '404', '409', '413', '415', '419', '429'].map((status) => [status, reference('Refused')]),
);

/** The uploads as the API description tells them. */
export const uploadPaths: PlainPaths = {
	[UPLOAD_PATH]: {
		post: {
			operationId: 'app.documents.add',
			summary: 'Add a document to the current assessment',
			description: `Users of a company. Until the answers are submitted, at most ${MAX_DOCUMENTS} documents. Over REST alone: tRPC carries no files.`,
			tags: ['app.documents'],
			requestBody: {
				required: true,
				content: {
					'multipart/form-data': {
						schema: {
							type: 'object',
							required: ['name', 'document'],
							properties: {
								name: { type: 'string', minLength: 1, maxLength: 255 },
								document: {
									type: 'string',
									contentMediaType: 'application/octet-stream',
									description: 'PDF, JPEG, PNG, Word, Excel or PowerPoint; name, type and content must agree.',
								},
							},
						},
					},
				},
			},
			responses: {
				'200': {
					description: 'Done',
					content: {
						'application/json': { schema: jsonSchema(z.object({ message: z.string(), data: documentFile }), 'output') },
					},
				},
				'422': reference('Invalid'),
				...refused,
			},
		},
	},
};
