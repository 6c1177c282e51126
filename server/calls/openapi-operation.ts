import { z } from 'zod';
import type { AccessPolicy } from './access.ts';
import type { Operation, Shape } from './operation.ts';

export type Json = { [key: string]: unknown };

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
	return rest;
};

const isRequired = (schema: unknown): boolean => !(schema as z.ZodType).safeParse(undefined).success;

const parameters = (place: 'path' | 'query', shape: Shape): Json[] =>
	Object.entries(shape).map(([name, schema]) => ({
		name,
		in: place,
		required: place === 'path' || isRequired(schema),
		schema: jsonSchema(schema as z.ZodType, 'input'),
	}));

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

const response = (name: 'Refused' | 'Invalid') => ({ $ref: `#/components/responses/${name}` });

const refusals = (operation: Operation): Json => {
	const isWrite = operation.kind === 'mutation' || operation.kind === 'upload';
	const statuses = ['422', '429', ...(isWrite ? ['409'] : [])];
	if (operation.file?.mayBePending) statuses.push('202');
	if (Object.keys(operation.params).length > 0 || operation.mayBeMissing) statuses.push('404');
	if (operation.hasBody) statuses.push('400', '413', '415');
	if (operation.needsCsrf) statuses.push('419');
	if (operation.access !== 'open') statuses.push('401', '403');
	return Object.fromEntries(
		statuses.sort().map((status) => [status, response(status === '422' ? 'Invalid' : 'Refused')]),
	);
};

const FILE_SCHEMA = { type: 'string', contentMediaType: 'application/octet-stream' };

const envelope = (operation: Operation): Json => ({
	type: 'object',
	required: ['message', 'data'],
	properties: {
		message: { type: 'string' },
		data: jsonSchema(operation.output, 'output'),
		...('page' in operation.query ? { meta: { $ref: '#/components/schemas/PageMeta' } } : {}),
	},
});

const success = (operation: Operation): Json =>
	operation.file
		? { description: 'The file', content: { [operation.file.contentType]: { schema: FILE_SCHEMA } } }
		: { description: 'Done', content: { 'application/json': { schema: envelope(operation) } } };

/** Schema of a multipart form. The file field is written by hand, as Zod's JSON schema cannot express it. */
const formSchema = ({ body, upload }: Operation): Json => {
	const schema = jsonSchema(z.object(body), 'input');
	if (!upload) return schema;
	const file = { ...FILE_SCHEMA, description: upload.accepts };
	return { ...schema, properties: { ...(schema.properties as Json), [upload.field]: file } };
};

const requestBody = (operation: Operation): Json =>
	operation.hasBody
		? {
				requestBody: {
					required: Object.values(operation.body).some(isRequired),
					content: {
						[operation.upload ? 'multipart/form-data' : 'application/json']: { schema: formSchema(operation) },
					},
				},
			}
		: {};

export const describeOperation = (name: string, method: string, operation: Operation): Json => ({
	operationId: operation.methods.length > 1 ? `${name}.${method}` : name,
	summary: operation.summary,
	description: description(operation),
	tags: [name.split('.').slice(0, -1).join('.')],
	...(operation.access === 'open' ? { security: [] } : {}),
	parameters: [...parameters('path', operation.params), ...parameters('query', operation.query)],
	...requestBody(operation),
	responses: { '200': success(operation), ...refusals(operation) },
});
