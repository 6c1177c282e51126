import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../dist/client');

const YEAR_SECONDS = 31_536_000;

/** Unknown paths below these prefixes answer 404 instead of the client's `index.html`. */
const isPage = (request: FastifyRequest): boolean =>
	(request.method === 'GET' || request.method === 'HEAD') &&
	!/^\/(api|trpc|sanctum|files|ops|assets)(\/|$|\?)/.test(request.url) &&
	!/^\/(healthz|readyz|metrics)(\/|$|\?)/.test(request.url);

/**
 * Serves the built client: hashed assets as immutable, `index.html` for every page path. Returns the handler for
 * unknown paths; null if the client is not built.
 */
export const mountSite = async (
	app: FastifyInstance,
): Promise<((request: FastifyRequest, reply: FastifyReply) => FastifyReply | null) | null> => {
	if (!existsSync(path.join(root, 'index.html'))) return null;
	await app.register(fastifyStatic, {
		root,
		index: false,
		wildcard: false,
		cacheControl: false,
		setHeaders: (reply, file) => {
			const isHashed = file.includes(`${path.sep}assets${path.sep}`);
			reply.header('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
		},
	});
	return (request, reply) =>
		isPage(request) ? reply.header('Cache-Control', 'no-cache').sendFile('index.html') : null;
};
