import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailPasswordChanged } from '#server/accounts/former-jobs.ts';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import { wordedDate } from '#shared/dates.ts';
import type { FailedJobRow, JobKind } from '#shared/ops/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { makeFailedJob } from '#tests/support/inquiries.ts';

/** What admins see of the jobs, and how they have failed ones tried again. */

const booted = withApp();

const JOBS = '/console/jobs';
const FAILED = '/console/failed_jobs';

const kindsOf = async (read: (path: string) => Promise<{ data: JobKind[] }>) =>
	new Map((await read(JOBS)).data.map((kind) => [kind.job_name, kind]));

const jobRow = async (id: number) => {
	const [row] = await booted.current.deps.db.select().from(outboxJobs).where(eq(outboxJobs.id, id));
	if (!row) throw new Error('the job is stored');
	return row;
};

describe('the jobs', () => {
	it('are counted by kind, each called by what it does', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const get = (path: string) => admin.get<JobKind[]>(path);
		const before = await kindsOf(get);
		await makeFailedJob(app, { name: 'render-pdf', payload: { hash: unique('hash') } });
		await makeFailedJob(app, { name: 'from-another-version', payload: {} });
		const at = new Date().toISOString();
		await app.deps.db.transaction((tx) =>
			enqueue(tx, mailPasswordChanged, { user_id: admin.user.id, email: 'x@example.com', at }),
		);
		const after = await kindsOf(get);
		const count = (name: string) => {
			const [old, now] = [before.get(name), after.get(name)];
			return [(now?.waiting ?? 0) - (old?.waiting ?? 0), now?.running, (now?.failed ?? 0) - (old?.failed ?? 0)];
		};
		expect(count('render-pdf')).toEqual([0, 0, 1]);
		expect(count('mail-password-changed')).toEqual([1, 0, 0]);
		expect(after.get('from-another-version')).toMatchObject({ job_words: 'from-another-version', failed: 1 });
		for (const { name } of app.deps.jobs) {
			for (const locale of ['ja', 'en'] as const) {
				const { data } = await caller(app, admin.token, locale).get<JobKind[]>(JOBS);
				expect(data.find((kind) => kind.job_name === name)?.job_words).not.toBe(name);
			}
		}
	});

	it('that failed are listed with reason and subject, without their contents', async () => {
		const app = booted.current;
		const { companyId, progress, admin, owner } = await startedAssessment(app);
		const hash = unique('hash');
		await app.deps.db
			.insert(pdfDocuments)
			.values({ hash, kind: 'report', locale: 'en', content: { company: { company_name: '甲商事' } } });
		const jobs = [
			{ name: 'autograde', payload: { progressId: progress.id, round: 1 }, error: 'TypeError: x is not a function' },
			{ name: 'mail-password-changed', payload: { user_id: owner.user.id, email: 'secret@example.com' } },
			{ name: 'mail-password-reset', payload: { email: admin.user.email.toUpperCase(), locale: 'ja' } },
			{ name: 'render-pdf', payload: { hash }, error: 'TimeoutError: timed out after 60000 ms' },
			{ name: 'simulate-paper', payload: { simulationId: 'broken' }, error: 'its payload does not fit the job' },
		];
		for (const job of jobs) await makeFailedJob(app, job);
		const { data, meta, text } = await caller(app, admin.token, 'ja').get<FailedJobRow[]>(
			`${FAILED}?page=1&per_page=${jobs.length}`,
		);
		expect(meta.total).toBeGreaterThanOrEqual(jobs.length);
		const { rows } = await app.deps.db.execute<{ name: string }>(
			sql`select company_name as name from companies where id = ${companyId}`,
		);
		const company = rows[0]?.name ?? '';
		const shown = new Map(data.map((row) => [row.job_name, [row.failure, row.subject_name, row.subject_path]]));
		expect(Object.fromEntries(shown)).toEqual({
			autograde: [
				'other',
				`${company}の評価（${wordedDate(progress.startDate ?? '', 'ja')}開始）`,
				`/console/companies/${companyId}?tab=timeline`,
			],
			'mail-password-changed': [
				'connection',
				`${owner.user.name}（${company}）`,
				`/console/companies/${companyId}?tab=members`,
			],
			'mail-password-reset': [
				'connection',
				admin.user.name,
				`/console/assessors?q=${encodeURIComponent(admin.user.email)}`,
			],
			'render-pdf': ['timeout', '甲商事の評価レポートのPDF（英語）', null],
			'simulate-paper': ['payload', null, null],
		});
		expect(text).not.toContain('secret@example.com');
		const only = await admin.get<FailedJobRow[]>(`${FAILED}?job_name=autograde&sort=failed_at`);
		expect(new Set(only.data.map((row) => row.job_name))).toEqual(new Set(['autograde']));
	});

	it('take a constant number of statements', async () => {
		const app = booted.current;
		const { admin, progress } = await startedAssessment(app);
		const add = () => makeFailedJob(app, { name: 'autograde', payload: { progressId: progress.id, round: 1 } });
		const statements = () => statementsOf(app, () => admin.get(`${FAILED}?job_name=autograde`));
		await add();
		const before = await statements();
		for (let made = 0; made < 5; made++) await add();
		expect(await statements()).toBe(before);
	});
});

