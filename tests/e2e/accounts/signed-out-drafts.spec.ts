import type { Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { logOut } from '#tests/e2e/support/console.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** Signing out on a shared computer: the tab keeps no draft, also none of a screen that is not open. */

const keptDrafts = (page: Page): Promise<string[]> =>
	page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsaved:')));

/** Drafts of two sheets, as their screens leave them when the tab goes elsewhere. */
const leaveDrafts = async (page: Page, { user }: Person): Promise<void> => {
	await page.evaluate((email) => {
		for (const name of ['sheet:1', 'check:1:23']) sessionStorage.setItem(`unsaved:${email}:${name}`, '{}');
	}, user.email);
	expect(await keptDrafts(page)).toHaveLength(2);
};

test('a company’s are removed', async ({ page, app, context }) => {
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	await page.goto('/app/history');
	await leaveDrafts(page, owner);
	await page.getByRole('button', { name: texts.ja.company.shell.logout }).click();
	await page.getByRole('dialog').getByRole('button', { name: texts.ja.company.shell.logout }).click();
	await expect(page).toHaveURL('/app/login');
	expect(await keptDrafts(page)).toEqual([]);
});

test('those of staff are removed', async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	await page.goto('/console/companies');
	await leaveDrafts(page, admin);
	await logOut(page, texts.ja);
	expect(await keptDrafts(page)).toEqual([]);
});
