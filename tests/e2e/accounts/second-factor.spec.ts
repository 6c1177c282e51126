import fs from 'node:fs/promises';
import { signInAs } from '#tests/e2e/support/company.ts';
import {
	addDevice,
	codeField,
	givePassword,
	namedUrl,
	nextCode,
	saveCodes,
	setUpApp,
	signOut,
	test,
	wrongCode,
} from '#tests/e2e/support/factors.ts';
import { expectAsked, offered, watchRequests } from '#tests/e2e/support/passkey-requests.ts';
import { expect, expectAccessible, expectFitting, expectScreen, inTurn, phoneTag } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { makeCompany, makeCompanyUser, makeConsoleAdmin, PASSWORD } from '#tests/support/factories.ts';

/** The second factor: set up on the page of one's own account, and asked for at the sign-in. */

test.use({ allowedMessages: [/status of (401|409|422)/] });

test.afterEach(({ app }) => app.clock.release());

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });
		const t = texts[locale];
		const { secondFactor } = t.accounts;
		const { second } = t.session;

		test(`${phoneTag(locale)} app, passkey and recovery codes are set up, and each signs in (${locale})`, async ({
			page,
			app,
			context,
		}) => {
			const person = await makeCompanyUser(app);
			const device = await addDevice(page);
			await watchRequests(page);
			await signInAs(context, { url: namedUrl(app) }, person);
			await page.goto('/app/assessment');
			await page.getByRole('button', { name: fill(t.company.shell.account, { name: person.user.name }) }).click();
			await page.getByRole('link', { name: t.company.account.securityTitle }).click();
			await expectScreen(page, t.company.account.securityTitle, locale);
			await expect(page.getByText(secondFactor.off, { exact: true })).toBeVisible();

			// The app: a wrong password, then a wrong code, are told on their fields.
			const dialog = page.getByRole('dialog');
			await page.getByRole('button', { name: secondFactor.appTitle }).click();
			const password = dialog.getByLabel(t.labels.accounts.old_password);
			await password.fill('not the password');
			await dialog.getByRole('button', { name: secondFactor.continue }).click();
			await expect(password).toHaveAttribute('aria-invalid', 'true');
			await password.fill(PASSWORD);
			await dialog.getByRole('button', { name: secondFactor.continue }).click();
			await expect(dialog.getByRole('img', { name: secondFactor.qrCode })).toBeVisible();
			await expectAccessible(page);
			await expectFitting(page);
			const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
			const code = codeField(page, t);
			await code.fill(wrongCode(app, secret));
			await expect(code).toHaveAttribute('aria-invalid', 'true');
			await code.fill(nextCode(app, secret));

			// The recovery codes are kept before the dialog closes.
			const close = dialog.getByRole('button', { name: t.common.close });
			await expect(close).toHaveAttribute('aria-disabled', 'true');
			await page.keyboard.press('Escape');
			await expectAccessible(page);
			await expectFitting(page);
			const download = page.waitForEvent('download');
			await dialog.getByRole('button', { name: secondFactor.downloadCodes }).click();
			const saved = await fs.readFile(await (await download).path(), 'utf8');
			const [first = '', other = '', ...rest] = await saveCodes(page, t);
			for (const one of [first, other, ...rest, person.user.email]) expect(saved).toContain(one);
			await close.click();
			await expect(dialog).toHaveCount(0);
			await expect(page.getByText(secondFactor.on, { exact: true })).toBeVisible();
			await expect(page.getByText(fill(secondFactor.codesLeft, { count: 10 }))).toBeVisible();

			// A passkey, with a name that is suggested and changed.
			await page.getByRole('button', { name: secondFactor.addPasskey }).click();
			await expect(dialog.getByLabel(t.labels.secondFactor.name)).toHaveValue('Linux');
			await dialog.getByLabel(t.labels.accounts.old_password).fill(PASSWORD);
			await dialog.getByRole('button', { name: secondFactor.makePasskey }).click();
			await expect(dialog).toHaveCount(0);
			await page.getByRole('button', { name: fill(secondFactor.renameOf, { name: 'Linux' }) }).click();
			await dialog.getByLabel(t.labels.secondFactor.name).fill('Old laptop');
			await dialog.getByRole('button', { name: t.common.save }).click();
			await expect(page.getByRole('list', { name: secondFactor.passkeys })).toContainText('Old laptop');
			await expectScreen(page, t.company.account.securityTitle, locale);
			// This device has one already.
			await page.getByRole('button', { name: secondFactor.addPasskey }).click();
			await dialog.getByLabel(t.labels.accounts.old_password).fill(PASSWORD);
			await dialog.getByRole('button', { name: secondFactor.makePasskey }).click();
			await expect(dialog.getByText(secondFactor.failures.known)).toBeVisible();
			// From now on the passkey is used where it is asked for, not as a page opens that offers it.
			await device.setAgreeing(false);

			// Password and code: a wrong one, then a right one, which needs no click.
			await signOut(context);
			await page.goto('/app/login');
			await expectScreen(page, t.session.companyTitle, locale);
			await givePassword(page, t, person);
			await expectScreen(page, second.title, locale);
			await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
			await expect(page.getByRole('alert')).toHaveCount(0);
			await codeField(page, t).fill(wrongCode(app, secret));
			await expect(codeField(page, t)).toHaveAttribute('aria-invalid', 'true');
			await codeField(page, t).fill(nextCode(app, secret));
			await expect(page).toHaveURL(/\/app\/assessment$/);

			// Password and passkey.
			await signOut(context);
			await page.goto('/app/login');
			await givePassword(page, t, person);
			await device.setAgreeing(true);
			await page.getByRole('button', { name: second.usePasskey }).click();
			await expect(page).toHaveURL(/\/app\/assessment$/);
			await device.setAgreeing(false);

			// The passkey alone.
			await signOut(context);
			await page.goto('/app/login');
			// What a device does not agree to when it is asked, it does not later.
			await expectAsked(page, [offered]);
			await device.setAgreeing(true);
			await page.getByRole('button', { name: t.session.passkeyLogin }).click();
			await expect(page).toHaveURL(/\/app\/assessment$/);
			await device.setAgreeing(false);

			// A recovery code, which works once.
			await signOut(context);
			for (const [recovery, works] of [
				[first, true],
				[first, false],
				[other, true],
			] as const) {
				await page.goto('/app/login');
				await givePassword(page, t, person);
				await page.getByRole('button', { name: second.useRecovery }).click();
				const field = page.getByLabel(t.labels.secondFactor.recovery_code);
				await expect(field).toBeFocused();
				await field.fill(recovery.toUpperCase());
				if (recovery === first && !works) await expectScreen(page, second.title, locale);
				await page.getByRole('button', { name: second.submit }).click();
				if (works) {
					await expect(page).toHaveURL(/\/app\/assessment$/);
					await signOut(context);
				} else await expect(field).toHaveAttribute('aria-invalid', 'true');
			}
		});
	});
}

