import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { passkeys } from '#server/db/tables/second-factor.ts';
import type { SecondFactor, SecondFactorAsked } from '#shared/accounts/second-factor.ts';
import type { SoftwarePasskey } from '#tests/support/accounts/passkey.ts';
import {
	type Area,
	addPasskey,
	addTotp,
	answerStep,
	areaOf,
	ask,
	askedOf,
	type Login,
	logIn,
	passkeyFor,
} from '#tests/support/accounts/second-factor.ts';
import { withApp } from '#tests/support/app.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';

/** Passkeys as a second factor and alone, with an authenticator in software. */

const ORIGIN = 'https://kyosei.example';

const booted = withApp({ env: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: ORIGIN } });
const elsewhere = withApp({ env: { LIMIT_LOGIN_PER_ADDRESS: '3' } });

afterEach(() => booted.current.clock.release());

const GONE = { challenge: ['This login has expired or is no longer valid. Log in again.'] };
const REFUSED = { passkey: ['The passkey could not be verified. Log in again.'] };

type Options = { headers?: Record<string, string> };

const start = (area: Area, options: Options = {}) =>
	call<{ challenge: string; passkey: NonNullable<SecondFactorAsked['passkey']> }>(
		booted.current,
		'POST',
		`/${area}/login/passkey/start`,
		options,
	);

/** Signs in with a passkey alone. */
const logInAlone = async (area: Area, passkey: SoftwarePasskey) => {
	const { challenge, passkey: request } = (await start(area)).data;
	return call<Login>(booted.current, 'POST', `/${area}/login/passkey`, {
		body: { challenge, passkey: passkey.get(request) },
	});
};

/** Gives the password and signs with a passkey. */
const logInWith = async (person: Person, passkey: SoftwarePasskey) => {
	const { challenge, passkey: request } = await ask(booted.current, person);
	if (!request) throw new Error('no passkey was asked for');
	return answerStep(booted.current, areaOf(person), { challenge, passkey: passkey.get(request) });
};

const withPasskey = async (make = makeCompanyUser, device: Parameters<typeof passkeyFor>[1] = {}) => {
	const person = await make(booted.current);
	const passkey = passkeyFor(ORIGIN, device);
	await addPasskey(person, passkey);
	return { person, passkey };
};

const rowsOf = (userId: number) => booted.current.deps.db.select().from(passkeys).where(eq(passkeys.userId, userId));

