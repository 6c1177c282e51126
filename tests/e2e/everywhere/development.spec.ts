import { DEMO_ADMIN, DEMO_PASSWORD } from '#server/accounts/demo-accounts.ts';
import { accountLabels } from '#shared/accounts/labels.ts';
import { lists } from '#shared/texts/client/console/lists.ja.ts';
import { head } from '#shared/texts/client/head.ja.ts';
import { session } from '#shared/texts/client/session.ja.ts';
import { type Development, startDevelopment } from '#tests/e2e/support/development.ts';
import { test as base, expect } from '#tests/e2e/support/test.ts';
import { LIMITS } from '#tests/support/limits.ts';

/**
 * `npm run dev`: a change of the client and one of the server are there without a build and a start.
 *
 * @module-tag rest
 */

const LIST = 'client/console/management/companies/list.tsx';
const HEADING = "{t('management.companies.add')}";
const CRAWLERS = 'server/http/pages/crawlers.ts';

const test = base.extend<object, { development: Development }>({
	development: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
		async ({}, use) => {
			const development = await startDevelopment();
			await use(development);
			await development.stop();
		},
		{ scope: 'worker', timeout: LIMITS.journey },
	],
	baseURL: async ({ development }, use) => use(development.origin),
});

test('a changed screen is replaced where it is, and a changed server answers anew', async ({ page, development }) => {
	await page.goto('/console/login');
	await page.getByRole('textbox', { name: accountLabels.ja.email }).fill(DEMO_ADMIN);
	await page.getByLabel(accountLabels.ja.password, { exact: true }).fill(DEMO_PASSWORD);
	await page.getByRole('button', { name: session.login, exact: true }).click();
	await page.waitForURL(/console\/(?!login)/);
	await page.goto('/console/companies');
	const search = page.getByLabel(lists.find);
	await search.fill('typed and not sent');

	development.edit(LIST, HEADING, `${HEADING} (changed)`);
	await expect(page.getByText('(changed)')).toBeVisible();
	await expect(search).toHaveValue('typed and not sent');

	development.edit(CRAWLERS, 'Disallow: /ops/', 'Disallow: /changed/');
	await expect.poll(async () => (await page.request.get('/robots.txt')).text()).toContain('/changed/');
	await page.reload();
	await expect(page.getByText('(changed)')).toBeVisible();
});

test('a public page is rendered from the sources as they are', async ({ page, development }) => {
	const described = page.locator('meta[name="description"]');
	await page.goto('/console/login');
	await expect(described).not.toHaveAttribute('content', /changed/);
	const changed = `changed ${head.consoleLogin}`;
	development.edit('shared/texts/client/head.ja.ts', head.consoleLogin, changed);
	// The server restarts: until it listens again, the answer is a 502 without a description.
	await expect.poll(async () => (await page.request.get('/console/login')).text()).toContain(changed);
	await page.goto('/console/login');
	await expect(described).toHaveAttribute('content', changed);
});

test('the page of all parts shows them as they are', async ({ page, development }) => {
	await page.goto('/parts');
	const sheet = page.frameLocator('iframe');
	await expect(sheet.getByRole('heading', { name: 'buttons' })).toBeVisible();
	development.edit('client/ui/brand-name.tsx', "{t('common.product')}", "{t('common.product')} (changed)");
	await expect(sheet.getByText('(changed)')).toBeVisible();
});
