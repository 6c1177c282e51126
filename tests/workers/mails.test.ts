import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails, noticePreferences, notices } from '#server/db/tables/notices.ts';
import { requestPdf } from '#server/exports/pdf.ts';
import { GivenUp, Postponed } from '#server/jobs/queue.ts';
import { sendMailJob } from '#server/notices/mails/job.ts';
import { makeNotices } from '#server/notices/make.ts';
import { MARK } from '#server/notify/mark.ts';
import type { MailListRow } from '#shared/mails/schemas.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';
import { withApp } from '#tests/support/app.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';
import { readMime } from '#tests/support/notices/mime.ts';
import { typicalProposal } from '#tests/support/printed/documents.ts';
import { type Behaviour, startSmtpServer } from '#tests/support/processes/smtp-server.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';
import { sendMail } from '#workers/send-mail.ts';

const smtp = await startSmtpServer();
afterAll(smtp.close);

const booted = withApp({ env: { SMTP_URL: smtp.url }, withoutPrinting: true });

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

beforeEach(() => smtp.behave('accepts'));

afterEach(async () => {
	await booted.current.stopWorker();
	await killWorkerProcesses();
	booted.current.clock.release();
});

/** Tells a person something, and answers the mail and the job that sends it. */
const tell = async (person: Person, kind: NoticeKind = 'moved_back') => {
	const { deps, clock } = booted.current;
	const now = clock.now();
	const told = { kind, eventKey: unique('event'), audience: { to: 'user', userId: person.user.id }, data: {} } as const;
	await deps.db.transaction((tx) => makeNotices(tx, { ...told, at: now }, now));
	const [row] = await deps.db
		.select({ mailId: mails.id, messageId: mails.messageId, noticeId: mails.noticeId })
		.from(mails)
		.innerJoin(notices, eq(notices.id, mails.noticeId))
		.where(and(eq(notices.recipientId, person.user.id), eq(notices.eventKey, told.eventKey)));
	if (!row) throw new Error('nobody was mailed');
	const [job] = await deps.db
		.select({ id: outboxJobs.id })
		.from(outboxJobs)
		.where(sql`${outboxJobs.payload} @> ${JSON.stringify({ mail_id: row.mailId })}::jsonb`);
	return { ...row, outboxId: job?.id ?? 0 };
};

type Told = Awaited<ReturnType<typeof tell>>;

const rowOf = async ({ mailId }: Pick<Told, 'mailId'>) => {
	const [row] = await booted.current.deps.db.select().from(mails).where(eq(mails.id, mailId));
	if (!row) throw new Error('the mail is stored');
	return row;
};

const jobOf = async ({ outboxId }: Told) => {
	const [row] = await booted.current.deps.db.select().from(outboxJobs).where(eq(outboxJobs.id, outboxId));
	return row;
};

/** Runs the job of a mail once, as a worker does: the pause until the next attempt, or how it ended. */
const attempt = async ({ mailId, outboxId }: Told): Promise<number | 'done' | 'given up'> => {
	const { deps } = booted.current;
	const needs = { ...deps, sendMail: (mail: Parameters<typeof sendMail>[1]) => sendMail(deps, mail) };
	try {
		await sendMailJob.run(needs, { mail_id: mailId }, outboxId);
		return 'done';
	} catch (error) {
		if (error instanceof Postponed) return error.ms;
		if (error instanceof GivenUp) return 'given up';
		throw error;
	}
};

const takenBy = (person: Person) => smtp.taken.filter(({ to }) => to === person.user.email);
const idsOf = (person: Person) => takenBy(person).map(({ raw }) => readMime(raw).headers.get('message-id'));

