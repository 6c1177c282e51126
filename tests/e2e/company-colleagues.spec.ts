import type { Page } from 'playwright/test';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { signInAs } from './support/company.ts';
import { expect, expectScreen, test } from './support/test.ts';

const openCategory = async (page: Page): Promise<void> => {
	await page.goto('/app/assessment');
	await page.getByRole('link', { name: '大項目1', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: '大項目1' })).toBeVisible();
};

test('@phone-only an admin gives sub-categories to members, who find what is left of their own', async ({
	page,
	app,
	context,
	browser,
}) => {
	await publishPaper(app, smallPaper());
	const staged = await startedAssessment(app);
	await signInAs(context, app, staged.owner);
	await openCategory(page);
	// A company of one has nobody to choose.
	await expect(page.getByRole('row', { name: /小項目1-1/ })).toBeVisible();
	await expect(page.getByRole('combobox')).toHaveCount(0);

	const member = await makeCompanyUser(app, { companyId: staged.companyId, role: 1, name: '佐藤 花子' });
	await page.reload();
	const picker = page.getByRole('combobox', { name: '「小項目1-1」の担当' });
	await expect(picker).toHaveValue('');
	await picker.selectOption('佐藤 花子');
	await expect(page.getByText('担当を変更しました。')).toBeVisible();
	// Choosing does not open the row.
	await expect(page.getByRole('heading', { level: 1, name: '大項目1' })).toBeVisible();
	await expectScreen(page, '大項目1', 'ja');
	await page.reload();
	await expect(picker.locator('option:checked')).toHaveText('佐藤 花子');

	const own = await browser.newContext({ baseURL: app.url, viewport: page.viewportSize() });
	await signInAs(own, app, member);
	const theirs = await own.newPage();
	await theirs.addInitScript(() => localStorage.setItem('locale', 'ja'));
	await openCategory(theirs);
	await expect(theirs.getByRole('combobox')).toHaveCount(0);
	await expect(theirs.getByRole('row', { name: /小項目1-1/ })).toContainText('佐藤 花子');
	await expect(theirs.getByRole('row', { name: /小項目1-2/ })).toContainText('なし');
	const filter = theirs.getByRole('group', { name: '担当による絞り込み' });
	await filter.getByRole('button', { name: '自分の担当（1）' }).click();
	await expect(theirs.getByRole('row', { name: /小項目1-2/ })).toHaveCount(0);
	await expectScreen(theirs, '大項目1', 'ja');
	await filter.getByRole('button', { name: 'すべて（2）' }).click();
	await expect(theirs.getByRole('row', { name: /小項目1-2/ })).toBeVisible();

	await theirs.goto('/app/assessment');
	const list = theirs.getByRole('region', { name: '自分の担当' });
	await expect(list).toContainText('残り1件');
	await expect(list.getByRole('listitem')).toContainText('未回答2問');
	await list.getByRole('link', { name: '大項目1 › 小項目1-1' }).click();
	await expect(theirs.getByRole('heading', { level: 1, name: '小項目1-1' })).toBeVisible();
	await expect(theirs.getByRole('main')).toContainText('担当佐藤 花子');
	for (const number of [1, 2])
		await theirs
			.getByRole('article', { name: `設問${number}` })
			.getByRole('radio', { name: 'はい' })
			.check();
	await theirs.getByRole('button', { name: '完了にする' }).click();
	await expect(theirs.getByRole('link', { name: '次の小項目へ' })).toBeVisible();
	await theirs.goto('/app/assessment');
	await expect(list).toContainText('すべて完了しました');
	await expectScreen(theirs, '評価', 'ja');
	await own.close();

	await page.goto('/app/company_info?tab=members');
	await page.getByRole('button', { name: /佐藤 花子/ }).click();
	await page.getByRole('menuitem', { name: '削除' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'メンバーを削除' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await openCategory(page);
	await expect(page.getByRole('row', { name: /小項目1-1/ })).toBeVisible();
	await expect(page.getByText('佐藤 花子')).toHaveCount(0);
});
