import type { Measured } from '#server/evidence/previews/thread.ts';

/** Replaces the preview thread; misbehaves according to the name of its file. */

const held: number[][] = [];

export const readMeasured = ({ file }: { file: string }): Measured => {
	if (file === 'environment') throw new Error(JSON.stringify(process.env));
	while (file === 'endless');
	while (file === 'memory') held.push(new Array<number>(100_000).fill(held.length + 0.5));
	return { preview: { kind: 'refused', reason: 'broken' }, size: 1, hash: 'hash' };
};
