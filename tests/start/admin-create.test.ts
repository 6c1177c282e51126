/** @module-tag rest */

import { expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';

const app = withApp();

/** Without a terminal a password is generated. */
const create = (...args: string[]) => runScript('admin-create.ts', args, environmentOf(app.current.deps.config));

test('adds an admin of the console with a password that is shown once, and refuses the same email', async () => {
	const first = await create('--email', 'first@example.com', '--name', '最初の管理者');
	expect(first).toMatchObject({ code: 0, stderr: '' });
	const password = /Password, shown only this once: (\S+)\n$/.exec(first.stdout)?.[1];
	const login = await call<{ user: unknown }>(app.current, 'POST', '/console/login', {
		body: { email: 'first@example.com', password },
	});
	expect(login.status).toBe(200);
	expect(login.data.user).toEqual({ name: '最初の管理者', role: 0, email: 'first@example.com' });
	expect(await create('--email', 'FIRST@example.com')).toEqual({
		code: 1,
		stdout: '',
		stderr: 'The console has an account with FIRST@example.com already.\n',
	});
});

test('reports a missing or wrong option in one line', async () => {
	const usage = 'Say which email: npm run admin:create -- --email you@example.com.\n';
	expect(await create()).toEqual({ code: 1, stdout: '', stderr: usage });
	expect(await create('--email', 'nobody')).toEqual({ code: 1, stdout: '', stderr: usage });
	expect((await create('--email', 'a@example.com', '--name', 'x'.repeat(256))).stderr).toBe(
		'The name is empty or too long.\n',
	);
	expect((await create('--mail', 'a@example.com')).stderr).toMatch(
		/^Unknown option '--mail'.* \(--help tells more\)\.\n$/,
	);
	expect(await create('--help')).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('--email') });
});
