import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withApp } from '../support/app.ts';
import { call } from '../support/client.ts';

const script = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../scripts/admin-create.ts');

const app = withApp();

const create = (...args: string[]) => {
	const result = spawnSync(process.execPath, [script, ...args], {
		encoding: 'utf8',
		env: { ...process.env, DATABASE_URL: app.current.deps.config.databaseUrl ?? '' },
		// Nobody can be asked: a password is made.
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	return { code: result.status, out: result.stdout, err: result.stderr };
};

test('adds an admin of the console with a password that is shown once, and refuses the same e-mail', async () => {
	const first = create('--email', 'first@example.com', '--name', '最初の管理者');
	expect(first).toMatchObject({ code: 0, err: '' });
	const password = /Password, shown only this once: (\S+)\n$/.exec(first.out)?.[1];
	const login = await call<{ user: unknown }>(app.current, 'POST', '/console/login', {
		body: { email: 'first@example.com', password },
	});
	expect(login.status).toBe(200);
	expect(login.data.user).toEqual({ name: '最初の管理者', role: 0, email: 'first@example.com' });
	expect(create('--email', 'FIRST@example.com')).toEqual({
		code: 1,
		out: '',
		err: 'The console has an account with FIRST@example.com already.\n',
	});
});

test('says in one line what is missing or wrong', () => {
	const usage = 'Say which e-mail: npm run admin:create -- --email you@example.com.\n';
	expect(create()).toEqual({ code: 1, out: '', err: usage });
	expect(create('--email', 'nobody')).toEqual({ code: 1, out: '', err: usage });
	expect(create('--email', 'a@example.com', '--name', 'x'.repeat(256)).err).toBe('The name is empty or too long.\n');
	expect(create('--mail', 'a@example.com').err).toMatch(/^Unknown option '--mail'.* \(--help tells more\)\.\n$/);
	expect(create('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--email') });
});
