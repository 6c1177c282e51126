import { type Browser, type BrowserContext, type CDPSession, chromium, type Locator, type Page } from 'playwright/test';
import { companyPaths } from '#client/base/company-paths.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { clientBundle, ensureBundle } from '#scripts/setup/bundles.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { readFirstSheet } from '#tests/support/answering.ts';
import { publishPaper, type Staged, startedAssessment, submittedAssessment } from '#tests/support/assessments.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { CHECKING_ROUNDS, checkingCalls } from '#tests/support/checking.ts';
import { addCompanies, FEW } from '#tests/support/database/many-rows.ts';
import type { Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { quantile } from '#tests/support/quantiles.ts';
import type { Bench, Figure } from './figures.ts';

/** From an input to the next frame that shows its effect, as browsers report it (INP), on a processor slowed down. */

const THROTTLE = 4;
const TIMES = 12;
const LIMIT_MS = 200;
/** Whoever works in the console all day waits for nothing; a rating follows the key at once, also for a screen reader. */
const CONSOLE_LIMIT_MS = 100;
const VIEWPORT = { width: 1280, height: 800 };

/** One sub-category of 49 questions with five check items each: all 245 stand on one screen. */
const QUESTIONS = 49;
const ITEMS = 5;

const publishLargePaper = (app: TestApp): Promise<number> =>
	publishPaper(app, [
		{
			content: '大項目',
			content_en: 'Category',
			sub_categories: [
				{
					content: '小項目',
					content_en: 'Sub-category',
					questions: Array.from({ length: QUESTIONS }, (_, question) => ({
						content: `設問${question + 1}：労働条件を、本人が理解できる言語の書面で示していますか。`,
						content_en: `Question ${question + 1}`,
						points: 1,
						evaluations: Array.from({ length: ITEMS }, (_, item) => ({
							content: `確認${question + 1}-${item + 1}：書面に、業務の内容、賃金、労働時間が書かれている。`,
							content_en: null,
							weight: 1 / ITEMS,
						})),
						sdg_target_ids: [],
					})),
				},
			],
		},
	]);

type Timed = Window & { latencies?: Map<number, number> };

/** Collects the longest event of each interaction. */
const watch = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const latencies = new Map<number, number>();
		(window as Timed).latencies = latencies;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { interactionId = 0, duration } = entry as PerformanceEventTiming & { interactionId?: number };
				if (interactionId > 0) latencies.set(interactionId, Math.max(latencies.get(interactionId) ?? 0, duration));
			}
		}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
	});

/** The latencies since the last call; what takes less than a frame is not reported. */
const taken = (page: Page): Promise<number[]> =>
	page.evaluate(async () => {
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
		const latencies = (window as Timed).latencies ?? new Map<number, number>();
		const values = [...latencies.values()];
		latencies.clear();
		return values;
	});

type Act = (page: Page, time: number) => Promise<void>;

const measure = async (page: Page, act: Act): Promise<number> => {
	await act(page, 0);
	await taken(page);
	const latencies: number[] = [];
	for (let time = 1; time <= TIMES; time++) {
		await act(page, time);
		latencies.push(Math.max(0, ...(await taken(page))));
	}
	// As web vitals are judged: three quarters take at most that. The longest are often those of another process.
	return quantile(latencies, 0.75);
};

const slowDown = async (context: BrowserContext, page: Page): Promise<CDPSession> => {
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
	return session;
};

/** `ready` is there once the screen has its data. */
type Screen = { app: TestApp; person: Person; path: string; ready: string };

/** Opens a screen, and measures its acts one after the other. */
const measureScreen = async (
	browser: Browser,
	{ app, person, path, ready }: Screen,
	acts: Readonly<Record<string, Act>>,
	limit = LIMIT_MS,
): Promise<Figure[]> => {
	const context = await browser.newContext({ baseURL: app.url, locale: 'ja-JP', viewport: VIEWPORT });
	try {
		await signInAs(context, app, person);
		const page = await context.newPage();
		await watch(page);
		await page.goto(path);
		await page.locator(ready).first().waitFor();
		await slowDown(context, page);
		const figures: Figure[] = [];
		for (const [name, act] of Object.entries(acts)) {
			figures.push({ name, value: await measure(page, act), unit: 'ms', limit });
		}
		return figures;
	} finally {
		await context.close();
	}
};

const RADIO = 'main input[type=radio]';
const NOTE = 'main textarea';
const TICK = 'main tbody input[type=checkbox]';

