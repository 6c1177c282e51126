import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIMILAR_FROM, similarityOf } from './similarity.ts';

const asked = '外国人労働者の賃金は、同じ仕事をする日本人と同等以上ですか。';

describe('the similarity of two wordings', () => {
	it('counts common bigrams, each as often as both have it', () => {
		expect(similarityOf('night', 'nacht')).toBeCloseTo(0.25);
		expect(similarityOf('aaa', 'aa')).toBeCloseTo(2 / 3);
		expect(similarityOf('賃金の支払い', '賃金の支払')).toBeCloseTo(8 / 9);
	});

	it('is above the limit for the same question in other words, and below it for another question', () => {
		const reworded = '外国人労働者の賃金は、同じ仕事をする日本人の賃金と同等またはそれ以上ですか。';
		expect(similarityOf(asked, reworded)).toBeGreaterThanOrEqual(SIMILAR_FROM);
		expect(similarityOf(asked, '旅券や在留カードを会社が保管していませんか。')).toBeLessThan(SIMILAR_FROM);
	});

	it('ignores whitespace, and compares texts without bigrams as they are', () => {
		expect(similarityOf('一二\n三', ' 一 二三')).toBe(1);
		expect([
			similarityOf('一', '一'),
			similarityOf('一', '二'),
			similarityOf('', ''),
			similarityOf('', '一二'),
		]).toEqual([1, 0, 1, 0]);
	});

	it('is symmetric, 1 for the same text and never outside of 0 to 1', () => {
		const text = fc.string({ unit: fc.constantFrom('賃', '金', 'は', 'a', '𠮷', ' '), maxLength: 20 });
		fc.assert(
			fc.property(text, text, (one, other) => {
				const similarity = similarityOf(one, other);
				expect(similarityOf(one, one)).toBe(1);
				expect(similarity).toBe(similarityOf(other, one));
				expect(similarity).toBeGreaterThanOrEqual(0);
				expect(similarity).toBeLessThanOrEqual(1);
			}),
		);
	});

	it('is the share of the bigrams that are kept', () => {
		const letters = fc.integer({ min: 10, max: 60 });
		fc.assert(
			fc.property(letters, fc.nat({ max: 100 }), (length, percent) => {
				// All characters differ, so replacing a tail changes its bigrams and the one at the boundary.
				const text = Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + at));
				const kept = Math.floor((length * percent) / 100);
				const tail = Array.from({ length: length - kept }, (_, at) => String.fromCodePoint(0x5e00 + at));
				const common = Math.max(0, kept - 1);
				expect(similarityOf(text.join(''), [...text.slice(0, kept), ...tail].join(''))).toBeCloseTo(
					common / (length - 1),
				);
			}),
		);
	});
});
