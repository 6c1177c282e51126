import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackBundledChromium } from '#workers/chromium-bundle.ts';
import { clientBundle, ensureBundle, prerenderBundle, printBundle, voiceBundle } from './bundles.ts';
import { ensureDocsPage } from './docs-page.ts';

/**
 * The part of the setup that needs packages: unpacks Chromium, builds the client and the print bundle. Runs on the Node
 * of node_modules.
 */

const say = (line: string): void => console.log(`[setup] ${line}`);

const reasonOf = (error: unknown): string => {
	if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'no space is left on the disk';
	return error instanceof Error ? error.message : String(error);
};

/** Failures are ignored: without Chromium only PDFs are missing, and the start reports it. */
const prepareChromium = async (): Promise<void> => {
	try {
		await unpackBundledChromium(() => say('unpacking Chromium'));
	} catch (error) {
		say(`Chromium could not be unpacked: ${reasonOf(error)}`);
	}
};

const main = async (): Promise<void> => {
	process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '../..'));
	// Unpacks Chromium in parallel with the builds.
	const prepared = prepareChromium();
	try {
		await ensureBundle(clientBundle, say);
		await ensureBundle(prerenderBundle, say);
		await ensureBundle(printBundle, say);
		await ensureBundle(voiceBundle, say);
		await ensureDocsPage();
	} catch (error) {
		console.error(`[setup] The client could not be built: ${reasonOf(error)}`);
		process.exitCode = 1;
	}
	await prepared;
};

await main();
