import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { sweeps } from '#server/all-sweeps.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails, notices } from '#server/db/tables/notices.ts';
import { makeNotices } from '#server/notices/make.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import type { MailListRow } from '#shared/mails/schemas.ts';
import type { FailedJobRow } from '#shared/ops/schemas.ts';
import type { TimelineEntry } from '#shared/timeline/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { type Caller, caller } from '#tests/support/client.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { makeFailedJob, makeInquiry } from '#tests/support/inquiries.ts';
import { makeMail, makeMailJob } from '#tests/support/notices/mail-rows.ts';

/** What the console shows of mails, and how long they are kept; how they are sent: tests/workers/mails.test.ts. */

const booted = withApp();

const MAILS = '/console/mails';
const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => booted.current.clock.release());

describe('the list of mails', () => {
	it('says to whom, about what and in which state, and finds them by address and name', async () => {
		const app = booted.current;
		const { admin, owner, companyId, progress } = await startedAssessment(app);
		const ofCompany = { userId: owner.user.id, progressId: progress.id };
		const sent = await makeMail(app, { ...ofCompany, state: 'sent', attempts: 1, sentTo: `old-${owner.user.email}` });
		const failed = await makeMail(app, { ...ofCompany, state: 'failed', kind: 'deadline' });
		const address = `${unique('visitor')}@example.com`;
		const nextAttemptAt = new Date(app.clock.now().getTime() + DAY_MS);
		const waiting = await makeMail(app, { kind: 'receipt', address, attempts: 2, error: 'x timed out', nextAttemptAt });
		const get = (query: string, who: Caller = admin) => who.get<MailListRow[]>(`${MAILS}?${query}`);

		const { data, meta } = await get(`q=${encodeURIComponent(owner.user.email)}&page=1&per_page=1`);
		expect(meta).toMatchObject({ total: 2, last_page: 2 });
		expect(data).toMatchObject([{ id: failed.id }]);
		const japanese = await get(
			`q=${encodeURIComponent(owner.user.email)}&sort=created_at`,
			caller(app, admin.token, 'ja'),
		);
		expect(japanese.data).toMatchObject([
			{ id: sent.id, state: 'sent', address: `old-${owner.user.email}`, failure: null, error: null, can_retry: false },
			{
				id: failed.id,
				kind_words: '回答期限',
				state: 'failed',
				recipient_name: owner.user.name,
				address: owner.user.email,
				subject_path: `/console/companies/${companyId}?tab=timeline`,
				attempts: 14,
				failure: 'auth',
				failure_words: 'メールサーバーが、このサービスのログインを受け付けませんでした。',
				can_retry: true,
			},
		]);
		expect((await get(`q=${encodeURIComponent(address)}`)).data).toMatchObject([
			{
				id: waiting.id,
				recipient_name: null,
				address,
				subject_name: null,
				failure: 'timeout',
				next_attempt_at: nextAttemptAt.toISOString(),
				can_retry: true,
			},
		]);
		const of = async (query: string) => (await get(query)).data.map(({ id }) => id);
		expect(await of(`q=${encodeURIComponent(owner.user.name)}&state=failed`)).toEqual([failed.id]);
		expect(await of(`q=${encodeURIComponent(owner.user.name)}&kind=assessment_started`)).toContain(sent.id);
		expect(await of('kind=receipt&state=failed')).toEqual([]);
		for (const query of ['state=lost', 'kind=spam', 'sort=address']) expect((await get(query)).status).toBe(422);
		expect((await (await makeAssessor(app)).get(MAILS)).status).toBe(403);
	});

	it('leads from a receipt to the application that it confirms', async () => {
		const app = booted.current;
		const { id, companyName } = await makeInquiry(app, { hasInquiryRequest: true });
		const address = `${unique('visitor')}@example.com`;
		await makeMail(app, { kind: 'receipt', address, data: { contact_id: id, is_application: 1 } });
		const admin = await makeConsoleAdmin(app);
		expect((await admin.get<MailListRow[]>(`${MAILS}?q=${encodeURIComponent(address)}`)).data).toMatchObject([
			{
				subject_name: expect.stringContaining(companyName),
				subject_path: `/console/inquiries?q=${encodeURIComponent(companyName)}`,
			},
		]);
	});

	it('takes a constant number of statements', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const member = await makeCompanyUser(app);
		const add = () => makeMail(app, { userId: member.user.id, state: 'sent' });
		const statements = () => statementsOf(app, () => admin.get(`${MAILS}?state=sent`));
		await add();
		const before = await statements();
		for (let made = 0; made < 5; made++) await add();
		expect(await statements()).toBe(before);
	});
});

