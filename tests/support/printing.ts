import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import type { PdfDocument } from '../../shared/exports/documents.ts';
import type { Locale } from '../../shared/i18n/translate.ts';
import { createWarmBrowser, type WarmBrowser } from '../../workers/browser.ts';
import { findChromium } from '../../workers/chromium.ts';
import { createPrinter } from '../../workers/print-page.ts';
import { type ReadPdf, readPdf } from './pdf.ts';
import { commandOf, descendantsOf } from './processes.ts';

export const openBrowser = async (timeLimitMs = 25_000, concurrency = 2): Promise<WarmBrowser> => {
	const chromium = await findChromium(process.env.CHROMIUM_PATH ?? null);
	if (!chromium) throw new Error('No Chromium runs here: install one or set CHROMIUM_PATH');
	return createWarmBrowser({ chromium, concurrency, timeLimitMs });
};

type Printing = {
	readonly browser: WarmBrowser;
	/** Prints and reads back. */
	print: (document: PdfDocument, locale?: Locale) => Promise<ReadPdf & { byteSize: number }>;
};

/** The worker's printer without its queue: a browser for a test file. */
export const withPrinter = (): Printing => {
	let opened: WarmBrowser | null = null;
	beforeAll(async () => {
		opened = await openBrowser();
	});
	afterAll(() => opened?.close());
	const browser = (): WarmBrowser => {
		if (!opened) throw new Error('the browser opens before the first test');
		return opened;
	};
	return {
		get browser() {
			return browser();
		},
		print: async (document, locale = 'ja') => {
			const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-print-'));
			try {
				const { byteSize } = await createPrinter(browser())(document, locale, `${folder}/document.pdf`);
				return { ...(await readPdf(fs.readFileSync(`${folder}/document.pdf`))), byteSize };
			} finally {
				fs.rmSync(folder, { recursive: true, force: true });
			}
		},
	};
};

/** Browsers that this process and its workers have started, with all that belongs to them. */
export const runningBrowsers = (): number[] =>
	descendantsOf(process.pid).filter((pid) => /--user-data-dir=\S*kyosei-chromium/.test(commandOf(pid)));

/** The folders that browsers of this process keep their profiles in. */
export const browserProfiles = (): string[] =>
	fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(`kyosei-chromium-${process.pid}-`));

/** Looks again and again. @throws where it has not come true within the limit */
export const until = async (isTrue: () => boolean | Promise<boolean>, limitMs: number): Promise<void> => {
	for (const end = Date.now() + limitMs; !(await isTrue()); await sleep(100)) {
		if (Date.now() > end) throw new Error(`not within ${limitMs} ms`);
	}
};
