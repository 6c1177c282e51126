import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ownOrigin } from '#server/calls/csrf.ts';
import type { Deps } from '#server/calls/deps.ts';
import { openApiDocument } from '#server/calls/description/document.ts';
import type { OperationTree } from '#server/calls/operation.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../dist/docs');

export const DESCRIPTION_PATH = '/openapi.json';

/** Hashes of a page's inline scripts, for its Content-Security-Policy. */
const inlineScripts = (html: string): string[] =>
	[...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
		([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
	);

/** Allows inline scripts and styles of the documentation, on that page only. */
const docsPolicy = (page: string): string =>
	[
		"default-src 'self'",
		["script-src 'self'", ...inlineScripts(page)].join(' '),
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ');

/** The page built by `scripts/setup/docs-page.ts`; null before set-up. */
const readPage = async (): Promise<string | null> => {
	try {
		return await readFile(path.join(folder, 'index.html'), 'utf8');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
};

export const mountDocs = async (api: FastifyInstance, deps: Deps, tree: OperationTree): Promise<void> => {
	const describe = openApiDocument(tree);
	api.get(DESCRIPTION_PATH, async (request, reply) =>
		reply.type('application/json; charset=utf-8').send(describe(`${ownOrigin(deps.config, request)}/api`)),
	);
	const page = await readPage();
	if (page === null) return;
	const policy = docsPolicy(page);
	api.get('/docs', async (request, reply) => {
		// The page loads its script by a relative path.
		if (!request.url.split('?')[0]?.endsWith('/')) return reply.redirect('/api/docs/', 301);
		return reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(page);
	});
	api.get('/docs/js/scalar.js', async (_request, reply) =>
		reply
			.header('Content-Security-Policy', policy)
			.type('application/javascript; charset=utf-8')
			.send(createReadStream(path.join(folder, 'scalar.js'))),
	);
};