describe('a mail that was not sent', () => {
	const stored = async (id: number) => {
		const [row] = await booted.current.deps.db.select().from(mails).where(eq(mails.id, id));
		return row;
	};
	const jobRow = async (id: number) => {
		const [row] = await booted.current.deps.db.select().from(outboxJobs).where(eq(outboxJobs.id, id));
		return row;
	};

	it('is tried again for a day, with its own job or another, and the audit log says so', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const mail = await makeMail(app, { userId: admin.user.id, state: 'failed' });
		const job = await makeFailedJob(app, { name: 'send-mail', payload: { mail_id: mail.id } });
		const { data: jobs } = await admin.get<FailedJobRow[]>('/console/failed_jobs?job_name=send-mail');
		expect(jobs.find(({ id }) => id === job.id)).toMatchObject({ subject_path: `${MAILS}?kind=assessment_started` });
		const answer = await admin.post(`${MAILS}/${mail.id}/retry`);
		expect([answer.status, answer.message]).toEqual([200, 'The email will be sent again.']);
		expect(await jobRow(job.id)).toMatchObject({ failedAt: null, finishedAt: null });
		const again = await stored(mail.id);
		expect(again).toMatchObject({ state: 'waiting', settledAt: null, messageId: mail.messageId });
		expect((again?.triedUntil.getTime() ?? 0) - app.clock.now().getTime()).toBeGreaterThan(DAY_MS - 60_000);

		const withoutJob = await makeMail(app, { userId: admin.user.id, state: 'failed' });
		await admin.post(`${MAILS}/${withoutJob.id}/retry`);
		const jobOf = async (id: number) =>
			(await app.deps.db.select().from(outboxJobs).where(eq(outboxJobs.name, 'send-mail'))).filter(
				({ payload }) => payload.mail_id === id,
			).length;
		expect(await jobOf(withoutJob.id)).toBe(1);

		const nextAttemptAt = new Date(app.clock.now().getTime() + DAY_MS);
		const waiting = await makeMail(app, { userId: admin.user.id, attempts: 3, nextAttemptAt });
		await makeMailJob(app, waiting.id);
		expect((await admin.post(`${MAILS}/${waiting.id}/retry`)).status).toBe(200);
		expect(await stored(waiting.id)).toMatchObject({ state: 'waiting', nextAttemptAt: null });
		expect(await jobOf(waiting.id)).toBe(1);
		const { data: events } = await admin.get<AuditEventRow[]>(
			`/console/audit_events?actor_id=${admin.user.id}&event_kind=operation&sort=created_at`,
		);
		expect(events.map((row) => [row.action, row.subject_id])).toEqual(
			[mail, withoutJob, waiting].map(({ id }) => ['mail.retried', id]),
		);
	});

	it('is not tried again once it was sent, or what it says was deleted', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const sent = await makeMail(app, { userId: admin.user.id, state: 'sent' });
		const settledAt = new Date(app.clock.now().getTime() - 8 * DAY_MS);
		const old = await makeMail(app, { userId: admin.user.id, kind: 'password_reset', state: 'failed', settledAt });
		for (const [id, message] of [
			[sent.id, 'The email was already sent or is no longer needed.'],
			[old.id, 'The email failed too long ago to be sent again: its content was deleted.'],
		] as const) {
			const answer = await admin.post(`${MAILS}/${id}/retry`);
			expect([answer.status, answer.message]).toEqual([409, message]);
		}
	});

	it('is tried again with all others of the list', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const [one, other] = [await makeCompanyUser(app), await makeCompanyUser(app)];
		const failed = { state: 'failed', kind: 'deadline' } as const;
		const found = [
			await makeMail(app, { ...failed, userId: one.user.id }),
			await makeMail(app, { ...failed, userId: one.user.id }),
		];
		const left = [
			await makeMail(app, { ...failed, userId: other.user.id }),
			await makeMail(app, { ...failed, userId: one.user.id, kind: 'moved_back' }),
		];
		const answer = await admin.post(`${MAILS}/retry`, { q: one.user.email, kind: 'deadline' });
		expect([answer.message, answer.data]).toEqual(['2 emails will be sent again.', { retried: 2 }]);
		for (const { id } of found) expect((await stored(id))?.state).toBe('waiting');
		for (const { id } of left) expect((await stored(id))?.state).toBe('failed');
	});

	it('is tried again with thousands of others in a few statements', async () => {
		const MANY = 3_000;
		const app = booted.current;
		const { db } = app.deps;
		const admin = await makeConsoleAdmin(app);
		const { user } = await makeCompanyUser(app);
		// Of half of them the jobs were deleted.
		await db.execute(sql`
			with made as (
				insert into mails (message_id, kind, user_id, locale, state, tried_until, settled_at, error)
				select 'many-' || n, 'deadline', ${user.id}, 'ja', 'failed', now(), now(), 'x' from generate_series(1, ${MANY}::int) n
				returning id
			)
			insert into outbox_jobs (name, payload, relayed_at, failed_at, error)
			select 'send-mail', jsonb_build_object('mail_id', id), now(), now(), 'x' from made where id % 2 = 0`);
		app.queries.splice(0);
		const answer = await admin.post(`${MAILS}/retry`, { q: user.email });
		const statements = app.queries.length;
		expect(answer.data).toEqual({ retried: MANY });
		expect(statements).toBeLessThan(MANY / 10);
		const isOfUser = sql`(${outboxJobs.payload} ->> 'mail_id')::int in (select id from mails where user_id = ${user.id})`;
		const open = and(isOfUser, isNull(outboxJobs.failedAt), isNull(outboxJobs.finishedAt));
		expect([await db.$count(outboxJobs, isOfUser), await db.$count(outboxJobs, open)]).toEqual([MANY, MANY]);
		const { meta } = await admin.get(`/console/audit_events?actor_id=${admin.user.id}&page=1&per_page=1`);
		expect(meta.total).toBeGreaterThanOrEqual(MANY);
	});
});

