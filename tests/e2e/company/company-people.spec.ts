import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { users } from '#server/db/tables/accounts.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill as filled, texts } from '#tests/e2e/support/texts.ts';
import type { TestApp } from '#tests/support/boot.ts';
import {
	findUserRow,
	makeCompany,
	makeCompanyUser,
	makeConsoleAdmin,
	PASSWORD,
	unique,
} from '#tests/support/factories.ts';
import { composedMail, tellOfEvents } from '#tests/support/notices/mails.ts';

const t = texts.ja;

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
	await page.getByLabel(t.labels.accounts.email).fill(email);
	await page.getByLabel(t.labels.accounts.password).fill(password);
	await page.getByRole('button', { name: t.session.login }).click();
};

/** The link of the mail that tells a former address of the change, made as the worker does. */
const undoLinkTo = async (app: TestApp, formerEmail: string): Promise<string> => {
	await tellOfEvents(app);
	const mail = await composedMail(app, 'email_changed', formerEmail);
	return /\/app\/email-change#token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
};

const openAccount = (page: Page) =>
	page.getByRole('button', { name: filled(t.company.shell.account, { name: '' }) }).click();

test.describe('signing in and out', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	test('@phone a wrong password shows an error, the right one opens the assessment, and logging out asks for confirmation', async ({
		page,
		app,
	}) => {
		const { user } = await makeCompanyUser(app);
		await page.goto('/app/login');
		await expectScreen(page, t.session.companyTitle, 'ja');
		await expect(page.getByRole('link', { name: t.session.forgot })).toHaveAttribute('href', '/#forgot');
		await logIn(page, user.email, 'short');
		await expect(
			page.getByText(filled(t.forms.validation.minText, { field: t.labels.accounts.password, size: 8 })),
		).toBeVisible();
		await logIn(page, user.email, 'not the password');
		// At the field, and in a toast.
		await expect(page.getByText(t.server.accounts.loginFailed)).toHaveCount(2);
		await logIn(page, user.email, PASSWORD);
		await expect(page).toHaveURL(/\/app\/assessment$/);

		await page.getByRole('button', { name: t.company.shell.logout }).click();
		const dialog = page.getByRole('dialog', { name: t.company.account.logoutTitle });
		await dialog.getByRole('button', { name: t.common.cancel }).click();
		await page.getByRole('button', { name: t.company.shell.logout }).click();
		await dialog.getByRole('button', { name: t.company.shell.logout }).click();
		await expect(page).toHaveURL(/\/app\/login$/);
		await expect(page.getByText(t.server.accounts.loggedOut)).toBeVisible();
		expect((await page.context().cookies()).filter(({ name }) => ['token', 'user'].includes(name))).toEqual([]);
	});

	test('with an invalid user cookie every screen redirects to the login, and back', { tag: '@rest' }, async ({
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
		await expectScreen(page, t.common.notFound.title, 'ja');
		await page.getByRole('link', { name: t.company.shell.notFoundLink }).click();
		await expect(page).toHaveURL(/\/app\/assessment$/);
		await page.goto('/app/assessment/categories/0');
		await expect(page.getByRole('heading', { name: t.common.notFound.title })).toBeVisible();
	});

	test('a wrong current password shows an error at its field; the right one signs out', { tag: '@rest' }, async ({
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
		await expect(page.getByText(t.company.roles.admin, { exact: true })).toBeVisible();
		await page.getByRole('button', { name: t.company.shell.changePassword }).click();
		const dialog = page.getByRole('dialog', { name: t.company.account.passwordTitle });
		const save = dialog.getByRole('button', { name: t.company.account.savePassword });
		await expect(save).toHaveAttribute('aria-disabled', 'true');
		await dialog.getByLabel(t.labels.accounts.old_password).fill('not the password');
		await dialog.getByLabel(t.labels.accounts.new_password).fill('a brand new one');
		await save.click();
		await expect(dialog.getByText(t.server.accounts.oldPasswordWrong)).toBeVisible();
		await dialog.getByLabel(t.labels.accounts.old_password).fill(PASSWORD);
		await save.click();
		await expect(page).toHaveURL(/\/app\/login$/);
		await expect(page.getByText(t.server.accounts.passwordChanged)).toBeVisible();
		await logIn(page, person.user.email, 'a brand new one');
		await expect(page).toHaveURL(/\/app\/assessment$/);
	});

	test('changing the own profile signs out with a message', { tag: '@rest' }, async ({ page, app, context }) => {
		const person = await makeCompanyUser(app);
		await signInAs(context, app, person);
		await page.goto('/app/history');
		await openAccount(page);
		await page.getByRole('button', { name: t.company.shell.editProfile }).click();
		const dialog = page.getByRole('dialog', { name: t.company.account.profileTitle });
		await dialog.getByLabel(t.labels.accounts.name).fill('');
		await dialog.getByRole('button', { name: t.company.account.saveProfile }).click();
		await expect(
			dialog.getByText(filled(t.forms.validation.required, { field: t.labels.accounts.name })),
		).toBeVisible();
		await dialog.getByLabel(t.labels.accounts.name).fill('改姓 花子');
		await dialog.getByRole('button', { name: t.company.account.saveProfile }).click();
		await expect(page).toHaveURL(/\/app\/login$/);
		await expect(page.getByText(t.server.accounts.profileUpdated)).toBeVisible();
	});
});

for (const locale of ['ja', 'en'] as const) {
	test.describe(`the own email (${locale})`, inTurn(import.meta, locale), () => {
		test.use({ allowedMessages: [/Failed to load resource/], language: locale });
		const { account, shell } = texts[locale].company;
		const labels = texts[locale].labels.accounts;

		test('@phone is changed with the password, and the link in the mail to the former address undoes it', async ({
			page,
			app,
			context,
		}) => {
			const person = await makeCompanyUser(app);
			const changed = `${unique('changed')}@example.com`;
			await signInAs(context, app, person);
			await page.goto('/app/history');
			await page.getByRole('button', { name: filled(shell.account, { name: person.user.name }) }).click();
			await page.getByRole('button', { name: shell.editProfile }).click();
			const dialog = page.getByRole('dialog', { name: account.profileTitle });
			await expect(dialog.getByLabel(labels.email)).toHaveValue(person.user.email);
			await expect(dialog.getByLabel(labels.old_password)).toHaveCount(0);
			const note = dialog.getByText(filled(texts[locale].accounts.formerToldOwn, { email: person.user.email }));
			await expect(note).toHaveCount(0);
			await dialog.getByLabel(labels.email).fill(changed);
			await expect(note).toBeVisible();
			const save = dialog.getByRole('button', { name: account.saveProfile });
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
			await expectScreen(page, account.undoTitle, locale);
			expect((await findUserRow(app, person.user.id))?.email).toBe(changed);
			await page.getByRole('button', { name: account.undoAction }).click();
			await expect(page.getByText(account.undoneText)).toBeVisible();
			await expectScreen(page, account.undoTitle, locale);
			expect((await findUserRow(app, person.user.id))?.email).toBe(person.user.email);

			await page.reload();
			await page.getByRole('button', { name: account.undoAction }).click();
			await expect(page.getByRole('alert')).toBeVisible();
			await expectScreen(page, account.undoTitle, locale);
			const toLogin = page.getByRole('link', { name: account.toLogin });
			await expect(toLogin).toHaveAttribute('href', '/app/login');
			// Of an account of the console.
			await page.goto('/app/email-change?area=console');
			await expect(page.getByText(account.undoNoToken)).toBeVisible();
			await expect(toLogin).toHaveAttribute('href', '/console/login');
		});

		test('is not saved over what somebody else saved meanwhile, without being told', { tag: '@rest' }, async ({
			page,
			app,
			context,
		}) => {
			const person = await makeCompanyUser(app);
			const admin = await makeConsoleAdmin(app);
			await signInAs(context, app, person);
			await page.goto('/app/history');
			await page.getByRole('button', { name: filled(shell.account, { name: person.user.name }) }).click();
			await page.getByRole('button', { name: shell.editProfile }).click();
			const dialog = page.getByRole('dialog', { name: account.profileTitle });
			await dialog.getByLabel(labels.name, { exact: false }).first().fill('自分で 改名');
			await app.deps.db
				.update(users)
				.set({ name: '管理者が 改名', version: person.user.version + 1, updatedBy: admin.user.id })
				.where(eq(users.id, person.user.id));
			const save = dialog.getByRole('button', { name: account.saveProfile });
			await save.click();
			await expect(dialog.getByText(account.profileChangedTitle)).toBeVisible();
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

	test('one click is enough, even if blurring the field shows a validation message', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		await signInAs(context, app, await makeCompanyUser(app, { role: 0 }));
		await page.goto('/app/company_info?tab=members');
		await page.getByRole('button', { name: t.company.members.add }).click();
		const adding = page.getByRole('dialog', { name: t.accounts.people.addMemberTitle });
		await adding.getByRole('button', { name: t.accounts.people.more }).click();
		await adding.getByText(t.accounts.byPassword).click();
		await adding.getByLabel(t.labels.accounts.email).fill('宛先ではない');
		await adding.getByRole('button', { name: t.company.members.addAction }).click();
		await expect(adding.getByLabel(t.labels.accounts.email)).toHaveAttribute('aria-invalid', 'true');
		await expect(
			adding.getByLabel(t.labels.accounts.password),
			'the click arrived: all fields were looked at',
		).toHaveAttribute('aria-invalid', 'true');
		await adding.getByLabel(t.labels.accounts.password).fill('kurz');
		await adding.getByRole('button', { name: t.common.cancel }).click();
		await page.getByRole('dialog', { name: t.common.unsaved.typedTitle }).getByText(t.common.unsaved.discard).click();
		await expect(adding).toHaveCount(0);
	});

	test('@phone what is typed is lost only after a question; a made password is told once', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await signInAs(context, app, await makeCompanyUser(app, { role: 0 }));
		await page.goto('/app/company_info?tab=members');
		await page.getByRole('button', { name: t.company.members.add }).click();
		const adding = page.getByRole('dialog', { name: t.accounts.people.addMemberTitle });
		const asking = page.getByRole('dialog', { name: t.common.unsaved.typedTitle });
		const send = adding.getByRole('button', { name: t.company.members.addAction });
		await expect(adding.getByText(t.forms.nothingTyped)).toBeVisible();
		await expect(send, 'the buttons are in sight before anything is scrolled').toBeInViewport({ ratio: 1 });
		const name = adding.getByRole('textbox', { name: `${t.labels.accounts.name} ${t.common.required}` });
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

		await page.getByRole('button', { name: t.company.members.add }).click();
		await name.fill('新人 三郎');
		const email = `${unique('saburo')}@example.com`;
		await adding.getByLabel(t.labels.accounts.email).fill(email);
		const password = adding.getByLabel(t.labels.accounts.password);
		await adding.getByRole('button', { name: t.accounts.people.more }).click();
		await adding.getByText(t.accounts.byPassword).click();
		await adding.getByRole('button', { name: t.accounts.makePassword }).click();
		const made = await password.inputValue();
		await expect(password).toHaveAttribute('type', 'password');
		await adding.getByRole('button', { name: t.forms.password.showIt }).click();
		await expect(password).toHaveAttribute('type', 'text');
		await expectAccessible(page);
		await page.keyboard.press('Control+s');
		const told = page.getByRole('dialog', { name: t.accounts.toldTitle });
		await expect(told).toContainText(email);
		await expect(told).toContainText(made);
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await told.getByRole('button', { name: t.accounts.copy }).click();
		await expect(told.getByText(t.accounts.copied)).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made);
		await told.getByRole('button', { name: t.accounts.toldClose }).click();
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
		await expect(row(page, '管理 一郎')).toContainText(t.company.members.you);
		await expect(row(page, '管理 一郎').getByRole('button')).toHaveCount(0);
		await expect(page.getByRole('tab', { name: t.company.info.membersTab })).toHaveAttribute('aria-selected', 'true');

		await page.getByRole('button', { name: t.company.members.add }).click();
		const adding = page.getByRole('dialog', { name: t.accounts.people.addMemberTitle });
		const send = adding.getByRole('button', { name: t.company.members.addAction });
		await expect(send).toHaveAttribute('aria-disabled', 'true');
		await adding.getByLabel(t.labels.accounts.name, { exact: false }).first().fill('新人 二郎');
		await adding.getByLabel(t.labels.accounts.email).fill(admin.user.email);
		await expect(adding.getByRole('textbox'), 'two fields are enough').toHaveCount(2);
		await expectAccessible(page);
		await send.click();
		await expect(adding.getByText(filled(t.server.validation.taken, { field: t.labels.accounts.email }))).toBeVisible();
		await adding.getByLabel(t.labels.accounts.email).fill(`${unique('jiro')}@example.com`);
		await send.click();
		const added = row(page, '新人 二郎');
		await expect(added).toContainText(t.company.roles.member);
		await expect(added).toContainText(t.accounts.people.invitedBadge);
		await expect(added).toContainText(/\d{4}年\d\d月\d\d日 \d\d:\d\dまで有効/);
		await expectScreen(page, /検証株式会社/, 'ja');
		await added.getByText(t.accounts.people.sendAgain, { exact: true }).click();
		await expect(page.getByText(t.server.accounts.passwordLinkSent)).toBeVisible();

		const act = async (item: string): Promise<void> => {
			await page.getByRole('button', { name: filled(t.accounts.people.actionsOf, { name: '新人 二郎' }) }).click();
			// The event of a scroll to the button may come after the click.
			await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
			await page.getByRole('menuitem', { name: item }).click();
		};
		await act(t.company.members.edit);
		const editing = page.getByRole('dialog', { name: filled(t.accounts.people.editTitle, { name: '新人 二郎' }) });
		await editing.getByLabel(t.labels.accounts.department).fill('人事部');
		const typed = editing.getByLabel(t.labels.accounts.email);
		const former = await typed.inputValue();
		const note = editing.getByText(filled(t.accounts.formerTold, { email: former }));
		await expect(note).toHaveCount(0);
		await typed.fill(`${unique('jiro')}@example.com`);
		await expect(note).toBeVisible();
		await expectAccessible(page);
		await editing.getByRole('button', { name: t.company.members.editAction }).click();
		await expect(row(page, '新人 二郎')).toContainText('人事部');

		await act(t.company.members.reset);
		const resetting = page.getByRole('dialog', {
			name: filled(t.accounts.people.resetPasswordTitle, { name: '新人 二郎' }),
		});
		await resetting.getByLabel(t.labels.accounts.password).fill('short');
		await resetting.getByRole('button', { name: t.company.members.reset }).click();
		await expect(
			resetting.getByText(filled(t.forms.validation.minText, { field: t.labels.accounts.password, size: 8 })),
		).toBeVisible();
		await resetting.getByLabel(t.labels.accounts.password).fill('long enough now');
		await resetting.getByRole('button', { name: t.company.members.reset }).click();
		await expect(resetting).toHaveCount(0);

		await act(t.company.members.remove);
		await page
			.getByRole('dialog', { name: filled(t.accounts.people.removeTitle, { name: '新人 二郎' }) })
			.getByRole('button', { name: t.company.members.removeAction })
			.click();
		await expect(row(page, '新人 二郎')).toHaveCount(0);
	});

	test('the list is read-only for a member', { tag: '@rest' }, async ({ page, app, context }) => {
		const admin = await makeCompanyUser(app, { role: 0 });
		const companyId = admin.user.companyId;
		await signInAs(context, app, await makeCompanyUser(app, { companyId, role: 1, name: '一般 三郎' }));
		await page.goto('/app/company_info?tab=members');
		await expect(row(page, '一般 三郎')).toContainText(t.company.members.you);
		await expect(page.getByRole('button', { name: t.company.members.add })).toHaveCount(0);
		await expect(page.getByRole('button', { name: filled(t.accounts.people.actionsOf, { name: '' }) })).toHaveCount(0);
	});
});

test.describe('the company profile', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	const fill = async (page: Page): Promise<void> => {
		for (const [label, value] of [
			[t.labels.companies.company_name_kana, 'ケンショウ'],
			[t.labels.companies.ceo_name_kana, 'ダイヒョウ'],
			[t.labels.companies.position, '代表取締役'],
			[t.labels.companies.market_name, 'なし'],
			[t.labels.companies.employee_countries, 'ベトナム'],
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
		await expectScreen(page, t.company.profile.title, 'ja');
		await page.getByRole('link', { name: t.company.profile.edit }).click();
		await expectScreen(page, t.company.profile.editTitle, 'ja');
		await expect(page.getByText(t.companies.marketHelp)).toBeVisible();
		await page.getByLabel(t.labels.companies.homepage_url).fill('ftp://example.com');
		await page.getByLabel(t.labels.companies.foreign_employee_count).fill('-1');
		await page.getByLabel(t.labels.companies.established_date).fill('2999-01-01');
		await page.getByLabel(t.labels.companies.funds).fill('五千万');
		await page.keyboard.press('Control+s');
		const summary = page.getByRole('alert').filter({ hasText: filled(t.forms.errors, { count: 9 }) });
		await expect(summary).toContainText('設立日は');
		await expect(summary).toContainText(filled(t.forms.validation.number, { field: t.labels.companies.funds }));
		// In the order of the fields on the screen.
		await expect(summary.getByRole('link')).toHaveText([
			t.labels.companies.company_name_kana,
			t.labels.companies.ceo_name_kana,
			t.labels.companies.position,
			t.labels.companies.homepage_url,
			t.labels.companies.established_date,
			t.labels.companies.funds,
			t.labels.companies.market_name,
			t.labels.companies.foreign_employee_count,
			t.labels.companies.employee_countries,
		]);
		await expect(
			page
				.getByText(filled(t.forms.validation.minNumber, { field: t.labels.companies.foreign_employee_count, size: 0 }))
				.first(),
		).toBeVisible();
		await summary.getByRole('link', { name: t.labels.companies.employee_countries }).click();
		await expect(page.getByLabel(t.labels.companies.employee_countries)).toBeFocused();
		await fill(page);
		await page.getByLabel(t.labels.companies.homepage_url).fill('');
		await page.getByLabel(t.labels.companies.foreign_employee_count).fill('１２');
		await page.getByLabel(t.labels.companies.established_date).fill('1985-04-01');
		await page.getByLabel(t.labels.companies.funds).fill('５０００００００００');
		await page.getByLabel(t.labels.companies.funds).blur();
		await expect(page.getByLabel(t.labels.companies.funds)).toHaveValue('5,000,000,000');
		await page.keyboard.press('Control+s');
		await expect(page).toHaveURL(/\/app\/profile$/);
		await expect(page.getByText(`12${t.companies.units.people}`)).toBeVisible();
		await expect(page.getByText(`5,000,000,000${t.companies.units.yen}`)).toBeVisible();
		await expect(page.getByText('1985年04月01日')).toBeVisible();
	});

	test('asks before it discards changes, and restores them after a reload', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		await signInAs(context, app, await makeCompanyUser(app));
		await page.goto('/app/profile/edit');
		await page.getByLabel(t.labels.companies.position).fill('社長');
		const prompt = page.waitForEvent('dialog');
		const reloaded = page.reload();
		await (await prompt).accept();
		await reloaded;
		await expect(page.getByText(t.company.profile.restored)).toBeVisible();
		await expect(page.getByLabel(t.labels.companies.position)).toHaveValue('社長');
		await page.getByRole('button', { name: t.common.cancel }).click();
		const dialog = page.getByRole('dialog', { name: t.company.profile.cancelTitle });
		await dialog.getByRole('button', { name: t.company.profile.cancelKeep }).click();
		await page.getByRole('button', { name: t.common.cancel }).click();
		await dialog.getByRole('button', { name: t.company.profile.cancelAction }).click();
		await expect(page).toHaveURL(/\/app\/profile$/);
		await page.goto('/app/profile/edit');
		await expect(page.getByLabel(t.labels.companies.position)).toHaveValue('');
	});
});
