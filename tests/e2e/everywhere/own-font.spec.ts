import type { Page, Route } from 'playwright/test';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { startedAssessment } from '#tests/support/assessments.ts';

/**
 * The product's own font, which other journeys do without (`playwright.config.ts`).
 *
 * @module-tag rest
 */

test.use(await chromiumForTests());

const OWN = /^"?Noto Sans JP"?,/;

const fontOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).fontFamily);

test('the areas behind a sign-in are drawn in the own font @phone', async ({ page, app, context }) => {
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	await page.goto('/app/assessment');
	await expectScreen(page, /\S/, 'ja');
	await expect.poll(() => fontOf(page)).toMatch(OWN);
	await expectScreen(page, /\S/, 'ja');
});

test('the own font comes after the data of the screen', async ({ page, app, context }) => {
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	const asked: string[] = [];
	page.on('request', (request) => {
		if (/own-font-faces/.test(request.url())) asked.push(request.url());
	});
	let release = (): void => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/trpc\/app\.assessment/, async (route) => {
		await released;
		await route.continue();
	});
	const held = page.waitForRequest(/\/trpc\/app\.assessment/);
	await page.goto('/app/assessment');
	await held;
	expect(asked).toEqual([]);
	release();
	await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('the own font is applied once all that is shown can be drawn in it, also when a part of it failed', async ({
	page,
	app,
	context,
	allowedMessages,
}) => {
	allowedMessages.push(/net::ERR_FAILED/);
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	const slices: Route[] = [];
	await page.route(/noto-sans-jp.*\.woff2/, (route) => void slices.push(route));
	await page.goto('/app/assessment');
	await expect.poll(() => slices.length).toBeGreaterThan(1);
	const [first, ...others] = slices;
	await Promise.all(others.map((route) => route.continue()));
	await expect
		.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length))
		.toBe(1);
	expect(await fontOf(page)).not.toMatch(OWN);
	await first?.abort();
	await expect.poll(() => fontOf(page)).toMatch(OWN);
});

test('a public page with a Japanese system font loads none', async ({ page }) => {
	await page.goto('/');
	await page.keyboard.press('Tab');
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => document.fonts.ready);
	expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status !== 'unloaded').length)).toBe(0);
});