describe('adding a passkey', () => {
	const begin = async (person: Person) => {
		const path = `/${areaOf(person)}/second_factor/passkeys`;
		const { data } = await person.post<{ challenge: string; options: Parameters<SoftwarePasskey['create']>[0] }>(
			`${path}/start`,
			{ password: PASSWORD },
		);
		return { ...data, finish: (body: object) => person.post(path, { challenge: data.challenge, name: '鍵', ...body }) };
	};

	it('asks the browser for one that its device finds and that verifies its user', async () => {
		const { person, passkey } = await withPasskey();
		const { options } = await begin(person);
		expect(options).toEqual({
			challenge: expect.stringMatching(/^[\w-]{43}$/),
			rp: { id: 'kyosei.example', name: 'Kyosei' },
			user: {
				id: Buffer.from(`app:${person.user.id}`).toString('base64url'),
				name: person.user.email,
				displayName: person.user.name,
			},
			pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
			timeout: 300_000,
			attestation: 'none',
			authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
			excludeCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
		});
	});

	it('stores it, tells recovery codes the first time, and lists it', async () => {
		const person = await makeCompanyUser(booted.current);
		const first = await addPasskey(person, passkeyFor(ORIGIN), '仕事の電話');
		const second = await addPasskey(person, passkeyFor(ORIGIN), 'Laptop');
		expect([first.recovery_codes?.length, second.recovery_codes, first.sign_in]).toEqual([10, null, null]);
		const { data } = await person.get<SecondFactor>('/app/second_factor');
		expect(data).toMatchObject({ totp: null, recovery_codes: 10, is_required: false, no_passkeys: null });
		expect(data.passkeys.map(({ name, last_used_at }) => [name, last_used_at])).toEqual([
			['仕事の電話', null],
			['Laptop', null],
		]);
	});

	it('renames it, but nobody else’s', async () => {
		const [{ person }, other] = [await withPasskey(), await withPasskey()];
		const [row] = await rowsOf(person.user.id);
		const path = `/app/second_factor/passkeys/${row?.id}`;
		expect((await person.put(path, { name: 'ノート' })).status).toBe(200);
		expect((await other.person.put(path, { name: 'x' })).status).toBe(404);
		expect((await person.put(path, { name: '' })).errors).toEqual({ name: ['The passkey name field is required.'] });
		expect((await rowsOf(person.user.id)).map(({ name }) => name)).toEqual(['ノート']);
	});

	const broken = {
		'of another site': { origin: 'https://evil.example' },
		'for another host': { rpId: 'evil.example' },
		'without a verified user': { isVerifying: false },
	};

	it.each(Object.entries(broken))('is refused: %s', async (_what, device) => {
		const person = await makeCompanyUser(booted.current);
		const passkey = passkeyFor(ORIGIN);
		Object.assign(passkey.device, device);
		const { options, finish } = await begin(person);
		const answer = await finish({ passkey: passkey.create(options) });
		expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['passkey']]);
		expect(await rowsOf(person.user.id)).toEqual([]);
	});

	it('with a certificate is refused before anything looks into it', async () => {
		const app = booted.current;
		const passkey = passkeyFor(ORIGIN);
		passkey.device.certificate = Buffer.from('MII', 'base64');
		const { options, finish } = await begin(await makeCompanyUser(app));
		app.logs.splice(0);
		expect((await finish({ passkey: passkey.create(options) })).status).toBe(422);
		const reasons = app.logs.map((line) => (JSON.parse(line) as { reason?: string }).reason).filter(Boolean);
		expect(reasons).toEqual(['it has an attestation, which was not asked for']);
	});

	it('is refused with another challenge, a second time, by somebody else, and late', async () => {
		const [person, thief] = [await makeCompanyUser(booted.current), await makeCompanyUser(booted.current)];
		const passkey = passkeyFor(ORIGIN);
		const { options, finish } = await begin(person);
		const other = await begin(person);
		expect(Object.keys((await finish({ passkey: passkey.create(other.options) })).errors)).toEqual(['passkey']);
		expect(Object.keys((await finish({ passkey: passkey.create(options) })).errors)).toEqual(['challenge']);
		const stolen = await begin(person);
		const answer = await thief.post('/app/second_factor/passkeys', {
			challenge: stolen.challenge,
			name: 'x',
			passkey: passkey.create(stolen.options),
		});
		expect(Object.keys(answer.errors)).toEqual(['challenge']);
		const late = await begin(person);
		booted.current.clock.advance(5 * 60_000 + 1_000);
		expect(Object.keys((await late.finish({ passkey: passkey.create(late.options) })).errors)).toEqual(['challenge']);
		expect([await rowsOf(person.user.id), await rowsOf(thief.user.id)]).toEqual([[], []]);
	});

	it('is refused where an account has it already, and beyond ten', async () => {
		const { person, passkey } = await withPasskey();
		const again = await begin(await makeCompanyUser(booted.current));
		expect((await again.finish({ passkey: passkey.create(again.options) })).errors).toEqual({
			passkey: ['This passkey is already registered.'],
		});
		for (let more = 1; more < 10; more++) await addPasskey(person, passkeyFor(ORIGIN));
		const eleventh = await person.post('/app/second_factor/passkeys/start', { password: PASSWORD });
		expect([eleventh.status, eleventh.message]).toEqual([409, expect.stringContaining('at most 10 passkeys')]);
	});

	it('asks for the current password', async () => {
		const person = await makeCompanyUser(booted.current);
		const path = '/app/second_factor/passkeys/start';
		expect((await person.post(path, {})).errors).toEqual({ password: ['The password field is required.'] });
		expect((await person.post(path, { password: 'not the one' })).errors).toEqual({
			password: ['The current password is incorrect.'],
		});
	});
});

