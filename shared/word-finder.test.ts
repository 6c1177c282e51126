import { expect, it } from 'vitest';
import { wordFinder } from './word-finder.ts';

it.each([
	['賃金', true],
	['ちんぎん台帳', false],
	['台帳 ', true],
	['ｗａｇｅ', true],
	['らべる', true],
	['', true],
	['契約', false],
])('finds words without regard to width, case and kana: %s', (typed, isFound) => {
	expect(wordFinder(typed)('賃金台帳 Wage ラベル')).toBe(isFound);
});
