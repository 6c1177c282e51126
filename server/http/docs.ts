import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { ownOrigin } from '#server/calls/csrf.ts';
import type { Deps } from '#server/calls/deps.ts';
import { openApiDocument } from '#server/calls/openapi.ts';
import type { OperationTree } from '#server/calls/operation.ts';

export const DESCRIPTION_PATH = '/openapi.json';

/** The hashes of a page's inline scripts, for its Content-Security-Policy. */
const inlineScripts = (html: string): string[] =>
	[...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
		([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
	);

/** Allows the inline scripts and styles of the documentation page, on this page only. */
const docsPolicy = (page: unknown): string => {
	const scripts = typeof page === 'string' ? inlineScripts(page) : [];
	return [
		"default-src 'self'",
		["script-src 'self'", ...scripts].join(' '),
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ');
};

/** The OpenAPI document and the page to browse it. */
export const mountDocs = async (api: FastifyInstance, deps: Deps, tree: OperationTree): Promise<void> => {
	api.get(DESCRIPTION_PATH, async (request) => openApiDocument(tree, `${ownOrigin(deps.config, request)}/api`));
	await api.register(async (docs) => {
		docs.addHook('onSend', async (_request, reply, page) => {
			reply.header('Content-Security-Policy', docsPolicy(page));
		});
		await docs.register(scalar, {
			routePrefix: '/docs',
			configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, agent: { disabled: true } },
		});
	});
};