describe('a mail that is refused', () => {
	it('is tried for a day with growing pauses, fails, and goes out with its Message-ID when it is tried again', async () => {
		const { clock } = booted.current;
		clock.set('2030-05-01T01:00:00Z');
		const begin = clock.now().getTime();
		const admin = await makeConsoleAdmin(booted.current);
		const told = await tell(admin);
		smtp.behave('refuses recipient');
		const pauses: number[] = [];
		let outcome = await attempt(told);
		while (typeof outcome === 'number') {
			pauses.push(outcome);
			// Whoever looks earlier, such as after the queue was lost, waits for the rest.
			clock.advance(outcome - 1_000);
			const opened = smtp.opened();
			expect([await attempt(told), smtp.opened()]).toEqual([1_000, opened]);
			clock.advance(1_000);
			outcome = await attempt(told);
		}
		expect(outcome).toBe('given up');
		expect(clock.now().getTime() - begin).toBe(DAY_MS);
		expect(pauses.length).toBeGreaterThan(12);
		for (const [at, pause] of pauses.slice(0, -1).entries()) {
			const usual = Math.min(15_000 * 2 ** at, 2 * HOUR_MS);
			expect(pause).toBeGreaterThanOrEqual(usual * 0.75);
			expect(pause).toBeLessThanOrEqual(usual * 1.25);
		}
		const failed = await rowOf(told);
		expect(failed).toMatchObject({
			state: 'failed',
			attempts: pauses.length + 1,
			nextAttemptAt: null,
			claimedAt: null,
		});
		expect(failed.error).toMatch(/^MailError: EENVELOPE RCPT TO: .*550 5\.1\.1/);
		expect(failed.error).not.toContain(admin.user.email);
		expect(await jobOf(told)).toMatchObject({ finishedAt: null, error: failed.error });
		expect(await attempt(told)).toBe('given up');

		smtp.behave('accepts');
		const later = await makeConsoleAdmin(booted.current);
		expect((await later.post(`/console/mails/${told.mailId}/retry`)).status).toBe(200);
		expect(await attempt(told)).toBe('done');
		expect(idsOf(admin)).toEqual([`<${told.messageId}>`]);
		expect(await rowOf(told)).toMatchObject({ state: 'sent', sentTo: admin.user.email, error: null });
		expect((await jobOf(told))?.finishedAt).not.toBeNull();
		expect(await attempt(told)).toBe('done');
		expect(takenBy(admin)).toHaveLength(1);
	});

	it.each<[Behaviour, string, RegExp]>([
		['refuses greeting', 'connection', /554/],
		['refuses sign-in', 'auth', /535/],
		['refuses recipient', 'recipient', /550 5\.1\.1/],
		['refuses content', 'content', /554 5\.7\.1/],
		['takes half', 'connection', /./],
		['closes after data', 'connection', /./],
	])(
		'by a mail server that %s says so in the console, without addresses and credentials',
		async (how, failure, words) => {
			const admin = await makeConsoleAdmin(booted.current);
			const told = await tell(admin);
			smtp.behave(how);
			expect(await attempt(told)).toBeTypeOf('number');
			const { data } = await admin.get<MailListRow[]>(`/console/mails?q=${encodeURIComponent(admin.user.email)}`);
			expect(data).toMatchObject([{ id: told.mailId, state: 'waiting', attempts: 1, failure, can_retry: true }]);
			expect(data[0]?.error).toMatch(words);
			const secrets = ['s3cret-pass', Buffer.from('\0kyosei\0s3cret-pass').toString('base64'), admin.user.email];
			for (const secret of secrets) expect(data[0]?.error).not.toContain(secret);
			smtp.behave('accepts');
			booted.current.clock.advance(HOUR_MS);
			expect(await attempt(told)).toBe('done');
			expect(new Set(idsOf(admin))).toEqual(new Set([`<${told.messageId}>`]));
		},
	);
});

describe('a mail to an address that is not plain ASCII', () => {
	it.each([
		['taro..yamada@docomo.ne.jp', '"taro..yamada"@docomo.ne.jp'],
		['taro.yamada.@ezweb.ne.jp', '"taro.yamada."@ezweb.ne.jp'],
		['taro.yamada@docomo.ne.jp', 'taro.yamada@docomo.ne.jp'],
		['taro@例え.jp', 'taro@xn--r8jz45g.jp'],
	])('%s is sent to %s', async (stored, sent) => {
		const { deps } = booted.current;
		const admin = await makeConsoleAdmin(booted.current);
		await deps.db.update(users).set({ email: stored }).where(eq(users.id, admin.user.id));
		expect(await attempt(await tell(admin))).toBe('done');
		const taken = smtp.taken.at(-1);
		expect(taken?.to).toBe(sent);
		expect(readMime(taken?.raw ?? '').headers.get('to')).toBe(sent.startsWith('"') ? `<${sent}>` : sent);
	});
});

