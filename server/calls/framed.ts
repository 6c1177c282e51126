import { pipeline, type Readable, Transform } from 'node:stream';
import Negotiator from 'negotiator';
import { FRAMED, frameHead, type Progress } from '#shared/exports/frames.ts';

/** Whether a client explicitly accepts the framed form; a wildcard gets the plain file. */
export const wantsFrames = (accept: string | undefined): boolean =>
	new Negotiator({ headers: { accept: accept ?? '' } }).mediaTypes().includes(FRAMED);

/** Wraps a file being generated into frames with its progress (`shared/exports/frames.ts`). */
export const framed = (body: Readable, progressAt: (bytes: number) => Progress): Readable => {
	let sent = 0;
	return pipeline(
		body,
		new Transform({
			transform(chunk: Buffer, _encoding, done) {
				sent += chunk.length;
				this.push(frameHead(chunk.length, progressAt(sent)));
				done(null, chunk);
			},
			flush(done) {
				done(null, frameHead(0, progressAt(sent)));
			},
		}),
		// The consumer of the frames handles their errors.
		() => {},
	);
};
