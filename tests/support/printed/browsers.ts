import fs from 'node:fs';
import os from 'node:os';
import pWaitFor from 'p-wait-for';
import { LIMITS } from '#tests/support/limits.ts';
import { commandOf, descendantsOf } from '#tests/support/processes/processes.ts';
import { createWarmBrowser, type WarmBrowser } from '#workers/browser.ts';
import { findChromium } from '#workers/chromium.ts';
import { preparePage } from '#workers/print-page.ts';

/** The print browser, without the queue. */
export const openBrowser = async (timeLimitMs = LIMITS.print, concurrency = 2): Promise<WarmBrowser> => {
	const chromium = await findChromium(process.env.CHROMIUM_PATH ?? null);
	if (!chromium) throw new Error('No Chromium runs here: install one or set CHROMIUM_PATH');
	return createWarmBrowser({ chromium, concurrency, timeLimitMs, prepare: preparePage });
};

/** The pids of Chromium processes that this process and its workers have started. */
export const runningBrowsers = (): number[] =>
	descendantsOf(process.pid).filter((pid) => /--user-data-dir=\S*kyosei-chromium/.test(commandOf(pid)));

/** The profile folders of this process's browsers. */
export const browserProfiles = (): string[] =>
	fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(`kyosei-chromium-${process.pid}-`));

/** Polls until the condition is true. @throws on timeout */
export const until = (isTrue: () => boolean | Promise<boolean>, limitMs = LIMITS.poll): Promise<void> =>
	pWaitFor(isTrue, { interval: 100, timeout: { milliseconds: limitMs, message: `not within ${limitMs} ms` } });
