import { z } from 'zod';
import type { AccessPolicy } from '#server/calls/access.ts';
import type { Operation } from '#server/calls/operation.ts';
import { exampleOf } from './examples.ts';
import { FILE_EXAMPLE, FILE_SCHEMA, isRequired, type Json, jsonSchema } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { refusalsOf } from './refusals.ts';

const WHO: Record<AccessPolicy, string> = {
	open: 'Anybody.',
	signedIn: 'Any signed-in user.',
	company: 'Users of a company.',
	companyAdmin: "A company's admin.",
	consoleStaff: 'Assessors for their companies, console admins for all.',
	consoleAdmin: 'Console admins.',
};

const description = ({ access, details, kind, file }: Operation): string =>
	[
		WHO[access],
		details,
		kind === 'file' || kind === 'upload' ? 'Over REST alone: tRPC carries no files.' : null,
		file?.mayBePending ? 'While the file is still being made the answer is 202 with Retry-After: ask again.' : null,
	]
		.filter(Boolean)
		.join(' ');

const PAGE_META = { page: 1, per_page: 50, total: 1, last_page: 1 };

const envelope = ({ output, query }: Operation): Json => {
	const isPaged = 'page' in query;
	const data = jsonSchema(output, 'output');
	return {
		schema: {
			type: 'object',
			required: ['message', 'data'],
			properties: {
				message: { type: 'string' },
				data,
				...(isPaged ? { meta: { $ref: '#/components/schemas/PageMeta' } } : {}),
			},
		},
		example: { message: '', data: exampleOf(data), ...(isPaged ? { meta: PAGE_META } : {}) },
	};
};

const success = (operation: Operation): Json => ({
	description: operation.file ? 'The file' : 'Done',
	...(operation.traits.has('hasEtag')
		? { headers: { ETag: { description: 'For `If-None-Match` of a later call.', schema: { type: 'string' } } } }
		: {}),
	content: operation.file
		? { [operation.file.contentType]: { schema: FILE_SCHEMA } }
		: { 'application/json': envelope(operation) },
});

/** Schema of a body. The file field of a form is written by hand. */
const bodySchema = ({ body, upload }: Operation): Json => {
	const schema = jsonSchema(z.object(body), 'input');
	if (!upload) return schema;
	const file = { ...FILE_SCHEMA, description: upload.accepts };
	return { ...schema, properties: { ...(schema.properties as Json), [upload.field]: file } };
};

const requestBody = (operation: Operation): Json => {
	if (!operation.hasBody) return {};
	const { upload } = operation;
	const schema = bodySchema(operation);
	const example = exampleOf(schema) as Json;
	return {
		requestBody: {
			required: Object.values(operation.body).some(isRequired),
			content: upload
				? { 'multipart/form-data': { schema, example: { ...example, [upload.field]: FILE_EXAMPLE } } }
				: { 'application/json': { schema, example } },
		},
	};
};

export const describeOperation = (name: string, method: string, operation: Operation): Json => ({
	operationId: operation.methods.length > 1 ? `${name}.${method}` : name,
	summary: operation.summary,
	description: description(operation),
	tags: [name.split('.').slice(0, -1).join('.')],
	...(operation.access === 'open' ? { security: [] } : {}),
	parameters: parametersOf(operation),
	...requestBody(operation),
	responses: { '200': success(operation), ...refusalsOf(operation) },
});
