import { describe, expect, it } from 'vitest';
import { nextPace, type Pace } from './pace.ts';

const LIMIT = 60_000;

const pagesAfter = (times: readonly number[], start: Pace = { pages: 4, quick: 0 }, isStarved = false): number =>
	times.reduce((pace, ms) => nextPace(pace, { ms, limitMs: LIMIT, isStarved }, 4), start).pages;

describe('the pages printed at once', () => {
	it('stay at the most while documents are quick', () => {
		expect(pagesAfter([200, 300, 11_000])).toBe(4);
	});

	it('fall to one after a document that took more than half of the time limit', () => {
		expect(pagesAfter([30_000])).toBe(4);
		expect(pagesAfter([30_001])).toBe(1);
	});

	it('fall to one after a quick document during which the process waited for a processor', () => {
		expect(pagesAfter([200], { pages: 4, quick: 0 }, true)).toBe(1);
	});

	it('rise by one after five quick documents in a row, never above the most', () => {
		const one = { pages: 1, quick: 0 };
		expect(pagesAfter([200, 200, 200, 200], one)).toBe(1);
		expect(pagesAfter([200, 200, 200, 200, 200], one)).toBe(2);
		expect(pagesAfter(Array(40).fill(200), one)).toBe(4);
	});

	it('count anew after a document that was neither quick nor slow', () => {
		const one = { pages: 1, quick: 0 };
		expect(pagesAfter([200, 200, 200, 200, 20_000, 200, 200, 200, 200], one)).toBe(1);
	});

	it('are one where only one is allowed', () => {
		expect(nextPace({ pages: 1, quick: 4 }, { ms: 1, limitMs: LIMIT, isStarved: false }, 1).pages).toBe(1);
	});
});
