import { signInAs } from '#tests/e2e/support/company.ts';
import { expectToast } from '#tests/e2e/support/console.ts';
import {
	expect,
	expectAccessible,
	expectFitting,
	expectScreen,
	inTurn,
	phoneTag,
	test,
} from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';

/** Where one's own account is signed in, and where an admin ends what is open of others. */

const LONG_NAME = 'マリア・テレサ・デ・ラ・クルス＝グエン・ティ・フオン・サントス・オリベイラ・ダ・コンセイソン';

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });
		const t = texts[locale];
		const { signIns } = t.accounts;

		test(`${phoneTag(locale)} one of two browsers ends the other, and then all others (${locale})`, async ({
			page,
			app,
			context,
			browser,
		}) => {
			const person = await makeCompanyUser(app);
			const password = page.getByLabel(t.labels.accounts.password, { exact: true });
			await signInAs(context, app, person);
			await page.goto('/app/security');
			await expect(page.getByText(signIns.noOthers)).toBeVisible();
			await expect(page.getByRole('button', { name: signIns.endOthers })).toHaveCount(0);

			const elsewhere = await browser.newContext({
				baseURL: app.url,
				userAgent:
					'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
			});
			const other = await elsewhere.newPage();
			const logIn = async (): Promise<void> => {
				await other.goto('/app/login?lang=ja');
				await other.getByLabel(texts.ja.labels.accounts.email).fill(person.user.email);
				await other.getByLabel(texts.ja.labels.accounts.password, { exact: true }).fill('correct horse battery');
				await other.getByRole('button', { name: texts.ja.session.login, exact: true }).click();
				await expect(other).toHaveURL(/\/app\/assessment$/);
			};
			await logIn();
			await page.reload();
			const row = page.getByRole('row').filter({ hasText: 'Safari' });
			await expect(row).toContainText('iOS');
			await expect(page.getByRole('row').filter({ hasText: signIns.current })).toHaveCount(1);
			await expectScreen(page, t.company.account.securityTitle, locale);
			await row.getByRole('button').click();
			await page.getByRole('dialog').getByRole('button', { name: signIns.end, exact: true }).click();
			await expect(row).toHaveCount(0);
			await other.goto('/app/history');
			await expect(other).toHaveURL(/\/app\/login/);

			await logIn();
			await page.reload();
			await expect(row).toHaveCount(1);
			await page.getByRole('button', { name: signIns.endOthers }).click();
			await page.getByRole('dialog').getByRole('button', { name: signIns.endOthers }).click();
			await expect(page.getByText(signIns.noOthers)).toBeVisible();
			await other.goto('/app/history');
			await expect(other).toHaveURL(/\/app\/login/);
			await elsewhere.close();
			// This one goes on.
			await page.goto('/app/history');
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(password).toHaveCount(0);
		});

		test(`${phoneTag(locale)} admins log others out everywhere, and never themselves (${locale})`, {
			tag: '@rest',
		}, async ({ page, app, context }) => {
			const { id: companyId } = await makeCompany(app);
			const owner = await makeCompanyUser(app, { companyId });
			const admin = await makeConsoleAdmin(app);
			const members = await Promise.all(
				[1, 2].map(() => makeCompanyUser(app, { companyId, role: 1, name: LONG_NAME })),
			);
			const assessor = await makeAssessor(app, [], { name: LONG_NAME });
			const [first, second] = members;
			const dialog = page.getByRole('dialog');
			const item = page.getByRole('menuitem', { name: signIns.endAll });
			const { signInsEnded } = texts[locale].server.accounts;
			for (const [actor, path, other] of [
				[owner, '/app/company_info?tab=members', first],
				[admin, `/console/companies/${companyId}?tab=members`, second],
				[admin, `/console/assessors?q=${assessor.user.email}`, assessor],
			] as const) {
				if (!other) throw new Error('nobody to log out');
				await signInAs(context, app, actor);
				await page.goto(path);
				const row = page.getByRole('row').filter({ hasText: other.user.email });
				await row.getByRole('button').click();
				await item.click();
				await expect(dialog).toContainText(fill(signIns.endAllTitle, { name: LONG_NAME }));
				await expectAccessible(page);
				await expectFitting(page);
				const me = `/${other.user.area}/me`;
				expect((await other.get(me)).status).toBe(200);
				await dialog.getByRole('button', { name: signIns.endAll }).click();
				await expect(dialog).toHaveCount(0);
				await expectToast(page, signInsEnded);
				expect((await other.get(me)).status).toBe(401);
			}
			// Oneself stands in the list of accounts too, and is not logged out there.
			await page.goto(`/console/assessors?q=${admin.user.email}`);
			await page.getByRole('row').filter({ hasText: admin.user.email }).getByRole('button').click();
			await expect(page.getByRole('menuitem').first()).toBeVisible();
			await expect(item).toHaveCount(0);
		});
	});
}
