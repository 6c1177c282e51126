import { startedAssessment } from '#tests/support/assessments.ts';
import { chromiumForTests } from './support/chromium.ts';
import { signInAs } from './support/company.ts';
import { expect, expectScreen, test } from './support/test.ts';

/** The product's own font, which other journeys do without (`playwright.config.ts`). */

test.use(await chromiumForTests());

test('the areas behind a sign-in are drawn in the own font @phone', async ({ page, app, context }) => {
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	await page.goto('/app/assessment');
	await expectScreen(page, /\S/, 'ja');
	await expect
		.poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
		.toBe(true);
	expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Noto Sans JP"?,/);
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

test('a public page with a Japanese system font loads none', async ({ page }) => {
	await page.goto('/');
	await page.keyboard.press('Tab');
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => document.fonts.ready);
	expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status !== 'unloaded').length)).toBe(0);
});
