import type { Page } from 'playwright/test';
import { PASSWORD, type Person } from '#tests/support/factories.ts';
import { expect } from './test.ts';
import type { Texts } from './texts.ts';

/** Signs in through the login screen. */
export const logIn = async (page: Page, t: Texts, person: Person): Promise<void> => {
	await page.goto('/console/login');
	await page.getByLabel(t.labels.accounts.email).fill(person.user.email);
	await page.getByLabel(t.labels.accounts.password).fill(PASSWORD);
	await page.getByRole('button', { name: t.session.login }).click();
	await expect(page).toHaveURL(/\/console\/all-assessments/);
};

export const logOut = async (page: Page, t: Texts): Promise<void> => {
	// A list that is still loading would be refused afterward.
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
	await page.getByRole('button', { name: t.console.shell.logout }).click();
	await page.getByRole('dialog').getByRole('button', { name: t.console.shell.logout }).click();
	await expect(page).toHaveURL(/\/console\/login$/);
};

export const goTo = (page: Page, t: Texts, link: keyof Texts['console']['shell']['links']): Promise<void> =>
	page.getByRole('link', { name: t.console.shell.links[link], exact: true }).first().click();

export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
	expect(page.getByText(text).first()).toBeVisible();

/** Chooses today, the last possible day, as the date of the issue. */
export const chooseToday = async (page: Page): Promise<void> => {
	const date = page.getByRole('main').locator('input[type=date]');
	await date.fill((await date.getAttribute('max')) ?? '');
};
