import type { Browser, Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, test } from '#tests/e2e/support/test.ts';
import { fill, TIME, texts } from '#tests/e2e/support/texts.ts';
import type { TestApp } from '#tests/support/boot.ts';
import {
	makeAssessor,
	makeCompany,
	makeCompanyUser,
	makeConsoleAdmin,
	type Person,
	unique,
} from '#tests/support/factories.ts';

/** Two people edit one company, member or account at the same time, each in a browser of their own. */

const t = texts.ja;
const { editing } = t;

test.use({ allowedMessages: [/Failed to load resource/] });

const openAs = async (browser: Browser, app: TestApp, person: Person, path: string): Promise<Page> => {
	const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
	await context.addInitScript(() => localStorage.setItem('locale', 'ja'));
	await signInAs(context, app, person);
	const page = await context.newPage();
	await page.goto(path);
	return page;
};

const conflictOf = (page: Page, name: string) =>
	page.getByRole('dialog', { name: new RegExp(`^${fill(editing.conflictTitle, { name, time: TIME })}$`) });

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

test('the profile of a company: the second is told who saved, chooses, and loses nothing', async ({
	page,
	app,
	context,
	browser,
}) => {
	const company = await makeCompany(app, {
		companyNameKana: 'カナ',
		ceoNameKana: 'カナ',
		position: '社長',
		marketName: '東証',
		employeeCountries: 'ベトナム',
	});
	const [mine, theirs] = [
		await makeCompanyUser(app, { companyId: company.id }),
		await makeCompanyUser(app, { companyId: company.id, name: '同僚 一郎' }),
	];
	await signInAs(context, app, mine);
	await page.goto('/app/profile/edit');
	await field(page, 'company_name').fill('自分の社名');
	await field(page, 'ceo_name').fill('自分の 代表');

	const other = await openAs(browser, app, theirs, '/app/profile/edit');
	await field(other, 'company_name').fill('相手の社名');
	await field(other, 'position').fill('会長');
	await other.getByRole('button', { name: t.common.save }).click();
	await expect(other).toHaveURL(/\/app\/profile$/);

	await page.getByRole('button', { name: t.common.save }).click();
	const dialog = conflictOf(page, '同僚 一郎');
	await expect(dialog).toBeVisible();
	await expect(dialog.getByRole('radio')).toHaveCount(2);
	await expect(dialog.getByText('相手の社名')).toBeVisible();
	await expect(dialog.getByText('自分の社名')).toBeVisible();
	await expect(dialog.getByText('会長')).toBeVisible();
	await expectAccessible(page);

	// Back in the form everything typed is there, and saving asks again.
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(field(page, 'company_name')).toHaveValue('自分の社名');
	await expect(field(page, 'ceo_name')).toHaveValue('自分の 代表');
	await expect(field(page, 'position')).toHaveValue('会長');
	await page.getByRole('button', { name: t.common.save }).click();
	await dialog.getByText('相手の社名').click();
	await dialog.getByRole('button', { name: editing.saveChosen }).dblclick();
	await expect(page).toHaveURL(/\/app\/profile$/);
	const stored = await mine.get<Record<string, unknown>>('/app/company_info');
	expect(stored.data).toMatchObject({
		company_name: '相手の社名',
		ceo_name: '自分の 代表',
		position: '会長',
		version: 2,
		saved_by: mine.user.name,
	});
});

test('a draft that is restored does not overwrite what was saved meanwhile', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const admin = await makeConsoleAdmin(app, { name: '別の 管理者' });
	const company = await makeCompany(app, { homepageUrl: 'https://example.com/' });
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto(`/console/companies/${company.id}/edit`);
	await field(page, 'company_name').fill('下書きの社名');
	const { data } = await admin.get<Record<string, unknown>>(`/console/companies/${company.id}`);
	await admin.put(`/console/companies/${company.id}`, { ...data, company_name: '保存された社名', funds: null });
	await page.reload();
	await expect(field(page, 'company_name')).toHaveValue('下書きの社名');
	await page.getByRole('button', { name: t.common.save }).click();
	const dialog = conflictOf(page, '別の 管理者');
	await expect(dialog.getByText('保存された社名')).toBeVisible();
	await dialog.getByRole('button', { name: editing.saveChosen }).click();
	await expect(page.getByRole('heading', { level: 1, name: '下書きの社名' })).toBeVisible();
});

