import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { subresource } from './browser-policy.ts';
import { clientFolder } from './pages/bundle.ts';

/** Files of the client, compressed by the build. Those with a hash in their name never change. */

const YEAR_SECONDS = 31_536_000;

const ASSETS = 'assets/';

/** Variants sent instead of the file itself, and pages that are rendered (`pages/bundle.ts`). */
const NOT_SERVED = /\.(br|gz)$|^index\.html$|^\./;

/** Scripts of workers. */
const WORKER = /\.mjs$/;

/** Paths relative to the client's folder, with slashes. */
const servedFiles = async (): Promise<Set<string>> => {
	const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(clientFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
	return new Set(files.filter((file) => !NOT_SERVED.test(file)));
};

/** One route for all assets: a route for each of a thousand files adds 0.1 s to every start. */
export const mountFiles = async (app: FastifyInstance): Promise<void> => {
	await app.register(fastifyStatic, {
		root: clientFolder,
		serve: false,
		cacheControl: false,
		preCompressed: true,
		setHeaders: (reply, file) => {
			const isHashed = file.includes(`${path.sep}assets${path.sep}`);
			reply.header('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
			reply.header('Vary', 'Accept-Encoding');
		},
	});
	const files = await servedFiles();
	app.get<{ Params: { '*': string } }>(`/${ASSETS}*`, subresource, (request, reply) => {
		const file = `${ASSETS}${request.params['*']}`;
		return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
	});
	for (const file of files) {
		if (!file.startsWith(ASSETS) || WORKER.test(file)) app.get(`/${file}`, (_request, reply) => reply.sendFile(file));
	}
};
