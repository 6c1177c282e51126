import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isKnown } from '#server/calls/etag.ts';

/** A response that is compressed once and revalidated by ETag. */
export type Prepared = { etag: string; contentType: string; plain: Buffer; br: Buffer; gzip: Buffer };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const QUALITY = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };

export const prepare = async (
	content: string | Buffer,
	contentType = 'text/html; charset=utf-8',
): Promise<Prepared> => {
	const plain = Buffer.from(content);
	const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
	return {
		etag: `W/"${hash}"`,
		contentType,
		plain,
		br: await brotli(plain, QUALITY),
		gzip: await gzip(plain, { level: 9 }),
	};
};

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

type Encoding = (typeof ENCODINGS)[number];

const encodingFor = (request: FastifyRequest): Encoding => {
	const best = new Negotiator(request.raw).encoding([...ENCODINGS]);
	return ENCODINGS.find((encoding) => encoding === best) ?? 'identity';
};

const VARY = 'Accept-Encoding, Accept-Language, Cookie';

/** Sends a prepared response in the best encoding, or 304. */
export const sendPrepared = (request: FastifyRequest, reply: FastifyReply, prepared: Prepared): FastifyReply => {
	reply
		.header('Cache-Control', 'no-cache')
		.header('ETag', prepared.etag)
		.header('Vary', VARY)
		.type(prepared.contentType);
	if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], prepared.etag))
		return reply.code(304).send();
	const encoding = encodingFor(request);
	if (encoding === 'identity') return reply.send(prepared.plain);
	return reply.header('Content-Encoding', encoding).send(prepared[encoding]);
};

/** Favors speed over size. */
const QUICK = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

const COMPRESSED: Record<Exclude<Encoding, 'identity'>, (text: string) => Promise<Buffer>> = {
	br: (text) => brotli(text, QUICK),
	gzip: (text) => gzip(text),
};

/** Sends an uncacheable page (`Cache-Control: no-store`). */
export const sendOnce = async (request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> => {
	const encoding = encodingFor(request);
	reply.header('Cache-Control', 'no-store').header('Vary', VARY).type('text/html; charset=utf-8');
	if (encoding === 'identity') return reply.send(page);
	const compressed = await COMPRESSED[encoding](page);
	return reply.header('Content-Encoding', encoding).send(compressed);
};
