import type { Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';

const t = texts.ja;
const { colleagues } = t.company;

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
	const picker = page.getByRole('combobox', { name: fill(colleagues.pickerOf, { content: '小項目1-1' }) });
	await expect(picker).toHaveValue('');
	await picker.selectOption('佐藤 花子');
	await expect(page.getByText(t.server.assessment.assigned)).toBeVisible();
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
	await expect(theirs.getByRole('row', { name: /小項目1-2/ })).toContainText(colleagues.none);
	const filter = theirs.getByRole('group', { name: colleagues.filter });
	await filter.getByRole('button', { name: fill(colleagues.mine, { count: 1 }) }).click();
	await expect(theirs.getByRole('row', { name: /小項目1-2/ })).toHaveCount(0);
	await expectScreen(theirs, '大項目1', 'ja');
	await filter.getByRole('button', { name: fill(colleagues.all, { count: 2 }) }).click();
	await expect(theirs.getByRole('row', { name: /小項目1-2/ })).toBeVisible();

	await theirs.goto('/app/assessment');
	const list = theirs.getByRole('region', { name: colleagues.heading });
	await expect(list).toContainText(fill(colleagues.open, { count: 1 }));
	await expect(list.getByRole('listitem')).toContainText(fill(colleagues.remaining, { count: 2 }));
	await list
		.getByRole('link', { name: fill(t.company.cockpit.place, { category: '大項目1', subCategory: '小項目1-1' }) })
		.click();
	await expect(theirs.getByRole('heading', { level: 1, name: '小項目1-1' })).toBeVisible();
	await expect(theirs.getByRole('main')).toContainText('担当佐藤 花子');
	for (const number of [1, 2])
		await theirs
			.getByRole('article', { name: fill(t.company.sheet.questionOf, { number }) })
			.getByRole('radio', { name: t.company.sheet.yes })
			.check();
	await theirs.getByRole('button', { name: t.company.sheet.complete }).click();
	await expect(theirs.getByRole('link', { name: t.company.sheet.goOn.subCategory })).toBeVisible();
	await theirs.goto('/app/assessment');
	await expect(list).toContainText(colleagues.noneOpen);
	const rows = theirs.getByRole('table', { name: colleagues.team }).getByRole('row');
	await expect(rows.nth(1)).toContainText(/^佐藤 花子1 \/ 1件2 \/ 2問$/);
	await expect(rows.nth(2)).toContainText(new RegExp(`^${colleagues.none}0 / 2件0 / 4問$`));
	await expectScreen(theirs, t.company.overview.title, 'ja');
	await own.close();

	await page.goto('/app/company_info?tab=members');
	await page.getByRole('button', { name: /佐藤 花子/ }).click();
	await page.getByRole('menuitem', { name: t.company.members.remove }).click();
	await page.getByRole('dialog').getByRole('button', { name: t.company.members.removeAction }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await openCategory(page);
	await expect(page.getByRole('row', { name: /小項目1-1/ })).toBeVisible();
	await expect(page.getByText('佐藤 花子')).toHaveCount(0);
});
