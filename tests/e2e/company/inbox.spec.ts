import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { users } from '#server/db/tables/accounts.ts';
import { noticePreferences } from '#server/db/tables/notices.ts';
import { unsubscribeLink } from '#server/notices/unsubscribe-link.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { failing, LOGGED_FAILURES } from '#tests/e2e/support/refusals.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeAssessor, makeCompanyUser, PASSWORD, type Person } from '#tests/support/factories.ts';
import { makeNotice, makeNoticeGroup } from '#tests/support/notices/notices.ts';

/** The bell, the list and the settings of notices, in both areas. */

const t = texts.ja;
const { common, company, notices } = t;
const { inbox } = t.server;

test.use({ allowedMessages: [LOGGED_FAILURES] });

const bellOf = (page: Page, count: number, words: { some: string; none: string } = notices.bell) =>
	page.getByRole('button', { name: count === 0 ? words.none : words.some.replace('{{count}}', String(count)) });

const panelOf = (page: Page, title: string = notices.title) => page.getByRole('region', { name: title, exact: true });

const localeOf = async ({ deps }: TestApp, { user }: Person): Promise<string | undefined> => {
	const [row] = await deps.db.select({ locale: users.locale }).from(users).where(eq(users.id, user.id));
	return row?.locale;
};

const channelsOf = async ({ deps }: TestApp, { user }: Person): Promise<Record<string, string>> => {
	const rows = await deps.db.select().from(noticePreferences).where(eq(noticePreferences.userId, user.id));
	return Object.fromEntries(rows.map(({ kind, channel }) => [kind, channel]));
};

