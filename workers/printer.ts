import type { Deps, PrintToFile } from '#server/calls/deps.ts';
import { createWarmBrowser } from './browser.ts';
import { findChromium } from './chromium.ts';
import { createPrinter, preparePage } from './print-page.ts';

export type Printer = { print: PrintToFile; close: () => Promise<void> };

/** There is no browser on this machine; reported at start-up. */
export class NoBrowser extends Error {
	override name = 'NoBrowser';
}

const openPrinter = async ({ config, log }: Deps): Promise<Printer> => {
	const chromium = await findChromium(config.chromiumPath, (line) => log.warn(line));
	if (!chromium) throw new NoBrowser('no Chromium was found');
	const { concurrency, timeLimitMs } = config.pdf;
	const browser = createWarmBrowser({ chromium, concurrency, timeLimitMs, prepare: preparePage });
	return { print: createPrinter(browser), close: browser.close };
};

/** A printer with one browser per worker, started lazily by the first document. */
export const createLazyPrinter = (deps: Deps): Printer => {
	let printer: Promise<Printer> | null = null;
	const open = (): Promise<Printer> => {
		printer ??= openPrinter(deps).catch((error: unknown) => {
			printer = null;
			throw error;
		});
		return printer;
	};
	return {
		print: async (...asked) => (await open()).print(...asked),
		close: async () => {
			const opened = await printer?.catch(() => null);
			await opened?.close();
		},
	};
};
