import { expect, it } from 'vitest';
import { reminders } from '#server/notices/reminders/all.ts';
import { sources } from '#server/notices/sources/all.ts';
import { TRANSITION_NOTICES } from '#server/notify/transitions.ts';
import { serverTexts } from '#shared/i18n/server/texts.ts';
import { isOptional, NOTICE_KINDS, NOTICES } from '#shared/notices/kinds.ts';

/** What a kind of notice needs; that its texts get what they say is asked in `tests/api/notices.test.ts`. */

it('every event has a source, and no reminder has one', () => {
	const events = NOTICE_KINDS.filter((kind) => isOptional(kind) && !NOTICES[kind].isReminder);
	expect(events.length).toBeGreaterThan(10);
	expect(Object.keys(sources)).toEqual(expect.arrayContaining(events));
	expect(NOTICE_KINDS.filter((kind) => NOTICES[kind].isReminder && sources[kind])).toEqual([]);
});

it('a reminder is a kind that is one, and only one for its kind', () => {
	const kinds = reminders.map(({ kind }) => kind);
	expect(kinds.filter((kind) => !NOTICES[kind].isReminder)).toEqual([]);
	expect(new Set(kinds).size).toBe(kinds.length);
});

it('a change of status announces what has a source', () => {
	const announced = Object.values(TRANSITION_NOTICES).flat();
	expect(announced.filter((kind) => !sources[kind])).toEqual([]);
});

it('every kind has a title of one line and a text, in both languages', () => {
	for (const { notices } of [serverTexts.ja, serverTexts.en]) {
		for (const kind of NOTICE_KINDS) {
			expect([kind, notices[kind].title.includes('\n')]).toEqual([kind, false]);
			expect(notices[kind].body.length).toBeGreaterThan(notices[kind].title.length);
		}
	}
});