test('five wrong codes lead back to the password, with the email kept', async ({ page, app, context }) => {
	const t = texts.ja;
	const person = await makeCompanyUser(app);
	await signInAs(context, { url: namedUrl(app) }, person);
	await page.goto('/app/security');
	const secret = await setUpApp(page, t, app);
	await saveCodes(page, t);
	await signOut(context);
	await page.goto('/app/login');
	await givePassword(page, t, person);
	const code = codeField(page, t);
	// The only way here besides recovery codes, so it has the focus.
	await expect(code).toBeFocused();
	for (let tries = 1; tries <= 5; tries += 1) {
		const answered = page.waitForResponse('**/trpc/app.session.secondFactorLogin**');
		await code.fill('');
		await code.fill(wrongCode(app, secret));
		await answered;
		await expect(code).toHaveAttribute('aria-invalid', 'true');
	}
	await code.fill('');
	await code.fill(nextCode(app, secret));
	await expect(page.getByRole('heading', { level: 1, name: t.session.companyTitle })).toBeVisible();
	await expect(page.getByRole('alert')).toBeVisible();
	await expect(page.getByLabel(t.labels.accounts.email)).toHaveValue(person.user.email);
	await expectScreen(page, t.session.companyTitle, 'ja');
	await givePassword(page, t, person);
	await code.fill(nextCode(app, secret));
	await expect(page).toHaveURL(/\/app\/assessment$/);
});

