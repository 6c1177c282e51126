import { type Readable, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/base/errors.ts';

const tooLarge = (): AppError => new AppError('common.tooLarge', { status: 413 });

/** Refuses by Content-Length, before anything is read. @throws AppError 413 */
export const refuseOver = (request: FastifyRequest, limit: number): void => {
	if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
};

/** Counts the bytes of a body without Content-Length if its limit is not that of the route. */
export const limitUnannounced = (request: FastifyRequest, payload: Readable, limit: number): Readable => {
	if (request.headers['transfer-encoding'] === undefined) return payload;
	let bytes = 0;
	const counted = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			bytes += chunk.length;
			if (bytes > limit) done(tooLarge());
			else done(null, chunk);
		},
	});
	payload.on('error', (error) => counted.destroy(error));
	return payload.pipe(counted);
};
