import { expect, it } from 'vitest';
import { isExpired, KEPT_MS, parseDraft } from './draft.ts';

const stored = (values: object): string =>
	JSON.stringify({ code: null, language: 'vi', answers: {}, at: 5, ...values });

it('a stored draft is read with what belongs to it', () => {
	const text = stored({ code: 'C', answers: { passport: 'no', pay: 'declined' }, isUnsure: true });
	expect(parseDraft(text)).toEqual({
		draft: { code: 'C', language: 'vi', answers: { passport: 'no', pay: 'declined' }, isUnsure: true },
		at: 5,
	});
});

it('unknown statements, values and languages are left out', () => {
	const text = stored({
		code: 7,
		language: 'xx',
		answers: { passport: 'maybe', other: 'yes', pay: 'yes' },
		isUnsure: 'x',
	});
	expect(parseDraft(text)?.draft).toEqual({ code: null, language: null, answers: { pay: 'yes' }, isUnsure: false });
});

it.each([null, '', 'x', '3', 'null', '[]', '{}', '{"at":"5"}'])('%s is no draft', (text) => {
	expect(parseDraft(text)).toBeNull();
});

it('a draft is kept for 30 minutes, and not at all where the clock was set back', () => {
	expect([isExpired(0, KEPT_MS - 1), isExpired(0, KEPT_MS), isExpired(10, 9)]).toEqual([false, true, true]);
});
