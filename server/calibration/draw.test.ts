import { describe, expect, it } from 'vitest';
import { createSigner } from '#server/base/secret.ts';
import { drawParts, isDrawn } from './draw.ts';

const keyedBy = (secret: string) => (value: string) => createSigner(secret).sign('calibration', value);
const keyed = keyedBy('a secret of these tests, long enough');

const SHEETS = Array.from({ length: 20_000 }, (_, at) => at + 1);
const shareOf = (percent: number): number => SHEETS.filter((id) => isDrawn(keyed, id, percent)).length / SHEETS.length;

describe('the draw', () => {
	it.each([5, 10, 50, 90])('of %i %% draws about this share', (percent) => {
		expect(Math.abs(shareOf(percent) - percent / 100)).toBeLessThan(0.01);
	});

	it('draws nobody at 0 and everybody at 100 %', () => {
		expect([shareOf(0), shareOf(100)]).toEqual([0, 1]);
	});

	it('is the same for a sheet whenever it is asked, and a higher share keeps who was drawn', () => {
		for (const id of SHEETS.slice(0, 500)) {
			expect(isDrawn(keyed, id, 20)).toBe(isDrawn(keyed, id, 20));
			if (isDrawn(keyed, id, 20)) expect(isDrawn(keyed, id, 40)).toBe(true);
		}
	});

	it('differs with the key', () => {
		const other = keyedBy('another secret, which is long enough too');
		const differing = SHEETS.slice(0, 1_000).filter((id) => isDrawn(keyed, id, 50) !== isDrawn(other, id, 50));
		expect(differing.length).toBeGreaterThan(400);
	});
});

describe('the parts', () => {
	const ids = Array.from({ length: 24 }, (_, at) => at + 101);

	it('are three, whatever the order in which they are given', () => {
		const drawn = drawParts(keyed, 7, ids);
		expect(drawn).toHaveLength(3);
		expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
		expect(drawParts(keyed, 7, ids.toReversed())).toEqual(drawn);
		expect(
			drawParts(
				keyed,
				7,
				ids.toSorted(() => 0.5),
			),
		).toEqual(drawn);
	});

	it('are all of a small sheet', () => {
		expect(drawParts(keyed, 7, [5, 3])).toEqual([3, 5]);
		expect(drawParts(keyed, 7, [])).toEqual([]);
	});

	it('are each drawn about as often', () => {
		const counts = new Map<number, number>();
		for (const sheet of SHEETS.slice(0, 8_000)) {
			for (const id of drawParts(keyed, sheet, ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
		}
		expect(counts.size).toBe(ids.length);
		for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
	});
});
