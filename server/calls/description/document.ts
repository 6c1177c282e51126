import { CSRF_COOKIE_PATH } from '#server/calls/csrf.ts';
import { listOperations, type OperationTree } from '#server/calls/operation.ts';
import type { Json } from './json-schema.ts';
import { describeOperation } from './operation.ts';
import { HEADER_PARAMETERS } from './parameters.ts';
import { REFUSALS } from './refusals.ts';

const DESCRIPTION = [
	'Send `Accept-Language: ja` (default) or `en`, and the token of a login as `Authorization: Bearer`.',
	'**Cross-site requests (CSRF).** A write of a browser, which carries `Origin` or `Referer`, must come from the own',
	'origin of the product and repeat the value of the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN`; otherwise it is',
	'refused with 419. `GET /sanctum/csrf-cookie` sets that cookie for 24 hours, before the first write, which is mostly',
	'the login. A call without `Origin` and `Referer` does not come from a browser and needs no more than its token.',
].join(' ');

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
	parameters: HEADER_PARAMETERS,
	responses: REFUSALS,
};

/** The one described call that is not below /api. */
const csrfCookie: Json = {
	servers: [{ url: '/' }],
	get: {
		operationId: 'csrfCookie',
		summary: 'Set the cookie that a browser needs for writes',
		description: 'Anybody. Its value belongs into the header `X-XSRF-TOKEN`.',
		tags: ['csrf'],
		security: [],
		responses: {
			204: {
				description: 'The cookie is set',
				headers: {
					'Set-Cookie': {
						description: '`XSRF-TOKEN`, readable by scripts of the page, for 24 hours.',
						schema: { type: 'string' },
					},
				},
			},
			429: { $ref: '#/components/responses/429' },
			500: { $ref: '#/components/responses/500' },
		},
	},
};

const describePaths = (tree: OperationTree): Json => {
	const paths: Record<string, Json> = { [CSRF_COOKIE_PATH]: csrfCookie };
	for (const { name, operation } of listOperations(tree)) {
		const path = operation.path.replace(/:(\w+)\*?/g, '{$1}');
		for (const method of operation.methods) {
			const entry = paths[path] ?? {};
			entry[method.toLowerCase()] = describeOperation(name, method.toLowerCase(), operation);
			paths[path] = entry;
		}
	}
	return paths;
};

/** The OpenAPI document of all operations, as JSON. */
export const openApiDocument = (tree: OperationTree, serverUrl: string): string =>
	JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'Kyosei API', version: '1', description: DESCRIPTION },
		servers: [{ url: serverUrl }],
		security: [{ bearer: [] }],
		components,
		paths: describePaths(tree),
	});
