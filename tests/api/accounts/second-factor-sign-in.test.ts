import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createSeal } from '#server/base/seal.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { challenges, recoveryCodes, totps } from '#server/db/tables/second-factor.ts';
import { forgetChallenges } from '#server/sessions/challenges.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import type { SecondFactorAsked } from '#shared/accounts/second-factor.ts';
import {
	type Area,
	addPasskey,
	addTotp,
	answerStep,
	areaOf,
	ask,
	askedOf,
	codeAt,
	logIn,
	passkeyFor,
	type WithTotp,
	wrongCode,
} from '#tests/support/accounts/second-factor.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { trpcClient } from '#tests/support/calls/trpc.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { heldUp } from '#tests/support/database/held-up.ts';
import { storedTexts } from '#tests/support/database/stored.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';
import { watch } from '#tests/support/notices/announced.ts';
import { composedMail, resetMail } from '#tests/support/notices/mails.ts';

/** Signing in to an account with a second factor. */

const ORIGIN = 'https://kyosei.example';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const booted = withApp({ env: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: ORIGIN } });

afterEach(() => booted.current.clock.release());

const GONE = { challenge: ['This login has expired or is no longer valid. Log in again.'] };
const WRONG = {
	code: ['The code is incorrect or was already used. Enter the new code that the authenticator app shows.'],
};

const now = () => booted.current.clock.now();
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const me = (person: Person, token: string) => call(booted.current, 'GET', `/${areaOf(person)}/me`, { token });

/** A person with an authenticator app. */
const withTotp = async (make = makeCompanyUser): Promise<Person & WithTotp> => {
	const person = await make(booted.current);
	return { ...person, ...(await addTotp(booted.current, person)) };
};

const step = (person: Person, body: Record<string, unknown>) => answerStep(booted.current, areaOf(person), body);

/** Gives the password so often, one after the other: at once they would count as too many attempts. */
const askTimes = async (person: Person, times: number) => {
	const asked: SecondFactorAsked[] = [];
	for (let time = 0; time < times; time++) asked.push(await ask(booted.current, person));
	return asked;
};

/** Signs in with the code that the app shows now. */
const withCode = async (person: Person & WithTotp) => {
	const { challenge } = await ask(booted.current, person);
	return step(person, { challenge, code: codeAt(person.secret, now()) });
};

describe('without a second factor', () => {
	it.each([makeCompanyUser, makeConsoleAdmin])('a sign-in is as specified (%#)', async (make) => {
		const person = await make(booted.current);
		const answer = await logIn(booted.current, person);
		expect([answer.status, Object.keys(JSON.parse(answer.text)).sort()]).toEqual([200, ['data', 'message']]);
		expect(answer.data).toEqual({
			user: { name: person.user.name, role: 0, email: person.user.email },
			token: expect.stringMatching(/^[\w-]{43}$/),
		});
		expect(await booted.current.deps.db.select().from(challenges).where(eq(challenges.userId, person.user.id))).toEqual(
			[],
		);
	});
});

describe('the password of an account with an authenticator app', () => {
	it.each([
		['ja', 'このアカウントには2段階認証が設定されています。'],
		['en', 'This account has a second factor.'],
	] as const)('is answered with 401, a sentence in %s, and what is asked for', async (locale, sentence) => {
		const person = await withTotp();
		const answer = await logIn(booted.current, person, { locale });
		expect(answer.status).toBe(401);
		expect(answer.message).toContain(sentence);
		expect(JSON.parse(answer.text)).toEqual({
			message: answer.message,
			challenge: expect.stringMatching(/^[\w-]{43}$/),
			methods: ['totp', 'recovery_code'],
			passkey: null,
		});
	});

	it('says the same over tRPC, in the data of the error', async () => {
		const person = await withTotp();
		const failed = await trpcClient(booted.current, null)
			.app.session.login.mutate({ email: person.user.email, password: PASSWORD })
			.catch((error: unknown) => error);
		expect((failed as { data: unknown }).data).toMatchObject({
			httpStatus: 401,
			extra: { challenge: expect.any(String), methods: ['totp', 'recovery_code'], passkey: null },
		});
	});

	it('is no failed sign-in, however often', async () => {
		const person = await withTotp();
		for (let attempt = 0; attempt < 8; attempt++) {
			expect((await logIn(booted.current, person)).status).toBe(401);
		}
		const failed = await booted.current.deps.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.actorId, person.user.id));
		expect(failed.map(({ action }) => action)).not.toContain('login.failed');
	});

	it('that is wrong is answered as ever, without a word of it', async () => {
		const person = await withTotp();
		const [wrong, unknown] = [
			await logIn(booted.current, person, { password: 'not the one' }),
			await call(booted.current, 'POST', '/app/login', {
				body: { email: 'nobody@example.com', password: 'not it at all' },
			}),
		];
		expect([wrong.status, wrong.text]).toEqual([422, unknown.text]);
	});

	it('opens no session, and its challenge is none', async () => {
		const person = await withTotp();
		const { challenge } = await ask(booted.current, person);
		expect((await me(person, challenge)).status).toBe(401);
	});
});

