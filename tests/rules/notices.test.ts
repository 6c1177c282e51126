import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reminders } from '#server/notices/reminders/all.ts';
import { sources } from '#server/notices/sources/all.ts';
import { TRANSITION_NOTICES } from '#server/notify/transitions.ts';
import { NOTICE_KINDS, NOTICES, type NoticeKind } from '#shared/notices/kinds.ts';
import { serverTexts } from '#shared/texts/server.ts';

/** What a kind of notice needs; that its texts get what they say is asked in `tests/api/notices/notices.test.ts`. */

const SERVER = path.resolve(import.meta.dirname, '../../server');

/** Tells of jobs that a former version left behind: what only this announces, nobody sends. */
const FORMER = 'accounts/former-jobs.ts';

/** The kinds that a source announces by name. */
const announcedIn = (text: string): string[] =>
	[...text.matchAll(/\bannounce\(\s*\w+,\s*'(\w+)'/g)].map(([, kind = '']) => kind);

const sourceTexts = (): string[] =>
	fs
		.readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== FORMER)
		.map((file) => fs.readFileSync(path.join(SERVER, file), 'utf8'));

it('every kind is sent: a reminder by its day, any other by an event that is announced and has a source', () => {
	expect(announcedIn("await announce(tx, 'inquiry', now);\n\tannounce(\n\t\ttx,\n\t\t'applied',\n")).toEqual([
		'inquiry',
		'applied',
	]);
	expect(announcedIn("announce(tx, kind, now, { of: 'inquiry' }); // 'inquiry'")).toEqual([]);
	const announced = new Set<string>([
		...sourceTexts().flatMap(announcedIn),
		...Object.values(TRANSITION_NOTICES).flat(),
	]);
	const reminded = new Set<string>(reminders.map(({ kind }) => kind));
	const isSent = (kind: NoticeKind): boolean =>
		NOTICES[kind].isReminder ? reminded.has(kind) : announced.has(kind) && sources[kind] !== undefined;
	expect(NOTICE_KINDS.filter((kind) => !isSent(kind))).toEqual([]);
	expect([...announced].filter((kind) => !(kind in NOTICES))).toEqual([]);
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
