import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { FRAMED, type Progress } from '#shared/exports/frames.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import { attachment } from './disposition.ts';
import { framed, wantsFrames } from './framed.ts';

/** A file as returned by a handler; its operation declares the content type. */
export type ServedFile = {
	name: string;
	/** In ASCII, for clients that know only the plain `filename`. */
	plainName?: string;
	size: number;
	body: Readable | Buffer;
};

/** A file that is made while it is sent, with how far it was when so many bytes of it were made. */
export type GrowingFile = Omit<ServedFile, 'size' | 'body'> & {
	body: Readable;
	progressAt: (bytes: number) => Progress;
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

/** As an attachment, never inline: it may be an upload of another user. */
const asAttachment = (
	reply: FastifyReply,
	{ name, plainName }: Pick<ServedFile, 'name' | 'plainName'>,
	contentType: string,
): FastifyReply =>
	reply.headers({
		'Content-Type': contentType,
		'Content-Disposition': attachment(name, plainName),
		'X-Content-Type-Options': 'nosniff',
		'Cache-Control': 'no-store',
	});

export const sendFile = (reply: FastifyReply, file: ServedFile, contentType: string): FastifyReply =>
	asAttachment(reply, file, contentType).header('Content-Length', file.size).send(file.body);

/** Sends a file while it is made, without its length, which nobody knows. */
export const sendGrowingFile = (reply: FastifyReply, file: GrowingFile, contentType: string): FastifyReply => {
	const { body, progressAt } = file;
	const { method, headers } = reply.request;
	const isFramed = wantsFrames(headers.accept);
	asAttachment(reply, file, isFramed ? FRAMED : contentType).header('Vary', 'Accept');
	if (method !== 'HEAD') return reply.send(isFramed ? framed(body, progressAt) : body);
	// The body would be made to its end, for nobody.
	body.destroy();
	return reply.send();
};

export const sendPending = (
	reply: FastifyReply,
	{ message, retryAfterSeconds }: FilePending,
	locale: Locale,
): FastifyReply =>
	reply
		.code(202)
		.header('Retry-After', String(retryAfterSeconds))
		.send({ message: serverText(locale, message), data: null });
