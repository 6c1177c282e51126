import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';

/** What the log says of a job that fails: `npm start` prints these lines. */

const booted = withApp({ env: { SMTP_URL: 'smtp://mailer:very-secret@127.0.0.1:1' } });

it('says which job failed, why, and when it is tried again, and nothing secret', async () => {
	const app = booted.current;
	const { user } = await makeConsoleAdmin(app);
	await call(app, 'POST', '/console/forgot_password', { body: { email: user.email } });
	// Its statement fails, and would name the email.
	await app.deps.db.execute(sql`alter table mails rename to elsewhere`);
	await app.startWorker();
	const lines = () => app.logs.map((line) => JSON.parse(line) as { msg?: string }).map(({ msg }) => msg ?? '');
	await expect
		.poll(() => lines().find((line) => line.includes('attempt 2')))
		.toMatch(
			/^job mail-password-reset \d+ failed, attempt 2 of 5 \(.*relation "mails" does not exist.*\): it is tried again within 1 s$/,
		);
	const all = app.logs.join('\n');
	expect(all).not.toContain('very-secret');
	expect(all).not.toContain(user.email);
	expect(all).not.toContain('stack');
});