describe('a code of the authenticator app', () => {
	it.each([makeCompanyUser, makeConsoleAdmin])('completes the sign-in with the specified answer (%#)', async (make) => {
		const person = await withTotp(make);
		const answer = await withCode(person);
		expect([answer.status, answer.message]).toEqual([200, 'You are logged in.']);
		expect(answer.data.user).toEqual({ name: person.user.name, role: 0, email: person.user.email });
		expect((await me(person, answer.data.token)).status).toBe(200);
	});

	it('works a step early and a step late, but none of two steps', async () => {
		const person = await withTotp();
		const start = new Date(Math.ceil(now().getTime() / 30_000 + 10) * 30_000);
		const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
		const statusAt = async (moment: Date, shown: Date) => {
			booted.current.clock.set(moment);
			const { challenge } = await ask(booted.current, person);
			return (await step(person, { challenge, code: codeAt(person.secret, shown) })).status;
		};
		expect(await statusAt(at(0), at(-31))).toBe(422);
		expect(await statusAt(at(0), at(60))).toBe(422);
		expect(await statusAt(at(0), at(-1))).toBe(200);
		expect(await statusAt(at(0), at(59))).toBe(200);
	});

	it('works once, also in another sign-in, and none of an earlier step works after it', async () => {
		const person = await withTotp();
		const code = codeAt(person.secret, now());
		const earlier = codeAt(person.secret, new Date(now().getTime() - 30_000));
		const two = [await ask(booted.current, person), await ask(booted.current, person)];
		expect((await step(person, { challenge: two[0]?.challenge, code })).status).toBe(200);
		for (const used of [code, earlier]) {
			const again = await step(person, { challenge: two[1]?.challenge, code: used });
			expect([again.status, again.errors]).toEqual([422, WRONG]);
		}
	});

	it('that confirmed the app signs nobody in', async () => {
		const person = await makeCompanyUser(booted.current);
		booted.current.clock.set(now());
		const { secret } = await addTotp(booted.current, person);
		booted.current.clock.advance(-30_000);
		const { challenge } = await ask(booted.current, person);
		expect((await step(person, { challenge, code: codeAt(secret, now()) })).errors).toEqual(WRONG);
	});

	it('used by many at once signs in one', async () => {
		const person = await withTotp();
		const asked = await askTimes(person, 8);
		const code = codeAt(person.secret, now());
		const answers = await Promise.all(asked.map(({ challenge }) => step(person, { challenge, code })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
	});

	it('sent many times at once for one challenge signs in one', async () => {
		const person = await withTotp();
		const { challenge } = await ask(booted.current, person);
		const body = { challenge, code: codeAt(person.secret, now()) };
		const answers = await Promise.all(Array.from({ length: 8 }, () => step(person, body)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
	});

	it('of another account does not help', async () => {
		const [person, other] = [await withTotp(), await withTotp()];
		const { challenge } = await ask(booted.current, person);
		expect((await step(person, { challenge, code: codeAt(other.secret, now()) })).errors).toEqual(WRONG);
	});
});

describe('a challenge', () => {
	it('is good for five tries', async () => {
		const person = await withTotp();
		const { challenge } = await ask(booted.current, person);
		for (let attempt = 0; attempt < 5; attempt++) {
			const answer = await step(person, { challenge, code: wrongCode(person.secret, now()) });
			expect([answer.status, answer.errors]).toEqual([422, WRONG]);
		}
		const sixth = await step(person, { challenge, code: codeAt(person.secret, now()) });
		expect([sixth.status, sixth.errors]).toEqual([422, GONE]);
		expect((await withCode(person)).status).toBe(200);
	});

	it('takes no more than five tries at once either', async () => {
		const person = await withTotp();
		const { challenge } = await ask(booted.current, person);
		const body = { challenge, code: wrongCode(person.secret, now()) };
		const answers = await Promise.all(Array.from({ length: 20 }, () => step(person, body)));
		expect(answers.filter(({ errors }) => 'code' in errors)).toHaveLength(5);
		expect(answers.filter(({ errors }) => 'challenge' in errors)).toHaveLength(15);
	});

	it('lasts five minutes, and is then deleted', async () => {
		const { deps, clock } = booted.current;
		const person = await withTotp();
		const [early, late] = [await ask(booted.current, person), await ask(booted.current, person)];
		clock.advance(5 * MINUTE_MS - 2_000);
		await forgetChallenges(deps.db, clock);
		const inTime = await step(person, { challenge: early.challenge, code: codeAt(person.secret, now()) });
		expect(inTime.status).toBe(200);
		clock.advance(3_000);
		const tooLate = await step(person, { challenge: late.challenge, code: codeAt(person.secret, now()) });
		expect([tooLate.status, tooLate.errors]).toEqual([422, GONE]);
		await forgetChallenges(deps.db, clock);
		expect(await deps.db.select().from(challenges).where(eq(challenges.userId, person.user.id))).toEqual([]);
	});

	it('is unknown in the other area, from another address, for another purpose, and once it was answered', async () => {
		const person = await withTotp();
		const { challenge } = await ask(booted.current, person, from('192.0.2.1'));
		const code = codeAt(person.secret, now());
		const at = (area: 'app' | 'console', address: string, token = challenge) =>
			answerStep(booted.current, area, { challenge: token, code }, from(address));
		const start = await call<{ challenge: string }>(
			booted.current,
			'POST',
			'/app/login/passkey/start',
			from('192.0.2.1'),
		);
		expect((await at('console', '192.0.2.1')).errors).toEqual(GONE);
		expect((await at('app', '192.0.2.2')).errors).toEqual(GONE);
		expect((await at('app', '192.0.2.1', 'an invented one')).errors).toEqual(GONE);
		expect((await at('app', '192.0.2.1', start.data.challenge)).errors).toEqual(GONE);
		expect((await at('app', '192.0.2.1')).status).toBe(200);
		expect((await at('app', '192.0.2.1')).errors).toEqual(GONE);
	});

	it('of one account signs in nobody else', async () => {
		const [person, other] = [await withTotp(), await withTotp()];
		const { challenge } = await ask(booted.current, person);
		const [code = ''] = other.recoveryCodes;
		expect((await step(person, { challenge, recovery_code: code })).status).toBe(422);
		expect((await step(person, { challenge, code: codeAt(other.secret, now()) })).status).toBe(422);
		const answer = await step(other, { challenge, code: codeAt(person.secret, now()) });
		expect(answer.data.user.email).toBe(person.user.email);
	});

	it('ends with a changed password, a changed email and the account', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const { companyId } = (await makeCompanyUser(app)).user;
		const ends = [
			(id: number) => admin.post(`/console/company_users/${id}/reset_password`, { password: 'another good one' }),
			(id: number) =>
				admin.put(`/console/company_users/${id}`, { name: 'x', email: `moved-${id}@example.com`, role: 1 }),
			(id: number) => admin.delete(`/console/company_users/${id}`),
		];
		for (const end of ends) {
			const person = await withTotp(async () => makeCompanyUser(app, { companyId, role: 1 }));
			const { challenge } = await ask(app, person);
			expect((await end(person.user.id)).status).toBe(200);
			const answer = await step(person, { challenge, code: codeAt(person.secret, now()) });
			expect([answer.status, answer.errors]).toEqual([422, GONE]);
		}
	});

	it('wants exactly one answer', async () => {
		const person = await withTotp();
		const { challenge } = await ask(booted.current, person);
		const code = codeAt(person.secret, now());
		const several = { code: ['Send exactly one of a code, a recovery code and a passkey.'] };
		expect((await step(person, { challenge })).errors).toEqual(several);
		expect((await step(person, { challenge, code, recovery_code: 'x' })).errors).toEqual(several);
		expect((await step(person, { code })).errors).toEqual({ challenge: ['The login field is required.'] });
		expect((await step(person, { challenge, code })).status).toBe(200);
	});
});

describe('twenty wrong codes of a day', () => {
	it('leave a passkey and the recovery codes only, until midnight in Tokyo', async () => {
		const { clock } = booted.current;
		clock.set(new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 10 * DAY_MS));
		const person = await withTotp();
		for (let count = 0; count < 20; count++) {
			const { challenge } = await ask(booted.current, person);
			expect((await step(person, { challenge, code: wrongCode(person.secret, now()) })).errors).toEqual(WRONG);
		}
		const [asked, other] = [await ask(booted.current, person), await ask(booted.current, person)];
		expect(asked.methods).toEqual(['recovery_code']);
		const right = await step(person, { challenge: asked.challenge, code: codeAt(person.secret, now()) });
		expect([right.status, right.errors]).toEqual([
			422,
			{
				code: [
					'Too many incorrect codes. You cannot use the authenticator app today. Use a passkey or a recovery code.',
				],
			},
		]);
		const [recovery_code] = person.recoveryCodes;
		expect((await step(person, { challenge: other.challenge, recovery_code })).status).toBe(200);
		clock.advance(DAY_MS);
		expect((await withCode(person)).status).toBe(200);
	});
});

describe('wrong codes at once', () => {
	it('are all counted, whichever challenge they answer', async () => {
		const app = booted.current;
		const person = await withTotp();
		const asked = await askTimes(person, 4);
		const code = wrongCode(person.secret, now());
		const ofPerson = eq(totps.userId, person.user.id);
		const answers = await heldUp(
			app,
			(tx) => tx.select().from(totps).where(ofPerson).for('update'),
			() => asked.flatMap(({ challenge }) => Array.from({ length: 5 }, () => step(person, { challenge, code }))),
		);
		expect(answers.map(({ errors }) => errors)).toEqual(Array(20).fill(WRONG));
		const [stored] = await app.deps.db.select().from(totps).where(ofPerson);
		expect(stored?.wrongCodes).toBe(20);
	});
});

describe('a recovery code', () => {
	it('signs in once, however it is typed, and its owner is told', async () => {
		const person = await withTotp();
		const told = await watch(booted.current, { person });
		await told.told();
		const [first = '', second = ''] = person.recoveryCodes;
		const { challenge } = await ask(booted.current, person);
		const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
		expect((await step(person, { challenge, recovery_code: typed })).status).toBe(200);
		expect((await told.told()).person).toEqual(['recovery_code_used']);
		const again = await ask(booted.current, person);
		expect((await step(person, { challenge: again.challenge, recovery_code: first })).errors).toEqual({
			recovery_code: ['The recovery code is incorrect or was already used.'],
		});
		expect((await step(person, { challenge: again.challenge, recovery_code: second })).status).toBe(200);
		const left = await booted.current.deps.db
			.select()
			.from(recoveryCodes)
			.where(eq(recoveryCodes.userId, person.user.id));
		expect(left).toHaveLength(8);
	});

	it('of a former version, which is shorter, works until it is used', async () => {
		const person = await withTotp();
		await booted.current.deps.db
			.insert(recoveryCodes)
			.values({ userId: person.user.id, codeHash: hashToken('0123456789ABCDEF') });
		const { challenge } = await ask(booted.current, person);
		const recovery_code = '0123-4567-89ab-cdef';
		expect((await step(person, { challenge, recovery_code })).status).toBe(200);
		const again = await ask(booted.current, person);
		expect((await step(person, { challenge: again.challenge, recovery_code })).status).toBe(422);
	});

	it('used by many at once signs in one', async () => {
		const person = await withTotp();
		const asked = await askTimes(person, 6);
		const [recovery_code] = person.recoveryCodes;
		const answers = await Promise.all(asked.map(({ challenge }) => step(person, { challenge, recovery_code })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(422)]);
	});
});

describe('a secret that was sealed with another APP_SECRET', () => {
	const reseal = async ({ user, secret }: Person & WithTotp): Promise<void> => {
		const foreign = createSeal('the secret of another installation', 'totp').seal(secret, `user ${user.id}`);
		await booted.current.deps.db.update(totps).set({ secret: foreign }).where(eq(totps.userId, user.id));
	};

	it('is not offered where something else is', async () => {
		const person = await withTotp();
		await reseal(person);
		expect((await ask(booted.current, person)).methods).toEqual(['recovery_code']);
	});

	it('is said to be lost where it is all', async () => {
		const person = await withTotp();
		await reseal(person);
		await booted.current.deps.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, person.user.id));
		const answer = await logIn(booted.current, person);
		expect([answer.status, answer.message]).toEqual([401, expect.stringContaining('server settings have changed')]);
		const { challenge, methods } = JSON.parse(answer.text);
		expect(methods).toEqual(['totp']);
		expect((await step(person, { challenge, code: codeAt(person.secret, now()) })).errors).toEqual({
			code: [answer.message],
		});
	});
});