test('what a company is told arrives in every tab, is read by keyboard and on a phone, and as it wants to be told', async ({
	page,
	app,
	context,
}) => {
	const owner = await makeCompanyUser(app);
	const tell = (company: string) => makeNotice(app, owner.user.id, { data: { company, message: '' } });
	await makeNotice(app, owner.user.id, { kind: 'password_changed', data: { time: '12:00' } });
	await tell('検証株式会社');
	await signInAs(context, app, owner);
	const other = await context.newPage();
	for (const tab of [other, page]) {
		await tab.goto('/app/history');
		await expect(bellOf(tab, 2)).toBeVisible();
	}

	// By keyboard: the newest notice comes after the button that marks all.
	await bellOf(page, 2).focus();
	await page.keyboard.press('Enter');
	await expect(panelOf(page).getByRole('listitem')).toHaveCount(2);
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(panelOf(page)).toHaveCount(0);
	await expect(bellOf(page, 2)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(panelOf(page).getByRole('listitem')).toHaveCount(2);
	for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
	await expect(page).toHaveURL(/\/app\/assessment$/);
	await expect(panelOf(page)).toHaveCount(0);
	for (const tab of [page, other]) await expect(bellOf(tab, 1)).toBeVisible();

	// One more arrives, with a long name.
	await tell('あ'.repeat(120));
	await page.getByRole('link', { name: company.shell.profile, exact: true }).click();
	await expect(bellOf(page, 2)).toBeVisible();
	await expect(page.getByText(notices.arrived.replace('{{count}}', '2'))).toBeAttached();
	// As when the person comes back to the tab.
	await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
	await bellOf(other, 2).click();
	await panelOf(other).getByRole('button', { name: notices.markAll }).click();
	await expect(panelOf(other).getByText(notices.noneUnread)).toBeVisible();
	for (const tab of [page, other]) await expect(bellOf(tab, 0)).toBeVisible();
	await other.close();

	// On a phone.
	await page.setViewportSize({ width: 390, height: 844 });
	await bellOf(page, 0).click();
	const dialog = page.getByRole('dialog', { name: notices.title });
	await expect(dialog.getByRole('listitem')).toHaveCount(3);
	await expectAccessible(page);
	await dialog.getByRole('link', { name: notices.toAll }).click();
	await expectScreen(page, notices.title, 'ja');
	await page.getByLabel(notices.shown).selectOption(notices.showUnread);
	await expect(page.getByText(notices.emptyUnread)).toBeVisible();
	await page.getByRole('button', { name: notices.showAll }).click();
	await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
	await tell('検証株式会社');
	await page.reload();
	await page.getByRole('listitem').getByRole('button', { name: notices.markRead }).click();
	await expect(bellOf(page, 0)).toBeVisible();

	await page.getByRole('link', { name: notices.toSettings }).click();
	await expectScreen(page, notices.settingsTitle, 'ja');
	const choice = (way: string) => page.getByRole('radio', { name: `${notices.kinds.deadline}：${way}` });
	await expect(choice(notices.ways.mail)).toBeChecked();
	await choice(notices.ways.inbox).click();
	await expect(page.getByText(inbox.preferenceSaved)).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expect(choice(notices.ways.off)).toBeChecked();
	await expect.poll(() => channelsOf(app, owner)).toEqual({ deadline: 'off' });
	await expect(page.getByRole('listitem').filter({ hasText: notices.kinds.password_changed })).toBeVisible();
	await expect(page.getByRole('radio', { name: notices.kinds.password_changed })).toHaveCount(0);
	const rows = await page.getByRole('row').all();
	for (const one of rows) expect((await one.boundingBox())?.height, 'a kind is a line on a phone').toBeLessThan(90);
	// The bar has no room for the language, which has been chosen.
	await page.getByRole('button', { name: fill(company.shell.account, { name: owner.user.name }) }).click();
	await page.getByRole('button', { name: common.english }).click();
	await expect.poll(() => localeOf(app, owner)).toBe('en');
	await page.keyboard.press('Escape');
	await expectScreen(page, texts.en.notices.settingsTitle, 'en');

	// The link of a mail.
	await page.goto(
		new URL(unsubscribeLink(app.deps, { userId: owner.user.id, kind: 'moved_back' })).href.replace(
			/^https?:\/\/[^/]*/,
			'',
		),
	);
	await expectScreen(page, texts.en.server.inbox.unsubscribe.title, 'en');
	await page.getByRole('button', { name: texts.en.server.inbox.unsubscribe.action }).click();
	await expectScreen(page, texts.en.server.inbox.unsubscribe.doneTitle, 'en');
	await expect.poll(() => channelsOf(app, owner)).toEqual({ deadline: 'off', moved_back: 'inbox' });
	await page.getByRole('link', { name: texts.en.server.inbox.unsubscribe.toSettings }).click();
	await expect(page.getByRole('heading', { level: 1, name: texts.en.notices.settingsTitle })).toBeVisible();
});

test('staff see what they were told, in the language that they sign in with, and what did not load can be tried again', {
	tag: '@rest',
}, async ({ page, app }) => {
	const assessor = await makeAssessor(app);
	const kind = 'submitted';
	await makeNotice(app, assessor.user.id, { kind, progressId: null, data: { company: 'あ'.repeat(120) } });
	await page.goto('/console/login');
	await page.getByRole('button', { name: common.english }).click();
	await page.locator('input[autocomplete~=username]').fill(assessor.user.email);
	await page.locator('input[type=password]').fill(PASSWORD);
	await page.locator('button[type=submit]').click();
	const bell = bellOf(page, 1, texts.en.notices.bell);
	await expect(bell).toBeVisible();
	await expect.poll(() => localeOf(app, assessor)).toBe('en');

	await failing(page, 'console.notices.list', { status: 500, message: 'a bug' });
	await bell.click();
	const panel = panelOf(page, texts.en.notices.title);
	await expect(panel.getByRole('alert')).toBeVisible();
	await page.unrouteAll();
	await panel.getByRole('button').last().click();
	await expect(panel.getByRole('listitem')).toHaveCount(1);
	await expectAccessible(page);
	await panel.getByRole('link', { name: texts.en.notices.toAll }).click();
	await expectScreen(page, texts.en.notices.title, 'en');
	await page.getByRole('button', { name: texts.en.notices.markAll }).click();
	await expect(bellOf(page, 0, texts.en.notices.bell)).toBeVisible();
	await page.getByRole('link', { name: texts.en.notices.toSettings }).click();
	await page.getByRole('radio', { name: `${texts.en.notices.kinds[kind]}: ${texts.en.notices.ways.inbox}` }).click();
	await expect.poll(() => channelsOf(app, assessor)).toEqual({ [kind]: 'inbox' });
	await expectScreen(page, /^Account$/, 'en');
});

test('a group unfolds by keyboard, is read as a whole or one by one, and is listed alone where a mail leads', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const assessor = await makeAssessor(app);
	await makeNotice(app, assessor.user.id, { kind: 'applied', data: { company: '検証株式会社' } });
	const group = await makeNoticeGroup(app, assessor.user.id, 'submitted', 25);
	await signInAs(context, app, assessor);
	for (const words of [texts.ja, texts.en]) {
		await page.goto('/console/notices');
		if (words === texts.en) await page.getByRole('button', { name: common.english }).click();
		await expectScreen(page, words.notices.title, words === texts.ja ? 'ja' : 'en');
		await expect(bellOf(page, 2, words.notices.bell)).toBeVisible();
		const rows = page
			.getByRole('main')
			.getByRole('listitem')
			.filter({ has: page.locator('.title') });
		await expect(rows).toHaveCount(2);
		const title = fill(words.server.inbox.groups.submitted, { count: 25 });
		await expect(rows.first()).toContainText(title);
		await rows.first().getByRole('button').first().focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('main').getByRole('region').getByRole('listitem')).not.toHaveCount(0);
		await expectAccessible(page);
		await page.getByRole('region').getByRole('navigation').getByRole('button').last().click();
		await expect(page.getByRole('region').getByRole('button', { name: words.notices.markRead })).toHaveCount(5);
		await page.keyboard.press('Escape');
		await page.setViewportSize({ width: 390, height: 844 });
		await expectScreen(page, words.notices.title, words === texts.ja ? 'ja' : 'en');
		await page.setViewportSize({ width: 1440, height: 900 });
	}
	await page.goto(`/console/notices?group=${group}`);
	await expect(page.getByText(texts.en.notices.ofGroup)).toBeVisible();
	await page.getByRole('button', { name: texts.en.notices.markRead }).first().click();
	await expect(page.getByRole('main').getByRole('button', { name: texts.en.notices.markRead })).toHaveCount(19);
	await page.getByRole('main').getByRole('link', { name: texts.en.notices.toAll }).click();
	await page.getByRole('button', { name: fill(texts.en.notices.markGroup, { count: 24 }) }).click();
	await expect(bellOf(page, 1, texts.en.notices.bell)).toBeVisible();
});
