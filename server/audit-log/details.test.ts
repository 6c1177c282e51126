import { expect, it } from 'vitest';
import { DETAIL_KEYS } from '#server/audit/detail-keys.ts';
import type { Subjects } from '#server/subjects/names.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { detailWords } from './details.ts';

const NAMES: Subjects = {
	find: ({ id }) => ({ name: `名前${id}`, path: null }),
	get: () => ({ name: 'x', path: null }),
};

const RAW_KEY = /^[a-z_]+:/m;

it.each(LOCALES)('says no detail of an event by its key (%s)', (locale) => {
	const cases = [...DETAIL_KEYS, 'key_of_another_version'].flatMap((key) =>
		[5, null, true, '2026-04-01'].map((value) => ({ [key]: value })),
	);
	expect(cases.filter((detail) => RAW_KEY.test(detailWords(detail, NAMES, locale)))).toEqual([]);
});

it('names the assessment of a shared link, and nothing of a link to the certificate', () => {
	expect(detailWords({ share_id: 5, progress_id: 7 }, NAMES, 'ja')).toBe('評価: 名前7');
	expect(detailWords({ share_id: 5, progress_id: null }, NAMES, 'ja')).toBe('');
});

it('keeps what another version of the product recorded', () => {
	expect(detailWords({ key_of_another_version: 12 }, NAMES, 'en')).toBe('Other: 12');
});
