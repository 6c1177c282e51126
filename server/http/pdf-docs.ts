import type { PlainPaths } from '#server/calls/openapi.ts';
import { pdfRoutes } from './pdf-downloads.ts';

const reference = (name: 'Refused' | 'Invalid') => ({ $ref: `#/components/responses/${name}` });

const parametersOf = (path: string) => [
	...(path.includes(':id')
		? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }]
		: []),
	...(path.includes('/assessment_results/')
		? [{ name: 'is_first_time', in: 'query', required: false, schema: { type: 'boolean', default: true } }]
		: []),
];

const tokenBody = {
	required: true,
	content: {
		'application/json': {
			schema: {
				type: 'object',
				required: ['certificate_token'],
				properties: { certificate_token: { type: 'string' } },
			},
		},
	},
};

const statusesOf = (isOpen: boolean): string[] =>
	isOpen ? ['400', '404', '415', '429'] : ['401', '403', '404', '429'];

/** The PDFs as the API description tells them. */
export const pdfPaths: PlainPaths = Object.fromEntries(
	pdfRoutes.map(({ name, method, path, summary, door }) => [
		path.replace(/:(\w+)/g, '{$1}'),
		{
			[method.toLowerCase()]: {
				operationId: name,
				summary,
				description:
					'Over REST alone. While the file is still being made the answer is 202 with Retry-After: ask again.',
				tags: [name.split('.').slice(0, -1).join('.')],
				...(door === 'open' ? { security: [], requestBody: tokenBody } : {}),
				parameters: parametersOf(path),
				responses: {
					'200': {
						description: 'The file',
						content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
					},
					'202': reference('Refused'),
					'422': reference('Invalid'),
					...Object.fromEntries(statusesOf(door === 'open').map((status) => [status, reference('Refused')])),
				},
			},
		},
	]),
);
