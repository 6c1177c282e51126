import { describeOperation, type Json } from './openapi-operation.ts';
import { listOperations, type OperationTree } from './operation.ts';

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

export const openApiDocument = (tree: OperationTree, serverUrl: string): Json => {
	const paths: Record<string, Json> = {};
	for (const { name, operation } of listOperations(tree)) {
		const path = operation.path.replace(/:(\w+)\*?/g, '{$1}');
		for (const method of operation.methods) {
			const entry = paths[path] ?? {};
			entry[method.toLowerCase()] = describeOperation(name, method.toLowerCase(), operation);
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