describe('a passkey after the password', () => {
	it.each([makeCompanyUser, makeConsoleAdmin])('completes the sign-in with the specified answer (%#)', async (make) => {
		const { person, passkey } = await withPasskey(make);
		const asked = await ask(booted.current, person);
		expect(asked.methods).toEqual(['passkey', 'recovery_code']);
		expect(asked.passkey).toMatchObject({
			rpId: 'kyosei.example',
			userVerification: 'preferred',
			allowCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
		});
		const answer = await logInWith(person, passkey);
		expect([answer.status, answer.data.user.email]).toEqual([200, person.user.email]);
		expect((await rowsOf(person.user.id))[0]?.lastUsedAt).not.toBeNull();
	});

	it('need not verify its user', async () => {
		const { person, passkey } = await withPasskey();
		passkey.device.isVerifying = false;
		expect((await logInWith(person, passkey)).status).toBe(200);
	});

	it('is good for one challenge, which is gone also when it is refused', async () => {
		const { person, passkey } = await withPasskey();
		const { challenge, passkey: request } = await ask(booted.current, person);
		if (!request) throw new Error('no passkey was asked for');
		const stranger = passkeyFor(ORIGIN);
		const wrong = await answerStep(booted.current, 'app', { challenge, passkey: stranger.get(request) });
		expect([wrong.status, wrong.errors]).toEqual([422, REFUSED]);
		const late = await answerStep(booted.current, 'app', { challenge, passkey: passkey.get(request) });
		expect([late.status, late.errors]).toEqual([422, GONE]);
	});

	it('signs one challenge, not another', async () => {
		const { person, passkey } = await withPasskey();
		const [one, two] = [await ask(booted.current, person), await ask(booted.current, person)];
		const answer = passkey.get(one.passkey ?? { challenge: '' });
		expect((await answerStep(booted.current, 'app', { challenge: two.challenge, passkey: answer })).errors).toEqual(
			REFUSED,
		);
	});

	it('of another account, or of another site, is refused', async () => {
		const [{ person, passkey }, other] = [await withPasskey(), await withPasskey()];
		expect((await logInWith(person, other.passkey)).errors).toEqual(REFUSED);
		passkey.device.origin = 'https://evil.example';
		expect((await logInWith(person, passkey)).errors).toEqual(REFUSED);
		passkey.device.origin = ORIGIN;
		passkey.device.rpId = 'evil.example';
		expect((await logInWith(person, passkey)).errors).toEqual(REFUSED);
	});

	it('whose counter does not grow is a copy, and is refused', async () => {
		const { person, passkey } = await withPasskey(makeCompanyUser, { counter: 5 });
		expect((await logInWith(person, passkey)).status).toBe(200);
		passkey.device.counter = 4;
		expect((await logInWith(person, passkey)).errors).toEqual(REFUSED);
		passkey.device.counter = 10;
		expect((await logInWith(person, passkey)).status).toBe(200);
	});
});

