import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, toHalfWidth } from './fold.ts';

describe('a searched text is the same', () => {
	it.each([
		['ABC', 'abc'],
		['ＡＢＣ１２３', 'abc123'],
		['カタカナ', 'かたかな'],
		['ｶﾀｶﾅ', 'かたかな'],
		['ｶﾞｷﾞ', 'がぎ'],
		['ァヶ', 'ぁゖ'],
		['株式会社サクラ　フーズ', '株式会社さくら ふーず'],
		['㈱ｱｽﾞﾏ', '(株)あずま'],
		['小﨑', '小崎'],
		['髙橋 濵田 濱田', '高橋 浜田 浜田'],
		['渡邉 渡邊', '渡辺 渡辺'],
		['齋藤 齊藤 斎藤', '斉藤 斉藤 斉藤'],
		['𠮷野家', '吉野家'],
	])('as %s and %s', (one, other) => {
		expect(foldForSearch(one)).toBe(foldForSearch(other));
	});

	it('as one kept in lower case, half width and hiragana, as all are that were folded before', () => {
		expect(foldForSearch('ＳＡＫＵＲＡ サクラ')).toBe('sakura さくら');
	});

	it('only where it is: other kana, letters and the long vowel stay apart', () => {
		const apart = ['は', 'ば', 'ぱ', 'つ', 'っ', 'ー', '-', 'a', 'b', '神', '紳'];
		expect(new Set(apart.map(foldForSearch)).size).toBe(apart.length);
	});

	it('when it is folded again', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom('A', 'ｂ', 'ア', 'ｱ', 'ﾞ', 'ヶ', 'ー', '漢', '①') }), (text) => {
				const folded = foldForSearch(text);
				expect(foldForSearch(folded)).toBe(folded);
			}),
		);
	});
});

describe('in a phone or number field', () => {
	it.each([
		['０３－１２３４－５６７８', '03-1234-5678'],
		['03ー1234ー5678', '03-1234-5678'],
		['０９０　１２３４　５６７８', '090 1234 5678'],
		['＋８１（３）', '+81(3)'],
		['！～', '!~'],
		['‐‑‒–—―−', '-------'],
		['03-1234-5678', '03-1234-5678'],
		['内線 12', '内線 12'],
		['', ''],
	])('%s becomes %s', (typed, expected) => {
		expect(toHalfWidth(typed)).toBe(expected);
	});
});
