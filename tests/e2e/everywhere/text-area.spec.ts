import { field } from '#tests/e2e/support/free-flow.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

/**
 * Text areas grow with their text up to a limit, above which they are dragged.
 *
 * @module-tag rest
 */

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

const LINE_PX = 27;

test('a text area grows from three lines to ten, and can be dragged higher', async ({ page, context, app }) => {
	await context.addCookies([{ name: 'assessment_paper_id', value: '1', url: app.url }]);
	await page.goto('/free-assessment/application');
	const area = field(page, texts.ja.labels.free.message);
	const empty = await area.evaluate(heightOf);
	await area.fill(Array.from({ length: 5 }, (_, line) => `${line}行目`).join('\n'));
	expect((await area.evaluate(heightOf)) - empty).toBeCloseTo(2 * LINE_PX, -1);
	await area.fill(Array.from({ length: 30 }, (_, line) => `${line}行目`).join('\n'));
	const full = await area.evaluate(heightOf);
	expect(full - empty).toBeCloseTo(7 * LINE_PX, -1);

	await area.scrollIntoViewIfNeeded();
	const box = await area.boundingBox();
	if (!box) throw new Error('the text area is not shown');
	const corner = { x: box.x + box.width - 4, y: box.y + box.height - 4 };
	await page.mouse.move(corner.x, corner.y);
	await page.mouse.down();
	await page.mouse.move(corner.x, corner.y + 30);
	await page.mouse.move(corner.x, corner.y + 60);
	await page.mouse.up();
	const dragged = await area.evaluate(heightOf);
	expect(dragged).toBeGreaterThan(full + 40);
	await area.press('End');
	await area.pressSequentially('追記');
	expect(await area.evaluate(heightOf)).toBe(dragged);
});
