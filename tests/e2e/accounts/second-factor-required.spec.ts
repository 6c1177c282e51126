import {
	addDevice,
	codeField,
	givePassword,
	nextCode,
	saveCodes,
	secretIn,
	signOut,
	test,
} from '#tests/e2e/support/factors.ts';
import { expect, expectScreen, inTurn, phoneTag } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';

/** Where staff must have a second factor: it is set up between the password and the console. */

test.use({ settings: { env: { REQUIRE_STAFF_SECOND_FACTOR: 'true' } }, allowedMessages: [/status of (401|409|422)/] });

test.afterEach(({ app }) => app.clock.release());

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });
		const t = texts[locale];
		const { enrolment } = t.session;
		const { secondFactor } = t.accounts;

		test(`${phoneTag(locale)} staff set up the app at their first sign-in (${locale})`, async ({
			page,
			app,
			context,
		}) => {
			const assessor = await makeAssessor(app);
			await page.goto('/console/login');
			await givePassword(page, t, assessor);
			await expectScreen(page, enrolment.title, locale);
			await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
			await page.getByRole('button', { name: enrolment.chooseApp }).click();
			await expect(page.getByRole('img', { name: secondFactor.qrCode })).toBeVisible();
			await expectScreen(page, enrolment.title, locale);
			const secret = await secretIn(page);
			await codeField(page, t).fill(nextCode(app, secret));
			await expect(page.getByRole('heading', { level: 2, name: secondFactor.codes })).toBeFocused();
			await expectScreen(page, enrolment.title, locale);
			const goOn = page.getByRole('button', { name: enrolment.goOn });
			await expect(goOn).toHaveAttribute('aria-disabled', 'true');
			await saveCodes(page, t);
			await goOn.click();
			await expect(page).toHaveURL(/\/console\/all-assessments/);
			// The last one cannot be removed, and the page says so.
			await page.goto('/console/account');
			await expect(page.getByText(secondFactor.required)).toBeVisible();

			await signOut(context);
			await page.goto('/console/login');
			await givePassword(page, t, assessor);
			await codeField(page, t).fill(nextCode(app, secret));
			await expect(page).toHaveURL(/\/console\/all-assessments/);
		});
	});
}

test('a passkey will do as well', { tag: '@rest' }, async ({ page, app }) => {
	const t = texts.ja;
	await addDevice(page);
	await page.goto('/console/login');
	await givePassword(page, t, await makeConsoleAdmin(app));
	// The button of the login has the same name.
	await expect(page.getByRole('heading', { level: 1, name: t.session.enrolment.title })).toBeVisible();
	await page.getByRole('button', { name: t.session.enrolment.choosePasskey }).click();
	await page.getByRole('button', { name: t.accounts.secondFactor.makePasskey }).click();
	await saveCodes(page, t);
	await page.getByRole('button', { name: t.session.enrolment.goOn }).click();
	await expect(page).toHaveURL(/\/console\/all-assessments/);
});

test('after ten minutes one signs in again', { tag: '@rest' }, async ({ page, app }) => {
	const t = texts.ja;
	const admin = await makeConsoleAdmin(app);
	await page.goto('/console/login');
	await givePassword(page, t, admin);
	await page.getByRole('button', { name: t.session.enrolment.chooseApp }).click();
	const secret = await secretIn(page);
	app.clock.advance(11 * 60_000);
	await codeField(page, t).fill(nextCode(app, secret));
	await expect(page.getByText(t.session.enrolment.over)).toBeVisible();
	await expect(page.getByLabel(t.labels.accounts.email)).toHaveValue(admin.user.email);
});
