import type { Locator, Page } from 'playwright/test';
import type { PictureName } from '#shared/guide/pictures.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { texts } from './texts.ts';
import { loaded } from './visit.ts';

/** Where the pictures of the guides are taken: who logs in, and which links lead to the screen, in the demo. */

type Screen = {
	area: 'app' | 'console';
	email: string;
	/** Addresses, or links and buttons of the screen by selector, one after the other. */
	way: readonly string[];
};

/** A date is filled in, with the last possible day. */
const DATE = 'main input[type=date]';

const sheets = 'main a[href*="/console/check-submissions/"]';

export const SCREENS: Readonly<Record<PictureName, Screen>> = {
	overview: { area: 'app', email: 'owner@example.com', way: ['/app/assessment'] },
	// The one to go on with, which is not finished: it has the buttons that finish it.
	sheet: { area: 'app', email: 'owner@example.com', way: ['/app/assessment', 'main a[href*="/sub-categories/"]'] },
	request: {
		area: 'app',
		email: 'owner3@example.com',
		way: ['/app/evidence-requests', 'main a[href*="/app/evidence-requests/"]'],
	},
	result: { area: 'app', email: 'owner7@example.com', way: ['/app/assessment'] },
	check: {
		area: 'console',
		email: 'assessor@example.com',
		way: ['/console/check-submissions?status=3', sheets, 'main a[href*="/sub-categories/"]'],
	},
	desk: {
		area: 'console',
		email: 'admin@example.com',
		way: ['/console/check-submissions?status=4', 'main a[href*="/evaluate"]', 'main nav a, main nav button'],
	},
	approval: {
		area: 'console',
		email: 'admin@example.com',
		way: ['/console/confirm-assessments', 'main table tbody td:last-child button'],
	},
	issue: {
		area: 'console',
		email: 'admin@example.com',
		way: [
			'/console/certifications?status=applied',
			'main a[href*="/console/certifications/"]',
			DATE,
			'main form button',
		],
	},
};

export const logIn = async (page: Page, { area, email }: Screen): Promise<void> => {
	await page.goto(`/${area}/login`);
	await page.locator('input[autocomplete~=username]').fill(email);
	await page.locator('input[type=password]').fill('demo-password');
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => !url.pathname.endsWith('/login'));
};

export const goTo = async (page: Page, { way }: Screen): Promise<void> => {
	for (const step of way) {
		if (step.startsWith('/')) await page.goto(step);
		else if (step === DATE) await page.locator(step).fill((await page.locator(step).getAttribute('max')) ?? '');
		else await page.locator(step).first().click();
		await loaded(page);
		await page.waitForLoadState('networkidle');
	}
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What screen readers say after the name of a link that opens a new tab. */
const IN_NEW_TAB = LOCALES.map((locale) => escaped(texts[locale].common.opensNewTab)).join('|');

/** The controls and headings of this name on a screen. */
export const named = (page: Page, name: string): Locator =>
	page
		.getByRole('heading', { name, exact: true })
		.or(page.getByRole('button', { name, exact: true }))
		.or(page.getByRole('link', { name: new RegExp(`^${escaped(name)}\\s*(${IN_NEW_TAB})?$`) }))
		.or(page.getByRole('radio', { name, exact: true }))
		.or(page.getByRole('tab', { name, exact: true }))
		.or(page.getByText(name, { exact: true }));
