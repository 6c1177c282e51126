import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { users } from '#server/db/tables/accounts.ts';
import { company as companyEn } from '#shared/texts/client/company.en.ts';
import { company } from '#shared/texts/client/company.ja.ts';
import type { TestApp } from '#tests/support/boot.ts';
import {
	findUserRow,
	makeCompany,
	makeCompanyUser,
	makeConsoleAdmin,
	PASSWORD,
	unique,
} from '#tests/support/factories.ts';
import { composedMail, tellOfEvents } from '#tests/support/mails.ts';
import { signInAs } from './support/company.ts';
import { fill as filled, words } from './support/console.ts';
import { expect, expectAccessible, expectScreen, test } from './support/test.ts';

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
	await page.getByLabel('メールアドレス').fill(email);
	await page.getByLabel('パスワード').fill(password);
	await page.getByRole('button', { name: 'ログイン' }).click();
};

/** The link of the mail that tells a former address of the change, made as the worker does. */
const undoLinkTo = async (app: TestApp, formerEmail: string): Promise<string> => {
	await tellOfEvents(app);
	const mail = await composedMail(app, 'email_changed', formerEmail);
	return /\/app\/email-change\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
};

const openAccount = (page: Page) => page.getByRole('button', { name: /さんのアカウント/ }).click();

test.describe('signing in and out', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	test('@phone a wrong password shows an error, the right one opens the assessment, and logging out asks for confirmation', async ({
		page,
		app,
	}) => {
		const { user } = await makeCompanyUser(app);
		await page.goto('/app/login');
		await expectScreen(page, '企業ログイン', 'ja');
		await expect(page.getByRole('link', { name: 'パスワードを忘れた方' })).toHaveAttribute('href', '/');
		await logIn(page, user.email, 'short');
		await expect(page.getByText('パスワードは8文字以上で入力してください。')).toBeVisible();
		await logIn(page, user.email, 'not the password');
		// At the field, and in a toast.
		await expect(page.getByText('メールアドレスまたはパスワードが正しくありません。')).toHaveCount(2);
		await logIn(page, user.email, PASSWORD);
		await expect(page).toHaveURL(/\/app\/assessment$/);

		await page.getByRole('button', { name: 'ログアウト' }).click();
		const dialog = page.getByRole('dialog', { name: 'ログアウトしますか？' });
		await dialog.getByRole('button', { name: 'キャンセル' }).click();
		await page.getByRole('button', { name: 'ログアウト' }).click();
		await dialog.getByRole('button', { name: 'ログアウト' }).click();
		await expect(page).toHaveURL(/\/app\/login$/);
		await expect(page.getByText('ログアウトしました。')).toBeVisible();
		expect((await page.context().cookies()).filter(({ name }) => ['token', 'user'].includes(name))).toEqual([]);
	});

	test('with an invalid user cookie every screen redirects to the login, and back', async ({
		page,
		app,
		context,
		allowedMessages,
	}) => {
		allowedMessages.push(/status of 404/);
		const { user } = await makeCompanyUser(app);
		await context.addCookies([{ name: 'user', value: '%7Bbroken', url: app.url }]);
		await page.goto('/app/profile');
		await expect(page).toHaveURL('/app/login?next=%2Fapp%2Fprofile');
		await logIn(page, user.email, PASSWORD);
		await expect(page).toHaveURL(/\/app\/profile$/);
		await page.goto('/app/nowhere');
		await expectScreen(page, 'ページが見つかりません', 'ja');
		await page.getByRole('link', { name: '評価の画面へ' }).click();
		await expect(page).toHaveURL(/\/app\/assessment$/);
		await page.goto('/app/assessment/categories/0');
		await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible();
	});

	test('a wrong current password shows an error at its field; the right one signs out', async ({
		page,
		app,
		context,
	}) => {
		const person = await makeCompanyUser(app);
		await signInAs(context, app, person);
		await page.goto('/app/history');
		const { data: me } = await person.get<{ company_name: string }>('/app/me');
		await expect(page.getByRole('banner').getByText(me.company_name).filter({ visible: true })).toHaveCount(1);
		await expect(page.getByRole('banner').getByText(person.user.name).filter({ visible: true })).toHaveCount(1);
		await openAccount(page);
		await expect(page.getByText(person.user.email)).toBeVisible();
		await expect(page.getByText('管理者', { exact: true })).toBeVisible();
		await page.getByRole('button', { name: 'パスワードの変更' }).click();
		const dialog = page.getByRole('dialog', { name: 'パスワードの変更' });
		const save = dialog.getByRole('button', { name: 'パスワードを変更' });
		await expect(save).toHaveAttribute('aria-disabled', 'true');
		await dialog.getByLabel('現在のパスワード').fill('not the password');
		await dialog.getByLabel('新しいパスワード').fill('a brand new one');
		await save.click();
		await expect(dialog.getByText('現在のパスワードが正しくありません。')).toBeVisible();
		await dialog.getByLabel('現在のパスワード').fill(PASSWORD);
		await save.click();
		await expect(page).toHaveURL(/\/app\/login$/);
		await expect(page.getByText('パスワードを変更しました。もう一度ログインしてください。')).toBeVisible();
		await logIn(page, person.user.email, 'a brand new one');
		await expect(page).toHaveURL(/\/app\/assessment$/);
	});

	test('changing the own profile signs out with a message', async ({ page, app, context }) => {
		const person = await makeCompanyUser(app);
		await signInAs(context, app, person);
		await page.goto('/app/history');
		await openAccount(page);
		await page.getByRole('button', { name: 'プロフィールの編集' }).click();
		const dialog = page.getByRole('dialog', { name: 'プロフィールの編集' });
		await dialog.getByLabel('氏名').fill('');
		await dialog.getByRole('button', { name: 'プロフィールを保存' }).click();
		await expect(dialog.getByText('氏名を入力してください。')).toBeVisible();
		await dialog.getByLabel('氏名').fill('改姓 花子');
		await dialog.getByRole('button', { name: 'プロフィールを保存' }).click();
		await expect(page).toHaveURL(/\/app\/login$/);
		await expect(page.getByText('プロフィールを更新しました。もう一度ログインしてください。')).toBeVisible();
	});
});

