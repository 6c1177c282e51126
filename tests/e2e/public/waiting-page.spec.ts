import type { Route } from 'playwright/test';
import { drawn as drawnEn } from '#shared/texts/server/drawn.en.ts';
import { drawn } from '#shared/texts/server/drawn.ja.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { startedAssessment } from '#tests/support/assessments.ts';

/** What is shown until the scripts of a screen are there. */

const TEXTS = { ja: drawn, en: drawnEn };

for (const language of ['ja', 'en'] as const) {
	test.describe(`in ${language}`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('a skeleton takes the place of a screen whose scripts are late, and offers to load the page again @phone', async ({
			page,
			app,
			context,
		}) => {
			const { owner } = await startedAssessment(app);
			await signInAs(context, app, owner);
			await context.addCookies([{ name: 'locale', value: language, url: app.url }]);
			const held: Route[] = [];
			await page.route(/\/assets\/core-/, (route) => void held.push(route));
			await page.goto('/app/assessment', { waitUntil: 'commit' });
			const waiting = page.locator('#waiting');
			await expect(waiting).toBeVisible();
			const late = page.getByText(TEXTS[language].slow);
			await expect(late).toBeHidden();
			const delays = await late.evaluate((text) => {
				const [animation] = text.getAnimations();
				const delay = animation?.effect?.getTiming().delay;
				animation?.finish();
				return delay;
			});
			expect(delays).toBe(10_000);
			await expect(late).toBeVisible();
			await page.unroute(/\/assets\/core-/);
			await page.getByRole('link', { name: TEXTS[language].reload }).click();
			await expectScreen(page, /\S/, language);
			await expect(waiting).toBeHidden();
		});
	});
}
