import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type AuditEvent, recordAudit } from '#server/audit/record.ts';
import { listAuditEvents } from '#server/audit-log/list.ts';
import { users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { AuditEventRow, AuditPerson } from '#shared/audit/schemas.ts';
import { wordedDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { call, caller } from '#tests/support/client.ts';
import { addAuditEvents } from '#tests/support/database/many-rows.ts';
import { plansOf } from '#tests/support/database/plans.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { makeFailedJob, makeInquiry } from '#tests/support/inquiries.ts';

const booted = withApp();

const AUDIT = '/console/audit_events';

const record = async (event: AuditEvent, createdAt?: string): Promise<void> => {
	const { db } = booted.current.deps;
	await recordAudit(db, event);
	if (createdAt) {
		await db
			.update(auditEvents)
			.set({ createdAt: new Date(createdAt) })
			.where(eq(auditEvents.id, sql`(select max(id) from audit_events)`));
	}
};

describe('audit events', () => {
	it('are newest first, with actor and action; an unknown action is called by its code', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const from = {
			locale: 'ja',
			address: '192.0.2.7',
			limitKey: '192.0.2.7',
			requestId: 'request-1',
			userAgent: '',
		} as const;
		const { id, name } = admin.user;
		await record({ action: 'test.first', detail: { area: 'app' } });
		await record({ action: 'test.second', actorId: id, subject: 'paper', subjectId: 2_000_000, call: from });
		const { data } = await admin.get<AuditEventRow[]>(`${AUDIT}?q=TEST.`);
		expect(data).toEqual([
			{
				id: expect.any(Number),
				actor: { id, name },
				action: 'test.second',
				event_kind: null,
				what_happened: 'Recorded action: test.second',
				subject: 'paper',
				subject_id: 2_000_000,
				subject_name: 'a paper (no. 2000000)',
				subject_path: null,
				detail: {},
				detail_words: '',
				changes: [],
				change_count: 0,
				address: '192.0.2.7',
				request_id: 'request-1',
				occurrences: 1,
				created_at: expect.stringMatching(/Z$/),
			},
			expect.objectContaining({ actor: null, action: 'test.first', detail: { area: 'app' }, address: null }),
		]);
	});

	it('are paged, searched without wildcards, and keep the names of deleted accounts', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const gone = await makeAssessor(app);
		for (const action of ['paged.a_b', 'paged.axb', 'paged.a_b']) await record({ action, actorId: gone.user.id });
		await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, gone.user.id));
		const page = await admin.get<AuditEventRow[]>(`${AUDIT}?q=paged.a_b&page=1&per_page=1`);
		expect(page.meta).toEqual({ page: 1, per_page: 1, total: 2, last_page: 2 });
		expect(page.data[0]?.actor?.name).toBe(gone.user.name);
		const second = await admin.get<AuditEventRow[]>(`${AUDIT}?q=paged.a_b&page=2&per_page=1`);
		const [newer = 0, older = 0] = [page, second].map(({ data }) => data[0]?.id);
		expect([newer > older, older > 0, second.data.length]).toEqual([true, true, 1]);
		const sorted = await admin.get<AuditEventRow[]>(`${AUDIT}?q=paged.&sort=-action`);
		expect(sorted.data.map((row) => row.action)).toEqual(['paged.axb', 'paged.a_b', 'paged.a_b']);
	});

	it('record a failed sign-in without the password', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await call(app, 'POST', '/console/login', {
			body: { email: admin.user.email, password: 'a secret that was typed' },
		});
		const { data, text } = await admin.get<AuditEventRow[]>(`${AUDIT}?q=login.failed`);
		expect(data[0]).toMatchObject({ action: 'login.failed', actor: { id: admin.user.id } });
		expect(text).not.toContain('a secret that was typed');
	});

	it('say what happened to whom, in both languages, and lead to the screen of the subject', async () => {
		const app = booted.current;
		const { admin, companyId, owner, progress } = await startedAssessment(app);
		const staff = await makeAssessor(app);
		const inquiry = await makeInquiry(app, { hasInquiryRequest: true });
		const job = await makeFailedJob(app);
		const { companyName } = await makeCompany(app);
		const reader = await makeConsoleAdmin(app);
		const by = { actorId: admin.user.id };
		const events: AuditEvent[] = [
			{ action: 'assessment.move_back', subject: 'assessment_progress', subjectId: progress.id },
			{ action: 'member.password_reset', subject: 'user', subjectId: owner.user.id, detail: { company_id: companyId } },
			{ action: 'admin_user.assigned', subject: 'user', subjectId: staff.user.id, detail: { companies: 2 } },
			{ action: 'company.updated', subject: 'company', subjectId: companyId },
			{ action: 'paper.published', subject: 'paper', subjectId: progress.paperId },
			{ action: 'inquiry.handled', subject: 'inquiry', subjectId: inquiry.id },
			{ action: 'job.retried', subject: 'job', subjectId: job.id },
			{ action: 'assessment.cancel', subject: 'assessment_progress', subjectId: 2_000_000 },
		];
		await record({
			...by,
			...events[0],
			action: 'assessment.move_back',
			detail: { from: 3, to: 2, reason: '一行目\n二行目', role: 0 },
		});
		for (const event of events.slice(1)) await record({ ...by, ...event });
		const read = async (locale: 'ja' | 'en') =>
			(
				await caller(app, reader.token, locale).get<AuditEventRow[]>(
					`${AUDIT}?actor_id=${admin.user.id}&page=1&per_page=${events.length}`,
				)
			).data.toReversed();
		const japanese = await read('ja');
		const { rows } = await app.deps.db.execute<{ name: string }>(
			sql`select company_name as name from companies where id = ${companyId}`,
		);
		const company = rows[0]?.name ?? '';
		expect(company).not.toBe(companyName);
		expect(japanese.map((row) => [row.what_happened, row.subject_path])).toEqual([
			[
				`${company}の評価（${wordedDate(progress.startDate ?? '', 'ja')}開始）の進捗を戻しました。`,
				`/console/companies/${companyId}?tab=timeline`,
			],
			[
				`メンバー${owner.user.name}（${company}）のパスワードを再設定しました。`,
				`/console/companies/${companyId}?tab=members`,
			],
			[
				`評価員${staff.user.name}の担当企業を変更しました。`,
				`/console/assessors?q=${encodeURIComponent(staff.user.email)}`,
			],
			[`${company}の企業情報を変更しました。`, `/console/companies/${companyId}`],
			[`正式評価の設問票（番号${progress.paperId}）を公開しました。`, '/console/regular-assessments'],
			[
				`${inquiry.companyName}の申し込みを対応済みにしました。`,
				`/console/inquiries?q=${encodeURIComponent(inquiry.companyName)}`,
			],
			[`ジョブ「パスワード再設定のメール」（番号${job.id}）をもう一度実行させました。`, '/console/jobs'],
			['評価（番号2000000）を中止しました。', null],
		]);
		expect(japanese[0]?.detail_words).toBe('進捗: 提出済み → 回答中\n権限: 管理者\n理由: 一行目\n二行目');
		for (const row of japanese) if (row.subject_name) expect(row.what_happened).toContain(row.subject_name);
		const english = await read('en');
		expect(english[0]).toMatchObject({
			what_happened: `Moved the assessment of ${company} (started ${progress.startDate}) back.`,
			event_kind: 'assessment',
		});
		const file = await downloadFile(app, reader.token, `${AUDIT}/download?actor_id=${admin.user.id}`, 'ja');
		const sheet = (await openWorkbook(file.content)).worksheets[0];
		// The newest first, also of those of one millisecond.
		const cells = (sheet?.getRow(2).values as unknown[] | undefined) ?? [];
		expect(JSON.stringify(cells)).toContain('評価（番号2000000）を中止しました。');
		expect(sheet?.rowCount).toBe(
			(await reader.get<AuditEventRow[]>(`${AUDIT}?actor_id=${admin.user.id}`)).data.length + 1,
		);
	});
});

