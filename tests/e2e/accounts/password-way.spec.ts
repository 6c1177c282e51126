import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { makeCompany, makeCompanyUser, makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { composedMail } from '#tests/support/notices/mails.ts';

/** A password is set and told, or its owner is mailed a link to set it: one of the two, in every dialog. */

const { accounts, company, management } = texts.ja;

const { members } = company;

test('members are added and given a new password by link, and only then without typing one', async ({
	page,
	app,
	context,
}) => {
	const { id: companyId } = await makeCompany(app);
	const admin = await makeCompanyUser(app, { companyId });
	await signInAs(context, app, admin);
	await page.goto('/app/company_info?tab=members');
	await page.getByRole('button', { name: members.add }).click();
	const dialog = page.getByRole('dialog');
	const password = dialog.locator('[name=password]');
	const email = `${unique('linked')}@example.com`;
	await dialog.locator('[name=name]').fill('鈴木 一郎');
	await dialog.locator('[name=email]').fill(email);
	await expect(password, 'the link is the way unless another is chosen').toHaveCount(0);
	await dialog.getByRole('button', { name: accounts.people.more }).click();
	await dialog.getByText(accounts.byPassword).click();
	await dialog.getByRole('button', { name: members.addAction }).click();
	await expect(password).toHaveAttribute('aria-invalid', 'true');
	await dialog.getByText(accounts.byLink).click();
	await expect(password).toHaveCount(0);
	await expect(dialog.getByText(accounts.linkKeeps)).toHaveCount(0);
	await expectAccessible(page);
	await dialog.getByRole('button', { name: members.addAction }).click();
	await expect(dialog).toHaveCount(0);
	const row = page.getByRole('row').filter({ hasText: email });
	await expect(row).toHaveCount(1);
	expect((await composedMail(app, 'password_link', email))?.text).toContain('/app/set-password#token=');

	await row.getByRole('button', { name: fill(accounts.people.actionsOf, { name: '鈴木 一郎' }) }).click();
	await page.getByRole('menuitem', { name: members.reset }).click();
	await dialog.getByText(accounts.byLink).click();
	await expect(dialog.getByText(accounts.linkKeeps)).toBeVisible();
	await dialog.getByRole('button', { name: accounts.sendLink }).click();
	await expect(dialog).toHaveCount(0);
});

test('a console account is added by link', { tag: '@rest' }, async ({ page, app, context }) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto('/console/assessors');
	await page.getByRole('button', { name: management.assessors.add.item }).click();
	const dialog = page.getByRole('dialog');
	const email = `${unique('linked')}@example.com`;
	await dialog.locator('[name=name]').fill('田中 次郎');
	await dialog.locator('[name=email]').fill(email);
	await dialog.getByText(accounts.byLink).click();
	await dialog.getByRole('button', { name: management.assessors.add.action }).click();
	await expect(dialog).toHaveCount(0);
	expect((await composedMail(app, 'password_link', email))?.text).toContain('/console/reset-password#token=');
});
