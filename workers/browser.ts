import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import puppeteer, { type Browser, type BrowserContext, type LaunchOptions, type Page } from 'puppeteer';
import { isAlive } from '#server/base/process-alive.ts';
import { printFolder } from '#server/exports/bundle.ts';
import type { Chromium } from './chromium.ts';

/** One warm Chromium for all documents: relaunched when it is gone, replaced after many pages, killed when it hangs. */

const RECYCLE_AFTER_PAGES = 200;
const LAUNCH_LIMIT_MS = 15_000;
const CLOSE_LIMIT_MS = 2_000;
/** Charts are rasters at this pixel ratio (section 9 of the specification). */
const PIXEL_RATIO = 3;

const SWITCHES = [
	'--disable-dev-shm-usage',
	'--disable-gpu',
	'--font-render-hinting=none',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-quic',
	'--no-first-run',
	// Requests of pages are answered by us. Whatever would still go out meets no name, and no way but a proxy that is none.
	'--host-resolver-rules=MAP * ~NOTFOUND',
	'--proxy-server=http://proxy.invalid:1',
	'--proxy-bypass-list=<-loopback>',
	'--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
	// Without one the page's language is the machine's, which may be none that Intl knows.
	'--lang=ja',
];

type OpenPage = { context: BrowserContext; page: Page };

type Running = {
	browser: Browser;
	profile: string;
	/** Opened since the start. */
	pages: number;
	/** In use now. */
	active: number;
	/** Prepared for whoever comes next; null where it could not be. */
	spare: Promise<OpenPage | null> | null;
};

/** The page took longer than it may; its browser was killed, since a page that spins cannot be closed. */
export class PageTimeout extends Error {
	override name = 'PageTimeout';
}

export type WarmBrowser = {
	/** Runs work on a prepared page of a context of its own, which then goes, whatever happens. */
	withPage: <T>(work: (page: Page) => Promise<T>) => Promise<T>;
	close: () => Promise<void>;
};

const PROFILE = 'kyosei-chromium-';

/** Removes the profiles of workers that were killed before they could. */
const sweepProfiles = (): void => {
	for (const name of readdirSync(os.tmpdir())) {
		const pid = name.startsWith(PROFILE) ? Number(name.slice(PROFILE.length).split('-')[0]) : Number.NaN;
		if (pid > 0 && !isAlive(pid)) rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
	}
};

/**
 * The fonts of documents, for a browser that looks for fonts with fontconfig: read once by all pages, while a web font
 * is fetched, checked and unpacked by each.
 */