test('a member: who changed other fields is told too, and both changes are saved', { tag: '@rest' }, async ({
	page,
	app,
	context,
	browser,
}) => {
	const [mine, theirs] = [await makeCompanyUser(app), await makeConsoleAdmin(app, { name: '運営 花子' })];
	const companyId = Number(mine.user.companyId);
	const member = await makeCompanyUser(app, { companyId, role: 1, name: '会員 次郎', department: '総務部' });
	await signInAs(context, app, mine);
	await page.goto('/app/company_info?tab=members');
	await page.getByRole('button', { name: /会員 次郎/ }).click();
	await page.getByRole('menuitem', { name: t.company.members.edit }).click();
	const form = page.getByRole('dialog').filter({ has: page.locator('form') });
	await field(page, 'department').fill('人事部');

	const other = await openAs(browser, app, theirs, `/console/companies/${companyId}`);
	await other
		.getByRole('tab', { name: new RegExp(fill(t.management.companies.tabs.members, { count: '.+' })) })
		.click();
	await other.getByRole('button', { name: /会員 次郎/ }).click();
	await other.getByRole('menuitem', { name: t.company.members.edit }).click();
	await field(other, 'name').fill('改姓 次郎');
	await other.getByRole('dialog').getByRole('button', { name: t.common.save }).click();
	await expect(other.getByRole('dialog')).toHaveCount(0);

	await form.getByRole('button', { name: t.common.save }).click();
	const dialog = conflictOf(page, '運営 花子');
	await expect(dialog.getByText('改姓 次郎')).toBeVisible();
	await expect(dialog.getByRole('radio')).toHaveCount(0);
	await expectAccessible(page);
	await dialog.getByRole('button', { name: editing.saveBoth }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('row').filter({ hasText: '改姓 次郎' })).toContainText('人事部');
	const stored = await mine.get<{ company_users: { id: number }[] }>('/app/company_info');
	expect(stored.data.company_users.find(({ id }) => id === member.user.id)).toMatchObject({
		name: '改姓 次郎',
		department: '人事部',
		role: 1,
		version: 2,
	});
});

test('an account: the second chooses the name, and the companies', { tag: '@rest' }, async ({ page, app, context }) => {
	const [one, two] = [await makeCompany(app), await makeCompany(app)];
	const [mine, theirs] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app, { name: '先の 管理者' })];
	const name = unique('審査 太郎');
	const { id, email } = (await makeAssessor(app, [one.id], { name })).user;
	await signInAs(context, app, mine);
	await page.goto(`/console/assessors?q=${encodeURIComponent(email)}`);
	const choose = async (item: string): Promise<void> => {
		await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
		await page.getByRole('menuitem', { name: item }).click();
	};

	await choose(t.management.assessors.edit);
	await field(page, 'name').fill('自分の 入力');
	await theirs.put(`/console/admin_users/${id}`, { name: '相手の 入力', email });
	await page.getByRole('dialog').getByRole('button', { name: t.common.save }).click();
	const dialog = conflictOf(page, '先の 管理者');
	await dialog.getByText('相手の 入力').click();
	await dialog.getByRole('button', { name: editing.saveChosen }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('row').filter({ hasText: '相手の 入力' })).toBeVisible();

	await page.getByRole('button', { name: /^相手の 入力/ }).click();
	await page.getByRole('menuitem', { name: t.labels.accounts.company_ids }).click();
	await page.getByRole('button', { name: new RegExp(one.companyName) }).click();
	await theirs.post(`/console/admin_users/${id}/assign_company`, { company_ids: [one.id, two.id] });
	await page.getByRole('dialog').getByRole('button', { name: t.common.save }).click();
	await expect(dialog.getByText(two.companyName)).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: editing.saveChosen }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('row').filter({ hasText: '相手の 入力' })).not.toContainText(one.companyName);
});
