import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFrameReader, frameHead, type Progress } from './frames.ts';

const readAll = (chunks: readonly Uint8Array[]) => {
	const bytes: number[] = [];
	const told: Progress[] = [];
	const reader = createFrameReader({
		onBytes: (part) => void bytes.push(...part),
		onProgress: (progress) => void told.push(progress),
	});
	for (const chunk of chunks) reader.read(chunk);
	return { bytes, told, isWhole: reader.isWhole() };
};

const count = fc.integer({ min: 0, max: 2 ** 32 - 2 });
const frame = fc.record({
	bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
	rows: count,
	total: fc.option(count),
});
const END: Progress = { rows: 9, total: 9 };

it('reads frames, however they are cut', () => {
	fc.assert(
		fc.property(fc.array(frame), fc.array(fc.integer({ min: 0, max: 400 })), (frames, cuts) => {
			const sent = Uint8Array.from([
				...frames.flatMap(({ bytes, ...progress }) => [...frameHead(bytes.length, progress), ...bytes]),
				...frameHead(0, END),
			]);
			const places = [0, ...cuts.filter((cut) => cut < sent.length).sort((a, b) => a - b), sent.length];
			const chunks = places.slice(1).map((end, at) => sent.subarray(places[at], end));
			const { bytes, told, isWhole } = readAll(chunks);
			expect(bytes).toEqual(frames.flatMap((each) => [...each.bytes]));
			expect(told).toEqual([...frames.map(({ rows, total }) => ({ rows, total })), END]);
			expect(isWhole).toBe(true);
			expect(readAll([sent.subarray(0, sent.length - 1)]).isWhole).toBe(false);
		}),
	);
});