const radios = (page: Page): Locator => page.locator(RADIO);

/** Clicks the nth choice of a question or check item; `choices` each. */
const choose = (page: Page, choices: number, group: number, choice: number): Promise<void> =>
	radios(page)
		.nth(group * choices + choice)
		.click();

const typeIn: Act = async (page, time) => {
	if (time === 0) await page.locator(NOTE).nth(1).click();
	await page.keyboard.press(String.fromCharCode(97 + time));
};

/** A rating by its key, which says itself and goes on to the next item. */
const rateByKey: Act = async (page, time) => {
	await page.keyboard.press(String(1 + (time % 3)));
	await page
		.getByRole('status')
		.filter({ hasText: `確認項目${Math.floor(time / ITEMS) + 1}-${(time % ITEMS) + 1}は` })
		.waitFor({ state: 'attached' });
};

const typeInMemo: Act = async (page, time) => {
	if (time === 0) await page.keyboard.press('m');
	await page.keyboard.press(String.fromCharCode(97 + time));
};

const companyScreen = async (app: TestApp, { owner }: Staged): Promise<Screen> => {
	const { id, answer_category } = await readFirstSheet(owner);
	return { app, person: owner, path: companyPaths.subCategory(answer_category.id, id), ready: RADIO };
};

const checkScreen = async (app: TestApp, staged: Staged): Promise<Screen> => {
	const sheet = await checkingCalls(CHECKING_ROUNDS[0], staged).sheet();
	const [category] = sheet.data.answer_categories;
	const [sub] = category?.answer_sub_categories ?? [];
	if (!category || !sub) throw new Error('the large paper has a sub-category');
	const path = consolePaths.checkSubCategory(staged.progress.id, category.id, sub.id);
	return { app, person: staged.admin, path, ready: RADIO };
};

const deskScreen = async (app: TestApp, admin: Person): Promise<Screen> => {
	const { progress } = await assessmentAt(app, STATUS.graded, { admin });
	return { app, person: admin, path: consolePaths.evaluate(progress.id), ready: 'main h2' };
};

/** The key goes to the next note, which gets the focus. */
const typeInReport: Act = async (page, time) => {
	if (time === 0) {
		await page.keyboard.press('Control+Enter');
		await page.locator(`${NOTE}:focus`).waitFor();
	}
	await page.keyboard.press(String.fromCharCode(97 + time));
};

const typeInSearch: Act = async (page, time) => {
	if (time === 0) {
		await page.keyboard.press('Control+k');
		await page.locator('dialog [role=combobox]').waitFor();
	}
	await page.keyboard.press(String.fromCharCode(97 + time));
};

export const bench: Bench = {
	title: `Interactions, processor ${THROTTLE} times slower`,
	note: 'The largest screens; 75th percentile.',
	run: async () => {
		await ensureBundle(clientBundle);
		const { launchOptions } = await chromiumForTests();
		const app = await bootApp();
		const browser = await chromium.launch(launchOptions);
		try {
			await publishLargePaper(app);
			const answering = await measureScreen(browser, await companyScreen(app, await startedAssessment(app)), {
				[`an answer on a sheet of ${QUESTIONS} questions`]: (page, time) => choose(page, 3, 1 + (time % 3), time % 2),
				'a key in a note there': typeIn,
			});
			const screen = await checkScreen(app, await submittedAssessment(app));
			const checking = await measureScreen(
				browser,
				screen,
				{
					[`a rating of ${QUESTIONS * ITEMS} on one screen`]: rateByKey,
					'a key in a memo there': typeInMemo,
					'a rating by a click there': (page, time) => choose(page, 4, 20 + (time % 3), 1 + (time % 2)),
				},
				CONSOLE_LIMIT_MS,
			);
			const writing = await measureScreen(
				browser,
				await deskScreen(app, screen.person),
				{ 'a key in a note of a report': typeInReport },
				CONSOLE_LIMIT_MS,
			);
			await addCompanies(app, 0, FEW);
			const listing = await measureScreen(
				browser,
				{ app, person: screen.person, path: consolePaths.allAssessments, ready: TICK },
				{
					'a row ticked of a list of 50': (page, time) => page.locator(TICK).nth(time).click(),
					'a key in the search there': typeInSearch,
				},
				CONSOLE_LIMIT_MS,
			);
			return [...answering, ...checking, ...writing, ...listing];
		} finally {
			await browser.close();
			await app.close();
		}
	},
};