describe('the filters of the audit log', () => {
	it('search in the words of both languages, whatever the language of the request', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const { id } = admin.user;
		await record({ action: 'member.password_reset', actorId: id, subject: 'user', subjectId: id });
		await record({ action: 'logout', actorId: id });
		const found = async (q: string) =>
			(await admin.get<AuditEventRow[]>(`${AUDIT}?actor_id=${id}&q=${encodeURIComponent(q)}`)).data.map(
				({ action }) => action,
			);
		expect(await found('パスワードを再設定')).toEqual(['member.password_reset']);
		expect(await found('ﾊﾟｽﾜｰﾄﾞ')).toEqual(['member.password_reset']);
		expect(await found('LOGGED OUT')).toEqual(['logout']);
		expect(await found('ありえない言葉')).toEqual([]);
	});

	it('name a company: what is about it, its assessments and people, and what its people did', async () => {
		const app = booted.current;
		const { admin, companyId, owner, progress } = await startedAssessment(app);
		const other = await startedAssessment(app);
		await record({ action: 'company.updated', subject: 'company', subjectId: companyId });
		await record({ action: 'report.edited', subject: 'assessment_progress', subjectId: progress.id });
		await record({ action: 'member.updated', subject: 'user', subjectId: owner.user.id });
		await record({ action: 'refused.403', actorId: owner.user.id });
		await record({ action: 'report.edited', subject: 'assessment_progress', subjectId: other.progress.id });
		const { data } = await admin.get<AuditEventRow[]>(`${AUDIT}?company_id=${companyId}`);
		expect(data.slice(0, 4).map(({ action }) => action)).toEqual([
			'refused.403',
			'member.updated',
			'report.edited',
			'company.updated',
		]);
		expect(
			data.filter(({ subject, subject_id: id }) => subject === 'assessment_progress' && id === other.progress.id),
		).toEqual([]);
		const both = await admin.get<AuditEventRow[]>(`${AUDIT}?company_id=${companyId}&event_kind=refusal&page=1`);
		expect([both.data.map(({ action }) => action), both.meta.total]).toEqual([['refused.403'], 1]);
	});

	it('name kind and period, whose days are days in Tokyo', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const { id } = admin.user;
		const at = async (action: string, createdAt: string) => record({ action, actorId: id }, createdAt);
		await at('logout', '2026-03-31T14:59:59Z');
		await at('ops.linked', '2026-03-31T15:00:00Z');
		await at('logout', '2026-04-30T14:59:59Z');
		await at('logout', '2026-04-30T15:00:00Z');
		const found = async (query: string) =>
			(await admin.get<AuditEventRow[]>(`${AUDIT}?actor_id=${id}&sort=created_at&${query}`)).data.map(
				({ action, created_at: time }) => [action, time.slice(0, 10)],
			);
		expect(await found('date_from=2026-04-01&date_to=2026-04-30')).toEqual([
			['ops.linked', '2026-03-31'],
			['logout', '2026-04-30'],
		]);
		expect(await found('event_kind=sign_in&date_to=2026-04-30')).toEqual([
			['logout', '2026-03-31'],
			['logout', '2026-04-30'],
		]);
		for (const wrong of [
			'subject=paper',
			'subject_id=0',
			'event_kind=login',
			'date_from=2026-02-30',
			'actor_id=0',
			'company_id=x',
		]) {
			expect((await admin.get(`${AUDIT}?${wrong}`)).status).toBe(422);
		}
	});

	it('are found by the indexes, however many events there are', async () => {
		const app = booted.current;
		await addAuditEvents(app, 0, 20_000);
		const { user } = await makeConsoleAdmin(app);
		const { user: member } = await makeCompanyUser(app);
		const companyId = (await makeCompany(app)).id;
		await record({ action: 'logout', actorId: member.id });
		await record({ action: 'company.updated', subject: 'company', subjectId: companyId });
		await app.deps.db.execute(sql`analyze audit_events`);
		const actor = { area: 'console', userId: user.id, role: 0 } as Parameters<typeof listAuditEvents>[1];
		const histories = (['company', 'user', 'certificate'] as const).map((subject) => ({
			subject,
			subject_id: subject === 'user' ? member.id : companyId,
		}));
		for (const query of [{ actor_id: member.id }, { company_id: companyId }, ...histories, {}]) {
			const page = { ...query, page: 1, per_page: 20 };
			const [rows = ''] = await plansOf(app, (db) => listAuditEvents({ db }, actor, page, { locale: 'ja' }));
			expect(rows).not.toContain('Seq Scan on audit_events');
			expect(rows).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
		}
	});

	it('name one record: a company with its assessments and people, an account, or a certificate', async () => {
		const app = booted.current;
		const { admin, companyId, owner, progress } = await startedAssessment(app);
		const other = await startedAssessment(app);
		await app.deps.db.delete(auditEvents);
		const about = { progress: { subject: 'assessment_progress', subjectId: progress.id } };
		await record({ action: 'company.updated', subject: 'company', subjectId: companyId });
		await record({ action: 'member.updated', subject: 'user', subjectId: owner.user.id });
		await record({ action: 'assessment.issue', ...about.progress });
		await record({ action: 'report.edited', ...about.progress });
		await record({ action: 'certificate.listed', subject: 'company', subjectId: companyId, actorId: owner.user.id });
		await record({ action: 'logout', actorId: owner.user.id });
		await record({ action: 'company.updated', subject: 'company', subjectId: other.companyId });
		await record({ action: 'certificate.withdrawn', subject: 'assessment_progress', subjectId: other.progress.id });
		const history = async (subject: string, id: number) =>
			(await admin.get<AuditEventRow[]>(`${AUDIT}?subject=${subject}&subject_id=${id}`)).data.map(
				({ action }) => action,
			);
		expect(await history('company', companyId)).toEqual([
			'certificate.listed',
			'report.edited',
			'assessment.issue',
			'member.updated',
			'company.updated',
		]);
		expect(await history('user', owner.user.id)).toEqual(['member.updated']);
		expect(await history('certificate', progress.id)).toEqual(['certificate.listed', 'assessment.issue']);
		expect(await history('company', 2_000_000)).toEqual([]);
		const file = await downloadFile(
			app,
			admin.token,
			`${AUDIT}/download?subject=company&subject_id=${companyId}&event_kind=account`,
			'ja',
		);
		expect((await openWorkbook(file.content)).worksheets[0]?.rowCount).toBe(2);
	});

	it('read the names of a page in a number of statements that does not grow with its rows', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const add = async () => {
			const company = await makeCompany(app);
			await record({ action: 'company.updated', actorId: admin.user.id, subject: 'company', subjectId: company.id });
		};
		const statements = () => statementsOf(app, () => admin.get(`${AUDIT}?actor_id=${admin.user.id}`));
		await add();
		const before = await statements();
		for (let made = 0; made < 5; made++) await add();
		expect(await statements()).toBe(before);
	});

	it('offer people by name, kana or email, or the one with the id', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const name = unique('さがしびと');
		const { user } = await makeCompanyUser(app, { name, role: 1, email: `${unique('someone')}@example.com` });
		const people = async (query: string) =>
			(await admin.get<AuditPerson[]>(`${AUDIT}/people?${query}`)).data.map(({ id }) => id);
		expect(await people(`q=${encodeURIComponent(name.replace('さがし', 'サガシ'))}`)).toEqual([user.id]);
		expect(await people(`q=${encodeURIComponent(user.email.toUpperCase())}`)).toEqual([user.id]);
		expect(await people(`actor_id=${user.id}`)).toEqual([user.id]);
		const pageOf = async (id: number) =>
			(await admin.get<AuditPerson[]>(`${AUDIT}/people?actor_id=${id}`)).data.map(({ path }) => path);
		expect(await pageOf(user.id)).toEqual([`/console/companies/${user.companyId}?tab=members`]);
		expect(await pageOf(admin.user.id)).toEqual([`/console/assessors?q=${encodeURIComponent(admin.user.email)}`]);
		expect((await admin.delete(`/console/company_users/${user.id}`)).status).toBe(200);
		expect(await pageOf(user.id)).toEqual([null]);
		const some = await people('');
		expect(new Set(some).size).toBe(some.length);
		expect(some.length).toBeLessThanOrEqual(20);
	});
});

