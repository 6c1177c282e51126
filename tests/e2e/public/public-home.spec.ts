import { certificates } from '#server/db/tables/certificates.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { expect, expectAccessible, inTurn, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { makeCertified } from '#tests/support/assessment/certified.ts';

/** The first view of the home page, and how long it is. */

// With web fonts: their lines are as long as those that visitors see.
test.use(await chromiumForTests());
test.use({ settings: { env: { OPERATOR_NAME: '検証評価機構', OPERATOR_EMAIL: 'info@operator.example' } } });

const PHONE_PX = 4_000;
/** As often as the server looks for certified companies. */
const MINUTE_MS = 60_000;

// One application and one clock serve many journeys.
test.afterEach(async ({ app }) => {
	await app.deps.db.update(certificates).set({ isListed: false });
	app.clock.release();
});

for (const locale of LOCALES) {
	test(
		`the first view shows a result and a certificate, and a phone is not scrolled for long (${locale}) @phone`,
		inTurn(import.meta, locale),
		async ({ page, app }) => {
			const isPhone = (page.viewportSize()?.width ?? 0) < 768;
			const { home } = texts[locale].public;
			for (const name of ['検証の果樹園', '検証の工場', '検証の宿']) {
				await makeCertified(app, { companyName: `${locale}${name}` });
			}
			app.clock.advance(MINUTE_MS);
			if (!isPhone) await page.setViewportSize({ width: 1440, height: 700 });
			await page.goto(`/?lang=${locale}`);
			const picture = page.getByRole('figure');
			await expect(picture).toContainText(home.picture);
			await expect(picture).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole('link', { name: home.start })).toBeInViewport({ ratio: 1 });
			const certified = page.getByRole('list').filter({ hasText: '★★★' });
			await expect(certified.getByRole('listitem')).toHaveCount(3);
			const views = page.getByText(texts[locale].public.views.consensus.text);
			if (!isPhone) {
				await expect(views).toBeVisible();
				return;
			}
			expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PHONE_PX);
			await expect(views).toBeHidden();
			for (const fold of await page.locator('summary').all()) if (await fold.isVisible()) await fold.click();
			await expect(views).toBeVisible();
			await expectAccessible(page);
		},
	);
}
