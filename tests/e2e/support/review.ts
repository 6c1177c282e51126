import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright/test';
import { answerContents, answerEvaluations } from '#server/db/tables/assessment.ts';
import type { Staged } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { CHECKING_ROUNDS, checkingCalls, type SubCategory } from '#tests/support/checking.ts';
import { signInAs } from './company.ts';
import { expect } from './test.ts';
import { fill, TIME, texts } from './texts.ts';

/** The check of a sub-category, as the journeys use it. */

const { editing } = texts.ja;
const { checking } = texts.ja.console;

/** The saves of a round, by a person and by itself. */
export const SAVES = '**/trpc/console.{checking,reassessments}.saveRatings**';

export const itemAt = (page: Page, number: string, language: 'ja' | 'en' = 'ja'): Locator =>
	page.getByRole('group', { name: fill(texts[language].console.checking.item, { number }), exact: true });

export const barOf = (page: Page): Locator => page.getByRole('region', { name: checking.bar });

const savedAt = fill(editing.savedAt, { time: TIME });
const autosavedAt = fill(editing.autosavedAt, { time: TIME });

export const autosaved = (page: Page): Locator => barOf(page).getByText(new RegExp(autosavedAt));
export const saved = (page: Page): Locator => barOf(page).getByText(new RegExp(`${savedAt}|${autosavedAt}`));

export const railOf = (page: Page, language: 'ja' | 'en' = 'ja'): Locator =>
	page.getByRole('navigation', { name: texts[language].console.checking.rail.label });

/** Expects an item to be the current one: it has the mark and the focus. */
export const expectCurrent = async (page: Page, number: string, language: 'ja' | 'en' = 'ja'): Promise<void> => {
	const item = itemAt(page, number, language);
	await expect(item).toHaveAttribute('data-current', 'true');
	await expect(item).toBeFocused();
};

type Row = { rate: number | null; comment: string | null };

const storedRows = ({ deps }: TestApp, { id }: { id: number }): Promise<Row[]> =>
	deps.db
		.select({ rate: answerEvaluations.evaluationRate, comment: answerEvaluations.comment })
		.from(answerEvaluations)
		.innerJoin(answerContents, eq(answerContents.id, answerEvaluations.answerContentId))
		.where(eq(answerContents.answerSubCategoryId, id))
		.orderBy(answerEvaluations.id);

export const savedRates = async (app: TestApp, sub: { id: number }): Promise<(number | null)[]> =>
	(await storedRows(app, sub)).map(({ rate }) => rate);

export const savedMemos = async (app: TestApp, sub: { id: number }): Promise<(string | null)[]> =>
	(await storedRows(app, sub)).map(({ comment }) => comment);

export type Opened = { staged: Staged; sub: SubCategory; path: string };

/** Signs the admin of an assessment in, and opens the first sub-category of its sheet. */
export const openReview = async (
	page: Page,
	app: TestApp,
	staged: Staged,
	round: 1 | 2 = 1,
	language: 'ja' | 'en' = 'ja',
): Promise<Opened> => {
	const calls = checkingCalls(CHECKING_ROUNDS[round - 1] ?? CHECKING_ROUNDS[0], staged);
	const category = (await calls.sheet()).data.answer_categories[0];
	const first = category?.answer_sub_categories[0];
	if (!category || !first) throw new Error('the sheet is empty');
	const screen = round === 1 ? 'check-submissions' : 're-assessments';
	const path = `/console/${screen}/${staged.progress.id}/categories/${category.id}/sub-categories/${first.id}`;
	await signInAs(page.context(), app, staged.admin);
	await page.goto(path);
	await expect(itemAt(page, '1-1', language)).toBeVisible();
	return { staged, sub: (await calls.subCategory(first.id)).data, path };
};