describe('a forgotten or reset password', () => {
	const password = 'another good one';
	const colleague = async (app: TestApp, { companyId }: Person['user'], role: 0 | 1) =>
		makeCompanyUser(app, { companyId, role });

	const tokenIn = (mail: { text: string } | null): string => /token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';

	const ways: [string, Area, (person: Person) => Promise<Answer>][] = [
		[
			'that an admin of the company told',
			'app',
			async ({ user }) =>
				(await colleague(booted.current, user, 0)).post(`/app/company_users/${user.id}/reset_password`, { password }),
		],
		[
			'that staff told a member',
			'app',
			async ({ user }) =>
				(await makeConsoleAdmin(booted.current)).post(`/console/company_users/${user.id}/reset_password`, { password }),
		],
		[
			'that an admin told staff',
			'console',
			async ({ user }) =>
				(await makeConsoleAdmin(booted.current)).post(`/console/admin_users/${user.id}/reset_password`, { password }),
		],
		[
			'set by a link that an admin of the company sent',
			'app',
			async ({ user }) => {
				await (await colleague(booted.current, user, 0)).post(`/app/company_users/${user.id}/send_password_link`);
				const token = tokenIn(await composedMail(booted.current, 'password_link', user.email));
				return call(booted.current, 'POST', '/app/set_password', { body: { token, password } });
			},
		],
		[
			'set by a link that an admin sent to staff',
			'console',
			async ({ user }) => {
				await (await makeConsoleAdmin(booted.current)).post(`/console/admin_users/${user.id}/send_password_link`);
				const token = tokenIn(await composedMail(booted.current, 'password_link', user.email));
				return call(booted.current, 'POST', '/console/forgot_password/reset', { body: { token, password } });
			},
		],
		[
			'set by the link that its owner asked for',
			'console',
			async ({ user }) => {
				const token = tokenIn(await resetMail(booted.current, user.email));
				return call(booted.current, 'POST', '/console/forgot_password/reset', { body: { token, password } });
			},
		],
	];

	it.each(ways)('%s keeps the second factor', async (_way, area, set) => {
		const app = booted.current;
		const person = await withTotp((one) => (area === 'app' ? makeCompanyUser(one, { role: 1 }) : makeAssessor(one)));
		await addPasskey(person, passkeyFor(ORIGIN));
		expect((await set(person)).status).toBe(200);
		const answer = await logIn(app, person, { password });
		expect([answer.status, askedOf(answer).methods]).toEqual([401, ['passkey', 'totp', 'recovery_code']]);
		const { challenge } = askedOf(answer);
		const code = codeAt(person.secret, now());
		expect((await step(person, { challenge, code: wrongCode(person.secret, now()) })).status).toBe(422);
		expect((await step(person, { challenge, code })).status).toBe(200);
		const kept = await app.deps.db.$count(recoveryCodes, eq(recoveryCodes.userId, person.user.id));
		expect(kept).toBe(10);
	});
});

