import { ageOfBeat } from '#server/base/heartbeat.ts';
import { createWarmBrowser } from '#workers/browser.ts';
import { findChromium } from '#workers/chromium.ts';
import { PDF_OPTIONS, preparePage } from '#workers/print-page.ts';
import { loadSettings } from './start/settings.ts';

/**
 * Health check of a worker's container, which serves no HTTP: the process reached its database recently, and a Chromium
 * under the same seccomp profile and limits prints a page. Exits with 0, or with 1 and a line.
 */

/** Several beats of `workers/heartbeat.ts`. */
const MAX_AGE_MS = 60_000;
const PRINT_LIMIT_MS = 20_000;

const checkHeartbeat = async (dataDir: string): Promise<void> => {
	const age = await ageOfBeat(dataDir);
	if (age === null) throw new Error('the worker has not had its database yet');
	if (age > MAX_AGE_MS) throw new Error(`the worker had its database ${Math.round(age / 1000)} s ago`);
};

const checkPrinting = async (chromiumPath: string | null): Promise<void> => {
	const chromium = await findChromium(chromiumPath);
	if (!chromium) throw new Error('there is no Chromium');
	const browser = createWarmBrowser({ chromium, concurrency: 1, timeLimitMs: PRINT_LIMIT_MS, prepare: preparePage });
	try {
		const pdf = await browser.withPage((page) => page.pdf(PDF_OPTIONS));
		if (Buffer.from(pdf.subarray(0, 5)).toString() !== '%PDF-') throw new Error('what was printed is no PDF');
	} finally {
		await browser.close();
	}
};

try {
	const { dataDir, chromiumPath } = loadSettings();
	await checkHeartbeat(dataDir);
	await checkPrinting(chromiumPath);
} catch (error) {
	process.stderr.write(`Not healthy: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}\n`);
	process.exitCode = 1;
}
