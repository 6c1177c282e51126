import type { Locator, Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { makeCompany, makeConsoleAdmin, unique } from '#tests/support/factories.ts';

/** A list of two pages: its pages, what a search makes of them, and what stays ticked. */

const { common, tables, console: t } = texts.ja;

const rows = (page: Page): Locator => page.getByRole('rowheader');

const pager = (page: Page): Locator => page.getByRole('navigation', { name: tables.pages });

const expectRange = (page: Page, from: number, to: number, total: number): Promise<void> =>
	expect(pager(page)).toContainText(fill(tables.range, { from, to, total }));

const expectCurrent = (page: Page, number: number): Promise<void> =>
	expect(pager(page).getByRole('button', { name: fill(tables.page, { page: number }) })).toHaveAttribute(
		'aria-current',
		'page',
	);

const search = async (page: Page, q: string): Promise<void> => {
	await page.getByLabel(t.lists.find).fill(q);
	await page.getByRole('main').getByRole('button', { name: common.search }).click();
};

test('sixty companies are two pages; a search begins at the first again, and going back finds the page that was left', async ({
	page,
	app,
	context,
}) => {
	const name = unique('Pages');
	for (let made = 0; made < 55; made++) await makeCompany(app, { companyName: `${name} North ${made}` });
	for (let made = 0; made < 5; made++) await makeCompany(app, { companyName: `${name} South ${made}` });
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto(`/console/companies?q=${name}`);
	await expectRange(page, 1, 50, 60);
	await expect(rows(page)).toHaveCount(50);
	const newest = await rows(page).first().textContent();
	await expect(page.getByRole('button', { name: tables.previous })).toBeDisabled();

	await page.getByRole('button', { name: tables.next }).click();
	await expectRange(page, 51, 60, 60);
	await expectCurrent(page, 2);
	await expect(rows(page)).toHaveCount(10);
	await expect(rows(page).filter({ hasText: newest ?? '' })).toHaveCount(0);
	await expect(page.getByRole('button', { name: tables.next })).toBeDisabled();
	await expectScreen(page, t.shell.links.companies, 'ja');

	await search(page, `${name} North`);
	await expectRange(page, 1, 50, 55);
	await expectCurrent(page, 1);

	await pager(page)
		.getByRole('button', { name: fill(tables.page, { page: 2 }) })
		.click();
	await expectRange(page, 51, 55, 55);
	const last = (await rows(page).last().textContent()) ?? '';
	await page.getByRole('link', { name: last, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
	await page.goBack();
	await expectRange(page, 51, 55, 55);
	await expect(rows(page).last()).toHaveText(last);

	await page.getByRole('button', { name: tables.previous }).click();
	await expectRange(page, 1, 50, 55);
});

test('rows stay ticked from page to page, and another search unticks them', async ({ page, app, context }) => {
	const name = unique('Ticked');
	for (let made = 0; made < 52; made++) await makeCompany(app, { companyName: `${name} North ${made}` });
	const south = await makeCompany(app, { companyName: `${name} South` });
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto(`/console/companies?q=${name}`);
	await page.getByRole('checkbox', { name: fill(t.bulk.tick, { company: south.companyName }), exact: true }).check();
	await page.getByRole('button', { name: tables.next }).click();
	await expectRange(page, 51, 53, 53);
	await rows(page).first().waitFor();
	await page.getByRole('checkbox', { name: tables.tickAll }).click();
	const bar = page.getByRole('region', { name: t.bulk.region });
	await expect(bar.getByRole('status')).toHaveText(fill(t.bulk.ticked, { count: 4 }));

	await search(page, `${name} North`);
	await expectRange(page, 1, 50, 52);
	await expect(bar).toHaveCount(0);
	await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
	await search(page, name);
	await expectRange(page, 1, 50, 53);
	await expect(bar).toHaveCount(0);
});
