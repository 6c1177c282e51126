import { afterEach, describe, expect, it } from 'vitest';
import { addTexts, chooseLocale, translate } from '#client/base/locale.tsx';
import { common as en } from '#shared/texts/client/common.en.ts';
import { common as ja } from '#shared/texts/client/common.ja.ts';
import { gradeText, judgementOf } from './grade-text.ts';

addTexts({ ja: { common: ja }, en: { common: en } });

afterEach(() => chooseLocale('ja'));

describe('the text of a grade', () => {
	it.each([
		['ja', ['優秀', '良好', 'おおむね良好', '改善の余地あり', '懸念あり', '該当なし', '不明な評価です。']],
		['en', ['Excellent', 'Great', 'Good', 'Can improve', 'Concerning', 'N/A', 'Invalid grade.']],
	] as const)('is that of the specification, also of an unknown one, in %s', (locale, texts) => {
		chooseLocale(locale);
		expect(['S', 'A', 'B', 'C', 'D', null, 'E'].map((grade) => gradeText(grade, translate))).toEqual(texts);
	});

	it('follows the letter in a judgment', () => {
		expect([judgementOf(95, translate), judgementOf(null, translate)]).toEqual(['S 優秀', '該当なし']);
	});
});
