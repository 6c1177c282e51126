import { type Browser, chromium, type Page } from 'playwright/test';
import { clientBundle, ensureBundle } from '#scripts/setup/bundles.ts';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { drawn, paneOf, viewerWords, withDocuments } from '#tests/e2e/support/viewer.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { CHECKING_ROUNDS, checkingCalls } from '#tests/support/checking.ts';
import { japanesePdf } from '#tests/support/files/pdf-files.ts';
import { greyPng } from '#tests/support/files/pictures.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timed } from './figures.ts';

/** Documents beside the rating: a PDF of 200 pages and 3 MB without fonts, and a picture of 49 megapixels. */

const PAGES = 200;
/** Comments that nobody sees make each page as large as it often is. */
const PADDING = 9_000;
const ROUNDS = 3;
const FIRST_PAGE_MS = 2_000;
const TASK_MS = 100;

type Watched = Window & { tasks?: number[] };

/** Collects the tasks that keep the page from reacting. */
const watchTasks = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const tasks: number[] = [];
		(window as Watched).tasks = tasks;
		new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
			type: 'longtask',
			buffered: true,
		});
	});

const longestSince = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const longest = Math.max(0, ...((window as Watched).tasks ?? []));
		(window as Watched).tasks?.splice(0);
		return longest;
	});

const checkPath = async (staged: Staged): Promise<string> => {
	const [category] = (await checkingCalls(CHECKING_ROUNDS[0], staged).sheet()).data.answer_categories;
	const [sub] = category?.answer_sub_categories ?? [];
	return `/console/check-submissions/${staged.progress.id}/categories/${category?.id}/sub-categories/${sub?.id}`;
};

/** From the key that opens the documents to the first page, in a browser that has loaded nothing of them. */
const openOnce = async (browser: Browser, app: TestApp, staged: Staged, path: string) => {
	const context = await browser.newContext({
		baseURL: app.url,
		locale: 'ja-JP',
		viewport: { width: 1440, height: 900 },
	});
	try {
		await signInAs(context, app, staged.admin);
		const page = await context.newPage();
		await watchTasks(page);
		await page.goto(path, { waitUntil: 'networkidle' });
		await longestSince(page);
		const first = await timed(async () => {
			await page.keyboard.press('d');
			await drawn(page, 1);
		});
		const opening = await longestSince(page);
		const field = paneOf(page).getByRole('textbox', { name: viewerWords.pageField });
		for (const number of [50, 100, 150, PAGES]) {
			await field.fill(String(number));
			await field.press('Enter');
			await drawn(page, number);
		}
		const scrolling = await longestSince(page);
		await paneOf(page).getByRole('combobox', { name: viewerWords.file }).selectOption('photo');
		await paneOf(page).getByRole('img').waitFor();
		await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img')?.complete);
		return { first, opening, scrolling, picture: await longestSince(page) };
	} finally {
		await context.close();
	}
};

export const bench: Bench = {
	title: 'Documents beside the rating',
	note: 'The largest stored files.',
	run: async (): Promise<Figure[]> => {
		await ensureBundle(clientBundle);
		const { launchOptions } = await chromiumForTests();
		const app = await bootApp();
		const browser = await chromium.launch(launchOptions);
		try {
			await publishPaper(app, smallPaper());
			const content = japanesePdf(PAGES, 'HeiseiKakuGo-W5', PADDING);
			const staged = await withDocuments(app, [
				{ content, fileName: 'rules.pdf', name: 'rules' },
				{ content: greyPng(7_000, 7_000), fileName: 'photo.png', name: 'photo' },
			]);
			const path = await checkPath(staged);
			const runs: Awaited<ReturnType<typeof openOnce>>[] = [];
			for (let round = 0; round < ROUNDS; round++) runs.push(await openOnce(browser, app, staged, path));
			const middle = (key: keyof (typeof runs)[number]): number => median(runs.map((run) => run[key]));
			return [
				{ name: 'the PDF', value: content.length / 1e6, unit: 'MB', limit: 3, bound: 'least' },
				{ name: 'from the key to its first page', value: middle('first'), unit: 'ms', limit: FIRST_PAGE_MS },
				{ name: 'the longest task meanwhile', value: middle('opening'), unit: 'ms', limit: TASK_MS },
				{ name: 'the longest task while going through it', value: middle('scrolling'), unit: 'ms', limit: TASK_MS },
				{
					name: 'the longest task at a picture of 49 megapixels',
					value: middle('picture'),
					unit: 'ms',
					limit: TASK_MS,
				},
			];
		} finally {
			await browser.close();
			await app.close();
		}
	},
};
