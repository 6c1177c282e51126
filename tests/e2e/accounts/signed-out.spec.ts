import { sql } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { holdAutosave } from '#tests/e2e/support/autosave.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill, type Texts, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeAssessor, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';

/** What the login tells those who were led to it: from a link, or because their sign-in is over. */

const WHY = ['goesOn', 'expired', 'kept'] as const;
type Said = (typeof WHY)[number];

const endSessions = async ({ deps }: TestApp, { user }: Person): Promise<void> => {
	await deps.db.execute(sql`delete from sessions where user_id = ${user.id}`);
};

/** The page says this of why somebody is asked to sign in, and none of the others. */
const expectOnly = async (page: Page, t: Texts, said: Said | null): Promise<void> => {
	const main = page.getByRole('main');
	if (said) await expect(main.getByText(t.session.why[said])).toBeVisible();
	for (const other of WHY) {
		if (other !== said) await expect(main.getByText(t.session.why[other])).toHaveCount(0);
	}
};

const logIn = async (page: Page, t: Texts, { user }: Person): Promise<void> => {
	await page.getByLabel(t.labels.accounts.email).fill(user.email);
	await page.getByLabel(t.labels.accounts.password).fill(PASSWORD);
	await page.getByRole('button', { name: t.session.login, exact: true }).click();
};

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	const titles = { app: t.session.companyTitle, console: t.session.consoleTitle };

	test.describe(`in ${language}`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('who is at the wrong login gets to the other one @phone', { tag: '@rest' }, async ({ page }) => {
			await page.goto('/app/login');
			await page.getByRole('link', { name: t.session.other.app }).click();
			await expectScreen(page, titles.console, language);
			await page.getByRole('link', { name: t.session.other.console }).click();
			await expectScreen(page, titles.app, language);
		});

		test('who was not signed in on this device and comes by a link is told nothing of an expiry @phone', {
			tag: '@rest',
		}, async ({ page, app }) => {
			const { owner } = await startedAssessment(app);
			const admin = await makeConsoleAdmin(app);
			const address = '/app/notices?page=1';
			await page.goto(address);
			await expect(page).toHaveURL(`/app/login?next=${encodeURIComponent(address)}`);
			for (const [area, person, next] of [
				['app', owner, address],
				['console', admin, '/console/companies?page=1'],
			] as const) {
				// As the server renders it, and as the script goes on with it.
				await page.goto(`/${area}/login?next=${encodeURIComponent(next)}`);
				await expectScreen(page, titles[area], language);
				await expectOnly(page, t, 'goesOn');
				await logIn(page, t, person);
				await expect(page).toHaveURL(next);
			}
		});

		test('a sign-in that ended where nothing was typed leads back, and says nothing of typed text @phone', async ({
			page,
			app,
			context,
			allowedMessages,
		}) => {
			allowedMessages.push(/401/);
			const { owner } = await startedAssessment(app);
			const admin = await makeConsoleAdmin(app);
			for (const [area, first, person] of [
				['app', '/app/history', owner],
				['console', '/console/companies', admin],
			] as const) {
				// The screen of the person before would call with the cookies of this one, be refused, and remove them.
				await page.goto('/terms');
				await signInAs(context, app, person);
				await page.goto(first);
				await page.waitForLoadState('networkidle');
				await endSessions(app, person);
				await page.reload();
				await expect(page).toHaveURL(`/${area}/login?next=${encodeURIComponent(first)}&reason=expired`);
				await expect(page.getByText(t.session.signedOut)).toBeVisible();
				await expectOnly(page, t, 'expired');
				await expectScreen(page, titles[area], language);
				await page.reload();
				await expectOnly(page, t, 'expired');
				await logIn(page, t, person);
				await expect(page).toHaveURL(first);
			}
		});

		test('what was typed is said to be kept where it is', { tag: '@rest' }, async ({
			page,
			app,
			context,
			allowedMessages,
		}) => {
			allowedMessages.push(/401/);
			await publishPaper(app, smallPaper());
			const { owner } = await startedAssessment(app);
			await signInAs(context, app, owner);
			await page.goto('/app/assessment');
			await page
				.getByRole('main')
				.getByRole('link')
				.filter({ hasText: /^(大項目1|Category 1)$/ })
				.click();
			await page.getByRole('link', { name: /^(小項目1-1|Sub-category 1-1)$/ }).click();
			const note = page.getByRole('article').first().getByRole('textbox');
			await note.fill('期限が切れる前');
			await holdAutosave(page);
			await endSessions(app, owner);
			await page.keyboard.press('Control+s');
			await expect(page).toHaveURL(/\/app\/login\?next=[^&]+&reason=kept$/);
			await expect(page.getByText(t.session.signedOut)).toBeVisible();
			await expectOnly(page, t, 'kept');
			await logIn(page, t, owner);
			await expect(note).toHaveValue('期限が切れる前');
		});
	});
}

test('what was typed into a dialog is not said to be kept', { tag: '@rest' }, async ({
	page,
	app,
	context,
	allowedMessages,
}) => {
	allowedMessages.push(/401/);
	const t = texts.ja;
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	await page.goto('/app/history');
	await page.getByRole('button', { name: fill(t.company.shell.account, { name: owner.user.name }) }).click();
	await page.getByRole('button', { name: t.company.shell.editProfile }).click();
	const dialog = page.getByRole('dialog', { name: t.company.account.profileTitle });
	await dialog.getByLabel(t.labels.accounts.name).fill('改姓 花子');
	await endSessions(app, owner);
	await dialog.getByRole('button', { name: t.company.account.saveProfile }).click();
	await expect(page).toHaveURL('/app/login?next=%2Fapp%2Fhistory&reason=expired');
	await expectOnly(page, t, 'expired');
});

for (const language of ['ja', 'en'] as const) {
	test.describe(`in ${language}`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('who may not see a screen is told so, and nothing of an expiry', { tag: '@rest' }, async ({
			page,
			app,
			context,
		}) => {
			await signInAs(context, app, await makeAssessor(app));
			await page.goto('/console/audit-events');
			await expect(page).toHaveURL('/console/login');
			await expect(page.getByText(texts[language].common.errors.unauthorized)).toBeVisible();
			await expectOnly(page, texts[language], null);
		});
	});
}
