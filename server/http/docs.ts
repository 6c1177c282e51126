import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callOf } from '#server/calls/context.ts';
import type { Deps } from '#server/calls/deps.ts';
import { openApiDocument } from '#server/calls/description/document.ts';
import type { OperationTree } from '#server/calls/operation.ts';
import { DESCRIPTION_PATH } from './api-paths.ts';
import { type Prepared, prepare, sendPrepared } from './pages/sent.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../dist/docs');

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

/** Prepares at the first request, once. */
const once = (make: () => Promise<Prepared>): (() => Promise<Prepared>) => {
	let made: Promise<Prepared> | null = null;
	return () => {
		made ??= make().catch((error: unknown) => {
			made = null;
			throw error;
		});
		return made;
	};
};

export const mountDocs = async (api: FastifyInstance, { config, limits }: Deps, tree: OperationTree): Promise<void> => {
	/** They are large, however fast they are sent. */
	const limited = (path: string) => ({
		onRequest: async (request: FastifyRequest) => limits.spend('description', path, callOf(request).limitKey),
	});
	// Relative without PUBLIC_URL: the Host header is anybody's.
	const description = once(() =>
		prepare(openApiDocument(tree, `${config.publicUrl ?? ''}/api`), 'application/json; charset=utf-8'),
	);
	api.get(DESCRIPTION_PATH, limited(DESCRIPTION_PATH), async (request, reply) =>
		sendPrepared(request, reply, await description()),
	);
	const html = await readPage();
	if (html === null) return;
	const policy = docsPolicy(html);
	const page = once(() => prepare(html));
	api.get('/docs', limited('/docs'), async (request, reply) => {
		// The page loads its script by a relative path.
		if (!request.url.split('?')[0]?.endsWith('/')) return reply.redirect('/api/docs/', 301);
		return sendPrepared(request, reply.header('Content-Security-Policy', policy), await page());
	});
	const script = once(async () =>
		prepare(await readFile(path.join(folder, 'scalar.js')), 'application/javascript; charset=utf-8'),
	);
	api.get('/docs/js/scalar.js', limited('/docs/js/scalar.js'), async (request, reply) =>
		sendPrepared(request, reply.header('Content-Security-Policy', policy), await script()),
	);
};
