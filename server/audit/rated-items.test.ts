import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedItems, type RatedItem, readRatedItems, writeRatedItems } from './rated-items.ts';

const rate = fc.constantFrom(null, 0 as const, 1 as const, 2 as const, 3 as const);
const item: fc.Arbitrary<RatedItem> = fc.record({
	number: fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 50 })).map((at) => at.join('-')),
	from: rate,
	to: rate,
	memoChanged: fc.boolean(),
});
const items = fc.uniqueArray(item, { selector: ({ number }) => number, maxLength: 40 });

describe('the changed ratings of an audit event', () => {
	it('are read as they were written', () => {
		fc.assert(
			fc.property(items, (some) => {
				expect(readRatedItems(writeRatedItems(some))).toEqual(some);
			}),
		);
	});

	it('are merged from the first rating to the last one, each item once', () => {
		fc.assert(
			fc.property(items, items, (earlier, later) => {
				const merged = mergedItems(earlier, later);
				const numbers = [...earlier, ...later].map(({ number }) => number);
				expect(merged.map(({ number }) => number).sort()).toEqual([...new Set(numbers)].sort());
				for (const { number, from, to, memoChanged } of merged) {
					const [first, last] = [earlier, later].map((list) => list.find((one) => one.number === number));
					expect(from).toBe((first ?? last)?.from);
					expect(to).toBe((last ?? first)?.to);
					expect(memoChanged).toBe(Boolean(first?.memoChanged || last?.memoChanged));
				}
			}),
		);
	});

	it('stand in the order of the sheet, and hold no memo', () => {
		const one: RatedItem = { number: '10-1', from: null, to: 3, memoChanged: true };
		const two: RatedItem = { number: '2-12', from: 3, to: null, memoChanged: false };
		expect(writeRatedItems(mergedItems([one], [two]))).toBe('2-12 3>-; 10-1 ->3 m');
		expect(readRatedItems('nonsense')).toEqual([]);
	});
});
