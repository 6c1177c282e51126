import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { mailMemberPasswordReset, mailPasswordReset } from '#server/accounts/password-reset-mail.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails } from '#server/db/tables/notices.ts';
import { tellOfEvent } from '#server/notices/job.ts';
import { compose } from '#server/notices/mails/compose.ts';
import { announceJob } from '#server/notify/announce.ts';
import { plainText } from '#server/notify/letter.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { MailKind } from '#shared/mails/states.ts';
import type { TestApp } from '#tests/support/app.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { readMime } from '#tests/support/notices/mime.ts';

type Mail = { to: string; subject: string; text: string };

/** As written to the outbox folder; names of headers in lower case. */
type WrittenMail = Mail & { headers: ReadonlyMap<string, string> };

/** The recipient and the plain-text part of a multipart message. */
const parse = (eml: string): WrittenMail => {
	const { headers, text } = readMime(eml);
	return { to: headers.get('to') ?? '', subject: headers.get('subject') ?? '', text, headers };
};

/** Waits for a mail to the address in the app's outbox folder. */
export const readMail = ({ deps }: TestApp, to: string): Promise<WrittenMail> =>
	vi.waitUntil(
		async () => {
			const folder = path.resolve(deps.config.dataDir, 'outbox');
			const files = await readdir(folder).catch(() => []);
			const written = await Promise.all(
				files.map(async (file) => parse(await readFile(path.join(folder, file), 'utf8'))),
			);
			return written.find((mail) => mail.to === to) ?? null;
		},
		{ timeout: LIMITS.poll, interval: 50 },
	);

/** The newest mail of a kind to an address, composed as the worker does; null if none is sent. */
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

/** The job runs without a row in the outbox. */
const NO_JOB = 0;

/** Requests a password reset, and composes its mail as the worker does. */
export const resetMail = async (app: TestApp, email: string, locale: Locale = 'en'): Promise<Mail | null> => {
	await mailPasswordReset.run(app.deps, { email, locale }, NO_JOB);
	return composedMail(app, 'password_reset', email);
};

/** Has a password of the company area forgotten, as the worker does; returns the mail of a kind. */
export const forgottenMail = async (
	app: TestApp,
	kind: 'password_reset' | 'password_help',
	email: string,
	locale: Locale = 'en',
): Promise<Mail | null> => {
	await mailMemberPasswordReset.run(app.deps, { email, locale }, NO_JOB);
	return composedMail(app, kind, email);
};

/** Makes the notices and mails of all announced events, as the worker does. */
export const tellOfEvents = async ({ deps }: TestApp): Promise<void> => {
	const waiting = and(eq(outboxJobs.name, announceJob.name), isNull(outboxJobs.finishedAt));
	for (const { id, payload } of await deps.db.select().from(outboxJobs).where(waiting)) {
		await tellOfEvent.run(deps, announceJob.payload.parse(payload), id);
	}
};