const fontConfiguration = (given: string | undefined, folder: string, cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<include ignore_missing="yes">${given ?? '/etc/fonts/fonts.conf'}</include>
	<dir>${folder}</dir>
	<cachedir>${cache}</cachedir>
</fontconfig>
`;

/** A tenth of what others get on a machine that is short of time: enough that no page waits for ever. */
const LOW_PRIORITY = '10';

/**
 * Whoever waits for a call on the same machine goes before a page. Linux shares its time between sessions first, and a
 * browser is one of its own: the priority of the worker does not reach it.
 */
const yieldToOthers = (pid: number | undefined): void => {
	if (process.platform !== 'linux' || pid === undefined) return;
	try {
		writeFileSync(`/proc/${pid}/autogroup`, LOW_PRIORITY);
	} catch {
		// A system that does not share that way needs nothing.
	}
};

/** A browser that dies while it starts leaves puppeteer waiting for minutes, so the limit is kept by us. */
const startBrowser = (options: LaunchOptions): Promise<Browser> => {
	const giveUp = new AbortController();
	return pTimeout(puppeteer.launch({ ...options, signal: giveUp.signal }), {
		milliseconds: LAUNCH_LIMIT_MS,
		fallback: () => {
			giveUp.abort();
			throw new Error(`Chromium was not up within ${LAUNCH_LIMIT_MS} ms`);
		},
	});
};

const launch = async ({ executablePath, env }: Chromium): Promise<Running> => {
	sweepProfiles();
	const profile = mkdtempSync(path.join(os.tmpdir(), `${PROFILE}${process.pid}-`));
	const isRoot = process.getuid?.() === 0;
	const fonts = path.join(profile, 'fonts.conf');
	const given = env.FONTCONFIG_FILE ?? process.env.FONTCONFIG_FILE;
	writeFileSync(fonts, fontConfiguration(given, path.join(printFolder, 'assets'), path.join(profile, 'fonts')));
	const browser = await startBrowser({
		executablePath,
		env: { ...process.env, ...env, FONTCONFIG_FILE: fonts, LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8' },
		headless: 'shell',
		// Over a pipe: when we are killed the pipe closes, and the browser ends with us.
		pipe: true,
		userDataDir: profile,
		// The sandbox cannot be had as root.
		args: isRoot ? [...SWITCHES, '--no-sandbox'] : SWITCHES,
		handleSIGINT: false,
		handleSIGTERM: false,
		handleSIGHUP: false,
		defaultViewport: { width: 794, height: 1123, deviceScaleFactor: PIXEL_RATIO },
	}).catch((error: unknown) => {
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
		throw error;
	});
	yieldToOthers(browser.process()?.pid);
	return { browser, profile, pages: 0, active: 0, spare: null };
};

const drop = async ({ browser, profile }: Running): Promise<void> => {
	await pTimeout(browser.close(), { milliseconds: CLOSE_LIMIT_MS }).catch(() => {});
	browser.process()?.kill('SIGKILL');
	rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
};

export type BrowserOptions = {
	chromium: Chromium;
	concurrency: number;
	timeLimitMs: number;
	/** Makes a page ready before there is work for it. */
	prepare?: (page: Page) => Promise<void>;
};

export const createWarmBrowser = (options: BrowserOptions): WarmBrowser => {
	const { chromium, concurrency, timeLimitMs, prepare = async () => {} } = options;
	let running: Promise<Running> | null = null;
	const limit = pLimit(concurrency);

	const replace = async (old: Running): Promise<void> => {
		running = null;
		await drop(old);
	};

	const isWornOut = ({ browser, pages, active }: Running): boolean =>
		!browser.connected || (pages >= RECYCLE_AFTER_PAGES && active === 0);

	const ready = async (): Promise<Running> => {
		const current = await running?.catch(() => null);
		if (current && isWornOut(current)) await replace(current);
		running ??= launch(chromium);
		try {
			return await running;
		} catch (error) {
			running = null;
			throw error;
		}
	};

	const limited = async <T>(own: Running, work: () => Promise<T>): Promise<T> => {
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

	/** A prepared page in a context of its own. */
	const open = async (own: Running): Promise<OpenPage> => {
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

	const takePage = async (own: Running): Promise<OpenPage> => {
		const { spare } = own;
		own.spare = null;
		try {
			return (await spare) ?? (await open(own));
		} catch (error) {
			own.active--;
			throw error;
		}
	};

	const prepareSpare = (own: Running): void => {
		if (own.browser.connected && !isWornOut(own)) own.spare ??= limited(own, () => open(own)).catch(() => null);
	};

	/** Nobody who has their document waits for the page to go, or for the next one to come. */
	const clearAway = async (own: Running, opened: OpenPage): Promise<void> => {
		await opened.context.close().catch(() => {});
		own.active--;
		prepareSpare(own);
	};

	const withPage = <T>(work: (page: Page) => Promise<T>): Promise<T> =>
		limit(async () => {
			const own = await ready();
			return limited(own, async () => {
				own.active++;
				const opened = await takePage(own);
				try {
					return await work(opened.page);
				} finally {
					void clearAway(own, opened);
				}
			});
		});

	return {
		withPage,
		close: async () => {
			const current = await running?.catch(() => null);
			if (current) await replace(current);
		},
	};
};
