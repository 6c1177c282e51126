import { expect, expectScreen, inTurn, phoneTag, restUnless, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { forgottenMail } from '#tests/support/notices/mails.ts';

/** The login's link leads to the home page, where a banner helps who has forgotten the password of a company account. */

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });
		const t = texts[locale];

		test(`${phoneTag(locale)} from the login to a new password (${locale})`, async ({ page, app }) => {
			const owner = await makeCompanyUser(app);
			await page.goto('/app/login');
			await page.getByRole('link', { name: t.session.forgot }).click();
			const banner = page.getByRole('region', { name: t.server.accounts.forgotTitle });
			await expect(banner).toContainText(t.server.accounts.forgotText);
			await expectScreen(page, t.public.home.heading, locale);
			// Below the site's header, on its left edge.
			const header = await page.getByRole('banner').boundingBox();
			const place = await banner.boundingBox();
			expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
			const text = await banner.getByText(t.server.accounts.forgotText).boundingBox();
			const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
			expect(text?.x).toBe(brand?.x);
			await banner.getByRole('link', { name: t.server.accounts.forgotAction }).click();
			await expectScreen(page, t.forgot.title, locale);
			const field = page.getByLabel(t.labels.accounts.email);
			const send = page.getByRole('button', { name: t.forgot.send });
			await send.click();
			await expect(field).toHaveAttribute('aria-invalid', 'true');
			await field.fill(owner.user.email);
			const response = page.waitForResponse('**/trpc/app.session.forgotPassword**');
			await send.click();
			expect((await response).status()).toBe(200);
			await expect(page.getByRole('main').getByText(t.server.accounts.resetMailSent)).toBeVisible();
			await expectScreen(page, t.forgot.title, locale);

			const mail = await forgottenMail(app, 'password_reset', owner.user.email, locale);
			await page.goto(/\/app\/set-password#token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
			await page.getByLabel(t.labels.accounts.new_password).fill('a password of my own');
			await page.getByRole('button', { name: t.accounts.setAction }).click();
			await expect(page.getByLabel(t.labels.accounts.email)).toHaveValue(owner.user.email);
		});
	});
}

// Without motion the browser scrolls at once, before the column of the page has its order.
for (const { motion, size } of [
	{ motion: 'reduce', size: { width: 390, height: 844 } },
	{ motion: 'reduce', size: { width: 1440, height: 900 } },
	{ motion: 'no-preference', size: { width: 390, height: 844 } },
	{ motion: 'no-preference', size: { width: 1440, height: 900 } },
] as const) {
	test(
		`the banner is in view and has the focus (${size.width} px, motion: ${motion})`,
		restUnless(motion === 'reduce' && size.width === 390),
		async ({ page }) => {
			await page.emulateMedia({ reducedMotion: motion });
			await page.setViewportSize(size);
			const banner = page.getByRole('region', { name: texts.ja.server.accounts.forgotTitle });
			const expectReached = async (): Promise<void> => {
				await expect(banner.getByRole('link', { name: texts.ja.server.accounts.forgotAction })).toBeInViewport({
					ratio: 1,
				});
				await expect(banner).toBeFocused();
			};
			await page.goto('/#forgot');
			await expectReached();
			await page.goto('/app/login');
			await page.getByRole('link', { name: texts.ja.session.forgot }).click();
			await expectReached();
			// The client, which the focus has loaded, leaves both where they are.
			await page.waitForLoadState('networkidle');
			await expectReached();
		},
	);
}

test('the banner changes its language with the page', { tag: '@rest' }, async ({ page }) => {
	const bannerIn = (locale: 'ja' | 'en') =>
		page.getByRole('region', { name: texts[locale].server.accounts.forgotTitle });
	await page.goto('/#forgot');
	await expect(bannerIn('ja')).toBeVisible();
	await expect(bannerIn('en')).toHaveCount(0);
	await page.getByRole('button', { name: 'English' }).click();
	await expect(bannerIn('en')).toBeVisible();
	await expect(bannerIn('ja')).toHaveCount(0);
	await expectScreen(page, texts.en.public.home.heading, 'en');
});

test('without the fragment the home page has no banner', { tag: '@rest' }, async ({ page }) => {
	await page.goto('/');
	await page.keyboard.press('Shift');
	await page.waitForLoadState('networkidle');
	await expect(page.getByRole('region', { name: texts.ja.server.accounts.forgotTitle })).toHaveCount(0);
});