describe('a failed job', () => {
	it('is tried again, which the audit log keeps; one that has not failed is not', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const { id } = await makeFailedJob(app);
		const answer = await admin.post(`${FAILED}/${id}/retry`);
		expect([answer.status, answer.message]).toEqual([200, 'The job will be retried.']);
		expect(await jobRow(id)).toMatchObject({ failedAt: null, error: null, finishedAt: null });
		const again = await admin.post(`${FAILED}/${id}/retry`);
		expect([again.status, again.message]).toEqual([409, 'The job has not failed.']);
		expect((await admin.post(`${FAILED}/2147483647/retry`)).status).toBe(404);
		const { data } = await admin.get<AuditEventRow[]>(
			`/console/audit_events?actor_id=${admin.user.id}&event_kind=operation`,
		);
		expect(data.map((row) => [row.action, row.subject_id])).toEqual([['job.retried', id]]);
	});

	it('whose work is not needed any more ends, and one that this version does not know stays', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const unneeded = await makeFailedJob(app, { name: 'render-pdf', payload: { hash: unique('gone') } });
		expect((await admin.post(`${FAILED}/${unneeded.id}/retry`)).message).toBe(
			'The job was closed because its work is no longer needed.',
		);
		expect((await jobRow(unneeded.id)).finishedAt).not.toBeNull();
		for (const values of [
			{ name: 'from-the-future', payload: {} },
			{ name: 'autograde', payload: { broken: true } },
		]) {
			const unknown = await makeFailedJob(app, values);
			expect((await admin.post(`${FAILED}/${unknown.id}/retry`)).status).toBe(409);
			expect((await jobRow(unknown.id)).failedAt).not.toBeNull();
		}
	});

	it('is tried again with all others of its kind', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const payload = { user_id: admin.user.id, email: 'x@example.com', at: new Date().toISOString(), locale: 'ja' };
		const name = 'mail-password-changed';
		await admin.post(`${FAILED}/retry`, { job_name: name });
		const made = [await makeFailedJob(app, { name, payload }), await makeFailedJob(app, { name, payload })];
		const other = await makeFailedJob(app);
		const answer = await admin.post(`${FAILED}/retry`, { job_name: name });
		expect([answer.message, answer.data]).toEqual(['2 jobs will be retried.', { retried: 2 }]);
		for (const { id } of made) expect((await jobRow(id)).failedAt).toBeNull();
		expect((await jobRow(other.id)).failedAt).not.toBeNull();
		expect((await admin.post(`${FAILED}/retry`, { job_name: '' })).status).toBe(422);
	});
});