for (const locale of ['ja', 'en'] as const) {
	test.describe(`the own e-mail (${locale})`, () => {
		test.use({ allowedMessages: [/Failed to load resource/], language: locale });
		const w = locale === 'ja' ? company : companyEn;
		const labels = words[locale].labels.accounts;

		test('@phone is changed with the password, and the link in the mail to the former address undoes it', async ({
			page,
			app,
			context,
		}) => {
			const person = await makeCompanyUser(app);
			const changed = `${unique('changed')}@example.com`;
			await signInAs(context, app, person);
			await page.goto('/app/history');
			await page.getByRole('button', { name: filled(w.shell.account, { name: person.user.name }) }).click();
			await page.getByRole('button', { name: w.shell.editProfile }).click();
			const dialog = page.getByRole('dialog', { name: w.account.profileTitle });
			await expect(dialog.getByLabel(labels.email)).toHaveValue(person.user.email);
			await expect(dialog.getByLabel(labels.old_password)).toHaveCount(0);
			const note = dialog.getByText(filled(words[locale].accounts.formerToldOwn, { email: person.user.email }));
			await expect(note).toHaveCount(0);
			await dialog.getByLabel(labels.email).fill(changed);
			await expect(note).toBeVisible();
			const save = dialog.getByRole('button', { name: w.account.saveProfile });
			await save.click();
			await expect(dialog.getByLabel(labels.old_password)).toHaveAttribute('aria-invalid', 'true');
			await dialog.getByLabel(labels.old_password).fill('not the password');
			await save.click();
			await expect(dialog.getByLabel(labels.old_password)).toHaveAttribute('aria-invalid', 'true');
			await expectAccessible(page);
			await dialog.getByLabel(labels.old_password).fill(PASSWORD);
			await save.click();
			await expect(page).toHaveURL(/\/app\/login$/);

			await page.goto(await undoLinkTo(app, person.user.email));
			await expectScreen(page, w.account.undoTitle, locale);
			expect((await findUserRow(app, person.user.id))?.email).toBe(changed);
			await page.getByRole('button', { name: w.account.undoAction }).click();
			await expect(page.getByText(w.account.undoneText)).toBeVisible();
			await expectScreen(page, w.account.undoTitle, locale);
			expect((await findUserRow(app, person.user.id))?.email).toBe(person.user.email);

			await page.reload();
			await page.getByRole('button', { name: w.account.undoAction }).click();
			await expect(page.getByRole('alert')).toBeVisible();
			await expectScreen(page, w.account.undoTitle, locale);
			const toLogin = page.getByRole('link', { name: w.account.toLogin });
			await expect(toLogin).toHaveAttribute('href', '/app/login');
			// Of an account of the console.
			await page.goto('/app/email-change?area=console');
			await expect(page.getByText(w.account.undoNoToken)).toBeVisible();
			await expect(toLogin).toHaveAttribute('href', '/console/login');
		});

		test('is not saved over what somebody else saved meanwhile, without being told', async ({ page, app, context }) => {
			const person = await makeCompanyUser(app);
			const admin = await makeConsoleAdmin(app);
			await signInAs(context, app, person);
			await page.goto('/app/history');
			await page.getByRole('button', { name: filled(w.shell.account, { name: person.user.name }) }).click();
			await page.getByRole('button', { name: w.shell.editProfile }).click();
			const dialog = page.getByRole('dialog', { name: w.account.profileTitle });
			await dialog.getByLabel(labels.name, { exact: false }).first().fill('自分で 改名');
			await app.deps.db
				.update(users)
				.set({ name: '管理者が 改名', version: person.user.version + 1, updatedBy: admin.user.id })
				.where(eq(users.id, person.user.id));
			const save = dialog.getByRole('button', { name: w.account.saveProfile });
			await save.click();
			await expect(dialog.getByText(w.account.profileChangedTitle)).toBeVisible();
			await expect(dialog.getByText(/管理者が 改名/)).toBeVisible();
			await expect(dialog.getByLabel(labels.name, { exact: false }).first()).toHaveValue('自分で 改名');
			await expectAccessible(page);
			await save.click();
			await expect(page).toHaveURL(/\/app\/login$/);
			expect((await findUserRow(app, person.user.id))?.name).toBe('自分で 改名');
		});
	});
}

