import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage } from '#server/http/drawn/page.ts';
import { UNSUBSCRIBE_PATH } from '#server/notices/unsubscribe-link.ts';
import { unsubscribedPage } from './unsubscribe.ts';

const MAX_BYTES = 4_096;

type Serve = (request: FastifyRequest, reply: FastifyReply, page: DrawnPage) => Promise<FastifyReply>;

/**
 * One-click unsubscribe from the page or a mail program (RFC 8058). Needs no cookie and no CSRF check, since the token
 * in the URL identifies user and kind. The body is ignored.
 */
export const mountUnsubscribe = (app: FastifyInstance, serve: Serve): PromiseLike<unknown> =>
	app.register(async (unsubscribe) => {
		unsubscribe.removeAllContentTypeParsers();
		unsubscribe.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
		unsubscribe.post(UNSUBSCRIBE_PATH, { bodyLimit: MAX_BYTES }, (request, reply) =>
			serve(request, reply, unsubscribedPage),
		);
	});