describe('the audit log', () => {
	it('has every failed step and how somebody signed in', async () => {
		const app = booted.current;
		const person = await withTotp();
		await addPasskey({ ...person }, passkeyFor(ORIGIN));
		const { challenge } = await ask(app, person);
		await step(person, { challenge, code: wrongCode(person.secret, now()) });
		await step(person, { challenge, recovery_code: 'no code of theirs' });
		await step(person, { challenge, code: codeAt(person.secret, now()) });
		await app.writeCounts();
		const rows = await app.deps.db
			.select({ action: auditEvents.action, detail: auditEvents.detail, occurrences: auditEvents.occurrences })
			.from(auditEvents)
			.where(eq(auditEvents.actorId, person.user.id))
			.orderBy(auditEvents.id);
		expect(rows.map(({ action }) => action)).toEqual([
			'second_factor.added',
			'second_factor.added',
			'login.failed',
			'login.succeeded',
		]);
		expect(rows[2]).toMatchObject({ occurrences: 2, detail: { area: 'app', method: 'totp' } });
		expect(rows[3]?.detail).toEqual({ area: 'app', method: 'totp' });
		const admin = await makeConsoleAdmin(app);
		const log = await admin.get<{ detail_words: string }[]>(`/console/audit_events?page=1&actor_id=${person.user.id}`);
		expect(log.data[0]?.detail_words).toContain('Second factor: Authenticator app');
	});

	it('and the database hold no secret, no code and no challenge', async () => {
		const app = booted.current;
		const person = await withTotp();
		const { challenge } = await ask(app, person);
		const code = codeAt(person.secret, now());
		await step(person, { challenge, code: wrongCode(person.secret, now()) });
		const stored = [...(await storedTexts(app)).values(), ...app.logs].join('\n');
		for (const secret of [
			person.secret,
			challenge,
			...person.recoveryCodes,
			...person.recoveryCodes.map((one) => one.replaceAll('-', '')),
		]) {
			expect(stored).not.toContain(secret);
		}
		expect((await step(person, { challenge, code })).status).toBe(200);
	});
});