test('by keyboard alone: password, code, and back', { tag: '@rest' }, async ({ page, app, context }) => {
	const t = texts.ja;
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, { url: namedUrl(app) }, admin);
	await page.goto('/console/account');
	await expectScreen(page, t.console.account.ownTitle, 'ja');
	const secret = await setUpApp(page, t, app);
	await saveCodes(page, t);
	await signOut(context);
	await page.goto('/console/login');
	const giveKeys = async (): Promise<void> => {
		await page.getByLabel(t.labels.accounts.password, { exact: true }).focus();
		await page.keyboard.type(PASSWORD);
		await page.keyboard.press('Enter');
		await expect(codeField(page, t)).toBeFocused();
	};
	await page.getByLabel(t.labels.accounts.email).focus();
	await page.keyboard.type(admin.user.email);
	await giveKeys();
	const back = page.getByRole('button', { name: t.session.second.back });
	while (!(await back.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: t.session.consoleTitle })).toBeFocused();
	await expect(page.getByLabel(t.labels.accounts.email)).toHaveValue(admin.user.email);
	await giveKeys();
	// As a Japanese keyboard types them, with a space in between as some apps show them.
	const digits = nextCode(app, secret).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
	await page.keyboard.insertText(`${digits.slice(0, 3)} ${digits.slice(3)}`);
	await expect(page).toHaveURL(/\/console\/all-assessments/);
});

test('removing the last factor ends all sign-ins, this one too', { tag: '@rest' }, async ({ page, app, context }) => {
	const t = texts.ja;
	const { secondFactor } = t.accounts;
	const person = await makeCompanyUser(app);
	await signInAs(context, { url: namedUrl(app) }, person);
	await page.goto('/app/security');
	await setUpApp(page, t, app);
	const before = await saveCodes(page, t);
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: t.common.close }).click();
	// New codes take the place of the former ones.
	await page.getByRole('button', { name: secondFactor.makeCodes }).click();
	await dialog.getByLabel(t.labels.accounts.old_password).fill(PASSWORD);
	await dialog.getByRole('button', { name: secondFactor.makeCodesAction }).click();
	const after = await saveCodes(page, t);
	expect(after.filter((code) => before.includes(code))).toEqual([]);
	await dialog.getByRole('button', { name: t.common.close }).click();
	await page.getByRole('button', { name: secondFactor.removeApp }).click();
	await expect(dialog.getByText(secondFactor.removesLast)).toBeVisible();
	await dialog.getByLabel(t.labels.accounts.old_password).fill(PASSWORD);
	await dialog.getByRole('button', { name: secondFactor.remove }).click();
	await expect(page).toHaveURL(/\/app\/login$/);
	await givePassword(page, t, person);
	await expect(page).toHaveURL(/\/app\/assessment$/);
});

test('an admin sees who has a second factor, and removes one that was lost', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const t = texts.ja;
	const { secondFactor } = t.accounts;
	const { id: companyId } = await makeCompany(app);
	const [admin, member] = [
		await makeCompanyUser(app, { companyId }),
		await makeCompanyUser(app, { companyId, role: 1 }),
	];
	const console = await makeConsoleAdmin(app);
	for (const [remover, path] of [
		[admin, '/app/company_info?tab=members'],
		[console, `/console/companies/${companyId}?tab=members`],
	] as const) {
		await signInAs(context, { url: namedUrl(app) }, { ...member, token: await app.deps.sessions.open(member.user.id) });
		await page.goto('/app/security');
		await setUpApp(page, t, app);
		await saveCodes(page, t);
		await signInAs(context, { url: namedUrl(app) }, remover);
		await page.goto(path);
		const row = page.getByRole('row').filter({ hasText: member.user.email });
		await expect(row).toContainText(secondFactor.title);
		await row.getByRole('button').click();
		await page.getByRole('menuitem', { name: secondFactor.removeOthers }).click();
		const dialog = page.getByRole('dialog');
		await expect(dialog).toContainText(fill(secondFactor.removeOthersText, { name: member.user.name }));
		await expectAccessible(page);
		await dialog.getByRole('button', { name: secondFactor.removeOthers }).click();
		await expect(dialog).toHaveCount(0);
		await expect(row).not.toContainText(secondFactor.title);
	}
});

test('at an IP address no passkey is offered, and the page says where one is', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const t = texts.ja;
	const person = await makeCompanyUser(app);
	await page.goto(`${app.url}/app/login`);
	await expect(page.getByRole('button', { name: t.session.login, exact: true })).toBeVisible();
	await page.getByRole('button', { name: t.session.passkeyLogin }).click();
	await expect(page.getByRole('alert')).toContainText(namedUrl(app));
	await signInAs(context, app, person);
	await page.goto(`${app.url}/app/security`);
	await expect(page.getByText(namedUrl(app))).toBeVisible();
	await expect(page.getByRole('button', { name: t.accounts.secondFactor.addPasskey })).toHaveCount(0);
});
