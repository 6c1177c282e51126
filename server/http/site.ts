import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from '#shared/pages.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../dist/client');

const YEAR_SECONDS = 31_536_000;

/** Paths of programs and files, in any case: unknown ones answer 404 in JSON, never with a page. */
const NEVER_PAGES = /^\/(api|trpc|sanctum|files|ops|assets|healthz|readyz|metrics)(\/|$)/i;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/**
 * Serves the built client: hashed assets as immutable, `index.html` for every page, and with status 404, where it shows
 * its not-found screen, for every other path. Returns the handler of paths without a route; null if the client is not
 * built.
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
		isRead(request) && !NEVER_PAGES.test(pathOf(request))
			? reply
					.code(isPage(pathOf(request)) ? 200 : 404)
					.header('Cache-Control', 'no-cache')
					.sendFile('index.html')
			: null;
};
