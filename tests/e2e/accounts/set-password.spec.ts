import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { composedMail } from '#tests/support/notices/mails.ts';

/** A password that its owner sets with the link that an admin had sent. */

const NEW_PASSWORD = 'a password of my own';

/** The path of the mailed link. */
const linkTo = async (app: TestApp, { user }: Person): Promise<string> => {
	const mail = await composedMail(app, 'password_link', user.email);
	return /\/(?:app\/set-password|console\/reset-password)#token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
};

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });
		const own = texts[locale].accounts;
		const { session, labels } = texts[locale];

		test(`${phoneTag(locale)} a member sets a password with a link, once, and signs in with it (${locale})`, async ({
			page,
			app,
			allowedMessages,
		}) => {
			allowedMessages.push(/422/);
			const owner = await makeCompanyUser(app);
			const member = await makeCompanyUser(app, { companyId: owner.user.companyId, role: 1 });
			expect((await owner.post(`/app/company_users/${member.user.id}/send_password_link`)).status).toBe(200);
			const link = await linkTo(app, member);
			await page.goto(link);
			await expectScreen(page, own.setTitle, locale);
			const { data: me } = await owner.get<{ company_name: string }>('/app/me');
			await expect(page.getByRole('main')).toContainText(me.company_name);
			await expect(page.getByRole('main')).toContainText(member.user.name);
			const account = page.getByLabel(labels.accounts.email);
			await expect(account).toHaveValue(member.user.email);
			await expect(account).toHaveAttribute('autocomplete', 'username');
			const field = page.getByLabel(labels.accounts.new_password);
			const save = page.getByRole('button', { name: own.setAction });
			await field.fill('short');
			await save.click();
			await expect(field).toHaveAttribute('aria-invalid', 'true');
			await field.fill('12345678');
			await save.click();
			await expect(page.getByText(texts[locale].server.accounts.passwordCommon)).toBeVisible();
			await expectScreen(page, own.setTitle, locale);
			await field.fill(NEW_PASSWORD);
			await field.press('Enter');
			await expect(page).toHaveURL(/\/app\/login$/);
			await expect(page.getByLabel(labels.accounts.email), 'is kept').toHaveValue(member.user.email);
			await page.getByLabel(labels.accounts.password).fill(NEW_PASSWORD);
			await page.getByRole('button', { name: session.login }).click();
			await expect(page).toHaveURL(/\/app\/assessment$/);

			await page.goto(link);
			await expect(page.getByRole('alert')).toContainText(own.setUnusable);
			await expect(field, 'nothing is typed in vain').toHaveCount(0);
			await expect(page.getByRole('link', { name: session.forgot })).toHaveAttribute('href', '/app/forgot-password');
			await expectScreen(page, own.setTitle, locale);
			await page.goto('/app/set-password');
			await expect(page.getByText(own.setNoToken)).toBeVisible();
			await expect(page.getByText(texts[locale].company.account.noTokenText)).toBeVisible();
			await expect(page.getByRole('link', { name: session.forgot })).toHaveAttribute('href', '/app/forgot-password');
			await expectScreen(page, own.setTitle, locale);
		});

		test(`staff set a password with a link, and sign in with it (${locale})`, { tag: '@rest' }, async ({
			page,
			app,
		}) => {
			const [admin, assessor] = [await makeConsoleAdmin(app), await makeAssessor(app)];
			expect((await admin.post(`/console/admin_users/${assessor.user.id}/send_password_link`)).status).toBe(200);
			// As mails of former versions have it.
			await page.goto((await linkTo(app, assessor)).replace('#', '?'));
			await expectScreen(page, own.setTitle, locale);
			await page.getByLabel(labels.accounts.new_password).fill(NEW_PASSWORD);
			await page.getByRole('button', { name: own.setAction }).click();
			await expect(page).toHaveURL(/\/console\/login$/);
			await page.getByLabel(labels.accounts.email).fill(assessor.user.email);
			await page.getByLabel(labels.accounts.password).fill(NEW_PASSWORD);
			await page.getByRole('button', { name: session.login }).click();
			await expect(page).toHaveURL(/\/console\/all-assessments/);
		});
	});
}
