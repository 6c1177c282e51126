import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { renewPasswordHash, replacePassword } from '#server/accounts/credentials.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { Tx } from '#server/db/client.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { findUserRow, makeCompanyUser, PASSWORD } from '#tests/support/factories.ts';
import { LIMITS } from '#tests/support/limits.ts';

const booted = withApp();

const NEW_PASSWORD = 'the one after that';

/** Makes a change in a transaction that commits only once a concurrent call waits for the row lock of the account. */
const changeDuring = async (
	app: TestApp,
	change: (tx: Tx) => Promise<unknown>,
	begin: () => Promise<Answer>,
): Promise<Answer> => {
	let answer: Promise<Answer> | null = null;
	await app.deps.db.transaction(async (tx) => {
		await change(tx);
		answer = begin();
		await vi.waitFor(
			async () => {
				const { rows } = await app.deps.db.execute(
					sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
				);
				expect(rows).toHaveLength(1);
			},
			{ interval: 20, timeout: LIMITS.poll },
		);
	});
	if (!answer) throw new Error('the call did not begin');
	return answer;
};

const logIn = (app: TestApp, email: string, password = PASSWORD) =>
	call(app, 'POST', '/app/login', { body: { email, password } });

const FULL_WIDTH = 'ｆｕｌｌ　ｗｉｄｔｈ';

/** A person whose password a former version hashed as it was typed. */
const withFormerHash = async (app: TestApp) => {
	const person = await makeCompanyUser(app);
	const passwordHash = await hash(FULL_WIDTH);
	await app.deps.db.update(users).set({ passwordHash }).where(eq(users.id, person.user.id));
	return { ...person, user: { ...person.user, passwordHash } };
};

const countSessions = async ({ deps }: TestApp, userId: number): Promise<number> =>
	(await deps.db.select().from(sessions).where(eq(sessions.userId, userId))).length;

describe('a concurrent sign-in', () => {
	const changes = {
		'a changed password': async (app: TestApp, tx: Tx, id: number) =>
			replacePassword(tx, app.deps.clock, id, await hashPassword(NEW_PASSWORD)),
		'a changed email': (_: TestApp, tx: Tx, id: number) =>
			tx
				.update(users)
				.set({ email: `moved-${id}@example.com` })
				.where(eq(users.id, id)),
		'a deleted account': (app: TestApp, tx: Tx, id: number) =>
			tx.update(users).set({ deactivatedAt: app.deps.clock.now() }).where(eq(users.id, id)),
	};

	it.each(Object.entries(changes))('creates no session after %s', async (_name, change) => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		await app.deps.db.delete(sessions).where(eq(sessions.userId, user.id));
		const answer = await changeDuring(
			app,
			(tx) => change(app, tx, user.id),
			() => logIn(app, user.email),
		);
		expect([answer.status, answer.errors]).toEqual([422, { email: ['The email address or password is incorrect.'] }]);
		expect(await countSessions(app, user.id)).toBe(0);
	});

	it('succeeds despite a change that does not revoke sessions', async () => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		const answer = await changeDuring(
			app,
			(tx) => tx.update(users).set({ name: '改名 太郎' }).where(eq(users.id, user.id)),
			() => logIn(app, user.email),
		);
		expect([answer.status, answer.data]).toMatchObject([200, { user: { name: '改名 太郎' } }]);
	});
});

describe('a concurrent sign-in with a hash of a former version', () => {
	it('succeeds after another one has renewed the hash', async () => {
		const app = booted.current;
		const { user } = await withFormerHash(app);
		const renewed = await hashPassword(FULL_WIDTH);
		const answer = await changeDuring(
			app,
			(tx) => renewPasswordHash(tx, user, renewed),
			() => logIn(app, user.email, FULL_WIDTH),
		);
		expect(answer.status).toBe(200);
		expect((await findUserRow(app, user.id))?.passwordHash, 'renewed once').toBe(renewed);
	});

	it('succeeds several times at once', async () => {
		const app = booted.current;
		const { user } = await withFormerHash(app);
		const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(app, user.email, FULL_WIDTH)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	});

	it('does not overwrite a password that was reset meanwhile', async () => {
		const app = booted.current;
		const { user } = await withFormerHash(app);
		const reset = await hashPassword(NEW_PASSWORD);
		const answer = await changeDuring(
			app,
			(tx) => replacePassword(tx, app.deps.clock, user.id, reset),
			() => logIn(app, user.email, FULL_WIDTH),
		);
		expect(answer.status).toBe(422);
		expect((await findUserRow(app, user.id))?.passwordHash).toBe(reset);
	});
});

describe('a concurrent change of one’s own password', () => {
	it('succeeds after a sign-in has renewed the hash', async () => {
		const app = booted.current;
		const person = await withFormerHash(app);
		const renewed = await hashPassword(FULL_WIDTH);
		const answer = await changeDuring(
			app,
			(tx) => renewPasswordHash(tx, person.user, renewed),
			() =>
				person.put('/app/company_users/profile/reset_password', {
					old_password: FULL_WIDTH,
					new_password: NEW_PASSWORD,
				}),
		);
		expect(answer.status).toBe(200);
		expect((await logIn(app, person.user.email, NEW_PASSWORD)).status).toBe(200);
	});

	it('does not overwrite a password that was reset meanwhile', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const reset = await hashPassword(NEW_PASSWORD);
		const answer = await changeDuring(
			app,
			(tx) => replacePassword(tx, app.deps.clock, person.user.id, reset),
			() =>
				person.put('/app/company_users/profile/reset_password', {
					old_password: PASSWORD,
					new_password: 'of somebody who knew the old one',
				}),
		);
		expect([answer.status, answer.errors]).toEqual([422, { old_password: ['The current password is incorrect.'] }]);
		expect((await findUserRow(app, person.user.id))?.passwordHash).toBe(reset);
	});
});
