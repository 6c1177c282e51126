import { and, desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import type { SignInEntry } from '#shared/accounts/sign-ins.ts';
import { makeSignIn } from '#tests/support/accounts/sign-ins.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { askPlace, openPhone } from '#tests/support/assessment/phone.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { type Caller, call, caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';
import { pdf, upload } from '#tests/support/files/files.ts';

const booted = withApp();
const withIdleLimit = withApp({ env: { SESSION_IDLE_HOURS: '8' } });

afterEach(() => {
	booted.current.clock.release();
	withIdleLimit.current.clock.release();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CHROME =
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1';

type Area = 'app' | 'console';

/** Two areas, the same rules. */
const AREAS: [Area, (app: TestApp) => Promise<Person>][] = [
	['app', (app) => makeCompanyUser(app)],
	['console', (app) => makeAssessor(app)],
];

const list = async (who: Caller, area: Area): Promise<SignInEntry[]> => {
	const answer = await who.get<SignInEntry[]>(`/${area}/sign_ins`);
	expect(answer.status).toBe(200);
	return answer.data;
};

const isOpen = async (who: Caller, area: Area): Promise<boolean> => (await who.get(`/${area}/me`)).status === 200;

const lastAction = async ({ deps }: TestApp, userId: number, action: string) => {
	const isIt = and(eq(auditEvents.subjectId, userId), eq(auditEvents.action, action));
	const [row] = await deps.db.select().from(auditEvents).where(isIt).orderBy(desc(auditEvents.id)).limit(1);
	return row && { actorId: row.actorId, subject: row.subject, hasAddress: row.address !== null };
};

describe.each(AREAS)('the sign-ins of the area %s', (area, make) => {
	it('are listed with their devices, the last used first, without anything of the token', async () => {
		const app = booted.current;
		app.clock.set('2026-05-01T00:00:00.000Z');
		const { user } = await make(app);
		const signIn = async (userAgent: string) => {
			const answer = await call<{ token: string }>(app, 'POST', `/${area}/login`, {
				body: { email: user.email, password: PASSWORD },
				headers: { 'User-Agent': userAgent },
			});
			return caller(app, answer.data.token);
		};
		const desk = await signIn(CHROME);
		app.clock.advance(HOUR);
		const phone = await signIn(IPHONE);
		app.clock.advance(HOUR);
		const entries = await list(desk, area);
		const current = entries.filter((entry) => entry.is_current);
		expect(current.map(({ device }) => device)).toEqual(['Chrome, Windows']);
		expect(entries.slice(0, 2)).toMatchObject([
			{
				device: 'Chrome, Windows',
				created_at: '2026-05-01T00:00:00.000Z',
				last_seen_at: '2026-05-01T02:00:00.000Z',
				is_current: true,
			},
			{ device: 'Safari, iOS', created_at: '2026-05-01T01:00:00.000Z', is_current: false },
		]);
		const raw = (await desk.get(`/${area}/sign_ins`)).text;
		for (const token of [desk.token, phone.token]) {
			expect(raw).not.toContain(token);
			expect(raw).not.toContain(hashToken(token ?? ''));
		}
		expect(raw).not.toContain('Mozilla');
		expect(Object.keys(entries[0] ?? {}).sort()).toEqual(['created_at', 'device', 'id', 'is_current', 'last_seen_at']);
	});

	it('are one’s own alone, and those that have expired are not among them', async () => {
		const app = booted.current;
		const [person, other] = [await make(app), await make(app)];
		const extra = await makeSignIn(app, person.user.id);
		const foreign = await makeSignIn(app, other.user.id);
		const ids = (await list(person, area)).map(({ id }) => id);
		expect(ids).toContain(extra.id);
		expect(ids).not.toContain(foreign.id);
		await app.deps.db
			.update(sessions)
			.set({ expiresAt: new Date(app.clock.now().getTime() - 1) })
			.where(eq(sessions.number, extra.id));
		expect((await list(person, area)).map(({ id }) => id)).not.toContain(extra.id);
		expect((await person.delete(`/${area}/sign_ins/${extra.id}`)).status).toBe(404);
	});

	it('end one by one, also the present one, and nobody ends those of another', async () => {
		const app = booted.current;
		const [person, other] = [await make(app), await make(app)];
		const extra = await makeSignIn(app, person.user.id);
		const refused = await other.delete(`/${area}/sign_ins/${extra.id}`);
		const unknown = await other.delete(`/${area}/sign_ins/2147483647`);
		expect([refused.status, refused.text]).toEqual([404, unknown.text]);
		expect(await isOpen(extra, area)).toBe(true);
		const ended = await person.delete(`/${area}/sign_ins/${extra.id}`);
		expect([ended.status, ended.message, ended.data]).toEqual([200, 'The device was logged out.', null]);
		expect(await isOpen(extra, area)).toBe(false);
		expect((await person.delete(`/${area}/sign_ins/${extra.id}`)).status).toBe(404);
		expect(await lastAction(app, person.user.id, 'sign_in.ended')).toEqual({
			actorId: person.user.id,
			subject: 'user',
			hasAddress: true,
		});
		const own = (await list(person, area)).find((entry) => entry.is_current);
		expect((await person.delete(`/${area}/sign_ins/${own?.id}`)).status).toBe(200);
		expect(await isOpen(person, area)).toBe(false);
	});

	it('end all at once but the present one, and those of nobody else', async () => {
		const app = booted.current;
		const [person, other] = [await make(app), await make(app)];
		const extras = [await makeSignIn(app, person.user.id), await makeSignIn(app, person.user.id)];
		const ended = await person.post(`/${area}/sign_ins/end_others`);
		expect([ended.status, ended.message]).toEqual([200, 'All other devices were logged out.']);
		expect(await Promise.all(extras.map((extra) => isOpen(extra, area)))).toEqual([false, false]);
		expect([await isOpen(person, area), await isOpen(other, area)]).toEqual([true, true]);
		expect((await list(person, area)).map((entry) => entry.is_current)).toEqual([true]);
		expect(await lastAction(app, person.user.id, 'sign_in.others_ended')).toMatchObject({ actorId: person.user.id });
	});
});

it('a sign-in that ends takes its links to files and its codes for photos with it', async () => {
	const app = booted.current;
	const { owner, progress } = await startedAssessment(app);
	expect(progress.id).toBeGreaterThan(0);
	const sent = await upload(app, owner.token, { content: pdf('規程'), fileName: '規程.pdf', type: 'application/pdf' });
	const extra = await makeSignIn(app, owner.user.id);
	const link = (await extra.get<{ url: string }>(`/file/${sent.data.file_path}`)).data.url;
	const code = await openPhone({ ...owner, ...extra });
	expect((await fetch(app.url + link)).status).toBe(200);
	expect((await askPlace(app, code.token)).status).toBe(200);
	await owner.delete(`/app/sign_ins/${extra.id}`);
	expect((await fetch(app.url + link)).status).toBe(404);
	expect((await askPlace(app, code.token)).status).toBe(404);
});

describe('administrators end the sign-ins of others, whose password stays', () => {
	const logIn = (area: Area, { user }: Person) =>
		call(booted.current, 'POST', `/${area}/login`, { body: { email: user.email, password: PASSWORD } });

	it('of a member of the own company, not of oneself and not elsewhere', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		const member = await makeCompanyUser(app, { companyId: owner.user.companyId, role: 1 });
		const stranger = await makeCompanyUser(app);
		const end = (who: Caller, { user }: Person) => who.post(`/app/company_users/${user.id}/end_sign_ins`);
		expect((await end(member, owner)).status).toBe(403);
		expect((await end(stranger, member)).status).toBe(404);
		expect(await isOpen(member, 'app')).toBe(true);
		expect((await end(owner, owner)).status).toBe(409);
		expect(await isOpen(owner, 'app')).toBe(true);
		const ended = await end(owner, member);
		expect([ended.status, ended.message]).toEqual([200, 'All devices were logged out.']);
		expect(await isOpen(member, 'app')).toBe(false);
		expect((await logIn('app', member)).status).toBe(200);
		expect(await lastAction(app, member.user.id, 'member.sign_ins_ended')).toMatchObject({ actorId: owner.user.id });
	});

	it('of a member, by staff who look after the company', async () => {
		const app = booted.current;
		const member = await makeCompanyUser(app);
		const assigned = await makeAssessor(app, [member.user.companyId ?? 0]);
		const path = `/console/company_users/${member.user.id}/end_sign_ins`;
		expect((await (await makeAssessor(app)).post(path)).status).toBe(404);
		expect((await assigned.post(path)).status).toBe(200);
		expect(await isOpen(member, 'app')).toBe(false);
	});

	it('of staff, by an admin of the console', async () => {
		const app = booted.current;
		const [admin, assessor] = [await makeConsoleAdmin(app), await makeAssessor(app)];
		const path = `/console/admin_users/${assessor.user.id}/end_sign_ins`;
		expect((await assessor.post(path)).status).toBe(403);
		expect((await admin.post(path)).status).toBe(200);
		expect(await isOpen(assessor, 'console')).toBe(false);
		expect((await logIn('console', assessor)).status).toBe(200);
		const audited = await lastAction(app, assessor.user.id, 'admin_user.sign_ins_ended');
		expect(audited).toMatchObject({ actorId: admin.user.id });
	});
});

describe('SESSION_IDLE_HOURS', () => {
	const START = '2026-05-01T00:00:00.000Z';

	it('leaves a sign-in that is used every hour, and ends one that is not used', async () => {
		const app = withIdleLimit.current;
		app.clock.set(START);
		const { user } = await makeCompanyUser(app);
		const [used, idle] = [await makeSignIn(app, user.id), await makeSignIn(app, user.id)];
		for (let hour = 1; hour <= 8; hour++) {
			app.clock.advance(HOUR);
			expect(await isOpen(used, 'app')).toBe(true);
		}
		app.clock.advance(10 * MINUTE);
		expect(await isOpen(idle, 'app')).toBe(false);
		expect((await list(used, 'app')).map(({ id }) => id)).toEqual([used.id]);
		expect((await used.delete(`/app/sign_ins/${idle.id}`)).status, 'it has ended already').toBe(404);
		for (let hour = 1; hour <= 16; hour++) {
			app.clock.advance(HOUR);
			// 24 hours after the sign-in even a busy one ends.
			expect([hour, await isOpen(used, 'app')]).toEqual([hour, hour < 16]);
		}
	});

	it('is told from the last call within ten minutes', async () => {
		const app = withIdleLimit.current;
		app.clock.set(START);
		const { user } = await makeCompanyUser(app);
		const busy = await makeSignIn(app, user.id);
		app.clock.advance(9 * MINUTE);
		expect(await isOpen(busy, 'app')).toBe(true);
		app.clock.advance(8 * HOUR - 10 * MINUTE);
		expect(await isOpen(busy, 'app')).toBe(true);
		app.clock.advance(8 * HOUR - 1);
		expect(await isOpen(busy, 'app')).toBe(true);
		app.clock.advance(8 * HOUR);
		expect(await isOpen(busy, 'app')).toBe(false);
	});

	it('ends the pass to the queues with the sign-in', async () => {
		const app = withIdleLimit.current;
		app.clock.set(START);
		const admin = await makeConsoleAdmin(app);
		const { url } = (await admin.post<{ url: string }>('/console/ops_link')).data;
		const opened = await fetch(app.url + url, { redirect: 'manual' });
		const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
		const visit = async () => (await fetch(`${app.url}/ops/queues`, { headers: { Cookie: cookie } })).status;
		expect(await visit()).toBe(200);
		await app.deps.db
			.update(sessions)
			.set({ lastSeenAt: new Date(app.clock.now().getTime() - 8 * HOUR) })
			.where(eq(sessions.userId, admin.user.id));
		expect(await visit()).toBe(404);
	});

	it('has idle sign-ins deleted by the sweep, and none where there is no limit', async () => {
		for (const [app, left] of [
			[withIdleLimit.current, 0],
			[booted.current, 1],
		] as const) {
			app.clock.set('2020-05-01T00:00:00.000Z');
			const { user } = await makeCompanyUser(app);
			app.clock.advance(23 * HOUR);
			await app.deps.sessions.sweep();
			expect(await app.deps.db.$count(sessions, eq(sessions.userId, user.id))).toBe(left);
		}
	});

	it('is off unless it is set', async () => {
		const app = booted.current;
		app.clock.set(START);
		const { user } = await makeCompanyUser(app);
		const idle = await makeSignIn(app, user.id);
		app.clock.advance(23 * HOUR);
		expect(await isOpen(idle, 'app')).toBe(true);
	});
});
