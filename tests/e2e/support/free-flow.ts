import type { Page } from 'playwright/test';
import { expect } from './test.ts';
import type { Texts } from './texts.ts';

/** The steps of the free self-assessment. */

export const visitor = {
	companyName: '検証株式会社',
	lastName: '山田',
	firstName: '太郎',
	email: 'yamada@example.com',
} as const;

/** A field by the start of its label, which ends with the required mark. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));

export const fillInfo = async (page: Page, t: Texts, email: string = visitor.email): Promise<void> => {
	await field(page, t.labels.free.company_name).fill(visitor.companyName);
	await field(page, t.free.info.lastName).fill(visitor.lastName);
	await field(page, t.free.info.firstName).fill(visitor.firstName);
	await field(page, t.labels.free.email).fill(email);
	await page.getByLabel(t.free.info.agree, { exact: true }).check();
	await page.getByRole('button', { name: t.free.info.submit }).click();
	await expect(page.getByRole('heading', { level: 1, name: t.free.overview.title })).toBeVisible();
};

/** Through info and overview to the questions; `query` is the query string, such as '?refererId=abc'. */
export const openQuestions = async (page: Page, t: Texts, query = ''): Promise<void> => {
	await page.goto(`/free-assessment/info${query}`);
	await fillInfo(page, t);
	await page.getByRole('link', { name: t.free.overview.continue }).click();
	await expect(page.getByRole('group').first()).toBeVisible();
};

/** Answers all 75 questions by script, which is faster than clicking. */
export const answerAll = async (page: Page, answerOf: (index: number) => 1 | 2 | 3 = () => 1): Promise<void> => {
	const count = await page.locator('main input[type=radio][value="1"]').count();
	const answers = Array.from({ length: count }, (_, index) => answerOf(index));
	await page.evaluate((chosen) => {
		const names = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio][value="1"]')].map(
			(input) => input.name,
		);
		for (const [index, name] of names.entries()) {
			document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${chosen[index]}"]`)?.click();
		}
	}, answers);
};

/** Completes the assessment up to the result screen. */
export const reachResult = async (page: Page, t: Texts, query = ''): Promise<void> => {
	await openQuestions(page, t, query);
	await answerAll(page);
	await page.getByRole('button', { name: t.free.questions.submit }).click();
	await expect(page.getByRole('heading', { level: 1, name: t.freeResult.title })).toBeVisible();
};

const MAX_TABS = 60;

/** Presses Tab until the element with the label or text has the focus. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
	for (let presses = 0; presses < MAX_TABS; presses += 1) {
		await page.keyboard.press('Tab');
		const reached = await page.evaluate((start) => {
			const element = document.activeElement;
			const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : element?.textContent;
			return label?.trim().startsWith(start) ?? false;
		}, name);
		if (reached) return;
	}
	throw new Error(`"${name}" was not reached by keyboard`);
};
