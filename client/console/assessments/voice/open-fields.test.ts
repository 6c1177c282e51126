import { describe, expect, it } from 'vitest';
import { translate } from '#client/base/locale.tsx';
import { FORM_MESSAGES } from '#client/base/validation.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { lastDaysFrom, openSchema, usualCodes, usualFields } from './open-fields.ts';

const today = '2026-04-01';
const days = lastDaysFrom(today);

const fieldsRefused = (fields: { closes_on?: string; code_count?: string; languages?: VoiceLanguage[] }): string[] => {
	const value = { closes_on: days.from, code_count: '10', languages: ['vi'], ...fields };
	const { error } = openSchema(translate, days, days).safeParse(value, FORM_MESSAGES);
	return (error?.issues ?? []).map(({ path }) => String(path[0]));
};

it('a round lasts 7 to 90 days', () => {
	expect(days).toEqual({ from: '2026-04-08', to: '2026-06-30' });
});

it.each([
	[0, 10],
	[9, 10],
	[10, 11],
	[40, 44],
	[41, 46],
	[5_000, 2_000],
])('%d employees usually get %d codes', (employees, codes) => {
	expect(usualCodes(employees)).toBe(codes);
});

describe('what is chosen for a round', () => {
	it('at first only lacks a language', () => {
		expect(fieldsRefused(usualFields(today, 25))).toEqual(['languages']);
	});

	it.each([days.from, days.to])('%s may be the last day', (closes_on) => {
		expect(fieldsRefused({ closes_on })).toEqual([]);
	});

	it.each(['2026-04-07', '2026-07-01', '2026-04-31', ''])('"%s" may not be the last day', (closes_on) => {
		expect(fieldsRefused({ closes_on })).toEqual(['closes_on']);
	});

	it.each(['10', '２０', '2,000'])('%s codes can be made', (code_count) => {
		expect(fieldsRefused({ code_count })).toEqual([]);
	});

	it.each(['9', '2001', '12.5', 'ten', ''])('"%s" codes cannot be made', (code_count) => {
		expect(fieldsRefused({ code_count })).toEqual(['code_count']);
	});
});
