import type { Deps } from '#server/calls/deps.ts';
import { giveUpRendering, type PrintToFile, renderRequested } from '#server/exports/render.ts';
import type { jobs, PayloadOf } from '#server/jobs/definition.ts';
import { createWarmBrowser } from './browser.ts';
import { findChromium } from './chromium.ts';
import type { Handler } from './handler.ts';
import { createPrinter, preparePage } from './print-page.ts';

/** Rendering PDFs. The browser is looked for and started when the first document asks for it. */

type Payload = PayloadOf<typeof jobs.renderPdf>;

type Printer = { print: PrintToFile; close: () => Promise<void> };

/** Nothing on this machine can print; the start said so. */
export class NoBrowser extends Error {
	override name = 'NoBrowser';
}

const openPrinter = async (deps: Deps): Promise<Printer> => {
	const { config, log } = deps;
	const chromium = await findChromium(config.chromiumPath, (line) => log.warn(line));
	if (!chromium) throw new NoBrowser('no Chromium was found');
	const { concurrency, timeLimitMs } = config.pdf;
	const browser = createWarmBrowser({ chromium, concurrency, timeLimitMs, prepare: preparePage });
	return { print: createPrinter(browser), close: browser.close };
};

/** One browser for a worker, and its end. */
export const createRenderPdf = (deps: Deps): { handler: Handler; close: () => Promise<void> } => {
	let printer: Promise<Printer> | null = null;
	const open = (): Promise<Printer> => {
		printer ??= openPrinter(deps).catch((error: unknown) => {
			printer = null;
			throw error;
		});
		return printer;
	};
	return {
		handler: {
			run: async (_deps: Deps, { hash }: Payload, outboxId: number) => {
				const { print } = await open();
				await renderRequested(deps, hash, outboxId, print);
			},
			giveUp: (_deps: Deps, { hash }: Payload) => giveUpRendering(deps, hash),
		} satisfies Handler,
		close: async () => {
			const opened = await printer?.catch(() => null);
			await opened?.close();
		},
	};
};
