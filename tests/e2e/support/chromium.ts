import type { LaunchOptions } from 'playwright/test';
import { withSystemFont } from '#tests/support/printed/system-font.ts';
import { findChromium } from '#workers/chromium.ts';

/** The tests use the print browser. Found once, since probing starts it. */
export const chromiumForTests = async (): Promise<{ launchOptions: LaunchOptions }> => {
	const chromium = await findChromium(process.env.CHROMIUM_PATH ?? null);
	if (!chromium) throw new Error('No Chromium runs here: install one or set CHROMIUM_PATH');
	const isRoot = process.getuid?.() === 0;
	return {
		launchOptions: {
			executablePath: chromium.executablePath,
			// Without a UTF-8 locale Chromium replaces a Japanese file name by 'download'.
			env: { ...process.env, ...withSystemFont(chromium.env), LC_ALL: 'C.UTF-8' } as Record<string, string>,
			args: ['--font-render-hinting=none', ...(isRoot ? ['--no-sandbox'] : [])],
		},
	};
};
