import { expect, it } from 'vitest';
import { folded, foldedWithSpots, foundAt } from './folded.ts';

it.each([
	['労働 条件\nを母国語で', '労働条件'],
	['ＡＢＣ１２３', 'abc123'],
	['ｶﾞｲﾀﾞﾝｽ', 'ガイダンス'],
	['がいだんす', 'ガイダンス'],
	['ﬁnal Oﬃce', 'finaloffice'],
	['① 株式会社㈱', '1株式会社(株)'],
])('"%s" holds "%s"', (text, wanted) => {
	expect(foundAt(folded(text), folded(wanted))).toEqual([0]);
});

it('finds every place once, and nothing for nothing', () => {
	expect(foundAt(folded('ああああ'), folded('ああ'))).toEqual([0, 2]);
	expect(foundAt(folded('あ'), folded(' '))).toEqual([]);
});

it('tells where a folded letter comes from', () => {
	const { text, spots } = foldedWithSpots(['契 約', 'ﬁ𩸽']);
	expect(text).toBe('契約fi𩸽');
	expect(spots).toEqual([
		{ text: 0, from: 0, to: 1 },
		{ text: 0, from: 2, to: 3 },
		{ text: 1, from: 0, to: 1 },
		{ text: 1, from: 0, to: 1 },
		{ text: 1, from: 1, to: 3 },
		{ text: 1, from: 1, to: 3 },
	]);
});
