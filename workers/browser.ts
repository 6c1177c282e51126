import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import type { BrowserContext, Page } from 'puppeteer';
import type { Chromium } from './chromium.ts';
import { dropBrowser, type LaunchedBrowser, launchBrowser } from './launch-browser.ts';

/**
 * A pooled Chromium for all documents: relaunched after a crash, recycled after a number of pages, killed on timeout.
 */

const RECYCLE_AFTER_PAGES = 200;

type OpenPage = { context: BrowserContext; page: Page };

type Running = LaunchedBrowser & {
	pages: number;
	active: number;
	/** A page prepared for the next document; null if preparing failed. */
	spare: Promise<OpenPage | null> | null;
};

/** A page timed out. Its browser was killed, since a busy page cannot be closed. */
export class PageTimeout extends Error {
	override name = 'PageTimeout';
}

export type WarmBrowser = {
	/** Runs `work` on a prepared page in a browser context of its own, which is closed afterward. */
	withPage: <T>(work: (page: Page) => Promise<T>) => Promise<T>;
	close: () => Promise<void>;
};

export type BrowserOptions = {
	chromium: Chromium;
	concurrency: number;
	timeLimitMs: number;
	prepare?: (page: Page) => Promise<void>;
};

const needsReplacement = ({ browser, pages, active }: Running): boolean =>
	!browser.connected || (pages >= RECYCLE_AFTER_PAGES && active === 0);

/** Keeps one browser running: launches it when it is first needed, and another after a crash or many pages. */
const keepRunning = (chromium: Chromium) => {
	let running: Promise<Running> | null = null;

	const replace = async (old: Running): Promise<void> => {
		running = null;
		await dropBrowser(old);
	};

	const start = async (): Promise<Running> => ({
		...(await launchBrowser(chromium)),
		pages: 0,
		active: 0,
		spare: null,
	});

	return {
		replace,
		ready: async (): Promise<Running> => {
			const current = await running?.catch(() => null);
			if (current && needsReplacement(current)) await replace(current);
			running ??= start();
			try {
				return await running;
			} catch (error) {
				running = null;
				throw error;
			}
		},
		close: async (): Promise<void> => {
			const current = await running?.catch(() => null);
			if (current) await replace(current);
		},
	};
};

type Prepare = (page: Page) => Promise<void>;

const openPage = async (own: Running, prepare: Prepare): Promise<OpenPage> => {
	own.pages++;
	const context = await own.browser.createBrowserContext();
	try {
		const page = await context.newPage();
		await prepare(page);
		return { context, page };
	} catch (error) {
		await context.close().catch(() => {});
		throw error;
	}
};

const takePage = async (own: Running, prepare: Prepare): Promise<OpenPage> => {
	const { spare } = own;
	own.spare = null;
	try {
		return (await spare) ?? (await openPage(own, prepare));
	} catch (error) {
		own.active--;
		throw error;
	}
};

export const createWarmBrowser = (options: BrowserOptions): WarmBrowser => {
	const { chromium, concurrency, timeLimitMs, prepare = async () => {} } = options;
	const { ready, replace, close } = keepRunning(chromium);
	const limit = pLimit(concurrency);

	const withTimeout = async <T>(own: Running, work: () => Promise<T>): Promise<T> => {
		try {
			return await pTimeout(work(), {
				milliseconds: timeLimitMs,
				message: new PageTimeout(`a page took longer than ${timeLimitMs} ms`),
			});
		} catch (error) {
			if (error instanceof PageTimeout) await replace(own);
			throw error;
		}
	};

	const prepareSpare = (own: Running): void => {
		if (own.browser.connected && !needsReplacement(own))
			own.spare ??= withTimeout(own, () => openPage(own, prepare)).catch(() => null);
	};

	/** Not awaited: the document is returned before the page is closed and the next one prepared. */
	const closePage = async (own: Running, opened: OpenPage): Promise<void> => {
		await opened.context.close().catch(() => {});
		own.active--;
		prepareSpare(own);
	};

	const withPage = <T>(work: (page: Page) => Promise<T>): Promise<T> =>
		limit(async () => {
			const own = await ready();
			return withTimeout(own, async () => {
				own.active++;
				const opened = await takePage(own, prepare);
				try {
					return await work(opened.page);
				} finally {
					void closePage(own, opened);
				}
			});
		});

	return { withPage, close };
};
