import { describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { newCompanyForm } from '#tests/support/companies.ts';
import {
	makeAssessor,
	makeCompanyUser,
	makeConsoleAdmin,
	PASSWORD,
	type Person,
	unique,
} from '#tests/support/factories.ts';
import { resetMail } from '#tests/support/notices/mails.ts';

/** Passwords that are guessed first are refused wherever one is set, never at a sign-in. */

const booted = withApp();
const unchecked = withApp({ env: { PASSWORD_CHECK: 'false' } });

const COMMON = 'This password is too common and easy to guess. Choose another one.';
const OWN_EMAIL = 'The password must not be the email address. Choose another one.';

type Setting = {
	email: string;
	send: (password: string) => Promise<{ status: number; errors: Record<string, string[]> }>;
};

const newEmail = (): string => `${unique('someone')}@example.com`;

const resetLink = async ({ user }: Person): Promise<string> => {
	const mail = await resetMail(booted.current, user.email);
	return /token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
};

/** Every call that sets a password, with the field that holds it. */
const settings: Record<string, [field: string, prepare: () => Promise<Setting>]> = {
	'a member added by the company': [
		'password',
		async () => {
			const owner = await makeCompanyUser(booted.current);
			const email = newEmail();
			return { email, send: (password) => owner.post('/app/company_users', { name: 'x', email, password }) };
		},
	],
	'a member added in the console': [
		'password',
		async () => {
			const { user } = await makeCompanyUser(booted.current);
			const admin = await makeConsoleAdmin(booted.current);
			const email = newEmail();
			const company_id = user.companyId;
			return {
				email,
				send: (password) => admin.post('/console/company_users', { name: 'x', email, password, company_id }),
			};
		},
	],
	'the first admin of a company': [
		'user_password',
		async () => {
			const admin = await makeConsoleAdmin(booted.current);
			const email = newEmail();
			const form = newCompanyForm({ user_email: email });
			return { email, send: (user_password) => admin.post('/console/companies', { ...form, user_password }) };
		},
	],
	'an account of the console': [
		'password',
		async () => {
			const admin = await makeConsoleAdmin(booted.current);
			const email = newEmail();
			return { email, send: (password) => admin.post('/console/admin_users', { name: 'x', email, password }) };
		},
	],
	'a reset by a company admin': [
		'password',
		async () => {
			const owner = await makeCompanyUser(booted.current);
			const { user } = await makeCompanyUser(booted.current, { companyId: owner.user.companyId });
			const path = `/app/company_users/${user.id}/reset_password`;
			return { email: user.email, send: (password) => owner.post(path, { password }) };
		},
	],
	'a reset of an account of the console': [
		'password',
		async () => {
			const admin = await makeConsoleAdmin(booted.current);
			const { user } = await makeAssessor(booted.current);
			const path = `/console/admin_users/${user.id}/reset_password`;
			return { email: user.email, send: (password) => admin.post(path, { password }) };
		},
	],
	'one’s own in the company area': [
		'new_password',
		async () => {
			const owner = await makeCompanyUser(booted.current);
			const path = '/app/company_users/profile/reset_password';
			return {
				email: owner.user.email,
				send: (new_password) => owner.put(path, { old_password: PASSWORD, new_password }),
			};
		},
	],
	'one’s own in the console': [
		'new_password',
		async () => {
			const staff = await makeAssessor(booted.current);
			const path = '/console/profile/reset_password';
			return {
				email: staff.user.email,
				send: (new_password) => staff.put(path, { old_password: PASSWORD, new_password }),
			};
		},
	],
	'a forgotten one': [
		'password',
		async () => {
			const staff = await makeAssessor(booted.current);
			const token = await resetLink(staff);
			const path = '/console/forgot_password/reset';
			return {
				email: staff.user.email,
				send: (password) => call(booted.current, 'POST', path, { body: { token, password } }),
			};
		},
	],
};

describe('a weak password', () => {
	it.each(Object.entries(settings))('is refused for %s', async (_, [field, prepare]) => {
		const { email, send } = await prepare();
		for (const password of ['12345678', 'PassWord1', 'ｑｗｅｒｔｙｕｉｏｐ']) {
			const answer = await send(password);
			expect([password, answer.status, answer.errors]).toEqual([password, 422, { [field]: [COMMON] }]);
		}
		const answer = await send(email.toUpperCase());
		expect([answer.status, answer.errors]).toEqual([422, { [field]: [OWN_EMAIL] }]);
		expect((await send('a passable one after all')).status, 'the refusals used nothing up').toBe(200);
	});

	it('is looked at only where the old one is right', async () => {
		const owner = await makeCompanyUser(booted.current);
		const answer = await owner.put('/app/company_users/profile/reset_password', {
			old_password: 'not the one',
			new_password: '12345678',
		});
		expect(answer.errors).toEqual({ old_password: ['The current password is incorrect.'] });
	});

	it('is accepted where the setting switches the check off, and signs in anywhere', async () => {
		const app = unchecked.current;
		const owner = await makeCompanyUser(app);
		const changed = await owner.put('/app/company_users/profile/reset_password', {
			old_password: PASSWORD,
			new_password: '12345678',
		});
		expect(changed.status).toBe(200);
		const body = { email: owner.user.email, password: '12345678' };
		expect((await call(app, 'POST', '/app/login', { body })).status).toBe(200);
	});
});
