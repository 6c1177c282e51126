import { sql } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeAssessor, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';
import { holdAutosave } from './support/autosave.ts';
import { signInAs } from './support/company.ts';
import { expect, expectScreen, test } from './support/test.ts';

/** What the login tells those who were led to it: from a link, or because their sign-in is over. */

const SENTENCES = {
	ja: {
		title: { app: '企業ログイン', console: '管理コンソール ログイン' },
		goesOn: 'ログインすると、開こうとしたページに進みます。',
		expired: 'ログインの有効期限が切れました。ログインすると、元の画面に戻ります。',
		kept: 'ログインの有効期限が切れました。入力した内容は残っています。',
		toast: '続けるには、もう一度ログインしてください。',
		forbidden: 'このページを表示する権限がありません。ログインしてください。',
		email: 'メールアドレス',
		password: 'パスワード',
		login: 'ログイン',
	},
	en: {
		title: { app: 'Company login', console: 'Console login' },
		goesOn: 'Log in to go on to the page that you wanted to open.',
		expired: 'Your sign-in has expired. Log in to go back to where you were.',
		kept: 'Your sign-in has expired. What you typed is kept.',
		toast: 'You are unauthorized to access this page. Please login.',
		forbidden: 'You are unauthorized to access this page. Please login.',
		email: 'Email',
		password: 'Password',
		login: 'Log in',
	},
} as const;

const WHY = ['goesOn', 'expired', 'kept'] as const;
type Said = (typeof WHY)[number];

type Sentences = (typeof SENTENCES)['ja' | 'en'];

const endSessions = async ({ deps }: TestApp, { user }: Person): Promise<void> => {
	await deps.db.execute(sql`delete from sessions where user_id = ${user.id}`);
};

/** The page says this of why somebody is asked to sign in, and none of the others. */
const expectOnly = async (page: Page, words: Sentences, said: Said | null): Promise<void> => {
	const main = page.getByRole('main');
	if (said) await expect(main.getByText(words[said])).toBeVisible();
	for (const other of WHY) {
		if (other !== said) await expect(main.getByText(words[other])).toHaveCount(0);
	}
};

const logIn = async (page: Page, words: Sentences, { user }: Person): Promise<void> => {
	await page.getByLabel(words.email).fill(user.email);
	await page.getByLabel(words.password).fill(PASSWORD);
	await page.getByRole('button', { name: words.login, exact: true }).click();
};

for (const language of ['ja', 'en'] as const) {
	const words = SENTENCES[language];

	test.describe(`in ${language}`, () => {
		test.use({ language });

		test('who was not signed in on this device and comes by a link is told nothing of an expiry @phone', async ({
			page,
			app,
		}) => {
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
				await expectScreen(page, words.title[area], language);
				await expectOnly(page, words, 'goesOn');
				await logIn(page, words, person);
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
				await signInAs(context, app, person);
				await page.goto(first);
				await page.waitForLoadState('networkidle');
				await endSessions(app, person);
				await page.reload();
				await expect(page).toHaveURL(`/${area}/login?next=${encodeURIComponent(first)}&reason=expired`);
				await expect(page.getByText(words.toast)).toBeVisible();
				await expectOnly(page, words, 'expired');
				await expectScreen(page, words.title[area], language);
				await page.reload();
				await expectOnly(page, words, 'expired');
				await logIn(page, words, person);
				await expect(page).toHaveURL(first);
			}
		});

		test('what was typed is said to be kept where it is', async ({ page, app, context, allowedMessages }) => {
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
			await expect(page.getByText(words.toast)).toBeVisible();
			await expectOnly(page, words, 'kept');
			await logIn(page, words, owner);
			await expect(note).toHaveValue('期限が切れる前');
		});
	});
}

test('what was typed into a dialog is not said to be kept', async ({ page, app, context, allowedMessages }) => {
	allowedMessages.push(/401/);
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	await page.goto('/app/history');
	await page.getByRole('button', { name: /さんのアカウント/ }).click();
	await page.getByRole('button', { name: 'プロフィールの編集' }).click();
	const dialog = page.getByRole('dialog', { name: 'プロフィールの編集' });
	await dialog.getByLabel('氏名').fill('改姓 花子');
	await endSessions(app, owner);
	await dialog.getByRole('button', { name: 'プロフィールを保存' }).click();
	await expect(page).toHaveURL('/app/login?next=%2Fapp%2Fhistory&reason=expired');
	await expectOnly(page, SENTENCES.ja, 'expired');
});

for (const language of ['ja', 'en'] as const) {
	test.describe(`in ${language}`, () => {
		test.use({ language });

		test('who may not see a screen is told so, and nothing of an expiry', async ({ page, app, context }) => {
			await signInAs(context, app, await makeAssessor(app));
			await page.goto('/console/audit-events');
			await expect(page).toHaveURL('/console/login');
			await expect(page.getByText(SENTENCES[language].forbidden)).toBeVisible();
			await expectOnly(page, SENTENCES[language], null);
		});
	});
}
