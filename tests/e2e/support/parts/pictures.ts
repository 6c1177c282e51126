import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { Locale } from '#shared/i18n/translate.ts';
import { expect } from '#tests/e2e/support/test.ts';

/** Takes a picture of each part. */

/** As high as a window must be for all frames of a part to be drawn. */
const HEIGHT = 4_000;

/** Of a document at this age, whatever appears late has appeared (`useLate` of client/ui/states.tsx). */
const AGE_MS = 1_000;

export type Size = { width: number; locale: Locale };

/** Opens the sheet of a built page; nothing is served. */
export const openSheet = async (page: Page, folder: string, { width, locale }: Size): Promise<void> => {
	const origin = 'https://parts.test';
	await page.unrouteAll();
	await page.route(`${origin}/**`, (route) => {
		const file = path.join(folder, new URL(route.request().url()).pathname);
		return fs.existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
	});
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width, height: HEIGHT });
	await page.goto(`${origin}/parts.html?sheet&lang=${locale}`);
	await expect(page.locator('main > section').first()).toBeVisible();
	await page.waitForFunction((age) => performance.now() > age, AGE_MS);
	await page.evaluate(() => document.fonts.ready);
};

/** The ids of the parts of the open sheet. */
const partsOn = (page: Page): Promise<string[]> =>
	page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));

/**
 * Scrolls to a part, moves it to a whole pixel, since those above end within one, and waits until its frames are drawn. The
 * focus may be in a frame, and is taken away.
 */
const drawn = async (page: Page, id: string): Promise<void> => {
	await page.waitForFunction((name) => {
		const frames = [...document.querySelectorAll<HTMLIFrameElement>(`#${name} iframe`)];
		return frames.every(({ contentDocument }) => contentDocument?.querySelector('#root > *'));
	}, id);
	await page.locator(`#${id}`).evaluate(async (part: HTMLElement) => {
		const top = part.getBoundingClientRect().top + scrollY;
		part.style.marginTop = `${Math.ceil(top) - top}px`;
		part.scrollIntoView();
		const windows = [...part.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow ?? window);
		const frame = (of: Window) => new Promise((resolve) => of.requestAnimationFrame(resolve));
		// What opens in the first frame has its effects before the second.
		for (let count = 0; count < 3; count += 1) await Promise.all([window, ...windows].map(frame));
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	});
};

export const picturesOf = async (page: Page): Promise<Map<string, Buffer>> => {
	const pictures = new Map<string, Buffer>();
	for (const id of await partsOn(page)) {
		await drawn(page, id);
		pictures.set(id, await page.locator(`#${id}`).screenshot({ animations: 'disabled', caret: 'hide' }));
	}
	return pictures;
};
