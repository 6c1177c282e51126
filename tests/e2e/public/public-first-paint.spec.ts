import type { Page } from 'playwright/test';
import { LOCALES } from '#shared/i18n/translate.ts';
import { PUBLIC_PAGES } from '#shared/public-pages.ts';
import { field, fillInfo, visitor } from '#tests/e2e/support/free-flow.ts';
import { expect, expectAccessible, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { makeCompanyUser, PASSWORD } from '#tests/support/factories.ts';
import { LIMITS } from '#tests/support/limits.ts';

/** Public pages before their script is there, and while it takes over. */

const t = texts.ja;

test.use({ settings: { env: { OPERATOR_NAME: '検証評価機構', OPERATOR_EMAIL: 'info@operator.example' } } });

type Watched = Window & { hasArrived?: boolean; shift?: number };

/** Notes when the client reacts, and how far the page has moved until then. */
const watch = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const watched = window as Watched;
		watched.shift = 0;
		addEventListener('kyosei-arrived', () => {
			watched.hasArrived = true;
		});
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				watched.shift = (watched.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});

const hasArrived = (page: Page): Promise<boolean> => page.evaluate(() => (window as Watched).hasArrived === true);

const expectArrival = (page: Page): Promise<void> => expect.poll(() => hasArrived(page)).toBe(true);

/** Holds the client back until the returned function is called. */
const holdClient = async (page: Page): Promise<() => void> => {
	let release = (): void => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	return release;
};

for (const locale of LOCALES) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });

		test(`public pages are read before their script, which changes nothing when it takes over (${locale}) ${phoneTag(locale)}`, async ({
			page,
			context,
			app,
		}) => {
			test.setTimeout(LIMITS.longJourney);
			await watch(page);
			await context.addCookies([{ name: 'locale', value: locale, url: app.url }]);
			for (const [name, { path, wake }] of PUBLIC_PAGES) {
				await page.goto(path);
				const root = page.locator('#root');
				await expect(page.locator('h1')).toHaveCount(1);
				await expect(page.locator('html')).toHaveAttribute('lang', locale);
				await expectAccessible(page);
				const title = await page.title();
				const text = await root.innerText();
				// The categories of the overview come from the published paper, and the photo page looks at its code.
				const changes = wake === 'load' || wake === 'code';
				if (!changes) await page.keyboard.press('Shift');
				await expectArrival(page);
				if (!changes) expect(await root.innerText()).toBe(text);
				expect(await page.title()).toBe(title);
				expect(await page.evaluate(() => (window as Watched).shift), `${name} moves`).toBeLessThan(0.02);
			}
		});
	});
}

test('links lead through the public pages without JavaScript, in the language that is chosen', {
	tag: '@rest',
}, async ({ browser, app }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
	const page = await context.newPage();
	const heading = page.locator('h1');
	await page.goto('/?refererId=abc');
	await page.getByRole('link', { name: t.public.home.start }).click();
	await expect(heading).toHaveText(t.public.landing.title);
	await page.getByRole('link', { name: t.public.landing.start }).click();
	await expect(heading).toHaveText(t.free.info.title);
	await page.getByRole('link', { name: 'English' }).click();
	await expect(heading).toHaveText(texts.en.free.info.title);
	await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
	await expect(heading).toHaveText(/^Privacy/);
	await page.goto('/free-assessment?refererId=abc');
	await page.getByRole('link', { name: texts.en.public.landing.start }).click();
	await expect(page).toHaveURL(/\/free-assessment\/info\?refererId=abc$/);
	await context.close();
});

test('a click before the script is there takes effect, and the choice of a language lasts', { tag: '@rest' }, async ({
	page,
}) => {
	await watch(page);
	const release = await holdClient(page);
	await page.goto('/?lang=ja');
	await page.getByRole('button', { name: 'English' }).click();
	await expect(page.locator('h1')).toHaveText(t.public.home.heading);
	release();
	await expect(page.locator('h1')).toHaveText(texts.en.public.home.heading);
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await expect(page).toHaveURL('/');
	await page.reload();
	await expect(page.locator('h1')).toHaveText(texts.en.public.home.heading);
});

test('who has chosen English before there was a cookie for it gets English, from the server next time', {
	tag: '@rest',
}, async ({ page, context }) => {
	await watch(page);
	await page.addInitScript(() => localStorage.setItem('locale', 'en'));
	await page.goto('/');
	await expect(page.locator('h1')).toHaveText(texts.en.public.home.heading);
	const answer = await context.request.get('/');
	expect(await answer.text()).toContain('<html lang="en">');
	// An address that names a language is shown in it.
	await context.clearCookies();
	await page.goto('/?lang=ja');
	await page.keyboard.press('Shift');
	await expectArrival(page);
	await expect(page.locator('h1')).toHaveText(t.public.home.heading);
});

test('who has chosen English gets it also from a browser that is never idle', { tag: '@rest' }, async ({ page }) => {
	await page.addInitScript(() => {
		localStorage.setItem('locale', 'en');
		window.requestIdleCallback = (callback, { timeout } = {}) =>
			timeout === undefined
				? 0
				: window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout);
	});
	await page.goto('/');
	await expect(page.locator('h1')).toHaveText(texts.en.public.home.heading);
});

test('what is typed and submitted before the script is there is not lost @phone', async ({ page, app }) => {
	const user = await makeCompanyUser(app);
	const release = await holdClient(page);
	await page.goto('/app/login');
	await page.getByLabel(t.labels.accounts.email).fill(user.user.email);
	await page.getByLabel(t.labels.accounts.password, { exact: true }).fill(PASSWORD);
	await page.getByLabel(t.labels.accounts.password, { exact: true }).press('Enter');
	await expect(page).toHaveURL('/app/login');
	release();
	await expect(page).toHaveURL('/app/assessment');
	await page.unrouteAll();

	const releaseInfo = await holdClient(page);
	await page.goto('/free-assessment/info');
	await field(page, t.labels.free.company_name).fill(visitor.companyName);
	await page.getByLabel(t.free.info.agree, { exact: true }).check();
	await field(page, t.free.info.lastName).pressSequentially(visitor.lastName);
	releaseInfo();
	await field(page, t.free.info.firstName).pressSequentially(visitor.firstName);
	await field(page, t.labels.free.email).pressSequentially(visitor.email);
	await page.getByRole('button', { name: t.free.info.submit }).click();
	await expect(page.locator('h1')).toHaveText(t.free.overview.title);
	await page.goBack();
	for (const [label, value] of [
		[t.labels.free.company_name, visitor.companyName],
		[t.free.info.lastName, visitor.lastName],
		[t.free.info.firstName, visitor.firstName],
		[t.labels.free.email, visitor.email],
	] as const) {
		await expect(field(page, label)).toHaveValue(value);
	}
});

test('what was kept from an earlier visit appears selected in the focused field, so that typing replaces it', {
	tag: '@rest',
}, async ({ page }) => {
	await page.goto('/free-assessment/info');
	await fillInfo(page, t);
	const release = await holdClient(page);
	await page.goto('/free-assessment/info');
	await field(page, t.labels.free.company_name).focus();
	await expect(field(page, t.labels.free.company_name)).toHaveValue('');
	release();
	await expect(field(page, t.labels.free.company_name)).toHaveValue(visitor.companyName);
	await page.keyboard.insertText('別名株式会社');
	await expect(field(page, t.labels.free.company_name)).toHaveValue('別名株式会社');
	await expect(field(page, t.labels.free.email)).toHaveValue(visitor.email);
});
