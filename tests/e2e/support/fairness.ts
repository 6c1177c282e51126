import type { Page } from 'playwright/test';
import type { Person } from '#tests/support/factories.ts';
import { chooseToday, expectToast } from './console.ts';
import { expectCurrent, itemAt } from './review.ts';
import { expect, expectScreen } from './test.ts';
import { fill, type Texts } from './texts.ts';

/** What assessors, admins and companies do on the screens so that a result is fair. */

export type Screens = { page: Page; t: Texts; language: 'ja' | 'en' };

/** The items of `smallPaper`: four in each of three sub-categories. */
const SUB_CATEGORIES = 3;
const ITEMS = 4;

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

export const declareConflict = async ({ page, t, language }: Screens, company: string, reason: string) => {
	const { interests, account } = t.console;
	await page.goto('/console/account#interests');
	await page.locator('#interests').getByRole('button', { name: interests.open }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(new RegExp(t.labels.interests.company_key)).fill(company);
	await dialog.getByLabel(new RegExp(t.labels.interests.since_on)).fill('2024-04-01');
	await dialog.getByLabel(new RegExp(t.labels.assessment.reason)).fill(reason);
	await expectScreen(page, account.ownTitle, language);
	await inDialog(page, interests.declare).click();
	await expectToast(page, t.server.interests.declared);
	await expect(page.locator('#interests').getByText(company, { exact: true })).toBeVisible();
};

/** Assigns `chosen`; `refused` cannot be chosen. */
export const assign = async (
	{ page, t, language }: Screens,
	companyId: number,
	{ chosen, refused }: { chosen: Person; refused: Person },
) => {
	const { work, interests } = t.console;
	await page.goto(`/console/companies/${companyId}`);
	await page.getByRole('button', { name: work.assign.open }).click();
	const choice = (person: Person) => page.getByRole('dialog').getByRole('checkbox', { name: person.user.name });
	await expect(choice(refused)).toBeDisabled();
	await expect(choice(refused)).toHaveAccessibleDescription(new RegExp(interests.conflicted));
	await choice(chosen).check();
	await expectScreen(page, /\S/, language);
	await inDialog(page, work.assign.save).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Rates the whole sheet by keys, and grades it. */
export const checkByKeys = async ({ page, t, language }: Screens, progressId: number, key: string) => {
	const { checking } = t.console;
	await page.goto(`/console/check-submissions/${progressId}`);
	await page.getByRole('link', { name: checking.begin }).click();
	for (let sub = 0; sub < SUB_CATEGORIES; sub += 1) {
		await expectCurrent(page, '1-1', language);
		const { pathname } = new URL(page.url());
		for (let item = 0; item < ITEMS; item += 1) await page.keyboard.press(key);
		await page.keyboard.press('Control+Enter');
		await expect(page).not.toHaveURL(new RegExp(`${pathname}$`));
	}
	await grade({ page, t, language });
};

/** Grades the open sheet. */
const grade = async ({ page, t, language }: Screens) => {
	const { checking } = t.console;
	await page.getByRole('button', { name: checking.confirm }).click();
	await expectScreen(page, /\S/, language);
	await inDialog(page, checking.confirm).click();
	await expect(page.getByText(checking.graded)).toBeVisible();
	await expectScreen(page, /\S/, language);
};

/** Rates a part of the sheet a second time, by keys and without a word about the first rater, and sees both ratings. */
export const rateBlind = async (
	{ page, t, language }: Screens,
	company: string,
	{ first, keys }: { first: Person; keys: readonly string[] },
) => {
	const { calibration } = t.console;
	await page.goto('/console/work');
	await expectScreen(page, /\S/, language);
	await page
		.getByRole('region', { name: calibration.ownToRate })
		.getByRole('link', { name: company, exact: true })
		.click();
	const title = fill(calibration.ratingTitle, { company });
	await expectScreen(page, title, language);
	await expect(page.getByText(first.user.name)).toHaveCount(0);
	await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
	await expectCurrent(page, '1-1', language);
	for (const key of keys) await page.keyboard.press(key);
	await page.keyboard.press('Control+Enter');
	await expectScreen(page, title, language);
	await inDialog(page, calibration.complete).click();
	await expectScreen(page, fill(calibration.compareTitle, { company }), language);
	await expect(page.getByText(fill(calibration.firstBy, { name: first.user.name })).first()).toBeVisible();
};

export const writeOfBoth = async ({ page, t, language }: Screens, said: string) => {
	const { calibration } = t.console;
	await page.getByLabel(calibration.write).fill(said);
	await page.getByRole('button', { name: calibration.add, exact: true }).click();
	await expect(page.getByRole('listitem').filter({ hasText: said })).toBeVisible();
	await expectScreen(page, /\S/, language);
};

/** Opens the approval of a company's first round. */
export const openApproval = async ({ page, t }: Screens, company: string) => {
	await page.goto('/console/confirm-assessments');
	await page.getByRole('button', { name: fill(t.console.lists.finalise.firstRow, { company }) }).click();
};

export const finalise = async ({ page, t, language }: Screens, company: string) => {
	await openApproval({ page, t, language }, company);
	await expectScreen(page, /\S/, language);
	await inDialog(page, t.console.lists.finalise.first).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** A company objects to the questions at these places of its report, with these reasons. */
export const objectTo = async (
	{ page, t, language }: Screens,
	progressId: number,
	points: readonly { at: number; reason: string }[],
) => {
	const { objections } = t.company;
	await page.goto(`/app/assessment-results/${progressId}?isFirstTime=true`);
	await page.getByRole('link', { name: objections.entry }).click();
	await expectScreen(page, objections.newTitle, language);
	for (const [place, { at, reason }] of points.entries()) {
		await page.getByRole('checkbox').nth(at).check();
		await page.getByRole('textbox').nth(place).fill(reason);
	}
	await page.getByRole('button', { name: objections.preview }).click();
	await expectScreen(page, objections.newTitle, language);
	await inDialog(page, objections.send).click();
	await expect(page.getByText(objections.sentTitle)).toBeVisible();
	await expectScreen(page, objections.title, language);
};

/** Decides the objection of a company, point by point. */
export const decide = async (
	{ page, t, language }: Screens,
	company: string,
	verdicts: readonly { isUpheld: boolean; reason: string }[],
) => {
	const { objections } = t.console;
	await page.goto('/console/objections');
	await expectScreen(page, objections.title, language);
	await page.getByRole('link', { name: company, exact: true }).click();
	for (const [at, { isUpheld, reason }] of verdicts.entries()) {
		const verdict = isUpheld ? t.objections.upheld : t.objections.notUpheld;
		await page.getByRole('radio', { name: verdict, exact: true }).nth(at).check();
		await page.getByRole('textbox', { name: t.objections.ofDecision }).nth(at).fill(reason);
	}
	await expectScreen(page, /\S/, language);
	await page.getByRole('button', { name: objections.decide }).click();
	await expectScreen(page, /\S/, language);
	await inDialog(page, objections.decide).click();
	const count = verdicts.filter(({ isUpheld }) => isUpheld).length;
	const outcome = count === 0 ? t.objections.noneUpheld : t.objections.outcome;
	await expect(page.getByText(fill(outcome, { points: verdicts.length, count }))).toBeVisible();
	await expectScreen(page, /\S/, language);
};

/** Corrects the first item of the first question, the only question that is open, and grades again. */
export const correct = async ({ page, t, language }: Screens, progressId: number) => {
	const { checking, objections, lists } = t.console;
	await page.goto(`/console/check-submissions/${progressId}`);
	await expect(page.getByText(objections.correcting.title)).toBeVisible();
	await expectScreen(page, /\S/, language);
	for (const _ of ['category', 'sub-category']) {
		await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
	}
	await expect(itemAt(page, '2-1', language).getByRole('radio').first()).toBeDisabled();
	await itemAt(page, '1-1', language)
		.getByRole('radio', { name: new RegExp(checking.rates.rate3) })
		.click();
	// At once: after two seconds autosave has nothing left to save.
	await page.getByRole('button', { name: checking.save, exact: true }).click();
	await expectToast(page, t.server.checking.saved);
	await expectScreen(page, /\S/, language);
	await page.goto(`/console/check-submissions/${progressId}`);
	await grade({ page, t, language });
	await expect(page.getByRole('link', { name: lists.actions.createReport })).toBeVisible();
};

/** Applies for the certificate and issues it. */
export const certify = async ({ page, t, language }: Screens, progressId: number) => {
	const { certification } = t.console;
	await page.goto(`/console/certifications/${progressId}`);
	await page.getByRole('main').getByRole('button', { name: certification.apply }).click();
	await inDialog(page, certification.apply).click();
	const issue = page.getByRole('main').getByRole('button', { name: certification.issue });
	await chooseToday(page);
	await issue.click();
	await expectScreen(page, /\S/, language);
	// The corrected score earns no star.
	await page.getByRole('dialog').getByRole('checkbox', { name: certification.noStarKnown }).check();
	await inDialog(page, certification.issue).click();
	await expect(page.getByRole('heading', { name: certification.issued })).toBeVisible();
};
