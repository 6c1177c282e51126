import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, type Fraction, fraction, minus, plus, rounded, sum } from './fraction.ts';

const part = fc.bigInt({ min: 0n, max: 10n ** 12n });
const whole = fc.bigInt({ min: 1n, max: 10n ** 12n });
const anyFraction: fc.Arbitrary<Fraction> = fc.tuple(part, whole).map(([n, d]) => fraction(n, d));

describe('a fraction', () => {
	it('is in lowest terms, and as large as before', () => {
		expect([fraction(6n, 4n), fraction(0n, 7n), fraction(9n, 3n), fraction(5n, 7n)]).toEqual([
			{ n: 3n, d: 2n },
			{ n: 0n, d: 1n },
			{ n: 3n, d: 1n },
			{ n: 5n, d: 7n },
		]);
		fc.assert(
			fc.property(part, whole, whole, (n, d, factor) => {
				expect(fraction(n * factor, d * factor)).toEqual(fraction(n, d));
				expect(fraction(n, d).n * d).toBe(n * fraction(n, d).d);
			}),
		);
	});

	it('is added and subtracted exactly', () => {
		expect(plus(fraction(1n, 2n), fraction(1n, 3n))).toEqual({ n: 5n, d: 6n });
		expect(minus(fraction(1n, 2n), fraction(1n, 3n))).toEqual({ n: 1n, d: 6n });
		expect(sum([fraction(1n, 6n), fraction(1n, 3n), fraction(1n, 2n)])).toEqual({ n: 1n, d: 1n });
		expect(sum([])).toEqual({ n: 0n, d: 1n });
		fc.assert(
			fc.property(anyFraction, anyFraction, (a, b) => {
				expect(minus(plus(a, b), b)).toEqual(a);
				expect(plus(a, b)).toEqual(plus(b, a));
			}),
		);
	});
});

describe('the order of fractions', () => {
	it('is that of their values', () => {
		const [third, half, twoQuarters] = [fraction(1n, 3n), fraction(1n, 2n), { n: 2n, d: 4n }];
		expect([compare(third, half), compare(half, third), compare(half, twoQuarters)]).toEqual([-1, 1, 0]);
	});

	it('is the other way round for the other of two', () => {
		fc.assert(
			fc.property(anyFraction, anyFraction, (a, b) => {
				expect(compare(a, b) + compare(b, a)).toBe(0);
				expect(compare(plus(a, fraction(1n, 9n)), a)).toBe(1);
			}),
		);
	});
});

describe('a rounded fraction', () => {
	it.each([
		[0n, 1n, 0],
		[1n, 2n, 1],
		[49n, 100n, 0],
		[3n, 2n, 2],
		[149n, 100n, 1],
		[25n, 2n, 13],
		[100n, 1n, 100],
	])('%i/%i is %i', (n, d, expected) => {
		expect(rounded({ n, d })).toBe(expected);
	});
});
