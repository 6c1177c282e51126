import { describe, expect, it } from 'vitest';
import { changeOf, linesOf, placesOf } from './lines-of.ts';

const category = (key: string, score: number | null) => ({ key, content: `大項目${key}`, score });

describe('the lines of the categories', () => {
	it('are those of the newest assessment, matched by their keys', () => {
		const years = [
			[category('b', 40), category('gone', 90)],
			[category('a', 50), category('b', null)],
			[category('a', 70), category('b', 80), category('new', 10)],
		];
		expect(linesOf(years).map(({ key, scores }) => [key, scores])).toEqual([
			['a', [null, 50, 70]],
			['b', [40, null, 80]],
			['new', [null, null, 10]],
		]);
		expect(linesOf([])).toEqual([]);
	});

	it.each([
		[[40, null, 80], 40],
		[[null, 50, 30], -20],
		[[null, null, 10], null],
		[[], null],
	])('change in %j by %j', (scores, change) => {
		expect(changeOf(scores)).toBe(change);
	});

	it('are drawn from 0 at the foot to 100 at the top, and leave out missing scores', () => {
		expect(placesOf([0, null, 100], { width: 100, height: 40 })).toEqual([
			{ x: 0, y: 40 },
			{ x: 100, y: 0 },
		]);
	});
});
