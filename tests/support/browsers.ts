import fs from 'node:fs';
import os from 'node:os';
import pWaitFor from 'p-wait-for';
import { createWarmBrowser, type WarmBrowser } from '#workers/browser.ts';
import { findChromium } from '#workers/chromium.ts';
import { preparePage } from '#workers/print-page.ts';
import { commandOf, descendantsOf } from './processes.ts';

/** The browser that prints, without the queue that leads to it. */
export const openBrowser = async (timeLimitMs = 25_000, concurrency = 2): Promise<WarmBrowser> => {
	const chromium = await findChromium(process.env.CHROMIUM_PATH ?? null);
	if (!chromium) throw new Error('No Chromium runs here: install one or set CHROMIUM_PATH');
	return createWarmBrowser({ chromium, concurrency, timeLimitMs, prepare: preparePage });
};

/** Browsers that this process and its workers have started, with all that belongs to them. */
export const runningBrowsers = (): number[] =>
	descendantsOf(process.pid).filter((pid) => /--user-data-dir=\S*kyosei-chromium/.test(commandOf(pid)));

/** The folders that browsers of this process keep their profiles in. */
export const browserProfiles = (): string[] =>
	fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(`kyosei-chromium-${process.pid}-`));

/** Far longer than anything takes that a test waits for, also on a slow machine. */
const LIMIT_MS = 60_000;

/** Looks again and again. @throws where it has not come true within the limit */
export const until = (isTrue: () => boolean | Promise<boolean>, limitMs = LIMIT_MS): Promise<void> =>
	pWaitFor(isTrue, { interval: 100, timeout: { milliseconds: limitMs, message: `not within ${limitMs} ms` } });
