import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage } from '#server/http/drawn/page.ts';
import { UNSUBSCRIBE_PATH } from '#server/notices/unsubscribe-link.ts';
import { unsubscribedPage } from './unsubscribe.ts';

/** A form of one field. */
const MAX_BYTES = 4_096;

type Serve = (request: FastifyRequest, reply: FastifyReply, page: DrawnPage) => Promise<FastifyReply>;

/**
 * The one click that ends mails of a kind, from the page or from a mail program (RFC 8058): without a cookie and without
 * the CSRF check, since the token of the address says whose mails these are. The body says nothing more.
 */
export const mountUnsubscribe = (app: FastifyInstance, serve: Serve): PromiseLike<unknown> =>
	app.register(async (unsubscribe) => {
		unsubscribe.removeAllContentTypeParsers();
		unsubscribe.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
		unsubscribe.post(UNSUBSCRIBE_PATH, { bodyLimit: MAX_BYTES }, (request, reply) =>
			serve(request, reply, unsubscribedPage),
		);
	});
