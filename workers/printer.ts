import { readSigningKey, type SigningKey } from '#server/base/signing/key.ts';
import type { Deps, PrintToFile } from '#server/calls/deps.ts';
import { createWarmBrowser } from './browser.ts';
import { findChromium } from './chromium.ts';
import { createPrinter, preparePage } from './print-page.ts';

export type Printer = { print: PrintToFile; close: () => Promise<void> };

/** This machine has no browser; reported at start-up. */
class NoBrowser extends Error {
	override name = 'NoBrowser';
}

const openPrinter = async ({ config, log, clock }: Deps, signingKey: SigningKey | null): Promise<Printer> => {
	const chromium = await findChromium(config.chromiumPath, (line) => log.warn(line));
	if (!chromium) throw new NoBrowser('no Chromium was found');
	const { concurrency, timeLimitMs } = config.pdf;
	const browser = createWarmBrowser({ chromium, concurrency, timeLimitMs, prepare: preparePage });
	return {
		print: createPrinter(browser, { signingKey, clock, issuer: config.operator?.name ?? null }),
		close: browser.close,
	};
};

/**
 * A printer with one browser per worker, launched by the first document.
 * @throws ConfigError if the signing key cannot be read: a worker must not start and leave certificates unsigned
 */
export const createLazyPrinter = async (deps: Deps): Promise<Printer> => {
	const signingKey = await readSigningKey(deps.config, deps.clock.now());
	let printer: Promise<Printer> | null = null;
	const open = (): Promise<Printer> => {
		printer ??= openPrinter(deps, signingKey).catch((error: unknown) => {
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
