import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ServerText, serverText } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { attachment } from './disposition.ts';

/** A file as a handler returns it; its operation says of which type it is. */
export type ServedFile = { name: string; size: number; body: Readable | Buffer };

/** A file that a worker still makes: 202, and when to ask again. */
export class FilePending {
	readonly message: ServerText;
	readonly retryAfterSeconds: number;

	constructor(message: ServerText, retryAfterSeconds: number) {
		this.message = message;
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

/** Answers a file for saving, never for showing: it may hold what somebody uploaded. */
export const sendFile = (reply: FastifyReply, { name, size, body }: ServedFile, contentType: string): FastifyReply =>
	reply
		.headers({
			'Content-Type': contentType,
			'Content-Length': size,
			'Content-Disposition': attachment(name),
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'no-store',
		})
		.send(body);

export const sendPending = (
	reply: FastifyReply,
	{ message, retryAfterSeconds }: FilePending,
	locale: Locale,
): FastifyReply =>
	reply
		.code(202)
		.header('Retry-After', String(retryAfterSeconds))
		.send({ message: serverText(locale, message), data: null });
