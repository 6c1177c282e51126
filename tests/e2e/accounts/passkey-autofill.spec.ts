import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright/test';
import { passkeys } from '#server/db/tables/second-factor.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import {
	addDevice,
	type Device,
	givePassword,
	namedUrl,
	saveCodes,
	signOut,
	test,
} from '#tests/e2e/support/factors.ts';
import { askedOn, expectAsked, offered, watchRequests } from '#tests/e2e/support/passkey-requests.ts';
import { expect, expectAccessible } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeCompanyUser, PASSWORD, type Person } from '#tests/support/factories.ts';

/** A passkey that is picked where the browser fills in the email. */

const t = texts.ja;

test.use({ allowedMessages: [/status of (401|422)/] });

/** Somebody who has made a passkey, and is signed out. */
const withPasskey = async (
	page: Page,
	context: BrowserContext,
	app: TestApp,
): Promise<{ person: Person; device: Device }> => {
	const person = await makeCompanyUser(app);
	const device = await addDevice(page);
	await watchRequests(page);
	await signInAs(context, { url: namedUrl(app) }, person);
	await page.goto('/app/security');
	await page.getByRole('button', { name: t.accounts.secondFactor.addPasskey }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(t.labels.accounts.old_password).fill(PASSWORD);
	await dialog.getByRole('button', { name: t.accounts.secondFactor.makePasskey }).click();
	await saveCodes(page, t);
	await dialog.getByRole('button', { name: t.common.close }).click();
	await expect(dialog).toHaveCount(0);
	await signOut(context);
	return { person, device };
};

/** Their page that signs in, while they look at something else. */
const atLogin = async (page: Page, context: BrowserContext, app: TestApp) => {
	const made = await withPasskey(page, context, app);
	await made.device.setAgreeing(false);
	await page.goto('/app/login');
	await expectAsked(page, [offered]);
	return made;
};

test('is offered as the page opens, and signs in without a click or another question', async ({
	page,
	app,
	context,
}) => {
	await withPasskey(page, context, app);
	await page.goto('/app/login');
	await expect(page).toHaveURL(/\/app\/assessment$/);
	expect(await askedOn(page)).toEqual([{ ...offered, end: 'answered' }]);
});

test('is asked for anew before what was asked has expired', { tag: '@rest' }, async ({ page, app, context }) => {
	await withPasskey(page, context, app).then(({ device }) => device.setAgreeing(false));
	await page.clock.install();
	const starts: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('startPasskeyLogin')) starts.push(request.method());
	});
	await page.goto('/app/login');
	await expect(page.getByLabel(t.labels.accounts.email)).toHaveAttribute('autocomplete', 'username webauthn');
	await expectAccessible(page);
	await expectAsked(page, [offered]);
	await page.clock.fastForward('04:01');
	await expectAsked(page, [{ ...offered, end: 'AbortError' }, offered]);
	expect(starts).toHaveLength(2);
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('ends where the password is used, and is offered again where that is wrong', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const { person } = await atLogin(page, context, app);
	await page.getByLabel(t.labels.accounts.email).fill(person.user.email);
	await page.getByLabel(t.labels.accounts.password, { exact: true }).fill('not the password');
	await page.getByRole('button', { name: t.session.login, exact: true }).click();
	await expect(page.getByLabel(t.labels.accounts.email)).toHaveAttribute('aria-invalid', 'true');
	await expectAsked(page, [{ ...offered, end: 'AbortError' }, offered]);
	await givePassword(page, t, person);
	await expect(page.getByRole('heading', { level: 1, name: t.session.second.title })).toBeVisible();
	const ended = (await askedOn(page)).map(({ mediation, end }) => `${mediation} ${end}`);
	expect(ended.filter((one) => one !== 'conditional AbortError')).toEqual([]);
});

test('ends where the button is used, which asks once', { tag: '@rest' }, async ({ page, app, context }) => {
	const { device } = await atLogin(page, context, app);
	await device.setAgreeing(true);
	await page.getByRole('button', { name: t.session.passkeyLogin }).click();
	await expect(page).toHaveURL(/\/app\/assessment$/);
	await expectAsked(page, [
		{ ...offered, end: 'AbortError' },
		{ mediation: 'modal', end: 'answered' },
	]);
});

test('that the server refuses is told beside the button, and another may be picked', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const { person, device } = await withPasskey(page, context, app);
	await app.deps.db.delete(passkeys).where(eq(passkeys.userId, person.user.id));
	await page.goto('/app/login');
	await expect(page.getByRole('alert')).toBeVisible();
	await device.setAgreeing(false);
	await expect.poll(async () => (await askedOn(page)).at(-1)).toEqual(offered);
	await expect(page.getByRole('alert')).toBeVisible();
	await expectAccessible(page);
});

for (const [lack, prepare] of [
	[
		'says that it does not fill in passkeys',
		() => {
			PublicKeyCredential.isConditionalMediationAvailable = async () => false;
		},
	],
	[
		'is so old that it cannot be asked',
		() => {
			Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable');
		},
	],
	[
		'has no passkeys',
		() => {
			Reflect.deleteProperty(window, 'PublicKeyCredential');
		},
	],
] as const) {
	test(`where the browser ${lack}, nothing is asked, and the password signs in`, { tag: '@rest' }, async ({
		page,
		app,
	}) => {
		const person = await makeCompanyUser(app);
		await addDevice(page);
		await watchRequests(page);
		await page.addInitScript(prepare);
		const calls: string[] = [];
		page.on('request', (request) => calls.push(new URL(request.url()).pathname));
		await page.goto('/app/login');
		await givePassword(page, t, person);
		await expect(page).toHaveURL(/\/app\/assessment$/);
		expect(await askedOn(page)).toEqual([]);
		expect(calls.filter((path) => path.includes('PasskeyLogin'))).toEqual([]);
	});
}
