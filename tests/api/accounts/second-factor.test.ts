import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { passkeys, recoveryCodes, totps } from '#server/db/tables/second-factor.ts';
import type { FactorAdded, SecondFactor } from '#shared/accounts/second-factor.ts';
import {
	addPasskey,
	addTotp,
	answerStep,
	areaOf,
	ask,
	codeAt,
	logIn,
	passkeyFor,
	wrongCode,
} from '#tests/support/accounts/second-factor.ts';
import { withApp } from '#tests/support/app.ts';
import { call, caller } from '#tests/support/client.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';
import { watch } from '#tests/support/notices/announced.ts';

/** Setting up one's own second factors, and removing them and those of others. */

const ORIGIN = 'https://kyosei.example';

const booted = withApp({ env: { PUBLIC_URL: ORIGIN } });

afterEach(() => booted.current.clock.release());

const now = () => booted.current.clock.now();
const pathOf = (person: Person): string => `/${areaOf(person)}/second_factor`;
const read = (person: Person) => person.get<SecondFactor>(pathOf(person));
const isSignedIn = async (person: Person): Promise<boolean> =>
	(await person.get(`/${areaOf(person)}/me`)).status === 200;

/** The same person, signed in with a code of their app. */
const again = async (person: Person, secret: string): Promise<Person> => {
	const app = booted.current;
	const { challenge } = await ask(app, person);
	const { data } = await answerStep(app, areaOf(person), { challenge, code: codeAt(secret, now()) });
	app.clock.advance(30_000);
	return { ...person, ...caller(app, data.token) };
};

const factorRows = async (userId: number): Promise<number> => {
	const { db } = booted.current.deps;
	const rows = await Promise.all([
		db.select().from(totps).where(eq(totps.userId, userId)),
		db.select().from(passkeys).where(eq(passkeys.userId, userId)),
		db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
	]);
	return rows.flat().length;
};

const actionsBy = async (userId: number): Promise<string[]> =>
	(await booted.current.deps.db.select().from(auditEvents).where(eq(auditEvents.actorId, userId))).map(
		({ action }) => action,
	);

describe.each([
	['app', makeCompanyUser],
	['console', makeConsoleAdmin],
] as const)('an authenticator app in the area %s', (_area, make) => {
	it('is set up with the password and a first code, and its owner is told', async () => {
		const app = booted.current;
		const person = await make(app);
		const told = await watch(app, { person });
		const path = `${pathOf(person)}/totp`;
		const started = await person.post<{ secret: string; uri: string }>(path, { password: PASSWORD });
		expect(started.data.secret).toMatch(/^[A-Z2-7]{32}$/);
		expect(new URL(started.data.uri).searchParams.get('secret')).toBe(started.data.secret);
		expect(decodeURIComponent(started.data.uri)).toContain(`Kyosei:${person.user.email}`);
		expect((await read(person)).data).toEqual({
			totp: null,
			passkeys: [],
			recovery_codes: 0,
			is_required: false,
			no_passkeys: null,
		});
		expect((await logIn(app, person)).status).toBe(200);
		const wrong = await person.post(`${path}/confirm`, { code: wrongCode(started.data.secret, now()) });
		expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['code']]);
		const code = codeAt(started.data.secret, now());
		const added = await person.post<FactorAdded>(`${path}/confirm`, { code });
		expect([added.status, added.data.sign_in]).toEqual([200, null]);
		expect(new Set(added.data.recovery_codes).size).toBe(10);
		for (const one of added.data.recovery_codes ?? []) {
			expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/);
		}
		expect((await told.told()).person).toEqual(['factor_added']);
		expect((await read(person)).data).toMatchObject({ totp: { since: expect.any(String) }, recovery_codes: 10 });
		expect(await isSignedIn(person)).toBe(true);
		expect(await actionsBy(person.user.id)).toContain('second_factor.added');
		expect((await logIn(app, person)).status).toBe(401);
	});

	it('is removed with the password, which ends all sign-ins and the recovery codes, and is told', async () => {
		const app = booted.current;
		const person = await make(app);
		await addTotp(app, person);
		const other = await app.deps.sessions.open(person.user.id);
		const told = await watch(app, { person });
		await told.told();
		const path = `${pathOf(person)}/totp/remove`;
		expect((await person.post(path, { password: 'not the one' })).status).toBe(422);
		expect((await person.post(path, {})).errors).toEqual({ password: ['The password field is required.'] });
		expect(await isSignedIn(person)).toBe(true);
		expect((await person.post(path, { password: PASSWORD })).status).toBe(200);
		expect(await isSignedIn(person)).toBe(false);
		expect((await call(app, 'GET', `/${areaOf(person)}/me`, { token: other })).status).toBe(401);
		expect(await factorRows(person.user.id)).toBe(0);
		expect((await told.told()).person).toEqual(['factor_removed']);
		expect((await logIn(app, person)).status).toBe(200);
	});
});

