import { defineConfig } from 'playwright/test';
import { chromiumForTests } from './tests/e2e/support/chromium.ts';
import { LIMITS } from './tests/support/limits.ts';

const { launchOptions } = await chromiumForTests();

/** The slices of the own font take a fifth of a journey; `own-font.spec.ts` loads them, the others have the system's. */
const WITHOUT_OWN_FONT = '--disable-remote-fonts';

/** Journeys through the built client in a real Chromium: `node_modules/.bin/playwright test`. */
export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.spec.ts',
	globalSetup: './tests/e2e/support/global-setup.ts',
	outputDir: 'test-results',
	// The same on every system and viewport.
	snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
	fullyParallel: false,
	workers: 3,
	timeout: LIMITS.journey,
	expect: { timeout: LIMITS.seen },
	reporter: [['list'], ['./tests/e2e/support/machine-reporter.ts']],
	use: {
		actionTimeout: LIMITS.seen,
		navigationTimeout: LIMITS.seen,
		browserName: 'chromium',
		launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), WITHOUT_OWN_FONT] },
		// A test chooses its language itself; the product does not look at the browser's.
		locale: 'ja-JP',
		timezoneId: 'Asia/Tokyo',
		screenshot: 'only-on-failure',
	},
	projects: [
		{ name: 'wide', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
		{ name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
	],
});
