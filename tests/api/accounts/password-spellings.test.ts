import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { findUserRow, makeCompanyUser, makeConsoleAdmin, PASSWORD } from '#tests/support/factories.ts';

/** Passwords are equal under NFKC; those that a former version hashed as typed still work. */

const booted = withApp();

const logIn = async (area: 'app' | 'console', email: string, password: string): Promise<number> =>
	(await call(booted.current, 'POST', `/${area}/login`, { body: { email, password } })).status;

const ownPath = {
	app: '/app/company_users/profile/reset_password',
	console: '/console/profile/reset_password',
} as const;

const make = { app: makeCompanyUser, console: makeConsoleAdmin } as const;

/** An account of the company area with a stored hash of exactly this text. */
const withHashOf = async (typed: string) => {
	const person = await makeCompanyUser(booted.current);
	const passwordHash = await hash(typed);
	await booted.current.deps.db.update(users).set({ passwordHash }).where(eq(users.id, person.user.id));
	return person;
};

describe('a password', () => {
	it.each([
		['app', 'かぎがっこう８番'],
		['console', 'ｓｅｃｒｅｔ　ｋｅｙ'],
	] as const)('set in the area %s is the same in every spelling', async (area, password) => {
		const person = await make[area](booted.current);
		const changed = await person.put(ownPath[area], { old_password: PASSWORD, new_password: password });
		expect(changed.status).toBe(200);
		for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
			expect([form, await logIn(area, person.user.email, password.normalize(form))]).toEqual([form, 200]);
		}
		expect(await logIn(area, person.user.email, `${password} `)).toBe(422);
	});

	it('is confirmed in another spelling by whoever is signed in', async () => {
		const person = await withHashOf('full width');
		const answer = await person.put(ownPath.app, { old_password: 'ｆｕｌｌ　ｗｉｄｔｈ', new_password: PASSWORD });
		expect(answer.status).toBe(200);
	});

	it('has at least 8 characters as typed and at most 128 folded where it is set', async () => {
		const person = await makeCompanyUser(booted.current);
		const set = async (new_password: string) =>
			(await person.put(ownPath.app, { old_password: PASSWORD, new_password })).errors;
		const long = { new_password: ['The new password field must not be longer than 128 characters.'] };
		const short = { new_password: ['The new password field must be at least 8 characters.'] };
		expect(await set('㍿'.repeat(33)), '33 typed are 132').toEqual(long);
		expect(await set('x'.repeat(129))).toEqual(long);
		expect(await set('㍿'.repeat(7)), '7 typed are 28').toEqual(short);
		const { status } = await person.put(ownPath.app, {
			old_password: PASSWORD,
			new_password: 'が'.repeat(128).normalize('NFD'),
		});
		expect(status, '256 typed are 128').toBe(200);
		expect(await logIn('app', person.user.email, 'が'.repeat(128))).toBe(200);
		expect(await logIn('app', person.user.email, 'が'.repeat(128).normalize('NFD'))).toBe(200);
		expect(await logIn('app', person.user.email, 'が'.repeat(129))).toBe(422);
	});
});

describe('a password that a former version hashed as typed', () => {
	it('signs in as it was set, and then in every spelling, without a new version of the account', async () => {
		const typed = 'ｋａｉｓｈａ　㍿';
		const { user } = await withHashOf(typed);
		const former = await findUserRow(booted.current, user.id);
		expect(await logIn('app', user.email, 'kaisha 株式会社'), 'not yet').toBe(422);
		expect(await logIn('app', user.email, typed)).toBe(200);
		const renewed = await findUserRow(booted.current, user.id);
		expect(renewed?.passwordHash).not.toBe(former?.passwordHash);
		expect({ ...renewed, passwordHash: '' }).toEqual({ ...former, passwordHash: '' });
		expect(await logIn('app', user.email, 'kaisha 株式会社')).toBe(200);
		expect(await logIn('app', user.email, typed)).toBe(200);
	});

	it('is taken with 128 characters that are more when folded', async () => {
		const typed = '㍿'.repeat(128);
		const { user } = await withHashOf(typed);
		expect(await logIn('app', user.email, typed)).toBe(200);
		expect(await logIn('app', user.email, typed)).toBe(200);
	});

	it('keeps its hash where folding changes nothing', async () => {
		const { user } = await withHashOf('plain old password');
		const former = await findUserRow(booted.current, user.id);
		expect(await logIn('app', user.email, 'plain old password')).toBe(200);
		expect((await findUserRow(booted.current, user.id))?.passwordHash).toBe(former?.passwordHash);
	});
});