describe('the timeline of an assessment', () => {
	it('has one line for the mails of an event, with who got one', async () => {
		const app = booted.current;
		const { admin, owner, companyId, progress } = await startedAssessment(app);
		const second = await makeCompanyUser(app, { companyId, role: 0 });
		const tell = (kind: 'moved_back' | 'deadline', at: Date) =>
			app.deps.db.transaction((tx) =>
				makeNotices(
					tx,
					{
						kind,
						eventKey: unique('event'),
						audience: { to: 'company', companyId },
						companyId,
						progressId: progress.id,
						data: { message: '読まれない本文' },
						at,
					},
					at,
				),
			);
		const now = app.clock.now().getTime();
		await tell('deadline', new Date(now + 1_000));
		await tell('moved_back', new Date(now + 2_000));
		const ofUser = eq(mails.userId, second.user.id);
		await app.deps.db.update(mails).set({ state: 'failed', settledAt: new Date() }).where(ofUser);
		const path = `/console/assessment_progresses/${progress.id}/timeline`;
		const { data, text } = await admin.get<TimelineEntry[]>(path);
		const recipients = [
			{ name: owner.user.name, state: 'waiting' },
			{ name: second.user.name, state: 'failed' },
		];
		expect(data.filter(({ kind }) => kind === 'mailed')).toMatchObject([
			{ about: 'Moved back', actor: null, recipients },
			{ about: 'Deadline for answers', actor: null, recipients },
		]);
		expect(text).not.toContain('読まれない');
		const page = await admin.get<TimelineEntry[]>(`${path}?page=1&per_page=1`);
		expect(page.data).toEqual(data.slice(0, 1));
		expect(page.meta.total).toBe(data.length);
	});

	it('has a line for the mail that lists it among others of an hour, for each who got one', async () => {
		const app = booted.current;
		const { admin, companyId, progress } = await startedAssessment(app);
		const other = await startedAssessment(app);
		const assessor = await makeAssessor(app, [companyId, other.companyId]);
		const now = app.clock.now();
		const tell = (of: typeof other) =>
			app.deps.db.transaction((tx) =>
				makeNotices(
					tx,
					{
						kind: 'plan_answered',
						eventKey: unique('event'),
						audience: { to: 'user', userId: assessor.user.id },
						companyId: of.companyId,
						progressId: of.progress.id,
						data: {},
						at: now,
					},
					now,
				),
			);
		await tell(other);
		for (const of of [other, { ...other, companyId, progress }, { ...other, companyId, progress }]) await tell(of);
		const { data } = await admin.get<TimelineEntry[]>(`/console/assessment_progresses/${progress.id}/timeline`);
		expect(data.filter(({ kind }) => kind === 'mailed')).toMatchObject([
			{ recipients: [{ name: assessor.user.name, state: 'waiting' }] },
		]);
	});
});

