import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_PASSWORD } from '#server/accounts/demo-accounts.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { watchSecret } from '#server/db/secret-mark.ts';
import { users } from '#server/db/tables/accounts.ts';
import { installation } from '#server/db/tables/installation.ts';
import type { GoingLive } from '#shared/going-live/schemas.ts';
import { addTotp } from '#tests/support/accounts/second-factor.ts';
import { withApp } from '#tests/support/app.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { makeMail } from '#tests/support/notices/mail-rows.ts';

/** What an installation lacks before companies are invited, as it is set up step by step. */

const booted = withApp({
	env: {
		PUBLIC_URL: 'https://kyosei.jp',
		OPERATOR_NAME: '評価機構',
		OPERATOR_ADDRESS: '東京都千代田区1-2-3',
		OPERATOR_EMAIL: 'info@kyosei.jp',
		SMTP_URL: 'smtp://127.0.0.1:1',
		MAIL_FROM: 'Kyosei <no-reply@kyosei.jp>',
	},
});

const openFor = async (admin: Person): Promise<string[]> => {
	const { status, data } = await admin.get<GoingLive>('/console/going_live');
	expect(status).toBe(200);
	return data.filter((step) => !step.is_done).map(({ step }) => step);
};

/** Tests run without the settings of production. */
const ALWAYS = ['production', 'secret'];

it('is asked of settings and data, step by step', async () => {
	const app = booted.current;
	const { db } = app.deps;
	await watchSecret(app.deps);
	const admin = await makeConsoleAdmin(app);
	const other = await makeConsoleAdmin(app);
	expect(await openFor(admin)).toEqual([...ALWAYS, 'mail', 'second_factors', 'assessor', 'backup']);

	await makeMail(app, { userId: admin.user.id, state: 'sent' });
	await makeAssessor(app, []);
	await db.update(installation).set({ backupCheckedAt: app.clock.now() });
	await addTotp(app, admin);
	expect(await openFor(admin)).toEqual([...ALWAYS, 'second_factors']);
	const { data } = await admin.get<GoingLive>('/console/going_live');
	expect(data.find(({ step }) => step === 'second_factors')?.missing).toBe(1);

	await db.update(users).set({ deactivatedAt: app.clock.now() }).where(eq(users.id, other.user.id));
	expect(await openFor(admin)).toEqual(ALWAYS);

	const demo = { area: 'console', role: 1, name: '管理 花子', email: DEMO_ADMIN } as const;
	await db.insert(users).values({ ...demo, passwordHash: await hashPassword(DEMO_PASSWORD) });
	expect(await openFor(admin)).toEqual([...ALWAYS, 'demo_accounts']);
	await db
		.update(users)
		.set({ passwordHash: await hashPassword('a password of one’s own') })
		.where(eq(users.email, DEMO_ADMIN));
	expect(await openFor(admin)).toEqual(ALWAYS);
});
