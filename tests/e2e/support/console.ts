import type { Page } from 'playwright/test';
import { labelTexts } from '#shared/i18n/labels.ts';
import { accounts as accountsEn } from '#shared/texts/client/accounts.en.ts';
import { accounts } from '#shared/texts/client/accounts.ja.ts';
import { common as commonEn } from '#shared/texts/client/common.en.ts';
import { common } from '#shared/texts/client/common.ja.ts';
import { consoleTexts as consoleEn } from '#shared/texts/client/console.en.ts';
import { consoleTexts } from '#shared/texts/client/console.ja.ts';
import { editing as editingEn } from '#shared/texts/client/editing.en.ts';
import { editing } from '#shared/texts/client/editing.ja.ts';
import { session as sessionEn } from '#shared/texts/client/session.en.ts';
import { session } from '#shared/texts/client/session.ja.ts';
import { featureLabels } from '#shared/texts/feature-labels.ts';
import { PASSWORD, type Person } from '#tests/support/factories.ts';
import { expect } from './test.ts';

/** The texts of the console, by language. */
export const words = {
	ja: { accounts, common, console: consoleTexts, editing, session, labels: labelTexts(featureLabels, 'ja') },
	en: {
		accounts: accountsEn,
		common: commonEn,
		console: consoleEn,
		editing: editingEn,
		session: sessionEn,
		labels: labelTexts(featureLabels, 'en'),
	},
} as const;

export type Words = (typeof words)['ja' | 'en'];

/** Interpolates the variables of a text. */
export const fill = (text: string, variables: Record<string, string | number>): string =>
	text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(variables[name] ?? ''));

/** Signs in through the login screen. */
export const logIn = async (page: Page, w: Words, person: Person): Promise<void> => {
	await page.goto('/console/login');
	await page.getByLabel(w.labels.accounts.email).fill(person.user.email);
	await page.getByLabel(w.labels.accounts.password).fill(PASSWORD);
	await page.getByRole('button', { name: w.session.login }).click();
	await expect(page).toHaveURL(/\/console\/all-assessments/);
};

export const logOut = async (page: Page, w: Words): Promise<void> => {
	await page.getByRole('button', { name: w.console.shell.logout }).click();
	await page.getByRole('dialog').getByRole('button', { name: w.console.shell.logout }).click();
	await expect(page).toHaveURL(/\/console\/login$/);
};

export const goTo = (page: Page, w: Words, link: keyof Words['console']['shell']['links']): Promise<void> =>
	page.getByRole('link', { name: w.console.shell.links[link], exact: true }).first().click();

export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
	expect(page.getByText(text).first()).toBeVisible();
