import { expectScreen, test } from './support/test.ts';

test('home @phone', async ({ page }) => {
	await page.goto('/');
	await expectScreen(page, '外国人雇用の取り組みを、75の質問で確かめる', 'ja');
});
