import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { makeAssessor, PASSWORD } from '#tests/support/factories.ts';
import { resetMail } from '#tests/support/notices/mails.ts';

/** The login, the reset of a forgotten password, and the own password. */

const NEW_PASSWORD = 'a brand new password';

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });
		test(`a forgotten password is reset, and the new one logs in (${locale})`, async ({
			page,
			app,
			allowedMessages,
		}) => {
			allowedMessages.push(/422/);
			const t = texts[locale];
			const { account, shell } = t.console;
			const { user } = await makeAssessor(app);
			await page.goto('/console/login');
			await expectScreen(page, t.session.consoleTitle, locale);
			await page.getByRole('link', { name: t.session.forgot }).click();
			await expectScreen(page, account.forgotTitle, locale);
			await page.getByLabel(t.labels.accounts.email).fill(user.email);
			const response = page.waitForResponse('**/trpc/console.session.forgotPassword**');
			await page.getByRole('button', { name: account.send }).dblclick();
			const { message } = (await (await response).json())[0].result.data as { message: string };
			await expect(page.getByRole('main').getByText(message)).toBeVisible();

			const mail = await resetMail(app, user.email, locale);
			const link = /\/console\/reset-password#token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
			await page.goto(link);
			await expectScreen(page, t.accounts.setTitle, locale);
			await page.getByLabel(t.labels.accounts.new_password).fill('short');
			await page.getByRole('button', { name: t.accounts.setAction }).click();
			await expect(page.getByLabel(t.labels.accounts.new_password)).toHaveAttribute('aria-invalid', 'true');
			await page.getByLabel(t.labels.accounts.new_password).fill(NEW_PASSWORD);
			await page.getByRole('button', { name: t.accounts.setAction }).dblclick();
			await expect(page).toHaveURL(/\/console\/login$/);

			await page.getByLabel(t.labels.accounts.email).fill(user.email);
			await page.getByLabel(t.labels.accounts.password).fill(PASSWORD);
			await page.getByRole('button', { name: t.session.login }).click();
			await expect(page.getByLabel(t.labels.accounts.email)).toHaveAttribute('aria-invalid', 'true');
			await page.getByLabel(t.labels.accounts.password).fill(NEW_PASSWORD);
			await page.getByRole('button', { name: t.session.login }).click();
			await expect(page.getByRole('heading', { level: 1, name: shell.links.allAssessments })).toBeVisible();

			await page.goto(link);
			await page.getByLabel(t.labels.accounts.new_password).fill(NEW_PASSWORD);
			await page.getByRole('button', { name: t.accounts.setAction }).click();
			await expect(page.getByRole('alert')).toBeVisible();
			await page.goto('/console/reset-password');
			await expect(page.getByText(t.accounts.setNoToken)).toBeVisible();
			await expectScreen(page, t.accounts.setTitle, locale);
		});

		test(`${phoneTag(locale)} staff change their own password, which logs them out (${locale})`, {
			tag: '@rest',
		}, async ({ page, app, context, allowedMessages }) => {
			allowedMessages.push(/422/);
			const t = texts[locale];
			const { account, shell } = t.console;
			const staff = await makeAssessor(app);
			await signInAs(context, app, staff);
			await page.goto('/console/all-assessments');
			await page.getByRole('link', { name: shell.account }).click();
			await expectScreen(page, account.ownTitle, locale);
			await expect(page.getByText(staff.user.email)).toBeVisible();
			const [old, next] = [
				page.getByLabel(t.labels.accounts.old_password),
				page.getByLabel(t.labels.accounts.new_password),
			];
			const change = page.getByRole('button', { name: account.changePassword });
			await old.fill('not the password');
			await next.fill('12345678');
			await change.click();
			await expect(old).toHaveAttribute('aria-invalid', 'true');
			await old.fill(PASSWORD);
			await change.click();
			await expect(next).toHaveAttribute('aria-invalid', 'true');
			await expectScreen(page, account.ownTitle, locale);
			await next.fill(NEW_PASSWORD);
			await next.press('Enter');
			await expect(page).toHaveURL(/\/console\/login$/);
			await page.getByLabel(t.labels.accounts.email).fill(staff.user.email);
			await page.getByLabel(t.labels.accounts.password).fill(NEW_PASSWORD);
			await page.getByRole('button', { name: t.session.login }).click();
			await expect(page).toHaveURL(/\/console\/all-assessments/);
		});
	});
}
