import type { Page } from 'playwright/test';
import { expect } from './test.ts';
import { texts } from './texts.ts';

/** A screen that loads nothing, and whose script is there from the start. */
const BETWEEN = '/unexpected-error';
const BETWEEN_TITLE = new RegExp(`^(${texts.ja.public.unexpected.title}|${texts.en.public.unexpected.title}) \\|`);

const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/**
 * Opens a screen as a link of the client does, which spares the load of the page, by way of one that shows nothing of
 * its own: so nothing that is seen is of the screen before.
 */
export const visit = async (page: Page, path: string): Promise<void> => {
	if (page.url() === 'about:blank') await page.goto(BETWEEN);
	else await follow(page, BETWEEN);
	await expect(page).toHaveTitle(BETWEEN_TITLE);
	await follow(page, path);
	await expect(page).not.toHaveTitle(BETWEEN_TITLE);
};

/** Waits until nothing on the screen is loading. */
export const loaded = async (page: Page): Promise<void> => {
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};
