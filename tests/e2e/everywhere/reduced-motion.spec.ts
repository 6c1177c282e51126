import { expect, test } from '#tests/e2e/support/test.ts';

/**
 * What opens is placed by measured rectangles, which must be those of the new styles.
 *
 * @module-tag rest
 */

test('with reduced motion a new style is measured at once', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/terms');
	const moved = await page.locator('h1').evaluate((heading: HTMLElement) => {
		const before = heading.getBoundingClientRect().left;
		heading.style.marginInlineStart = '50px';
		return heading.getBoundingClientRect().left - before;
	});
	expect(moved).toBe(50);
});
