import type { Locator } from 'playwright/test';
import { expect } from './test.ts';

/** Ticks all that a dialog asks one to know, once so many ticks are there. */
export const tickAll = async (dialog: Locator, count = 1): Promise<void> => {
	const ticks = dialog.getByRole('checkbox');
	await expect(ticks).toHaveCount(count);
	for (const tick of await ticks.all()) await tick.check();
};
