import { z } from 'zod';
import { jsonSchema, type PlainPaths } from '#server/calls/openapi.ts';
import { savedPaper } from '#shared/papers/schemas.ts';
import { PAPER_IMPORT_PATH } from './uploads.ts';

const reference = (name: 'Refused' | 'Invalid') => ({ $ref: `#/components/responses/${name}` });

const refused = (...statuses: number[]) =>
	Object.fromEntries(statuses.map((status) => [String(status), reference('Refused')]));

const file = {
	description: 'The workbook',
	content: {
		'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
			schema: { type: 'string', contentMediaType: 'application/octet-stream' },
		},
	},
};

const download = (operationId: string, summary: string, parameter: object, ...statuses: number[]) => ({
	get: {
		operationId,
		summary,
		description: 'Assessors and console admins. Worded in the language of the request.',
		tags: ['console.papers'],
		parameters: [parameter],
		responses: { '200': file, ...refused(401, 429, ...statuses), '422': reference('Invalid') },
	},
});

/** Papers as Excel workbooks, as the API description tells them. */
export const paperPaths: PlainPaths = {
	'/console/assessment_papers/{id}/download': download(
		'console.papers.download',
		'A paper as an Excel workbook',
		{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
		404,
	),
	'/console/assessment_papers/template': download(
		'console.papers.template',
		'An empty workbook to write a paper into',
		{
			name: 'is_premium',
			in: 'query',
			required: true,
			schema: { type: 'boolean' },
		},
	),
	[PAPER_IMPORT_PATH]: {
		post: {
			operationId: 'console.papers.import',
			summary: 'Import a workbook as the draft',
			description:
				'Assessors and console admins. Whatever is wrong is named by sheet, row and column (`Regular paper.5.E`), and nothing is saved. Over REST alone: tRPC carries no files.',
			tags: ['console.papers'],
			requestBody: {
				required: true,
				content: {
					'multipart/form-data': {
						schema: {
							type: 'object',
							required: ['is_premium', 'workbook'],
							properties: {
								is_premium: { type: 'boolean' },
								version: { type: 'integer', minimum: 0, description: "The draft's; 0 where there was none." },
								workbook: { type: 'string', contentMediaType: 'application/octet-stream' },
							},
						},
					},
				},
			},
			responses: {
				'200': {
					description: 'Done',
					content: {
						'application/json': { schema: jsonSchema(z.object({ message: z.string(), data: savedPaper }), 'output') },
					},
				},
				...refused(400, 401, 409, 413, 415, 419, 429),
				'422': reference('Invalid'),
			},
		},
	},
};