describe('every change', () => {
	it('asks for the current password, which is counted', async () => {
		const person = await makeCompanyUser(booted.current);
		for (const path of ['totp', 'passkeys/start']) {
			expect((await person.post(`/app/second_factor/${path}`, {})).errors).toEqual({
				password: ['The password field is required.'],
			});
		}
		for (const path of ['totp/remove', 'recovery_codes', 'passkeys/1/remove']) {
			expect((await person.post(`/app/second_factor/${path}`, {})).status).toBe(422);
		}
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 7; attempt++) {
			statuses.push((await person.post('/app/second_factor/totp', { password: 'not the one' })).status);
		}
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
	});

	it('needs something to change', async () => {
		const person = await makeCompanyUser(booted.current);
		const body = { password: PASSWORD };
		const statuses = [
			await person.post('/app/second_factor/totp/remove', body),
			await person.post('/app/second_factor/passkeys/1/remove', body),
			await person.post('/app/second_factor/recovery_codes', body),
			await person.post('/app/second_factor/totp/confirm', { code: '000000' }),
		].map(({ status }) => status);
		expect(statuses).toEqual([404, 404, 409, 409]);
		expect(await isSignedIn(person)).toBe(true);
		await addTotp(booted.current, person);
		expect((await person.post('/app/second_factor/totp', body)).status).toBe(409);
	});

	it('of one factor keeps the others and the recovery codes', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const { secret } = await addTotp(app, person);
		await addPasskey(person, passkeyFor(ORIGIN));
		const [row] = await app.deps.db.select().from(passkeys).where(eq(passkeys.userId, person.user.id));
		const removed = await person.post(`/app/second_factor/passkeys/${row?.id}/remove`, { password: PASSWORD });
		expect(removed.status).toBe(200);
		const back = await again(person, secret);
		expect((await read(back)).data).toMatchObject({
			passkeys: [],
			recovery_codes: 10,
			totp: { since: expect.any(String) },
		});
	});
});

describe('new recovery codes', () => {
	it('take the place of the former ones', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const { recoveryCodes: former } = await addTotp(app, person);
		const made = await person.post<{ recovery_codes: string[] }>('/app/second_factor/recovery_codes', {
			password: PASSWORD,
		});
		expect(made.data.recovery_codes).toHaveLength(10);
		const [{ challenge }, fresh = ''] = [await ask(app, person), made.data.recovery_codes[0]];
		expect((await answerStep(app, 'app', { challenge, recovery_code: former[0] })).status).toBe(422);
		expect((await answerStep(app, 'app', { challenge, recovery_code: fresh })).status).toBe(200);
	});
});

