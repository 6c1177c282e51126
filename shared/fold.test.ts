import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	NOTHING,
	ONLY_FORMS,
	OTHER_NAMES,
	OTHER_TEXTS,
	SAME_NAMES,
	SAME_TEXTS,
} from '#tests/support/texts/fold-cases.ts';
import { CHARACTER_VARIANTS } from './character-variants.ts';
import { finder, foldForSearch, foldName, soughtName, soughtText } from './fold.ts';

const foldedOnce = (texts: readonly string[], fold: (text: string) => string): string[] => [
	...new Set(texts.map(fold)),
];

describe('a searched text', () => {
	it.each(SAME_TEXTS)('is the same as %s and %s', (...texts) => {
		expect(foldedOnce(texts, foldForSearch)).toHaveLength(1);
	});

	it('is kept in lower case, half width and hiragana, without spaces', () => {
		expect(foldForSearch('ＳＡＫＵＲＡ サクラ')).toBe('sakuraさくら');
	});

	it('is another one where only a part of it is the same', () => {
		expect(foldedOnce(OTHER_TEXTS, foldForSearch)).toHaveLength(OTHER_TEXTS.length);
	});

	it('is the same when it is folded again', () => {
		const unit = fc.constantFrom(...'AbＢアｱﾞ゛ヶーー-―漢澤①é\u0301・ Σş㍿\u200b');
		fc.assert(
			fc.property(fc.string({ unit }), (text) => {
				const folded = foldForSearch(text);
				expect(foldForSearch(folded)).toBe(folded);
			}),
		);
	});

	it('has one form of each character, which is no variant itself and not equal in Unicode', () => {
		const variants = [...CHARACTER_VARIANTS];
		expect(variants.length).toBeGreaterThan(500);
		expect(variants.filter(([variant, ordinary]) => variant === ordinary || CHARACTER_VARIANTS.has(ordinary))).toEqual(
			[],
		);
		expect(variants.flat().filter((character) => character.normalize('NFKC') !== character)).toEqual([]);
		expect(variants.flat().filter((character) => !/^\p{Script=Han}$/u.test(character))).toEqual([]);
	});
});

describe('the name of a company', () => {
	it.each(SAME_NAMES)('is the same as %s and %s', (...names) => {
		expect(foldedOnce(names, foldName)).toHaveLength(1);
	});

	it.each(OTHER_NAMES)('%s has no legal form to leave out', (name) => {
		expect(foldName(name)).toBe(foldForSearch(name));
	});

	it.each(ONLY_FORMS)('that is only %s is sought with it', (name) => {
		expect([foldName(name), soughtName(name)]).toEqual(['', foldForSearch(name)]);
	});

	it('is found by each part of it, whatever was left out', () => {
		const written = ['株式会社はやて物流センター', '日本学校法人会計 有限会社', 'サ-ビス・Café Co., Ltd.'];
		for (const name of written) {
			const letters = [...name];
			const stored = `${foldName(name)} ${foldForSearch(name)}`;
			for (let from = 0; from < letters.length; from += 1) {
				for (let to = from + 1; to <= letters.length; to += 1) {
					const part = letters.slice(from, to).join('');
					expect(soughtName(part) === '' ? name : stored).toContain(soughtName(part) || part);
				}
			}
		}
	});
});

describe('what folds to nothing', () => {
	it.each(NOTHING)('%j is sought as typed', (typed) => {
		expect([soughtText(typed), soughtName(typed)]).toEqual(['', '']);
	});

	it('is found where it was typed', () => {
		expect([finder('・')('ア・イ'), finder('・')('アイ'), finder('')('ア'), finder(' ')('アイ')]).toEqual([
			true,
			false,
			true,
			true,
		]);
		expect([finder('あ い')('アイ'), finder('澤')('沢田'), finder('沢')('田')]).toEqual([true, true, false]);
	});
});