test.describe('members', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

	test('one click is enough, even if blurring the field shows a validation message', async ({ page, app, context }) => {
		await signInAs(context, app, await makeCompanyUser(app, { role: 0 }));
		await page.goto('/app/company_info?tab=members');
		await page.getByRole('button', { name: 'メンバーを追加' }).click();
		const adding = page.getByRole('dialog', { name: 'メンバーの追加' });
		await adding.getByLabel('メールアドレス').fill('宛先ではない');
		await adding.getByRole('button', { name: 'メンバーを追加' }).click();
		await expect(adding.getByLabel('メールアドレス')).toHaveAttribute('aria-invalid', 'true');
		await expect(adding.getByLabel('パスワード'), 'the click arrived: all fields were looked at').toHaveAttribute(
			'aria-invalid',
			'true',
		);
		await adding.getByLabel('パスワード').fill('kurz');
		await adding.getByRole('button', { name: 'キャンセル' }).click();
		await page.getByRole('dialog', { name: '入力した内容を破棄しますか？' }).getByText('破棄して閉じる').click();
		await expect(adding).toHaveCount(0);
	});

	test('@phone what is typed is lost only after a question; a made password is told once', async ({
		page,
		app,
		context,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await signInAs(context, app, await makeCompanyUser(app, { role: 0 }));
		await page.goto('/app/company_info?tab=members');
		await page.getByRole('button', { name: 'メンバーを追加' }).click();
		const adding = page.getByRole('dialog', { name: 'メンバーの追加' });
		const asking = page.getByRole('dialog', { name: '入力した内容を破棄しますか？' });
		const send = adding.getByRole('button', { name: 'メンバーを追加' });
		await expect(adding.getByText('まだ何も入力されていません。')).toBeVisible();
		await expect(send, 'the buttons are in sight before anything is scrolled').toBeInViewport({ ratio: 1 });
		const name = adding.getByRole('textbox', { name: '氏名 必須' });
		await name.fill('新人 三郎');
		// Two keys without a click between: the second belongs to the question.
		await page.keyboard.press('Escape');
		await expect(asking).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(asking).toHaveCount(0);
		await expect(name).toHaveValue('新人 三郎');
		await name.fill('');
		await page.keyboard.press('Escape');
		await expect(adding, 'nothing is changed any more').toHaveCount(0);

		await page.getByRole('button', { name: 'メンバーを追加' }).click();
		await name.fill('新人 三郎');
		const email = `${unique('saburo')}@example.com`;
		await adding.getByLabel('メールアドレス').fill(email);
		const password = adding.getByLabel('パスワード');
		await adding.getByRole('button', { name: 'パスワードを自動で作成' }).click();
		const made = await password.inputValue();
		await expect(password).toHaveAttribute('type', 'password');
		await adding.getByRole('button', { name: 'パスワードを表示' }).click();
		await expect(password).toHaveAttribute('type', 'text');
		await expectAccessible(page);
		await page.keyboard.press('Control+s');
		const told = page.getByRole('dialog', { name: '作成したパスワード' });
		await expect(told).toContainText(email);
		await expect(told).toContainText(made);
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await told.getByRole('button', { name: 'パスワードをコピー' }).click();
		await expect(told.getByText('コピーしました')).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made);
		await told.getByRole('button', { name: '控えたので閉じる' }).click();
		await expect(told).toHaveCount(0);
		await page.context().clearCookies();
		await page.goto('/app/login');
		await logIn(page, email, made);
		await expect(page).toHaveURL(/\/app\/assessment$/);
	});

	test('@phone an admin adds, edits, resets and deletes members, but not themselves', async ({
		page,
		app,
		context,
	}) => {
		const admin = await makeCompanyUser(app, { role: 0, name: '管理 一郎' });
		await signInAs(context, app, admin);
		await page.goto('/app/company_info?tab=members');
		await expect(row(page, '管理 一郎')).toContainText('（あなた）');
		await expect(row(page, '管理 一郎').getByRole('button')).toHaveCount(0);
		await expect(page.getByRole('tab', { name: 'メンバー' })).toHaveAttribute('aria-selected', 'true');

		await page.getByRole('button', { name: 'メンバーを追加' }).click();
		const adding = page.getByRole('dialog', { name: 'メンバーの追加' });
		const send = adding.getByRole('button', { name: 'メンバーを追加' });
		await expect(send).toHaveAttribute('aria-disabled', 'true');
		await adding.getByLabel('氏名', { exact: false }).first().fill('新人 二郎');
		await adding.getByLabel('メールアドレス').fill(admin.user.email);
		await adding.getByLabel('パスワード').fill('a password of eight');
		await send.click();
		await expect(adding.getByText(/メールアドレス.*使/)).toBeVisible();
		await adding.getByLabel('メールアドレス').fill(`${unique('jiro')}@example.com`);
		await send.click();
		await expect(row(page, '新人 二郎')).toContainText('メンバー');
		await expectScreen(page, /検証株式会社/, 'ja');

		const act = async (item: string): Promise<void> => {
			await page.getByRole('button', { name: '新人 二郎さんの操作' }).click();
			// The event of a scroll to the button may come after the click.
			await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
			await page.getByRole('menuitem', { name: item }).click();
		};
		await act('編集');
		const editing = page.getByRole('dialog', { name: '新人 二郎さんの編集' });
		await editing.getByLabel('部署').fill('人事部');
		const typed = editing.getByLabel('メールアドレス');
		const former = await typed.inputValue();
		const note = editing.getByText(filled(words.ja.accounts.formerTold, { email: former }));
		await expect(note).toHaveCount(0);
		await typed.fill(`${unique('jiro')}@example.com`);
		await expect(note).toBeVisible();
		await expectAccessible(page);
		await editing.getByRole('button', { name: 'メンバーを保存' }).click();
		await expect(row(page, '新人 二郎')).toContainText('人事部');

		await act('パスワードを再設定');
		const resetting = page.getByRole('dialog', { name: '新人 二郎さんのパスワードの再設定' });
		await resetting.getByLabel('パスワード').fill('short');
		await resetting.getByRole('button', { name: 'パスワードを再設定' }).click();
		await expect(resetting.getByText('パスワードは8文字以上で入力してください。')).toBeVisible();
		await resetting.getByLabel('パスワード').fill('long enough now');
		await resetting.getByRole('button', { name: 'パスワードを再設定' }).click();
		await expect(resetting).toHaveCount(0);

		await act('削除');
		await page
			.getByRole('dialog', { name: '新人 二郎さんを削除しますか？' })
			.getByRole('button', { name: 'メンバーを削除' })
			.click();
		await expect(row(page, '新人 二郎')).toHaveCount(0);
	});

	test('the list is read-only for a member', async ({ page, app, context }) => {
		const admin = await makeCompanyUser(app, { role: 0 });
		const companyId = admin.user.companyId;
		await signInAs(context, app, await makeCompanyUser(app, { companyId, role: 1, name: '一般 三郎' }));
		await page.goto('/app/company_info?tab=members');
		await expect(row(page, '一般 三郎')).toContainText('（あなた）');
		await expect(page.getByRole('button', { name: 'メンバーを追加' })).toHaveCount(0);
		await expect(page.getByRole('button', { name: /さんの操作/ })).toHaveCount(0);
	});
});

