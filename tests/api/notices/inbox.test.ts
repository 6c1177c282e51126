import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { noticePreferences, notices } from '#server/db/tables/notices.ts';
import { unsubscribeLink } from '#server/notices/unsubscribe-link.ts';
import { NOTICE_KINDS, type NoticeKind, type OptionalKind } from '#shared/notices/kinds.ts';
import { MOST_UNREAD, type Notice, type Preference } from '#shared/notices/schemas.ts';
import { inbox as inboxEn } from '#shared/texts/server/inbox.en.ts';
import { inbox } from '#shared/texts/server/inbox.ja.ts';
import { withApp } from '#tests/support/app.ts';
import { caller } from '#tests/support/client.ts';
import {
	findUserRow,
	makeAssessor,
	makeCompany,
	makeCompanyUser,
	makeConsoleAdmin,
	type Person,
	unique,
} from '#tests/support/factories.ts';
import { makeNotice } from '#tests/support/notices/notices.ts';

const booted = withApp();
const limited = withApp({ env: { LIMIT_OPEN_PER_ADDRESS: '2' } });

beforeEach(() => booted.current.clock.release());

/** Somebody of each area, with the beginning of the paths of their calls. */
const people = async (): Promise<{ area: string; person: Person }[]> => [
	{ area: '/app', person: await makeCompanyUser(booted.current) },
	{ area: '/console', person: await makeAssessor(booted.current) },
];

const listOf = async ({ get }: Pick<Person, 'get'>, area: string, query = ''): Promise<Notice[]> =>
	(await get<Notice[]>(`${area}/notices${query}`)).data;

const idsOf = async (person: Person, area: string, query = ''): Promise<number[]> =>
	(await listOf(person, area, query)).map(({ id }) => id);

const unreadOf = async ({ get }: Person, area: string): Promise<number> =>
	(await get<{ unread: number }>(`${area}/notices/unread_count`)).data.unread;

