import type { Locator, Page } from 'playwright/test';
import { barOf, expectCurrent, itemAt, openReview } from '#tests/e2e/support/review.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { paneOf, withDocuments } from '#tests/e2e/support/viewer.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { japanesePdf } from '#tests/support/files/pdf-files.ts';

/**
 * The check at the sizes of common notebooks: what one works on is in sight, and the bars are one row each.
 *
 * @module-tag rest
 */

const { checking } = texts.ja.console;

const boxOf = async (place: Locator) => {
	const box = await place.boundingBox();
	if (!box) throw new Error('it is on the screen');
	return box;
};

/** Expects an item to end above the bar of the review. */
const expectAboveBar = async (page: Page, number: string): Promise<void> => {
	const bar = await boxOf(barOf(page));
	const buttons = await barOf(page).getByRole('button').all();
	const [first = 0, ...others] = await Promise.all(buttons.map(async (button) => (await boxOf(button)).y));
	for (const y of others) expect(Math.abs(y - first)).toBeLessThan(8);
	await expect
		.poll(async () => {
			const item = await boxOf(itemAt(page, number));
			return item.y >= 0 && item.y + item.height <= bar.y;
		})
		.toBe(true);
};

test('at 1024 × 768 the current item stays above the bar when the pane opens, and with j', async ({ page, app }) => {
	await page.setViewportSize({ width: 1024, height: 768 });
	await publishPaper(app, smallPaper());
	const staged = await withDocuments(app, [{ content: japanesePdf(1), fileName: 'wages.pdf', name: '賃金台帳' }]);
	await openReview(page, app, staged);
	await expectCurrent(page, '1-1');
	await page.keyboard.press('d');
	await expect(paneOf(page)).toBeVisible();
	await expectAboveBar(page, '1-1');
	await page.keyboard.press('j');
	await expectCurrent(page, '1-2');
	await expectAboveBar(page, '1-2');
});

test('at 1440 px the head of the review is one row', async ({ page, app }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await publishPaper(app, smallPaper());
	const staged = await withDocuments(app, []);
	await openReview(page, app, staged);
	const next = await boxOf(page.getByRole('button', { name: checking.nextUnrated }));
	const help = await boxOf(page.getByRole('button', { name: checking.keys.button }));
	expect(Math.abs(next.y - help.y)).toBeLessThan(next.height / 2);
});
