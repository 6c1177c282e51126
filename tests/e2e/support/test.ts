import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { type BootOptions, bootApp, type TestApp } from '#tests/support/boot.ts';

type Locale = 'ja' | 'en';

type TestFixtures = {
	/**
	 * Errors and warnings of the browser that this test provokes and so allows. One pattern: Playwright takes a list of
	 * two for a value with options.
	 */
	allowedMessages: RegExp[];
	/** The language in which the product opens. */
	language: Locale;
};
type WorkerFixtures = {
	/** Settings on top of those of every test. */
	settings: BootOptions;
	app: TestApp;
};

/** Messages of the page that a visitor never sees, but that tell of a fault. */
const isFault = (message: ConsoleMessage, allowed: readonly RegExp[]): boolean =>
	['error', 'warning'].includes(message.type()) && !allowed.some((pattern) => pattern.test(message.text()));

/**
 * The product on a database of its own for each worker, and a page on it that fails the test on any error or warning
 * of the browser.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	settings: [{}, { option: true, scope: 'worker' }],
	app: [
		async ({ settings }, use) => {
			const app = await bootApp(settings);
			await use(app);
			await app.close();
		},
		{ scope: 'worker', timeout: 180_000 },
	],
	baseURL: async ({ app }, use) => use(app.url),
	allowedMessages: [[], { option: true }],
	language: ['ja', { option: true }],
	page: async ({ page, language, allowedMessages }, use) => {
		const faults: string[] = [];
		page.on('console', (message) => {
			if (isFault(message, allowedMessages)) faults.push(`${message.type()}: ${message.text()}`);
		});
		page.on('pageerror', (error) => {
			const told = error.stack ?? error.message;
			if (!allowedMessages.some((pattern) => pattern.test(told))) faults.push(`uncaught: ${told}`);
		});
		await page.addInitScript((locale) => {
			if (localStorage.getItem('locale') === null) localStorage.setItem('locale', locale);
		}, language);
		await use(page);
		expect(faults, 'errors and warnings in the console').toEqual([]);
	},
});

/** No violation of axe's rules, wherever the page is just now. */
export const expectAccessible = async (page: Page): Promise<void> => {
	const { violations } = await new AxeBuilder({ page })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze();
	const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`);
	expect(told, 'accessibility').toEqual([]);
};

/** Exactly one h1, a title of its own, the language on the document, and nothing wider than the window. */
export const expectScreen = async (page: Page, heading: string | RegExp, locale: Locale): Promise<void> => {
	await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
	await expect(page.locator('h1')).toHaveCount(1);
	await expect(page).toHaveTitle(/.+ \| Kyosei$/);
	await expect(page.locator('html')).toHaveAttribute('lang', locale);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
	await expectAccessible(page);
};

export { expect };