test.describe('the company profile', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	const fill = async (page: Page): Promise<void> => {
		for (const [label, value] of [
			['企業名（カナ）', 'ケンショウ'],
			['代表者名（カナ）', 'ダイヒョウ'],
			['代表者の役職', '代表取締役'],
			['上場市場', 'なし'],
			['外国人従業員の国籍・地域', 'ベトナム'],
		] as const)
			await page.getByLabel(label).fill(value);
	};

	test('@phone shows every validation error at its field, and saves', async ({ page, app, context }) => {
		const company = await makeCompany(app, {
			companyName: '株式会社とても長い名前の企業がここにありますから折り返して表示してください東日本支社',
			homepageUrl: 'https://example.com/',
		});
		await signInAs(context, app, await makeCompanyUser(app, { companyId: company.id }));
		await page.goto('/app/profile');
		await expectScreen(page, '企業プロフィール', 'ja');
		await page.getByRole('link', { name: 'プロフィールを編集' }).click();
		await expectScreen(page, '企業プロフィールの編集', 'ja');
		await expect(page.getByText('非上場の場合は「なし」と入力してください。')).toBeVisible();
		await page.getByLabel('ホームページURL').fill('ftp://example.com');
		await page.getByLabel('外国人従業員数').fill('-1');
		await page.getByLabel('設立日').fill('2999-01-01');
		await page.getByLabel('資本金').fill('五千万');
		await page.keyboard.press('Control+s');
		const summary = page.getByRole('alert').filter({ hasText: '入力内容に9件の誤りがあります' });
		await expect(summary).toContainText('設立日は');
		await expect(summary).toContainText('資本金は数字で入力してください（例：1,200）。');
		// In the order of the fields on the screen.
		await expect(summary.getByRole('link')).toHaveText([
			'企業名（カナ）',
			'代表者名（カナ）',
			'代表者の役職',
			'ホームページURL',
			'設立日',
			'資本金',
			'上場市場',
			'外国人従業員数',
			'外国人従業員の国籍・地域',
		]);
		await expect(page.getByText('外国人従業員数は0以上の数値で入力してください。').first()).toBeVisible();
		await summary.getByRole('link', { name: '外国人従業員の国籍・地域' }).click();
		await expect(page.getByLabel('外国人従業員の国籍・地域')).toBeFocused();
		await fill(page);
		await page.getByLabel('ホームページURL').fill('');
		await page.getByLabel('外国人従業員数').fill('１２');
		await page.getByLabel('設立日').fill('1985-04-01');
		await page.getByLabel('資本金').fill('５０００００００００');
		await page.getByLabel('資本金').blur();
		await expect(page.getByLabel('資本金')).toHaveValue('5,000,000,000');
		await page.keyboard.press('Control+s');
		await expect(page).toHaveURL(/\/app\/profile$/);
		await expect(page.getByText('12名')).toBeVisible();
		await expect(page.getByText('5,000,000,000円')).toBeVisible();
		await expect(page.getByText('1985年04月01日')).toBeVisible();
	});

	test('asks before it discards changes, and restores them after a reload', async ({ page, app, context }) => {
		await signInAs(context, app, await makeCompanyUser(app));
		await page.goto('/app/profile/edit');
		await page.getByLabel('代表者の役職').fill('社長');
		const prompt = page.waitForEvent('dialog');
		const reloaded = page.reload();
		await (await prompt).accept();
		await reloaded;
		await expect(page.getByText('保存していなかった入力を復元しました')).toBeVisible();
		await expect(page.getByLabel('代表者の役職')).toHaveValue('社長');
		await page.getByRole('button', { name: 'キャンセル' }).click();
		const dialog = page.getByRole('dialog', { name: '編集を中止しますか？' });
		await dialog.getByRole('button', { name: '編集を続ける' }).click();
		await page.getByRole('button', { name: 'キャンセル' }).click();
		await dialog.getByRole('button', { name: '変更を破棄' }).click();
		await expect(page).toHaveURL(/\/app\/profile$/);
		await page.goto('/app/profile/edit');
		await expect(page.getByLabel('代表者の役職')).toHaveValue('');
	});
});
