import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { operations } from '#server/router.ts';
import type { EnrolmentAsked, FactorAdded, SecondFactor } from '#shared/accounts/second-factor.ts';
import { addTotp, answerStep, ask, codeAt, logIn, passkeyFor } from '#tests/support/accounts/second-factor.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { callRest, callTrpc } from '#tests/support/calls/procedures.ts';
import { type Caller, call, caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';
import { inputFor, makeWholeWorld, type WholeWorld } from '#tests/support/whole-world.ts';

/** REQUIRE_STAFF_SECOND_FACTOR: whoever has none can set one up, and nothing else. */

const ORIGIN = 'https://kyosei.example';

const free = withApp({ env: { PUBLIC_URL: ORIGIN } });
const booted = withApp({ env: { PUBLIC_URL: ORIGIN, REQUIRE_STAFF_SECOND_FACTOR: 'true' } });

afterEach(() => booted.current.clock.release());

let world: WholeWorld;
beforeAll(async () => {
	await publishPaper(free.current, smallPaper([1]));
	world = await makeWholeWorld(free.current);
});

const now = () => booted.current.clock.now();

const ticketOf = async (person: Pick<Person, 'user'>): Promise<EnrolmentAsked> => {
	const answer = await logIn(booted.current, person);
	expect(answer.status).toBe(401);
	return JSON.parse(answer.text) as EnrolmentAsked;
};

const withTicket = async (person: Pick<Person, 'user'>): Promise<Caller> =>
	caller(booted.current, (await ticketOf(person)).ticket);

/** Sets up an authenticator app with a ticket. */
const enrol = async (ticket: Caller): Promise<{ secret: string; added: FactorAdded }> => {
	const { data } = await ticket.post<{ secret: string }>('/console/second_factor/totp', {});
	const code = codeAt(data.secret, now());
	const added = await ticket.post<FactorAdded>('/console/second_factor/totp/confirm', { code });
	expect(added.status).toBe(200);
	booted.current.clock.advance(30_000);
	return { secret: data.secret, added: added.data };
};

/** The calls that somebody needs to set up a second factor, and to leave. */
const ENROLMENT = [
	'console.session.logout',
	'console.session.me',
	...[
		'get',
		'startTotp',
		'confirmTotp',
		'removeTotp',
		'startPasskey',
		'addPasskey',
		'renamePasskey',
		'removePasskey',
		'makeRecoveryCodes',
	].map((name) => `console.secondFactor.${name}`),
];

describe('staff without a second factor', () => {
	it('get a ticket of ten minutes for the right password', async () => {
		const assessor = await makeAssessor(booted.current);
		const answer = await logIn(booted.current, assessor, { locale: 'ja' });
		expect([answer.status, answer.message]).toEqual([
			401,
			'このアカウントには2段階認証の設定が必要です。認証アプリまたはパスキーを設定すると、ログインできます。',
		]);
		const { ticket, expires_at, ...rest } = JSON.parse(answer.text);
		expect([Object.keys(rest), ticket]).toEqual([['message'], expect.stringMatching(/^[\w-]{43}$/)]);
		const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
		expect(minutes).toBeGreaterThan(9.5);
		expect(minutes).toBeLessThanOrEqual(10);
		const own = caller(booted.current, ticket);
		expect((await own.get('/console/me')).status).toBe(200);
		booted.current.clock.advance(10 * 60_000 + 1_000);
		expect((await own.get('/console/me')).status).toBe(401);
		const rows = await booted.current.deps.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.actorId, assessor.user.id));
		expect(rows.map(({ action }) => action)).toEqual(['login.ticket_given']);
	});

	it('can make no call but those that set one up, of all there are', async () => {
		const ticket = (await ticketOf(await makeConsoleAdmin(booted.current))).ticket;
		const admitted: string[] = [];
		for (const { name, operation } of listOperations(operations)) {
			if (operation.access === 'open') continue;
			const input = inputFor(world, name, operation);
			// The last one would end the ticket.
			if (name === 'console.session.logout') admitted.push(name);
			else {
				const { status } = await callRest(booted.current, operation, { token: ticket, input });
				if (status !== 401) admitted.push(name);
				if (['query', 'mutation'].includes(operation.kind)) {
					const viaTrpc = await callTrpc(booted.current, name, operation, { token: ticket, input });
					expect([name, viaTrpc.status]).toEqual([name, status]);
				}
			}
		}
		expect(admitted.sort()).toEqual([...ENROLMENT].sort());
		expect((await call(booted.current, 'POST', '/console/logout', { token: ticket })).status).toBe(200);
	});

	it('set up an app without giving the password again, and are then signed in', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const ticket = await withTicket(admin);
		expect((await ticket.get<SecondFactor>('/console/second_factor')).data.is_required).toBe(true);
		const { secret, added } = await enrol(ticket);
		expect(added.recovery_codes).toHaveLength(10);
		expect(added.sign_in?.user).toEqual({ name: admin.user.name, role: 0, email: admin.user.email });
		expect((await ticket.get('/console/me')).status).toBe(401);
		const token = added.sign_in?.token ?? null;
		expect((await call(booted.current, 'GET', '/console/admin_users', { token })).status).toBe(200);
		const { challenge } = await ask(booted.current, admin);
		const next = await answerStep(booted.current, 'console', { challenge, code: codeAt(secret, now()) });
		expect((await call(booted.current, 'GET', '/console/admin_users', { token: next.data.token })).status).toBe(200);
	});

	it('set up a passkey, and sign in with it alone', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const ticket = await withTicket(admin);
		const passkey = passkeyFor(ORIGIN);
		const path = '/console/second_factor/passkeys';
		type Started = { challenge: string; options: Parameters<typeof passkey.create>[0] };
		const { data } = await ticket.post<Started>(`${path}/start`, {});
		const body = { challenge: data.challenge, name: '鍵', passkey: passkey.create(data.options) };
		const added = await ticket.post<FactorAdded>(path, body);
		const token = added.data.sign_in?.token ?? null;
		expect((await call(app, 'GET', '/console/admin_users', { token })).status).toBe(200);
		const asked = await call<{ challenge: string; passkey: { challenge: string } }>(
			app,
			'POST',
			'/console/login/passkey/start',
		);
		const alone = await call<{ token: string }>(app, 'POST', '/console/login/passkey', {
			body: { challenge: asked.data.challenge, passkey: passkey.get(asked.data.passkey) },
		});
		expect((await call(app, 'GET', '/console/admin_users', { token: alone.data.token })).status).toBe(200);
	});

	it('who have several tickets set up one factor: the others end', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const [own, thief] = [await withTicket(admin), await withTicket(admin)];
		const { data } = await thief.post<{ secret: string }>('/console/second_factor/totp', {});
		await enrol(own);
		const code = codeAt(data.secret, now());
		expect((await thief.post('/console/second_factor/totp/confirm', { code })).status).toBe(401);
		expect((await thief.get('/console/second_factor')).status).toBe(401);
	});

	it('who were signed in before set one up with their password, and stay signed in', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const list = () => admin.get('/console/admin_users');
		const before = await list();
		expect([before.status, before.message]).toEqual([
			401,
			'You need to set up a second factor first. Log in again to do so.',
		]);
		expect((await admin.post('/console/second_factor/totp', {})).errors).toEqual({
			password: ['The password field is required.'],
		});
		await addTotp(app, admin);
		expect((await list()).status).toBe(200);
	});
});