describe('a mail server that is slow', () => {
	it('keeps two mails of a worker waiting and nothing else, and all are sent once it answers', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		smtp.behave('waits after data');
		const all: Told[] = [];
		for (let made = 0; made < 12; made++) all.push(await tell(admin));
		await app.startWorker();
		await expect.poll(() => takenBy(admin).length).toBe(2);
		await requestPdf(app.deps, { kind: 'proposal', content: typicalProposal() }, 'ja');
		const printed = () => app.deps.db.$count(pdfDocuments, isNotNull(pdfDocuments.finishedAt));
		await expect.poll(printed).toBe(1);
		expect(takenBy(admin)).toHaveLength(2);
		smtp.behave('accepts');
		smtp.answerAll();
		const sent = () =>
			app.deps.db.$count(
				mails,
				and(
					eq(mails.state, 'sent'),
					inArray(
						mails.id,
						all.map(({ mailId }) => mailId),
					),
				),
			);
		await expect.poll(sent, { interval: 100 }).toBe(12);
		expect(idsOf(admin).toSorted()).toEqual(all.map(({ messageId }) => `<${messageId}>`).toSorted());
	});
});

describe('a mail about an account', () => {
	it('goes out before the reminders and the like that wait', async () => {
		const app = booted.current;
		const [admin, owner] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		for (let made = 0; made < 30; made++) await tell(admin);
		await tell(owner, 'password_changed');
		const isNew = and(isNull(outboxJobs.relayedAt), isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt));
		await expect.poll(() => app.deps.db.$count(outboxJobs, isNew)).toBe(0);
		await app.startWorker();
		await expect.poll(() => takenBy(owner).length, { interval: 10 }).toBe(1);
		expect(takenBy(admin).length).toBeLessThan(10);
		await expect.poll(() => takenBy(admin).length).toBe(30);
	});
});

describe('a worker that is killed after the mail server took a mail, and a queue that is lost', () => {
	it('have it sent again by another worker, with the same Message-ID', async () => {
		const app = booted.current;
		const { databaseUrl, dataDir, secret } = app.deps.config;
		const env = {
			NODE_ENV: 'test',
			DATABASE_URL: databaseUrl ?? '',
			DATA_DIR: dataDir,
			APP_SECRET: secret ?? '',
			SMTP_URL: smtp.url,
		};
		const admin = await makeConsoleAdmin(app);
		const told = await tell(admin);
		smtp.behave('waits after data');
		const first = await startWorkerProcess(env);
		await expect.poll(() => takenBy(admin).length).toBe(1);
		await first.kill();
		expect(await rowOf(told)).toMatchObject({ state: 'waiting', sentTo: null });
		smtp.behave('accepts');
		// Its claim ends minutes after it was made.
		const claimedAt = new Date(Date.now() - HOUR_MS);
		await app.deps.db.update(mails).set({ claimedAt }).where(eq(mails.id, told.mailId));
		await app.deps.db.execute(sql`truncate bullmq.job cascade`);
		await app.deps.db.update(outboxJobs).set({ relayedAt: claimedAt }).where(eq(outboxJobs.id, told.outboxId));
		const second = await startWorkerProcess(env);
		await expect.poll(async () => (await rowOf(told)).state, { interval: 200 }).toBe('sent');
		expect(idsOf(admin)).toEqual(Array(2).fill(`<${told.messageId}>`));
		expect(await second.stop()).toBe(0);
	});
});

describe('a mail that a worker had whose clock was hours ahead', () => {
	it('is sent by another one within minutes of when that worker died', async () => {
		const { clock, deps } = booted.current;
		const told = await tell(await makeConsoleAdmin(booted.current));
		clock.advance(11 * HOUR_MS);
		const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
		const dies = { ...deps, sendMail: () => Promise.reject(lost) };
		await expect(sendMailJob.run(dies, { mail_id: told.mailId }, told.outboxId)).rejects.toBe(lost);
		clock.release();
		const pause = await attempt(told);
		expect(pause).toBeGreaterThan(HOUR_MS / 30);
		expect(pause).toBeLessThanOrEqual(HOUR_MS / 20);
		await deps.db.execute(sql`update mails set claimed_at = claimed_at - ${`${pause} milliseconds`}::interval`);
		expect(await attempt(told)).toBe('done');
	});

	it('is tried again at once, where it had failed there', async () => {
		const { clock } = booted.current;
		const told = await tell(await makeConsoleAdmin(booted.current));
		clock.advance(11 * HOUR_MS);
		smtp.behave('refuses recipient');
		expect(await attempt(told)).toBeGreaterThan(0);
		clock.release();
		smtp.behave('accepts');
		expect(await attempt(told)).toBe('done');
	});
});

