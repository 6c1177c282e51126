import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { LOOK } from '#scripts/test/looked-at.ts';
import { markBegin, markEnd } from '#scripts/test/report/marks.ts';
import { turnOf } from '#scripts/test/turns.ts';
import { type BootOptions, bootApp, type TestApp } from '#tests/support/boot.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { journeyOf, LOOKS, screenAt } from './looks.ts';

type Locale = 'ja' | 'en';

/** Journeys in both languages run wide in Japanese and on a phone in English. */
export const phoneTag = (language: Locale): string => (language === 'en' ? '@phone-only' : '');

/** The main journeys run on a phone in Japanese too. */
export const everyPhoneTag = (language: Locale): string => phoneTag(language) || '@phone';

type Details = { tag: string | string[] };

/** The tag of what multiplies a journey: `npm run test:rest` runs it. */
export const restUnless = (isOfDay: boolean): Details => ({ tag: isOfDay ? [] : '@rest' });

/** `npm test` runs a journey in the language of its file's turn, `npm run test:rest` in the other: `inTurn(import.meta, language)`. */
export const inTurn = ({ url }: ImportMeta, language: Locale): Details => restUnless(turnOf(url) === language);

type TestFixtures = {
	/**
	 * Browser errors and warnings that the test expects. Use one pattern: Playwright takes an array of two for a value
	 * with options.
	 */
	allowedMessages: RegExp[];
	/** The initial language. */
	language: Locale;
	/** Additional settings: a file that has some has an app, and so a database, of its own. */
	settings: BootOptions;
	app: TestApp;
	/** Leaves the server's log of a failed journey beside its picture. */
	serverLog: undefined;
	/** For `npm test -- --report`. */
	marks: undefined;
};
type WorkerFixtures = {
	/** The app with these settings. The one without any stays; another lives until the next is asked for. */
	appWith: (settings: BootOptions) => Promise<TestApp>;
};

/** Console errors and warnings that are not allowed. */
const isFault = (message: ConsoleMessage, allowed: readonly RegExp[]): boolean =>
	['error', 'warning'].includes(message.type()) && !allowed.some((pattern) => pattern.test(message.text()));

/**
 * The product on its own database for each Playwright worker, and a page that fails the test on any browser error or
 * warning.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	settings: [{}, { option: true }],
	// A worker process for each would load the code and start the browser again.
	appWith: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
		async ({}, use) => {
			const open = new Map<string, TestApp>();
			await use(async (settings) => {
				const key = JSON.stringify(settings);
				for (const [other, app] of open) {
					if (other === key || other === '{}') continue;
					open.delete(other);
					await app.close();
				}
				const app = open.get(key) ?? (await bootApp(settings));
				open.set(key, app);
				return app;
			});
			await Promise.all([...open.values()].map((app) => app.close()));
		},
		{ scope: 'worker', timeout: LIMITS.journey },
	],
	app: async ({ appWith, settings }, use) => use(await appWith(settings)),
	serverLog: [
		async ({ app }, use, testInfo) => {
			const begin = app.logs.length;
			await use(undefined);
			if (testInfo.status === testInfo.expectedStatus) return;
			const file = testInfo.outputPath('server.log');
			writeFileSync(file, app.logs.slice(begin).join(''));
			testInfo.attachments.push({ name: 'server log', path: file, contentType: 'text/plain' });
		},
		{ auto: true },
	],
	marks: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
		async ({}, use, { file }) => {
			markBegin(file);
			await use(undefined);
			markEnd(file);
		},
		{ auto: true },
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
			const text = error.stack ?? error.message;
			if (!allowedMessages.some((pattern) => pattern.test(text))) faults.push(`uncaught: ${text}`);
		});
		await page.addInitScript((locale) => {
			if (localStorage.getItem('locale') === null) localStorage.setItem('locale', locale);
		}, language);
		await use(page);
		expect(faults, 'errors and warnings in the console').toEqual([]);
	},
});

/** Waits for what moves or fades to arrive: a toast that disappears has no contrast. */
const arrived = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const moving = document
			.getAnimations()
			.filter(
				({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
			);
		await Promise.allSettled(moving.map(({ finished }) => finished));
	});

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Loaded once a document: `@axe-core/playwright` sends half a megabyte for each look. Looks into a frame that has it too. */
const loadAxe = async (page: Page): Promise<void> => {
	for (const frame of page.frames()) {
		if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
	}
};

const violationsOn = async (page: Page, except: readonly string[]): Promise<string[]> => {
	await arrived(page);
	await loadAxe(page);
	const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
	return page.evaluate(
		async ({ tags, rules }) => {
			const { axe } = window as unknown as { axe: typeof import('axe-core') };
			const { violations } = await axe.run(document, {
				runOnly: { type: 'tag', values: tags },
				rules,
				// What passes is not described; there are no styles of other origins to wait for.
				resultTypes: ['violations'],
				preload: false,
			});
			return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`);
		},
		{ tags: TAGS, rules },
	);
};

/**
 * Expects no axe violations on the current page, except those of the named rules. What began to fade during the first look
 * is gone at the second.
 */
export const expectAccessible = async (page: Page, except: readonly string[] = []): Promise<void> => {
	test.info().annotations.push({ type: LOOK, description: screenAt(page.url()) ?? page.url() });
	const first = await violationsOn(page, except);
	expect(first.length === 0 ? first : await violationsOn(page, except), 'accessibility').toEqual([]);
};

/** What each journey of this process has looked at. */
const looked = new Set<string>();

/** By day each screen is looked at once: `looks.ts`. */
const isLookDue = (page: Page): boolean => {
	const screen = screenAt(page.url());
	const journey = journeyOf(test.info().file);
	const isFirst = !looked.has(`${journey} ${screen}`);
	looked.add(`${journey} ${screen}`);
	return process.env.TEST_SUITE !== 'day' || screen === null || (LOOKS.get(screen) === journey && isFirst);
};

/** Expects no horizontal overflow. */
export const expectFitting = async (page: Page): Promise<void> => {
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
};

/**
 * Expects exactly one h1, a page title, the document language, no horizontal overflow, and axe to find nothing; by day axe
 * looks once at each screen.
 */
export const expectScreen = async (page: Page, heading: string | RegExp, locale: Locale): Promise<void> => {
	await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
	await expect(page.locator('h1')).toHaveCount(1);
	await expect(page).toHaveTitle(/.+ \| Kyosei$/);
	await expect(page.locator('html')).toHaveAttribute('lang', locale);
	await expectFitting(page);
	if (isLookDue(page)) await expectAccessible(page);
};

export { expect };
