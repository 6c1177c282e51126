import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails, noticePreferences, notices } from '#server/db/tables/notices.ts';
import { receiptJob } from '#server/free-assessment/receipts.ts';
import { Postponed } from '#server/jobs/queue.ts';
import { compose } from '#server/notices/mails/compose.ts';
import { LISTED } from '#server/notices/mails/group.ts';
import { sendMailJob } from '#server/notices/mails/job.ts';
import { announceJob } from '#server/notify/announce.ts';
import { plainText } from '#server/notify/letter.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import type { MailListRow } from '#shared/mails/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';
import { sendMail } from '#workers/send-mail.ts';

/** Mails to admins while strangers send applications: two an hour, and none of the applications goes untold. */

/** Two servers and two workers, where there is a Redis that they can share. */
const booted = withApp({ servers: 2, worker: true, withoutPrinting: true });

afterEach(() => booted.current.clock.release());

const FLOOD = 300;
const MORE = 20;
const AT_ONCE = 20;

const tokyo = (time: string): string => `2031-05-01T${time}:00+09:00`;

const apply = async (paperId: number): Promise<void> => {
	const answer = await call(booted.current, 'POST', '/free_assessment/contact', {
		body: {
			assessment_paper_id: paperId,
			company_name: '打ち込んだ商事',
			client_name: '打込 花子',
			email: `${unique('visitor')}@example.com`,
			phone: '03-9999-8888',
			message: '打ち込んだ要望',
			has_inquiry_request: true,
			score: null,
			free_category_results: [],
		},
	});
	if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
};

/** Sends applications, and waits until the admins are told. */
const flood = async (applications: number): Promise<void> => {
	const { db } = booted.current.deps;
	const { data } = await call<FreePaper>(booted.current, 'GET', '/free_assessment/paper');
	for (let sent = 0; sent < applications; sent += AT_ONCE)
		await Promise.all(Array.from({ length: Math.min(AT_ONCE, applications - sent) }, () => apply(data.id)));
	const left = and(inArray(outboxJobs.name, [announceJob.name, receiptJob.name]), isNull(outboxJobs.finishedAt));
	await expect.poll(() => db.$count(outboxJobs, left), { interval: 100 }).toBe(0);
};

const inquiriesOf = ({ user }: Person) =>
	booted.current.deps.db.$count(notices, and(eq(notices.recipientId, user.id), eq(notices.kind, 'inquiry')));

const mailsOf = ({ user }: Person) =>
	booted.current.deps.db
		.select()
		.from(mails)
		.where(and(eq(mails.userId, user.id), eq(mails.kind, 'inquiry')))
		.orderBy(asc(mails.id));

const sentTo = async (person: Person): Promise<number> =>
	(await mailsOf(person)).filter(({ state }) => state === 'sent').length;

/** Runs the job of the mail that waits, as a worker does when it is due. */
const sendGroup = async (person: Person): Promise<void> => {
	const { deps } = booted.current;
	const waiting = (await mailsOf(person)).find(({ nextAttemptAt }) => nextAttemptAt !== null);
	const payload = { mail_id: waiting?.id ?? 0 };
	const [job] = await deps.db
		.select({ id: outboxJobs.id })
		.from(outboxJobs)
		.where(sql`${outboxJobs.payload} @> ${JSON.stringify(payload)}::jsonb`);
	const needs = { ...deps, sendMail: (mail: Parameters<typeof sendMail>[1]) => sendMail(deps, mail) };
	const run = () =>
		sendMailJob.run(needs, payload, job?.id ?? 0).then(
			() => 'sent',
			(error: unknown) => {
				// The worker of the app sends others at this moment.
				if (error instanceof Postponed) return 'postponed';
				throw error;
			},
		);
	await expect.poll(run).toBe('sent');
};

/** What the newest mail says, as it is sent at that moment. */
const newestMail = async (person: Person) => {
	const mail = (await mailsOf(person)).at(-1);
	const composed = mail && (await compose(booted.current.deps, mail));
	return composed && { subject: composed.letter.subject, text: plainText(composed.letter) };
};

describe('a flood of applications', () => {
	it('fills the inbox row by row, sends one mail at once, and the others as one', async () => {
		const app = booted.current;
		app.clock.set(tokyo('10:00'));
		const ja = await makeConsoleAdmin(app);
		const en = await makeConsoleAdmin(app, { locale: 'en' });
		const quiet = await makeConsoleAdmin(app);
		await app.deps.db.insert(noticePreferences).values({ userId: quiet.user.id, kind: 'inquiry', channel: 'inbox' });

		await flood(FLOOD);
		for (const person of [ja, en, quiet]) expect(await inquiriesOf(person)).toBe(FLOOD);
		expect(await mailsOf(quiet)).toEqual([]);
		for (const person of [ja, en]) {
			await expect.poll(() => sentTo(person)).toBe(1);
			const waiting = (await mailsOf(person)).slice(1);
			expect(waiting).toMatchObject([{ state: 'waiting', attempts: 0, nextAttemptAt: new Date(tokyo('11:00')) }]);
		}

		app.clock.set(tokyo('10:59'));
		await flood(MORE);
		expect(await inquiriesOf(ja)).toBe(FLOOD + MORE);
		const grouped = FLOOD + MORE - 1;
		const { data } = await ja.get<MailListRow[]>(`/console/mails?q=${encodeURIComponent(ja.user.email)}&state=waiting`);
		expect(data).toMatchObject([{ attempts: 0, next_attempt_at: new Date(tokyo('11:00')).toISOString() }]);

		app.clock.set(tokyo('11:00'));
		for (const person of [ja, en]) {
			await sendGroup(person);
			expect((await mailsOf(person)).map(({ state }) => state)).toEqual(['sent', 'sent']);
		}
		expect(await newestMail(ja)).toMatchObject({ subject: `【Kyosei】新しい申し込みが${grouped}件ありました` });
		const mail = await newestMail(en);
		expect(mail?.subject).toBe(`[Kyosei] ${grouped} new applications`);
		expect(mail?.text).toContain(`And ${grouped - LISTED} more`);
		expect(mail?.text).not.toContain('打');
	});

	it('is over after an hour: the next application is mailed at once, and says that it is one', async () => {
		const app = booted.current;
		app.clock.set(tokyo('14:00'));
		const admin = await makeConsoleAdmin(app);
		await flood(2);
		app.clock.set(tokyo('15:00'));
		await sendGroup(admin);
		// The only one that waited for its hour.
		expect(await newestMail(admin)).toMatchObject({ subject: '【Kyosei】新しい申し込みがありました' });
		app.clock.set(tokyo('15:01'));
		await flood(1);
		const all = await mailsOf(admin);
		expect(all).toHaveLength(3);
		expect(all.at(-1)).toMatchObject({ nextAttemptAt: null, groupId: null });
	});
});
