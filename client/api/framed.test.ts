import { expect, it } from 'vitest';
import { frameHead, type Progress } from '#shared/exports/frames.ts';
import { readFramed } from './framed.ts';

const FRAMES = [...frameHead(3, { rows: 5, total: 9 }), 1, 2, 3, ...frameHead(0, { rows: 9, total: 9 })];

const arriving = (bytes: readonly number[], end: 'close' | 'error'): ReadableStream<Uint8Array> =>
	new ReadableStream({
		start: (controller) => {
			for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
			if (end === 'close') controller.close();
		},
		pull: (controller) => controller.error(new TypeError('network error')),
	});

it('answers the file and tells its rows', async () => {
	const told: Progress[] = [];
	const file = await readFramed(arriving(FRAMES, 'close'), (progress) => void told.push(progress));
	expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3]);
	expect(told.map(({ rows }) => rows)).toEqual([5, 9]);
});

it.each([
	['breaks', FRAMES, 'error'],
	['ends without its last frame', FRAMES.slice(0, 15), 'close'],
] as const)('fails where the connection %s', async (_, bytes, end) => {
	await expect(readFramed(arriving(bytes, end), () => {})).rejects.toMatchObject({ status: 0 });
});