describe('the changes of an event', () => {
	const changes = Array.from({ length: 30 }, (_, at) => ({
		field: 'content',
		from: at === 0 ? null : `前${at}`,
		to: `後${at}`,
		node: { number: `1-${at}`, content: `設問${at}`, content_en: `Question ${at}` },
	}));

	it('are the first 20 in the list and the workbook, with their number, and all in the event', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await record({ action: 'paper.drafted', actorId: admin.user.id, changes });
		const read = caller(app, admin.token, 'ja');
		const { data } = await read.get<AuditEventRow[]>(`${AUDIT}?actor_id=${admin.user.id}`);
		const [row] = data;
		expect([row?.changes.length, row?.change_count]).toEqual([20, 30]);
		const filtered = await admin.get<AuditEventRow[]>(`${AUDIT}?with_changes=true&actor_id=${admin.user.id}`);
		expect(filtered.data.map(({ id }) => id)).toContain(row?.id);
		expect(filtered.data.every((one) => one.change_count > 0)).toBe(true);
		expect(row?.changes.slice(0, 2)).toEqual([
			{ field: 'content', label: '内容', from: null, to: '後0', part: '1-0 設問0' },
			{ field: 'content', label: '内容', from: '前1', to: '後1', part: '1-1 設問1' },
		]);
		const whole = await read.get<AuditEventRow>(`${AUDIT}/${row?.id}`);
		expect([whole.data.changes.length, whole.data.change_count]).toEqual([30, 30]);
		expect((await admin.get<AuditEventRow>(`${AUDIT}/${row?.id}`)).data.changes[29]).toMatchObject({
			label: 'Content',
			part: '1-29 Question 29',
		});
		const file = await downloadFile(app, admin.token, `${AUDIT}/download?actor_id=${admin.user.id}`, 'ja');
		const cells = JSON.stringify((await openWorkbook(file.content)).worksheets[0]?.getRow(2).values);
		expect(cells).toContain('1-1 設問1 / 内容: 前1 → 後1');
		expect(cells).toContain('1-0 設問0 / 内容: （なし） → 後0');
		expect(cells).toContain('ほか10件の変更');
		expect((await admin.get(`${AUDIT}/2000000`)).status).toBe(404);
		expect((await (await makeAssessor(app)).get(`${AUDIT}/${row?.id}`)).status).toBe(403);
	});

	it('of long lists say what was removed and added; a gone company is called by its number', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const { id, companyName } = await makeCompany(app);
		await record({
			action: 'admin_user.assigned',
			actorId: admin.user.id,
			changes: [{ field: 'company_ids', from: [2_000_000], to: [id], differing: true }],
		});
		const { data } = await caller(app, admin.token, 'ja').get<AuditEventRow[]>(`${AUDIT}?actor_id=${admin.user.id}`);
		expect(data[0]?.changes).toEqual([
			{
				field: 'company_ids',
				label: '担当企業（外した分 → 加えた分）',
				from: '企業（番号2000000）',
				to: companyName,
				part: null,
			},
		]);
	});

	it('are none of an event from before they were kept, whose details still show, start before end', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const { progress } = await startedAssessment(app);
		await record({
			action: 'assessment.dates_updated',
			actorId: admin.user.id,
			subject: 'assessment_progress',
			subjectId: progress.id,
			detail: { end_date: '2027-03-31', start_date: '2026-04-01', version: 3 },
		});
		const { data } = await caller(app, admin.token, 'ja').get<AuditEventRow[]>(`${AUDIT}?actor_id=${admin.user.id}`);
		expect(data[0]).toMatchObject({ changes: [], detail_words: '開始日: 2026年04月01日\n終了日: 2027年03月31日' });
	});
});

describe('who may', () => {
	it.each([AUDIT, `${AUDIT}/people`])('only console admins read %s', async (path) => {
		const app = booted.current;
		expect((await (await makeConsoleAdmin(app)).get(path)).status).toBe(200);
		expect((await (await makeAssessor(app)).get(path)).status).toBe(403);
		expect((await (await makeCompanyUser(app)).get(path)).status).toBe(401);
		expect((await call(app, 'GET', path)).status).toBe(401);
	});
});