describe('a sign-in from before that gave no second factor', () => {
	it('changes none of the factors that there are: one has to sign in with one', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await addTotp(app, admin);
		const former = caller(app, await app.deps.sessions.open(admin.user.id));
		const body = { password: PASSWORD };
		const statuses = [
			await former.post('/console/second_factor/passkeys/start', body),
			await former.post('/console/second_factor/recovery_codes', body),
			await former.post('/console/second_factor/totp/remove', body),
		].map(({ status }) => status);
		expect(statuses).toEqual([401, 401, 401]);
	});
});

describe('where one is required', () => {
	it('its owner cannot remove the last one, but an admin can', async () => {
		const app = booted.current;
		const [assessor, admin] = [await makeAssessor(app), await makeConsoleAdmin(app)];
		for (const person of [assessor, admin]) await addTotp(app, person);
		const refused = await assessor.post('/console/second_factor/totp/remove', { password: PASSWORD });
		expect([refused.status, refused.message]).toEqual([
			409,
			'This account needs a second factor, so the last one cannot be removed. Add another one first.',
		]);
		expect((await assessor.get<SecondFactor>('/console/second_factor')).data).toMatchObject({ recovery_codes: 10 });
		expect((await admin.post(`/console/admin_users/${assessor.user.id}/remove_second_factor`)).status).toBe(200);
		expect((await ticketOf(assessor)).ticket).toMatch(/^[\w-]{43}$/);
	});

	it('companies sign in as ever', async () => {
		const person = await makeCompanyUser(booted.current);
		expect((await logIn(booted.current, person)).status).toBe(200);
		expect((await person.get<SecondFactor>('/app/second_factor')).data.is_required).toBe(false);
		expect((await person.get('/app/company_info')).status).toBe(200);
	});
});