describe('the inbox', () => {
	it('has one’s own notices, newest first, in the language of the call, with where one goes on', async () => {
		const app = booted.current;
		app.clock.set('2027-06-01T03:00:00Z');
		const owner = await makeCompanyUser(app);
		const colleague = await makeCompanyUser(app, { companyId: owner.user.companyId });
		const data = { company: '検証株式会社', about: '賃金台帳', about_en: 'The wage ledger' };
		const asked = await makeNotice(app, owner.user.id, { kind: 'evidence_requested', subjectId: 34, data });
		const fixed = await makeNotice(app, owner.user.id, { kind: 'password_changed', data: { time: '12:00' } });
		// Told of late: in the list it stands where it happened.
		const createdAt = new Date('2027-05-31T03:00:00Z');
		const late = await makeNotice(app, owner.user.id, { createdAt });
		await makeNotice(app, colleague.user.id);
		await makeNotice(app, owner.user.id, { voidedAt: app.clock.now() });

		const [newest, oldest, ...others] = await listOf(owner, '/app');
		expect(others.map(({ id }) => id)).toEqual([late.id]);
		expect(newest).toMatchObject({ id: fixed.id, title: 'Your password was changed', path: null });
		expect(oldest).toMatchObject({
			id: asked.id,
			kind: 'evidence_requested',
			body: expect.stringContaining('The wage ledger'),
			path: '/app/evidence-requests/34',
			created_at: '2027-06-01T03:00:00.000Z',
			read_at: null,
		});
		const [, inJapanese] = await listOf(caller(app, owner.token, 'ja'), '/app');
		expect(inJapanese).toMatchObject({
			title: '資料の提出をお願いします',
			body: expect.stringContaining('「賃金台帳」'),
		});
		const second = await owner.get<Notice[]>('/app/notices?page=2&per_page=1');
		expect([second.data.map(({ id }) => id), second.meta]).toEqual([
			[asked.id],
			{ page: 2, per_page: 1, total: 3, last_page: 3 },
		]);
	});

	it('keeps what was read, when it was first read, and what came after the last one that was seen', async () => {
		const app = booted.current;
		app.clock.set('2027-06-01T01:00:00Z');
		for (const { area, person } of await people()) {
			const [first, second, third, fourth] = [
				await makeNotice(app, person.user.id),
				await makeNotice(app, person.user.id),
				await makeNotice(app, person.user.id),
				await makeNotice(app, person.user.id),
			];
			expect(await unreadOf(person, area)).toBe(4);
			app.clock.set('2027-06-01T03:00:00Z');
			expect((await person.post(`${area}/notices/${second.id}/read`)).status).toBe(200);
			app.clock.set('2027-06-01T04:00:00Z');
			const again = await person.post(`${area}/notices/${second.id}/read`);
			expect([again.status, again.message]).toEqual([200, '']);
			expect(await listOf(person, area, '?unread=false')).toMatchObject([
				{ id: second.id, read_at: '2027-06-01T03:00:00.000Z' },
			]);
			for (let time = 0; time < 2; time++) {
				expect((await person.post(`${area}/notices/read_all`, { up_to: third.id })).status).toBe(200);
			}
			expect(await unreadOf(person, area)).toBe(1);
			expect(await idsOf(person, area, '?unread=true')).toEqual([fourth.id]);
			expect(await idsOf(person, area, '?unread=1&page=1')).toEqual([fourth.id]);
			expect(await idsOf(person, area, '?unread=false')).toEqual([third.id, second.id, first.id]);
			expect((await listOf(person, area, '?unread=false')).map(({ read_at }) => read_at)).toEqual([
				'2027-06-01T04:00:00.000Z',
				'2027-06-01T03:00:00.000Z',
				'2027-06-01T04:00:00.000Z',
			]);
			app.clock.set('2027-06-01T01:00:00Z');
		}
		expect(await app.deps.db.$count(auditEvents)).toBe(0);
	});

	it('never shows or changes another person’s, nor one that is no longer true', async () => {
		const app = booted.current;
		for (const { area, person } of await people()) {
			const other = await makeNotice(app, (await makeConsoleAdmin(app)).user.id);
			const voided = await makeNotice(app, person.user.id, { voidedAt: app.clock.now() });
			for (const { id } of [other, voided, { id: 2_147_483_647 }]) {
				const answer = await person.post(`${area}/notices/${id}/read`);
				expect([answer.status, answer.text]).toEqual([404, '{"message":"Not found."}']);
			}
			const own = await makeNotice(app, person.user.id, { createdAt: new Date('2020-01-01T00:00:00Z') });
			await person.post(`${area}/notices/read_all`, { up_to: other.id });
			expect(await idsOf(person, area, '?unread=true')).toEqual([own.id]);
			await person.post(`${area}/notices/${own.id}/read`);
			for (const { id } of [other, voided]) {
				const [row] = await app.deps.db.select().from(notices).where(eq(notices.id, id));
				expect(row?.readAt).toBeNull();
			}
			expect(await unreadOf(person, area)).toBe(0);
			for (const up_to of [undefined, null, 0, '1', 1.5]) {
				const { status, errors } = await person.post(`${area}/notices/read_all`, { up_to });
				expect([status, Object.keys(errors)]).toEqual([422, ['up_to']]);
			}
		}
	});

	it('has nothing of a company that its reader no longer looks after, until they do again', async () => {
		const app = booted.current;
		const [admin, { id: kept }, { id: lost }] = [
			await makeConsoleAdmin(app),
			await makeCompany(app),
			await makeCompany(app),
		];
		const assessor = await makeAssessor(app, [kept, lost]);
		const told = async ({ user }: Person) => {
			const of = (companyId: number | null, company: string) =>
				makeNotice(app, user.id, { kind: 'submitted', companyId, data: { company } });
			return [(await of(kept, '担当株式会社')).id, (await of(lost, '解任株式会社')).id, (await of(null, '')).id];
		};
		const [own = 0, foreign = 0, ofNone = 0] = await told(assessor);
		const toAdmin = await told(admin);
		const assign = async (company_ids: number[]) => {
			const answer = await admin.post(`/console/admin_users/${assessor.user.id}/assign_company`, { company_ids });
			expect(answer.status).toBe(200);
		};
		await assign([kept]);
		const answer = await assessor.get<Notice[]>('/console/notices?page=1&per_page=10');
		expect(answer.data.map(({ id }) => id)).toEqual([ofNone, own]);
		expect(answer.meta.total).toBe(2);
		expect(answer.text).not.toContain('解任');
		expect(await unreadOf(assessor, '/console')).toBe(2);
		expect((await assessor.post(`/console/notices/${foreign}/read`)).status).toBe(404);
		await assessor.post('/console/notices/read_all', { up_to: ofNone });
		await assign([kept, lost]);
		expect(await idsOf(assessor, '/console', '?unread=true')).toEqual([foreign]);
		expect(await unreadOf(assessor, '/console')).toBe(1);
		expect(await idsOf(admin, '/console')).toEqual(toAdmin.toReversed());
	});

	it('words every kind in both languages, also where nothing is known of it, without a placeholder', async () => {
		const app = booted.current;
		const person = await makeConsoleAdmin(app);
		for (const kind of NOTICE_KINDS) await makeNotice(app, person.user.id, { kind, data: {} });
		for (const locale of ['ja', 'en'] as const) {
			const shown = await listOf(caller(app, person.token, locale), '/console');
			expect(shown.map(({ kind }) => kind).toSorted()).toEqual(NOTICE_KINDS.toSorted());
			for (const { title, body, kind } of shown) {
				expect(title.trim(), kind).not.toBe('');
				expect(title + body, kind).not.toMatch(/\{\{|undefined|null|notices\./);
			}
		}
	});

	it('counts to a thousand', async () => {
		const app = booted.current;
		const person = await makeConsoleAdmin(app);
		await app.deps.db.insert(notices).values(
			Array.from({ length: MOST_UNREAD + 5 }, () => ({
				recipientId: person.user.id,
				kind: 'inquiry' as const,
				eventKey: unique('event:'),
				data: {},
			})),
		);
		expect(await unreadOf(person, '/console')).toBe(MOST_UNREAD);
		const page = await person.get('/console/notices?page=1');
		expect(page.meta.total).toBe(MOST_UNREAD + 5);
	});
});

describe('how one is told', () => {
	const preferencesOf = async ({ get }: Person, area: string): Promise<Preference[]> =>
		(await get<Preference[]>(`${area}/notice_preferences`)).data;

	it('is by mail until one says otherwise, kind by kind, and only of what one is told', async () => {
		const app = booted.current;
		const [owner, assessor, admin] = [await makeCompanyUser(app), await makeAssessor(app), await makeConsoleAdmin(app)];
		const kindsOf = async (person: Person, area: string): Promise<NoticeKind[]> =>
			(await preferencesOf(person, area)).map(({ kind }) => kind);
		expect(await kindsOf(owner, '/app')).toContain('deadline');
		expect(await kindsOf(assessor, '/console')).toContain('submitted');
		expect(await kindsOf(admin, '/console')).toContain('inquiry');
		for (const [person, area] of [
			[owner, '/app'],
			[assessor, '/console'],
			[admin, '/console'],
		] as const) {
			const kinds = await kindsOf(person, area);
			expect(new Set((await preferencesOf(person, area)).map(({ channel }) => channel))).toEqual(new Set(['mail']));
			for (const kind of NOTICE_KINDS) {
				const { status, errors, message } = await person.put(`${area}/notice_preferences`, { kind, channel: 'off' });
				if (kinds.includes(kind)) expect([kind, status, message]).toEqual([kind, 200, inboxEn.preferenceSaved]);
				else expect([kind, status, Object.keys(errors)]).toEqual([kind, 422, ['kind']]);
			}
		}
		expect(await kindsOf(owner, '/app')).not.toContain('password_changed');
		expect(await kindsOf(assessor, '/console')).not.toContain('inquiry');
	});

	it('is kept for each person, and saying it again changes nothing', async () => {
		const app = booted.current;
		const [owner, other] = [await makeCompanyUser(app), await makeCompanyUser(app)];
		const say = (channel: unknown) => owner.put<Preference>('/app/notice_preferences', { kind: 'deadline', channel });
		for (const channel of ['inbox', 'off', 'off', 'mail', 'mail', 'inbox'] as const) {
			expect((await say(channel)).data).toEqual({ kind: 'deadline', channel });
			expect(await preferencesOf(owner, '/app')).toContainEqual({ kind: 'deadline', channel });
		}
		expect(await preferencesOf(other, '/app')).toContainEqual({ kind: 'deadline', channel: 'mail' });
		for (const channel of [undefined, null, 'sms', {}]) {
			const { status, errors } = await say(channel);
			expect([status, Object.keys(errors)]).toEqual([422, ['channel']]);
		}
	});

	it('is in the language that the person says, which leaves the rest of the account alone', async () => {
		const app = booted.current;
		for (const { area, person } of await people()) {
			const before = await findUserRow(app, person.user.id);
			for (const locale of ['en', 'en', 'ja', 'en']) {
				expect((await person.put(`${area}/me/locale`, { locale })).status).toBe(200);
				expect(await findUserRow(app, person.user.id)).toEqual({ ...before, locale });
			}
			const { status, errors } = await person.put(`${area}/me/locale`, { locale: 'fr' });
			expect([status, Object.keys(errors)]).toEqual([422, ['locale']]);
		}
	});
});

describe('the link of a mail that ends mails of its kind', () => {
	const tokenOf = (person: Person, kind: OptionalKind, app = booted.current): string =>
		new URL(unsubscribeLink(app.deps, { userId: person.user.id, kind })).searchParams.get('token') ?? '';

	const open = (token: string, init: RequestInit = {}, app = booted.current): Promise<Response> =>
		fetch(`${app.serverUrl}/unsubscribe?token=${encodeURIComponent(token)}`, { redirect: 'manual', ...init });

	/** As a mail program does. */
	const ONE_CLICK: RequestInit = {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: 'List-Unsubscribe=One-Click',
	};

	const channelOf = async (person: Person, kind: OptionalKind) => {
		const rows = await booted.current.deps.db
			.select()
			.from(noticePreferences)
			.where(eq(noticePreferences.userId, person.user.id));
		return rows.find((row) => row.kind === kind)?.channel ?? 'mail';
	};

	it('asks first, ends them with one click, as often as it comes, and only that kind', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app, { locale: 'en' });
		const token = tokenOf(owner, 'deadline');
		// Programs that look for harm in mails open every link.
		for (let time = 0; time < 2; time++) {
			const page = await open(token);
			const text = await page.text();
			expect([page.status, page.headers.get('X-Robots-Tag'), page.headers.get('Cache-Control')]).toEqual([
				200,
				'noindex',
				'no-store',
			]);
			expect(text).toContain('<html lang="en">');
			expect(text).toContain(inboxEn.unsubscribe.action);
			expect(text).toContain(inboxEn.kinds.deadline);
			expect(text).toContain('href="/app/notice-settings"');
			expect(text).not.toContain(owner.user.email);
			expect(await channelOf(owner, 'deadline')).toBe('mail');
		}
		for (let time = 0; time < 2; time++) {
			const done = await open(token, ONE_CLICK);
			expect([done.status, done.headers.get('Set-Cookie')]).toEqual([200, null]);
			expect(await done.text()).toContain(inboxEn.unsubscribe.doneTitle);
			expect(await channelOf(owner, 'deadline')).toBe('inbox');
		}
		expect(await (await open(token)).text()).toContain(inboxEn.unsubscribe.doneTitle);
		expect(await channelOf(owner, 'moved_back')).toBe('mail');
		const form = new FormData();
		form.set('List-Unsubscribe', 'One-Click');
		expect((await open(tokenOf(owner, 'moved_back'), { method: 'POST', body: form })).status).toBe(200);
		expect(await channelOf(owner, 'moved_back')).toBe('inbox');
	});

	it('leaves alone who is not told at all, and is in the language of their mails unless the address says another', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await admin.put('/console/notice_preferences', { kind: 'inquiry', channel: 'off' });
		const token = tokenOf(admin, 'inquiry');
		expect((await open(token, ONE_CLICK)).status).toBe(200);
		expect(await channelOf(admin, 'inquiry')).toBe('off');
		const own = await (await open(token, { headers: { 'Accept-Language': 'en' } })).text();
		expect(own).toContain('<html lang="ja">');
		expect(own).toContain(inbox.unsubscribe.doneTitle);
		expect(own).toContain('href="/console/account"');
		expect(await (await open(`${token}&lang=en`.replace('&', '%26'))).text()).toContain(inbox.unsubscribe.unknownTitle);
		const english = await fetch(`${app.serverUrl}/unsubscribe?token=${token}&lang=en`);
		expect(await english.text()).toContain(inboxEn.unsubscribe.doneTitle);
	});

	it('is refused where it was changed or concerns nobody, alike, and says where one changes it', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const other = await makeCompanyUser(app);
		const left = await makeCompanyUser(app, { deactivatedAt: app.clock.now() });
		const token = tokenOf(owner, 'deadline');
		const [, , signature = ''] = token.split('.');
		const wrong = [
			'',
			'x',
			'..',
			'<script>',
			token.slice(0, -1),
			`${other.user.id}.deadline.${signature}`,
			`${owner.user.id}.moved_back.${signature}`,
			`${owner.user.id}.password_changed.${signature}`,
			`${owner.user.id}.toString.${signature}`,
			tokenOf(left, 'deadline'),
		];
		const answers: string[] = [];
		for (const each of wrong) {
			for (const init of [{}, ONE_CLICK]) {
				const answer = await open(each, { ...init, headers: { ...init.headers, 'Accept-Language': 'en' } });
				expect([each, answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([each, 404, 'noindex']);
				// The links to the other language keep the rest of the address.
				answers.push((await answer.text()).replaceAll(/href="\?[^"]*"/g, ''));
			}
		}
		expect(new Set(answers).size).toBe(1);
		expect(answers[0]).toContain(inboxEn.unsubscribe.unknownTitle);
		expect(answers[0]).toContain('href="/app/notice-settings"');
		expect(
			await app.deps.db.select().from(noticePreferences).where(eq(noticePreferences.userId, other.user.id)),
		).toEqual([]);
		expect((await open(token, { ...ONE_CLICK, body: 'x'.repeat(5_000) })).status).toBe(413);
		expect(await channelOf(owner, 'deadline')).toBe('mail');
	});

	it('is limited by address', async () => {
		const app = limited.current;
		const token = tokenOf(await makeCompanyUser(app), 'deadline', app);
		const statuses: number[] = [];
		for (let time = 0; time < 3; time++) statuses.push((await open(token, {}, app)).status);
		for (let time = 0; time < 3; time++) statuses.push((await open(token, ONE_CLICK, app)).status);
		expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
	});
});
