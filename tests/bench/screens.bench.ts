import { type Browser, chromium, type Page } from 'playwright/test';
import { management } from '#shared/texts/client/management.ja.ts';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { openQuestions } from '#tests/e2e/support/free-flow.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { median } from '#tests/support/quantiles.ts';
import type { Bench, Figure } from './figures.ts';

/** The input latency of screens on a throttled CPU, compared with a blank page in the same browser. */

const TIMES = 30;
const THROTTLE = 4;

type Action = 'type' | 'click';

/** The median time from an input on one of the elements to the next frame, in milliseconds. */
const inputLatency = (page: Page, selector: string, action: Action): Promise<number> =>
	page
		.locator(selector)
		.evaluateAll(
			async (elements, [chosen, times]) => {
				const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
				const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
				const taken: number[] = [];
				for (let time = 0; time < times; time++) {
					const element = elements[time % elements.length] as HTMLElement;
					await frame();
					const begin = performance.now();
					if (chosen === 'click') element.click();
					else {
						setter?.call(element, `${(element as HTMLTextAreaElement).value}a`);
						element.dispatchEvent(new Event('input', { bubbles: true }));
					}
					await frame();
					taken.push(performance.now() - begin);
				}
				return taken;
			},
			[action, TIMES] as const,
		)
		.then(median);

const measure = async (
	browser: Browser,
	app: TestApp,
	{
		action,
		open,
		selector,
		plain,
	}: { action: Action; open: (page: Page) => Promise<void>; selector: string; plain: string },
): Promise<{ ours: number; control: number }> => {
	const context = await browser.newContext({ baseURL: app.url, locale: 'ja-JP' });
	const page = await context.newPage();
	try {
		await open(page);
		await page.locator(selector).first().waitFor();
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
		const ours = await inputLatency(page, selector, action);
		await page.setContent(plain);
		return { ours, control: await inputLatency(page, action === 'type' ? 'textarea' : 'input', action) };
	} finally {
		await context.close();
	}
};

const figuresOf = (name: string, { ours, control }: { ours: number; control: number }, limit: number): Figure[] => [
	{ name, value: ours, unit: 'ms', limit: null },
	{ name: `${name} / on an empty page`, value: ours / control, unit: '×', limit },
];

const measureTyping = async (browser: Browser, app: TestApp): Promise<Figure[]> => {
	const admin = await makeConsoleAdmin(app);
	const times = await measure(browser, app, {
		action: 'type',
		open: async (page) => {
			await signInAs(page.context(), app, admin);
			await page.goto('/console/simple-assessments/create?duplicate=true');
			await page
				.getByRole('region')
				.getByRole('button', { name: /の操作$/ })
				.first()
				.click();
			await page.getByRole('menuitem', { name: management.editor.edit }).click();
		},
		selector: 'main textarea',
		plain: '<textarea></textarea>',
	});
	return figuresOf('a key in a draft of 75 questions', times, 4);
};

const measureAnswers = async (browser: Browser, app: TestApp): Promise<Figure[]> => {
	const times = await measure(browser, app, {
		action: 'click',
		open: (page) => openQuestions(page, texts.ja),
		selector: 'main input[type=radio][value="1"]',
		plain: '<input type="radio" name="a"><input type="radio" name="a">',
	});
	return figuresOf('an answer of 75', times, 3);
};

export const bench: Bench = {
	title: 'Screens',
	run: async () => {
		const { launchOptions } = await chromiumForTests();
		const app = await bootApp();
		const browser = await chromium.launch(launchOptions);
		try {
			return [...(await measureTyping(browser, app)), ...(await measureAnswers(browser, app))];
		} finally {
			await browser.close();
			await app.close();
		}
	},
};
