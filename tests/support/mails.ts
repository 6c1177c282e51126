import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { mailPasswordReset } from '#server/accounts/password-reset-mail.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails } from '#server/db/tables/notices.ts';
import { compose } from '#server/mails/compose.ts';
import { tellOfEvent } from '#server/notices/job.ts';
import { announceJob } from '#server/notify/announce.ts';
import { plainText } from '#server/notify/letter.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { MailKind } from '#shared/mails/states.ts';
import type { TestApp } from './app.ts';

type Mail = { to: string; subject: string; text: string };

/** Decodes the encoded words of a header, such as `=?UTF-8?B?…?=` or `=?UTF-8?Q?…?=`. */
const decodeHeader = (value: string): string =>
	value
		.replace(/\?=\s+=\?/g, '?==?')
		.replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
			encoding.toLowerCase() === 'b'
				? Buffer.from(word, 'base64').toString('utf8')
				: decodeQuoted(word.replaceAll('_', ' ')),
		);

const decodeQuoted = (text: string): string =>
	Buffer.from(
		text
			.replace(/=\r?\n/g, '')
			.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		'latin1',
	).toString('utf8');

/** A message or one of its parts. */
const partOf = (message: string) => {
	const split = message.indexOf('\r\n\r\n');
	const head = message.slice(0, split).replace(/\r\n[ \t]+/g, ' ');
	const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
	return { header, body: message.slice(split + 4) };
};

const textOf = ({ header, body }: ReturnType<typeof partOf>): string => {
	const encoding = header('Content-Transfer-Encoding');
	const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : decodeQuoted(body);
	return (encoding === '7bit' ? body : text).replaceAll('\r\n', '\n');
};

/** Reads the plain text of a message that has HTML too. */
const parse = (eml: string): Mail => {
	const message = partOf(eml);
	const boundary = /boundary="([^"]+)"/.exec(message.header('Content-Type'))?.[1];
	const parts = boundary ? message.body.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, ''))) : [];
	const plain = parts.find(({ header }) => header('Content-Type').startsWith('text/plain'));
	return {
		to: message.header('To'),
		subject: decodeHeader(message.header('Subject')),
		text: textOf(plain ?? message),
	};
};

/** Waits for a mail to the address in the app's outbox folder. */
export const readMail = ({ deps }: TestApp, to: string): Promise<Mail> =>
	vi.waitUntil(
		async () => {
			const folder = path.resolve(deps.config.dataDir, 'outbox');
			const files = await readdir(folder).catch(() => []);
			const written = await Promise.all(
				files.map(async (file) => parse(await readFile(path.join(folder, file), 'utf8'))),
			);
			return written.find((mail) => mail.to === to) ?? null;
		},
		{ timeout: 20_000, interval: 50 },
	);

/** What the newest mail of a kind to an address says, composed as the worker does; null where none is sent. */
export const composedMail = async ({ deps }: TestApp, kind: MailKind, address: string): Promise<Mail | null> => {
	const [mail] = await deps.db
		.select()
		.from(mails)
		.where(and(eq(mails.kind, kind), sql`lower(${mails.address}) = ${address.toLowerCase()}`))
		.orderBy(desc(mails.id))
		.limit(1);
	const composed = mail ? await compose(deps, mail) : null;
	return composed && { to: composed.to, subject: composed.letter.subject, text: plainText(composed.letter) };
};

/** The job is run without its row in the outbox. */
const NO_JOB = 0;

/** Asks for the mail with a link for a forgotten password, as the worker does. */
export const resetMail = async (app: TestApp, email: string, locale: Locale = 'en'): Promise<Mail | null> => {
	await mailPasswordReset.run(app.deps, { email, locale }, NO_JOB);
	return composedMail(app, 'password_reset', email);
};

/** Makes the notices and mails of what happened, as the worker does. */
export const tellOfEvents = async ({ deps }: TestApp): Promise<void> => {
	const waiting = and(eq(outboxJobs.name, announceJob.name), isNull(outboxJobs.finishedAt));
	for (const { id, payload } of await deps.db.select().from(outboxJobs).where(waiting)) {
		await tellOfEvent.run(deps, announceJob.payload.parse(payload), id);
	}
};
