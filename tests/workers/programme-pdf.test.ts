/** @module-tag rest */

import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/i18n/translate.ts';
import { squeezed } from '#tests/support/printed/pdf.ts';
import { withPrinter } from '#tests/support/printed/printing.ts';
import { largestProgramme } from '#tests/support/programme/printed.ts';

const printing = withPrinter();

const WORDS = {
	ja: {
		title: '全体の状況',
		day: '2026年11月26日',
		erased: '情報を削除した企業は',
		few: '10未満',
		month: '2026/04',
		assessor: '評価 1郎',
		unassigned: '未割り当て',
		weakest: '1-2 母国語などでの説明',
		critical: '1,043 / 41,034件',
		turn: '事務局の対応を待つものだけを数えます',
	},
	en: {
		title: 'Program overview',
		day: '2026-11-26',
		erased: 'data of a company is erased later',
		few: 'under 10',
		month: '2026/04',
		assessor: 'Assessor 1',
		unassigned: 'Unassigned',
		weakest: '1-2 Explanations in the language',
		critical: '1,043 of 41,034',
		turn: 'count only assessments that wait for staff',
	},
};

describe.each(LOCALES)('the printed programme in %s', (locale) => {
	it('is two pages, with its date, and says that erased companies leave', async () => {
		const { pages, text } = await printing.print({ kind: 'programme', content: largestProgramme(locale) }, locale);
		const words = WORDS[locale];
		expect(pages.length).toBe(2);
		for (const word of Object.values(words)) expect(text).toContain(squeezed(word));
		expect(pages[0]?.text).toContain(squeezed(words.title));
		expect(pages[0]?.text).toContain('1,080');
		expect(pages[0]?.text).toContain(squeezed(words.assessor));
		expect(pages[0]?.text).toContain('0.74');
		for (const word of [words.unassigned, words.turn, '21,340']) expect(pages[0]?.text).toContain(squeezed(word));
		for (const word of [words.weakest, words.critical]) expect(pages[1]?.text).toContain(squeezed(word));
		expect(pages[1]?.text).toContain('66.4');
		expect(pages[1]?.text).toContain(squeezed(words.erased));
	});
});