describe('what is kept', () => {
	const sweep = async (): Promise<void> => {
		for (const { name, run } of sweeps) {
			if (name === 'mails' || name === 'notices') await run(booted.current.deps, () => false);
		}
	};

	it('of strangers goes after a week, mails after 180 days, notices after 400', async () => {
		const app = booted.current;
		const { deps, clock } = app;
		const admin = await makeConsoleAdmin(app);
		const visitor = { kind: 'receipt', state: 'sent', data: { nonce: 'x' } } as const;
		const made = await makeMail(app, { ...visitor, address: 'a@example.com', sentTo: 'a@example.com' });
		const former = await makeMail(app, { ...visitor, userId: admin.user.id, address: 'b@example.com' });
		const waiting = await makeMail(app, { kind: 'receipt', address: 'c@example.com', data: { nonce: 'x' } });
		const [notice] = await deps.db
			.insert(notices)
			.values({
				recipientId: admin.user.id,
				kind: 'inquiry',
				eventKey: unique('event'),
				data: {},
				createdAt: clock.now(),
			})
			.returning();
		const rows = async () =>
			Object.fromEntries((await deps.db.select().from(mails)).map((row) => [row.id, row])) as Record<
				number,
				typeof mails.$inferSelect
			>;
		clock.advance(6 * DAY_MS);
		await sweep();
		expect((await rows())[made.id]).toMatchObject({ address: 'a@example.com', data: { nonce: 'x' } });
		clock.advance(2 * DAY_MS);
		await sweep();
		const after = await rows();
		expect(after[made.id]).toMatchObject({ address: null, sentTo: null, data: {}, state: 'sent' });
		expect(after[former.id]).toMatchObject({ address: 'b@example.com', data: {} });
		expect(after[waiting.id]).toMatchObject({ address: 'c@example.com', data: { nonce: 'x' } });
		clock.advance(173 * DAY_MS);
		await sweep();
		expect(Object.keys(await rows())).not.toContain(String(made.id));
		expect(Object.keys(await rows())).toContain(String(waiting.id));
		const isKept = () => deps.db.$count(notices, eq(notices.id, notice?.id ?? 0));
		expect(await isKept()).toBe(1);
		clock.advance(220 * DAY_MS);
		await sweep();
		expect(await isKept()).toBe(0);
	});
});
