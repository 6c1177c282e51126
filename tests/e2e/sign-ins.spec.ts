import { makeCompanyUser } from '#tests/support/factories.ts';
import { signInAs } from './support/company.ts';
import { words } from './support/factors.ts';
import { expect, expectScreen, phoneTag, test } from './support/test.ts';

/** Where one's own account is signed in. */

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, () => {
		test.use({ language: locale });
		const w = words[locale];
		const { signIns } = w.accounts;

		test(`${phoneTag(locale)} one of two browsers ends the other, and then all others (${locale})`, async ({
			page,
			app,
			context,
			browser,
		}) => {
			const person = await makeCompanyUser(app);
			const password = page.getByLabel(w.labels.accounts.password, { exact: true });
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
				await other.getByLabel(words.ja.labels.accounts.email).fill(person.user.email);
				await other.getByLabel(words.ja.labels.accounts.password, { exact: true }).fill('correct horse battery');
				await other.getByRole('button', { name: words.ja.session.login, exact: true }).click();
				await expect(other).toHaveURL(/\/app\/assessment$/);
			};
			await logIn();
			await page.reload();
			const row = page.getByRole('row').filter({ hasText: 'Safari' });
			await expect(row).toContainText('iOS');
			await expect(page.getByRole('row').filter({ hasText: signIns.current })).toHaveCount(1);
			await expectScreen(page, w.company.account.securityTitle, locale);
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
	});
}
