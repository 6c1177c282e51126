import type { Readable } from 'node:stream';

/** Destroys a body whose reader has taken nothing for `limitMs` although bytes are available. */
export const endWhenStalled = (body: Readable, takenBytes: () => number, limitMs: number): void => {
	let before = -1;
	const timer = setInterval(() => {
		const taken = takenBytes();
		if (body.readableLength > 0 && taken === before) body.destroy(new Error('the file is not taken any more'));
		before = taken;
	}, limitMs);
	timer.unref();
	body.once('close', () => clearInterval(timer));
};
