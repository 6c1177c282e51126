import type { Page } from 'playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeCompanyUser, PASSWORD } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/**
 * On a phone a toast covers no control, although it comes while the screen changes.
 *
 * @module-tag rest
 */

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ app }) => publishPaper(app, smallPaper()));

const t = texts.ja;

/** Names of controls that share a pixel with the toast. */
const coveredBy = (page: Page, words: string): Promise<string[]> =>
	page.evaluate((text) => {
		const toast = [...document.querySelectorAll('[role=status]')].find(
			(one) => one.textContent === text,
		)?.parentElement;
		if (!toast) return ['no toast'];
		const box = toast.getBoundingClientRect();
		const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
		return controls
			.filter((control) => {
				const { top, bottom, left, right, width } = control.getBoundingClientRect();
				return width > 1 && top < box.bottom && bottom > box.top && left < box.right && right > box.left;
			})
			.map((control) => control.textContent || control.getAttribute('name') || control.tagName);
	}, words);

for (const status of ['answering', 'certified'] as const) {
	test(`after a sign-in it stands below the header (${status})`, async ({ page, app }) => {
		const { user } = status === 'certified' ? (await assessmentAt(app, 13)).owner : await makeCompanyUser(app);
		await page.goto('/app/login');
		await page.getByLabel(t.labels.accounts.email).fill(user.email);
		await page.getByLabel(t.labels.accounts.password, { exact: true }).fill(PASSWORD);
		await page.getByRole('button', { name: t.session.login, exact: true }).click();
		const toast = page.getByRole('status').filter({ hasText: t.server.accounts.loggedIn });
		await expect(page.getByRole('heading', { level: 1, name: t.company.overview.title })).toBeVisible();
		await expect(toast).toBeVisible();
		await expect.poll(() => coveredBy(page, t.server.accounts.loggedIn)).toEqual([]);
		const header = await page.getByRole('banner').boundingBox();
		const place = await toast.boundingBox();
		expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
		expect(place?.y).toBeLessThan(200);
	});
}

test('at a computer it stands at the bottom right', async ({ page, app }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const { user } = await makeCompanyUser(app);
	await page.goto('/app/login');
	await page.getByLabel(t.labels.accounts.email).fill(user.email);
	await page.getByLabel(t.labels.accounts.password, { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: t.session.login, exact: true }).click();
	const toast = page.getByRole('status').filter({ hasText: t.server.accounts.loggedIn });
	await expect(toast).toBeVisible();
	const place = await toast.boundingBox();
	expect(place?.y).toBeGreaterThan(800);
	expect(place?.x).toBeGreaterThan(1000);
});
