import { type PlainPaths, parameters } from '#server/calls/openapi.ts';
import { pathId } from '#shared/fields.ts';
import { WORKBOOK_DOWNLOADS } from './workbook-downloads.ts';

const reference = (name: 'Refused' | 'Invalid') => ({ $ref: `#/components/responses/${name}` });

/** Workbooks as the API description tells them. */
export const workbookPaths: PlainPaths = Object.fromEntries(
	WORKBOOK_DOWNLOADS.map(({ name, path, summary, door, query }) => {
		const hasId = path.includes(':id');
		return [
			path.replace(/:(\w+)/g, '{$1}'),
			{
				get: {
					operationId: name,
					summary,
					description: `${door === 'consoleAdmin' ? 'Console admins.' : 'Assessors for their companies, console admins for all.'} Over REST alone.`,
					tags: [name.split('.').slice(0, -1).join('.')],
					parameters: [...parameters('path', hasId ? { id: pathId() } : {}), ...parameters('query', query)],
					responses: {
						'200': {
							description: 'The workbook',
							content: {
								'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
									schema: { type: 'string', contentMediaType: 'application/octet-stream' },
								},
							},
						},
						...Object.fromEntries(
							['401', '403', '429', ...(hasId ? ['404'] : [])].map((status) => [status, reference('Refused')]),
						),
						'422': reference('Invalid'),
					},
				},
			},
		];
	}),
);
