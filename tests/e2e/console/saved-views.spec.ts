import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { users } from '#server/db/tables/accounts.ts';
import { savedViews } from '#server/db/tables/views.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin } from '#tests/support/factories.ts';

/** Saved views of a list: from the first to the one that opens it, and one whose assessor has left. */

const t = texts.ja;
const { savedViews: words, lists } = t.console;

const menuOf = (page: Page, label: string = words.menu) => page.getByRole('main').getByRole('button', { name: label });

const choose = async (page: Page, name: string, label?: string): Promise<void> => {
	await menuOf(page, label).click();
	await page.getByRole('menuitem', { name, exact: true }).click();
};

const nameOf = (page: Page, name: string) => page.getByRole('main').getByTitle(name, { exact: true });

test('filters are saved under a name, chosen by keyboard, changed, overwritten, opened first and deleted', async ({
	page,
	app,
	context,
}) => {
	await makeCompany(app);
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	await page.goto('/console/companies');
	await expectScreen(page, t.console.shell.links.companies, 'ja');
	const whose = page.getByLabel(t.labels.assessment.assigned);
	await whose.selectOption('none');
	await choose(page, words.add);
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('textbox').fill('担当のいない企業');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: words.save }).click();
	await expect(nameOf(page, '担当のいない企業')).toBeVisible();
	await expect(page).toHaveURL(/assigned=none&saved=\d+$/);

	// What is changed is said, and can be overwritten.
	await page.getByLabel(lists.sorts.heading).selectOption('company_name');
	await expect(page.getByText(words.changed)).toBeVisible();
	await choose(page, fill(words.overwrite, { name: '担当のいない企業' }));
	await expect(page.getByText(words.changed)).toHaveCount(0);
	await choose(page, fill(words.first, { name: '担当のいない企業' }));
	await expect(page.getByText(t.server.views.updated).last()).toBeVisible();

	// By keyboard, from the list without filters.
	await choose(page, words.none);
	await expect(page).toHaveURL(/\/console\/companies$/);
	await expect(whose).toHaveValue('');
	await menuOf(page).focus();
	for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
	await expect(whose).toHaveValue('none');

	// The list opens with it, and shows all once its filters are cleared.
	await page.getByRole('link', { name: t.console.shell.links.allAssessments }).first().click();
	await expectScreen(page, t.console.shell.links.allAssessments, 'ja');
	await page.getByRole('link', { name: t.console.shell.links.companies }).first().click();
	await expect(nameOf(page, '担当のいない企業')).toBeVisible();
	await expect(whose).toHaveValue('none');
	await choose(page, words.none);
	await expect(whose).toHaveValue('');

	await choose(page, fill(words.firstName, { name: '担当のいない企業' }));
	await choose(page, fill(words.rename, { name: '担当のいない企業' }));
	await dialog.getByRole('textbox').fill('これから割り当て');
	await dialog.getByRole('button', { name: words.save }).click();
	await expect(nameOf(page, 'これから割り当て')).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	// As opened on a phone, where the menu of the console is closed.
	await page.reload();
	await expectScreen(page, t.console.shell.links.companies, 'ja');
	await choose(page, fill(words.delete, { name: 'これから割り当て' }));
	await page.getByRole('dialog').getByRole('button', { name: words.deleteAction }).click();
	await expect(nameOf(page, 'これから割り当て')).toHaveCount(0);
	expect(await app.deps.db.$count(savedViews, eq(savedViews.userId, admin.user.id))).toBe(0);
});

test('a view whose assessor has left says so, in English too, and its filter can be removed', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const [admin, leaver] = [await makeConsoleAdmin(app), await makeAssessor(app)];
	await admin.post('/console/views', {
		list_name: 'evidence_requests',
		name: 'Of a former colleague',
		query: `assigned=${leaver.user.id}&status=all`,
	});
	await app.deps.db.update(users).set({ deactivatedAt: app.clock.now() }).where(eq(users.id, leaver.user.id));
	await signInAs(context, app, admin);
	await page.goto('/console/evidence-requests');
	await page.getByRole('button', { name: t.common.english }).click();
	const { savedViews: en } = texts.en.console;
	await choose(page, 'Of a former colleague', en.menu);
	await expect(page.getByText(fill(en.gone, { names: en.conditions.assessor }))).toBeVisible();
	await expectScreen(page, texts.en.console.requests.title, 'en');
	await page.setViewportSize({ width: 390, height: 844 });
	// As opened on a phone, where the menu of the console is closed.
	await page.reload();
	await expectScreen(page, texts.en.console.requests.title, 'en');
	await page.getByRole('button', { name: en.removeGone }).click();
	await expect(page.getByText(en.changed)).toBeVisible();
	await expect(page).not.toHaveURL(/assigned/);
});
