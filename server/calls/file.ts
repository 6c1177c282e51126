import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ServerText, serverText } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { attachment } from './disposition.ts';

/** A file as returned by a handler; its operation declares the content type. */
export type ServedFile = {
	name: string;
	/** In ASCII, for clients that know only the plain `filename`. */
	plainName?: string;
	/** Null for one that is made while it is sent. */
	size: number | null;
	body: Readable | Buffer;
};

/** A file that a worker is still rendering: answers 202 with Retry-After. */
export class FilePending {
	readonly message: ServerText;
	readonly retryAfterSeconds: number;

	constructor(message: ServerText, retryAfterSeconds: number) {
		this.message = message;
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

/** HEAD wants the headers only. A body that nobody reads would be made to its end, or stay open. */
const withoutBody = (body: ServedFile['body']): null => {
	if ('destroy' in body) body.destroy();
	return null;
};

/** Sends a file as an attachment, never inline: it may be an upload of another user. */
export const sendFile = (
	reply: FastifyReply,
	{ name, plainName, size, body }: ServedFile,
	contentType: string,
): FastifyReply =>
	reply
		.headers({
			'Content-Type': contentType,
			...(size === null ? {} : { 'Content-Length': size }),
			'Content-Disposition': attachment(name, plainName),
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'no-store',
		})
		.send(reply.request.method === 'HEAD' ? withoutBody(body) : body);

export const sendPending = (
	reply: FastifyReply,
	{ message, retryAfterSeconds }: FilePending,
	locale: Locale,
): FastifyReply =>
	reply
		.code(202)
		.header('Retry-After', String(retryAfterSeconds))
		.send({ message: serverText(locale, message), data: null });