describe('the second factor of somebody else', () => {
	const member = async (companyId: number | null, role: 0 | 1): Promise<Person> => {
		const person = await makeCompanyUser(booted.current, { companyId, role });
		await addTotp(booted.current, person);
		return person;
	};
	const staff = async (make: typeof makeConsoleAdmin): Promise<Person> => {
		const person = await make(booted.current);
		await addTotp(booted.current, person);
		return person;
	};
	const path = (area: 'app' | 'console', list: 'company_users' | 'admin_users', { user }: Person): string =>
		`/${area}/${list}/${user.id}/remove_second_factor`;

	it('may be removed by those who may, and by nobody else', async () => {
		const app = booted.current;
		const companyAdmin = await makeCompanyUser(app);
		const { companyId } = companyAdmin.user;
		const [colleague, owner, foreign] = [await member(companyId, 1), await member(companyId, 0), await member(null, 1)];
		const [assessor, otherAdmin] = [await staff((one) => makeAssessor(one)), await staff(makeConsoleAdmin)];
		const admin = await makeConsoleAdmin(app);
		const assigned = await makeAssessor(app, [companyId ?? 0]);
		const tries: [by: Person, path: string, status: number][] = [
			[colleague, path('app', 'company_users', owner), 403],
			[companyAdmin, path('app', 'company_users', foreign), 404],
			[companyAdmin, path('app', 'company_users', owner), 409],
			[companyAdmin, path('app', 'company_users', companyAdmin), 409],
			[companyAdmin, path('console', 'company_users', colleague), 401],
			[assigned, path('console', 'company_users', colleague), 403],
			[assigned, path('console', 'admin_users', otherAdmin), 403],
			[otherAdmin, path('console', 'admin_users', otherAdmin), 409],
			[admin, path('console', 'admin_users', colleague), 404],
			[admin, path('console', 'company_users', assessor), 404],
		];
		for (const [by, where, status] of tries) expect([where, (await by.post(where)).status]).toEqual([where, status]);
		for (const person of [colleague, owner, foreign, assessor, otherAdmin]) {
			expect(await factorRows(person.user.id)).toBe(11);
			expect(await isSignedIn(person)).toBe(true);
		}
		const told = await watch(app, { colleague, owner, foreign, assessor, otherAdmin });
		await told.told();
		const removals: [by: Person, whose: Person, path: string][] = [
			[companyAdmin, colleague, path('app', 'company_users', colleague)],
			[admin, owner, path('console', 'company_users', owner)],
			[admin, foreign, path('console', 'company_users', foreign)],
			[admin, assessor, path('console', 'admin_users', assessor)],
			[admin, otherAdmin, path('console', 'admin_users', otherAdmin)],
		];
		for (const [by, whose, where] of removals) {
			expect([where, (await by.post(where)).status]).toEqual([where, 200]);
			expect(await isSignedIn(whose)).toBe(false);
			expect(await factorRows(whose.user.id)).toBe(0);
			expect((await logIn(app, whose)).status).toBe(200);
			expect((await by.post(where)).status).toBe(409);
		}
		const removed = ['factor_removed'];
		expect(await told.told()).toEqual({
			colleague: removed,
			owner: removed,
			foreign: removed,
			assessor: removed,
			otherAdmin: removed,
		});
		expect(await actionsBy(admin.user.id)).toEqual([
			'member.second_factor_removed',
			'member.second_factor_removed',
			'admin_user.second_factor_removed',
			'admin_user.second_factor_removed',
		]);
	});

	it('is shown in the lists of members and accounts, whose statements do not grow', async () => {
		const app = booted.current;
		const companyAdmin = await makeCompanyUser(app);
		const { companyId, id } = companyAdmin.user;
		const admin = await makeConsoleAdmin(app);
		type Row = { id: number; has_second_factor: boolean };
		const lists = async (): Promise<Row[][]> => [
			(await companyAdmin.get<{ company_users: Row[] }>('/app/company_info')).data.company_users,
			(await admin.get<{ company_users: Row[] }>(`/console/companies/${companyId}`)).data.company_users,
		];
		const few = await statementsOf(app, lists);
		const [colleague, plain] = [await member(companyId, 1), await makeCompanyUser(app, { companyId, role: 1 })];
		const started = await makeCompanyUser(app, { companyId, role: 1 });
		await started.post('/app/second_factor/totp', { password: PASSWORD });
		const expected = [
			[id, false],
			[colleague.user.id, true],
			[plain.user.id, false],
			[started.user.id, false],
		];
		for (const rows of await lists()) {
			expect(rows.map((row) => [row.id, row.has_second_factor])).toEqual(expected);
		}
		expect(await statementsOf(app, lists)).toBe(few);
		const accounts = await admin.get<Row[]>('/console/admin_users');
		const assessor = await makeAssessor(app);
		await addPasskey(assessor, passkeyFor(ORIGIN));
		const more = await admin.get<Row[]>('/console/admin_users');
		expect(more.data.filter((row) => row.has_second_factor)).toHaveLength(
			accounts.data.filter((row) => row.has_second_factor).length + 1,
		);
		expect(more.data.find((row) => row.id === assessor.user.id)?.has_second_factor).toBe(true);
	});
});
