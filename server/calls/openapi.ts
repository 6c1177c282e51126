import { z } from 'zod';
import { type Door, listOperations, type Operation, type OperationTree, type Shape } from './operation.ts';

type Json = { [key: string]: unknown };

export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
	return rest;
};

const isRequired = (schema: unknown): boolean => !(schema as z.ZodType).safeParse(undefined).success;

export const parameters = (place: 'path' | 'query', shape: Shape): Json[] =>
	Object.entries(shape).map(([name, schema]) => ({
		name,
		in: place,
		required: place === 'path' || isRequired(schema),
		schema: jsonSchema(schema as z.ZodType, 'input'),
	}));

const WHO: Record<Door, string> = {
	open: 'Anybody.',
	signedIn: 'Any signed-in user.',
	company: 'Users of a company.',
	companyAdmin: "A company's admin.",
	consoleStaff: 'Assessors for their companies, console admins for all.',
	consoleAdmin: 'Console admins.',
};

const refusals = (operation: Operation): Json => {
	const statuses = ['422', '429', ...(operation.kind === 'mutation' ? ['409'] : [])];
	if (Object.keys(operation.params).length > 0) statuses.push('404');
	if (operation.hasBody) statuses.push('400', '413', '415');
	if (operation.kind === 'mutation' && !operation.withoutCsrf) statuses.push('419');
	if (operation.door !== 'open') statuses.push('401', '403');
	return Object.fromEntries(
		statuses
			.sort()
			.map((status) => [status, { $ref: `#/components/responses/${status === '422' ? 'Invalid' : 'Refused'}` }]),
	);
};

const envelope = (operation: Operation): Json => ({
	type: 'object',
	required: ['message', 'data'],
	properties: {
		message: { type: 'string' },
		data: jsonSchema(operation.output, 'output'),
		...('page' in operation.query ? { meta: { $ref: '#/components/schemas/PageMeta' } } : {}),
	},
});

const describe = (name: string, method: string, operation: Operation): Json => {
	const names = name.split('.');
	const suffix = operation.methods.length > 1 ? `.${method}` : '';
	return {
		operationId: `${name}${suffix}`,
		summary: operation.summary,
		description: WHO[operation.door],
		tags: [names.slice(0, -1).join('.')],
		...(operation.door === 'open' ? { security: [] } : {}),
		parameters: [...parameters('path', operation.params), ...parameters('query', operation.query)],
		...(operation.hasBody
			? {
					requestBody: {
						required: Object.values(operation.body).some(isRequired),
						content: { 'application/json': { schema: jsonSchema(z.object(operation.body), 'input') } },
					},
				}
			: {}),
		responses: {
			'200': { description: 'Done', content: { 'application/json': { schema: envelope(operation) } } },
			...refusals(operation),
		},
	};
};

const message = { type: 'object', required: ['message'], properties: { message: { type: 'string' } } };

const components: Json = {
	securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
	schemas: {
		PageMeta: {
			type: 'object',
			required: ['page', 'per_page', 'total', 'last_page'],
			properties: Object.fromEntries(
				['page', 'per_page', 'total', 'last_page'].map((key) => [key, { type: 'integer' }]),
			),
		},
	},
	responses: {
		Refused: { description: 'Refused; the message says why', content: { 'application/json': { schema: message } } },
		Invalid: {
			description: 'Fields are wrong',
			content: {
				'application/json': {
					schema: {
						type: 'object',
						required: ['message', 'errors'],
						properties: {
							message: { type: 'string' },
							errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
						},
					},
				},
			},
		},
	},
};

/** The paths of plain routes, described by hand beside the routes themselves. */
export type PlainPaths = Record<string, Json>;

/** The description of the REST API, made from the operations themselves. */
export const openApiDocument = (tree: OperationTree, plain: PlainPaths, serverUrl: string): Json => {
	const paths: Record<string, Json> = structuredClone(plain);
	for (const { name, operation } of listOperations(tree)) {
		const path = operation.path.replace(/:(\w+)\*?/g, '{$1}');
		for (const method of operation.methods) {
			const entry = paths[path] ?? {};
			entry[method.toLowerCase()] = describe(name, method.toLowerCase(), operation);
			paths[path] = entry;
		}
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Kyosei API',
			version: '1',
			description: 'Send `Accept-Language: ja` (default) or `en`, and the token of a login as `Authorization: Bearer`.',
		},
		servers: [{ url: serverUrl }],
		security: [{ bearer: [] }],
		paths,
		components,
	};
};