describe('a mail that is about to be sent', () => {
	const stateOf = async (told: Told) => {
		expect(await attempt(told)).toBe('done');
		return (await rowOf(told)).state;
	};

	it('is void once its recipient has left, switched the kind off or has nothing to do with the company any more', async () => {
		const app = booted.current;
		const { db } = app.deps;
		const [left, off, kept] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		const unassigned = await makeAssessor(app);
		const company = await makeCompany(app);
		const all = [await tell(left), await tell(off), await tell(unassigned), await tell(kept)] as const;
		await db.update(users).set({ deactivatedAt: app.clock.now() }).where(eq(users.id, left.user.id));
		await db.insert(noticePreferences).values({ userId: off.user.id, kind: 'moved_back', channel: 'inbox' });
		await db
			.update(notices)
			.set({ companyId: company.id })
			.where(eq(notices.id, all[2].noticeId ?? 0));
		const states = [];
		for (const told of all) states.push(await stateOf(told));
		expect(states).toEqual(['void', 'void', 'void', 'sent']);
		for (const person of [left, off, unassigned]) expect(takenBy(person)).toEqual([]);
	});

	it('is not sent after its day, such as one of a restored backup, before somebody wants it', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const told = await tell(admin);
		app.clock.advance(DAY_MS + 2 * HOUR_MS);
		expect(await attempt(told)).toBe('given up');
		expect(takenBy(admin)).toEqual([]);
		const later = await makeConsoleAdmin(app);
		const { data } = await later.get<MailListRow[]>('/console/mails?state=failed&page=1&per_page=1');
		expect(data).toMatchObject([{ id: told.mailId, failure: 'late', can_retry: true }]);
		expect((await later.post('/console/mails/retry', { q: admin.user.email })).data).toEqual({ retried: 1 });
		expect(await stateOf(told)).toBe('sent');
	});
});

describe('a message', () => {
	const SUBJECT = `評価の回答期限まであと7日です（${'とても長い名前の株式会社'.repeat(20)}）👩‍🏭 é`;

	it('is valid MIME in short lines, whatever people are called', async () => {
		const { deps } = booted.current;
		const to = `${unique('person')}@example.com`;
		const text = `${'本文が長く続きます。'.repeat(200)}\n\n.\n.. ends\n${'x'.repeat(3_000)}`;
		await sendMail(deps, {
			to,
			subject: `${SUBJECT}\r\nBcc: thief@example.com\r\n\r\nnot the body`,
			text,
			html: `<p>${text}</p>`,
			attachments: [MARK],
			messageId: '<one@mail.kyosei.invalid>',
			unsubscribe: `https://example.com/unsubscribe?token=${'a'.repeat(300)}`,
		});
		const [{ raw } = { raw: '' }, ...others] = smtp.taken.filter((taken) => taken.to === to);
		expect(others).toEqual([]);
		expect(smtp.taken.some((taken) => taken.to.includes('thief'))).toBe(false);
		const bytes = raw.replaceAll('\r\n', '');
		expect(bytes).not.toMatch(/[\r\n]/);
		// What is not ASCII would need an extension of the mail server.
		expect(bytes).toMatch(/^[\t\x20-\x7e]*$/);
		for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
		const { headers, text: read, html } = readMime(raw);
		expect(headers.get('subject')).toBe(`${SUBJECT} Bcc: thief@example.com  not the body`);
		expect(headers.get('to')).toBe(to);
		expect(headers.get('message-id')).toBe('<one@mail.kyosei.invalid>');
		expect(headers.get('auto-submitted')).toBe('auto-generated');
		expect(headers.get('list-unsubscribe')?.replaceAll(' ', '')).toBe(
			`<https://example.com/unsubscribe?token=${'a'.repeat(300)}>`,
		);
		expect(headers.has('bcc')).toBe(false);
		expect(read).toBe(text);
		expect(html).toBe(`<p>${text}</p>`);
		// The text, or the HTML with its picture.
		expect(raw).toMatch(/multipart\/alternative[\s\S]*multipart\/related/);
		expect(raw).toContain(`Content-ID: <${MARK.cid}>`);
		expect(raw).toContain('Content-Disposition: inline');
	});

	it('goes to one address, however it is written', async () => {
		const { deps } = booted.current;
		const before = smtp.taken.length;
		const mail = {
			subject: 'x',
			text: 'x',
			html: '<p>x</p>',
			attachments: [],
			messageId: '<two@mail.kyosei.invalid>',
			unsubscribe: null,
		};
		await sendMail(deps, { to: 'one@example.com, thief@example.com', ...mail }).catch(() => {});
		expect(smtp.taken.slice(before).map(({ to }) => to)).not.toContain('thief@example.com');
	});
});