describe('a passkey alone', () => {
	it.each([
		['app', makeCompanyUser],
		['console', makeConsoleAdmin],
	] as const)('signs in to its own area: %s', async (area, make) => {
		const { person, passkey } = await withPasskey(make);
		const asked = await start(area);
		expect(asked.data.passkey).toMatchObject({
			rpId: 'kyosei.example',
			userVerification: 'required',
			allowCredentials: [],
		});
		const answer = await logInAlone(area, passkey);
		expect([answer.status, answer.message]).toEqual([200, 'You are logged in.']);
		expect(answer.data.user).toEqual({ name: person.user.name, role: 0, email: person.user.email });
		expect((await call(booted.current, 'GET', `/${area}/me`, { token: answer.data.token })).status).toBe(200);
		const [last] = await booted.current.deps.db
			.select({ detail: auditEvents.detail })
			.from(auditEvents)
			.where(eq(auditEvents.action, 'login.succeeded'))
			.orderBy(auditEvents.id)
			.then((rows) => rows.toReversed());
		expect(last?.detail).toEqual({ area, method: 'passkey_alone' });
		const other = area === 'app' ? 'console' : 'app';
		expect((await logInAlone(other, passkey)).errors).toEqual(REFUSED);
	});

	it('must verify its user, and name its own account', async () => {
		const [{ passkey }, other] = [await withPasskey(), await withPasskey()];
		passkey.device.isVerifying = false;
		expect((await logInAlone('app', passkey)).errors).toEqual(REFUSED);
		passkey.device.isVerifying = true;
		passkey.claim(Buffer.from(`app:${other.person.user.id}`).toString('base64url'));
		expect((await logInAlone('app', passkey)).errors).toEqual(REFUSED);
		passkey.claim('');
		expect((await logInAlone('app', passkey)).errors).toEqual(REFUSED);
	});

	it('of a deleted account, or one that was removed, is refused', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const [deleted, removed] = [await withPasskey(makeConsoleAdmin), await withPasskey(makeConsoleAdmin)];
		const [gone, bare] = [deleted, removed].map(({ person }) => `/console/admin_users/${person.user.id}`);
		expect((await admin.delete(`${gone}`)).status).toBe(200);
		expect((await admin.post(`${bare}/remove_second_factor`)).status).toBe(200);
		for (const { passkey } of [deleted, removed]) {
			expect((await logInAlone('console', passkey)).errors).toEqual(REFUSED);
		}
	});

	it('is good for one challenge of its area and address, for five minutes', async () => {
		const { passkey } = await withPasskey();
		const finish = (area: Area, token: string, request: { challenge: string }, options: Options = {}) =>
			call<Login>(booted.current, 'POST', `/${area}/login/passkey`, {
				body: { challenge: token, passkey: passkey.get(request) },
				...options,
			});
		const { challenge, passkey: request } = (await start('app')).data;
		expect((await finish('console', challenge, request)).errors).toEqual(GONE);
		expect((await finish('app', challenge, request, { headers: { 'X-Forwarded-For': '192.0.2.9' } })).errors).toEqual(
			GONE,
		);
		expect((await finish('app', challenge, request)).status).toBe(200);
		expect((await finish('app', challenge, request)).errors).toEqual(GONE);
		const late = (await start('app')).data;
		booted.current.clock.advance(5 * 60_000 + 1_000);
		expect((await finish('app', late.challenge, late.passkey)).errors).toEqual(GONE);
	});

	it('does not open an account by the challenge of its password step', async () => {
		const { person, passkey } = await withPasskey();
		const { challenge, passkey: request } = await ask(booted.current, person);
		const body = { challenge, passkey: passkey.get(request ?? { challenge: '' }) };
		expect((await call(booted.current, 'POST', '/app/login/passkey', { body })).errors).toEqual(GONE);
	});
});

describe('without a PUBLIC_URL', () => {
	/** Node's fetch takes its Host from the address. */
	const at = (host: string) => ({ ...elsewhere.current, url: elsewhere.current.url.replace('127.0.0.1', host) });

	it('passkeys work on localhost, and at an IP address the account says why not', async () => {
		const app = elsewhere.current;
		const person = await makeCompanyUser(app);
		const read = (host: string) => call<SecondFactor>(at(host), 'GET', '/app/second_factor', { token: person.token });
		expect((await read('localhost')).data.no_passkeys).toBeNull();
		expect((await read('127.0.0.1')).data.no_passkeys).toBe('ip_address');
		const begin = (host: string) =>
			call(at(host), 'POST', '/app/second_factor/passkeys/start', {
				token: person.token,
				body: { password: PASSWORD },
			});
		expect((await begin('127.0.0.1')).status).toBe(409);
		expect((await begin('localhost')).status).toBe(200);
		const { secret } = await addTotp(app, person);
		expect(secret).not.toBe('');
		expect((await call(app, 'POST', '/app/login/passkey/start')).status).toBe(409);
		expect(askedOf(await logIn(app, person)).methods).toEqual(['totp', 'recovery_code']);
	});

	it('asking and failing are counted by address, apart from each other: pages that are open keep nobody out', async () => {
		const times = async (count: number, ask: () => Promise<Answer>): Promise<number[]> => {
			const statuses: number[] = [];
			for (let attempt = 0; attempt < count; attempt++) statuses.push((await ask()).status);
			return statuses;
		};
		const asked = await times(20, () => call(at('localhost'), 'POST', '/app/login/passkey/start'));
		expect(asked).toEqual([...Array(18).fill(200), 429, 429]);
		const failed = await times(5, () => answerStep(elsewhere.current, 'app', { challenge: 'x', code: '000000' }));
		expect(failed).toEqual([422, 422, 422, 429, 429]);
	});
});
