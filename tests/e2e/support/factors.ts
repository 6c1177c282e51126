import { TOTP } from 'otpauth';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import type { TestApp } from '#tests/support/boot.ts';
import { PASSWORD, type Person } from '#tests/support/factories.ts';
import { test as base, expect } from './test.ts';
import type { Texts } from './texts.ts';

/** Second factors, as the journeys use them. */

/** The app by the name of this machine: at an IP address browsers have no passkeys. */
export const namedUrl = ({ url }: Pick<TestApp, 'url'>): string => url.replace('127.0.0.1', 'localhost');

export const test = base.extend({
	baseURL: async ({ app }, use) => use(namedUrl(app)),
});

export type Device = {
	/** Whether its user agrees to everything at once, or does not look at it. */
	setAgreeing: (isAgreeing: boolean) => Promise<void>;
};

/** A device with passkeys, whose user agrees to everything at once. */
export const addDevice = async (page: Page): Promise<Device> => {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('WebAuthn.enable');
	const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		setAgreeing: async (enabled) => {
			await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
		},
	};
};

const STEP_MS = 30_000;

/** What an authenticator app shows once its next code is there: a code works once. */
export const nextCode = ({ clock }: TestApp, secret: string): string => {
	clock.advance(STEP_MS);
	return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
};

/** Six digits that are none of the codes around now. */
export const wrongCode = ({ clock }: TestApp, secret: string): string => {
	const totp = new TOTP({ secret });
	const near = [-1, 0, 1, 2].map((step) => totp.generate({ timestamp: clock.now().getTime() + step * STEP_MS }));
	return ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '';
};

/** By its role: the English label is part of that of the QR code. */
export const codeField = (page: Page, t: Texts): Locator =>
	page.getByRole('textbox', { name: t.labels.secondFactor.code, exact: true });

/** The email and the password, which lead to the second step. */
export const givePassword = async (page: Page, t: Texts, { user }: Person): Promise<void> => {
	await page.getByLabel(t.labels.accounts.email).fill(user.email);
	await page.getByLabel(t.labels.accounts.password, { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: t.session.login, exact: true }).click();
};

/** Sets up the app in its dialog, from the password on. Returns its secret. */
export const setUpApp = async (page: Page, t: Texts, app: TestApp): Promise<string> => {
	const { secondFactor } = t.accounts;
	await page.getByRole('button', { name: secondFactor.appTitle }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(t.labels.accounts.old_password).fill(PASSWORD);
	await dialog.getByRole('button', { name: secondFactor.continue }).click();
	const secret = await secretIn(page);
	await codeField(page, t).fill(nextCode(app, secret));
	return secret;
};

export const secretIn = async (page: Page): Promise<string> =>
	(await page.locator('code').innerText()).replaceAll(/\s/g, '');

/** The recovery codes that are shown, once their owner has said that they are saved. */
export const saveCodes = async (page: Page, t: Texts): Promise<string[]> => {
	const { secondFactor } = t.accounts;
	const list = page.getByRole('list', { name: secondFactor.codes });
	await expect(list.getByRole('listitem')).toHaveCount(10);
	const codes = await list.getByRole('listitem').allInnerTexts();
	await page.getByLabel(secondFactor.codesSaved).check();
	return codes;
};

export const signOut = async (context: BrowserContext): Promise<void> => {
	await context.clearCookies();
};
