import { describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin, PASSWORD } from '#tests/support/factories.ts';

const booted = withApp();

type Login = { user: { name: string; role: number; email: string }; token: string };

describe('signing in', () => {
	it('returns the user and a token that is valid in its own area only', async () => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		const login = await call<Login>(app, 'POST', '/app/login', {
			body: { email: user.email.toUpperCase(), password: PASSWORD },
		});
		expect(login.status).toBe(200);
		expect(login.data.user).toEqual({ name: user.name, role: 0, email: user.email });
		const { token } = login.data;
		expect((await call(app, 'GET', '/app/me', { token })).data).toMatchObject({ id: user.id });
		expect((await call(app, 'GET', '/console/me', { token })).status).toBe(401);
	});

	it('gives the same answer for a wrong password and an unknown email', async () => {
		const app = booted.current;
		const { user } = await makeConsoleAdmin(app);
		const wrong = await call(app, 'POST', '/console/login', { body: { email: user.email, password: 'not the one' } });
		const unknown = await call(app, 'POST', '/console/login', {
			body: { email: 'nobody@example.com', password: 'not the one' },
		});
		expect([wrong.status, unknown.status]).toEqual([422, 422]);
		expect(wrong.text).toBe(unknown.text);
		expect(wrong.errors).toEqual({ email: ['The email address or password is incorrect.'] });
	});

	it('returns validation errors in the language of the request', async () => {
		const answer = await call(booted.current, 'POST', '/app/login', { body: { email: 'x' }, locale: 'ja' });
		expect(answer.status).toBe(422);
		expect(answer.errors).toEqual({
			email: ['メールアドレスは正しいメールアドレスの形式で入力してください。'],
			password: ['パスワードを入力してください。'],
		});
		expect(answer.message).toBe(
			'メールアドレスは正しいメールアドレスの形式で入力してください。（ほか1件のエラーがあります）',
		);
	});

	it('ends the session on logout', async () => {
		const person = await makeCompanyUser(booted.current);
		expect((await person.post('/app/logout')).status).toBe(200);
		expect((await person.get('/app/me')).status).toBe(401);
	});
});
