import type { Page, Route } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, TIME, texts } from '#tests/e2e/support/texts.ts';
import { loaded, visit } from '#tests/e2e/support/visit.ts';
import { formerAnswerTo, secondYear } from '#tests/support/assessment/year-papers.ts';
import { advance } from '#tests/support/journey.ts';

const t = texts.ja;
const { sheet, suggestions } = t.company;

const ACCEPT_CALLS = '**/trpc/app.assessment.acceptSuggestions**';
const SUGGESTIONS = 'app.assessment.suggestions';

const question = (page: Page, number: number) =>
	page.getByRole('article', { name: fill(sheet.questionOf, { number }), exact: true });
const answerOf = (page: Page, number: number, answer: string) =>
	question(page, number).getByRole('radio', { name: answer, exact: true });
const useOf = (page: Page, number: number) =>
	question(page, number).getByRole('button', {
		name: fill(suggestions.useOf, { question: fill(sheet.questionOf, { number }) }),
	});
const band = (page: Page) => page.getByText(new RegExp(`^${fill(suggestions.title, { month: '\\d{4}年\\d+月' })}$`));

/** Refuses this call alone, and answers what is asked in the same message. */
const refuseSuggestions = async (route: Route): Promise<void> => {
	const response = await route.fetch();
	const calls = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
	const answers: unknown[] = await response.json();
	const data = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: SUGGESTIONS, errors: null, retryAfter: null };
	answers[calls.indexOf(SUGGESTIONS)] = { error: { message: '', code: -32_603, data } };
	await route.fulfill({ status: 207, json: answers });
};

test.use({ allowedMessages: [/Failed to load resource/] });

test("@phone-only last year's answers are offered, compared where a question was reworded, and answer nothing by themselves", async ({
	page,
	app,
	context,
}) => {
	const { staged } = await secondYear(app);
	await signInAs(context, app, staged.owner);
	await page.goto('/app/assessment');
	await expect(band(page)).toBeVisible();
	await expect(page.getByText(fill(suggestions.onOverview, { count: 72 }))).toBeVisible();
	await expectScreen(page, t.company.overview.title, 'ja');

	await page.getByRole('link', { name: '大項目2', exact: true }).click();
	// Its questions are 24 to 26 of the paper, of which 25 is reworded.
	await page.getByRole('link', { name: '小項目2-3', exact: true }).click();
	await expect(band(page)).toBeVisible();
	await expect(page.getByText(fill(suggestions.rewordedText, { count: 1 }))).toBeVisible();
	await expect(question(page, 2).getByRole('deletion')).toHaveText('設問25');
	await expect(question(page, 2).getByRole('insertion')).toHaveText('設問25（改訂）');
	await expect(question(page, 3)).toContainText(formerAnswerTo(26).extension_note);
	await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
	await expectScreen(page, '小項目2-3', 'ja');

	// Without a connection nothing is answered, and the bar offers to try again.
	await page.route(ACCEPT_CALLS, (route) => route.abort('connectionreset'));
	const useAll = page.getByRole('button', { name: fill(suggestions.useAll, { count: 2 }) });
	await useAll.focus();
	await page.keyboard.press('Enter');
	const failure = page.getByRole('alert').filter({ hasText: suggestions.failed });
	await expect(failure).toBeInViewport();
	await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
	await page.unroute(ACCEPT_CALLS);

	// What was typed before is saved with it, and its note stays.
	await question(page, 2).getByRole('textbox').fill('今年の補足');
	await expect(question(page, 2)).toContainText(suggestions.noteStays);
	await failure.getByRole('button', { name: suggestions.tryAgain }).click();
	await expect(failure).toHaveCount(0);
	await expect(answerOf(page, 1, sheet.yes)).toBeChecked();
	await expect(answerOf(page, 3, sheet.notApplicable)).toBeChecked();
	await expect(question(page, 1).getByRole('textbox')).toHaveValue(formerAnswerTo(24).extension_note);
	await expect(useOf(page, 1)).toHaveCount(0);
	await expect(page.getByText(new RegExp(fill(sheet.unsaved, { count: '\\d+' })))).toHaveCount(0);
	await expect(page.getByText(new RegExp(fill(sheet.savedAt, { time: TIME })))).toBeVisible();

	await expect(answerOf(page, 2, sheet.no)).not.toBeChecked();
	await useOf(page, 2).press('Enter');
	await expect(answerOf(page, 2, sheet.no)).toBeChecked();
	await expect(answerOf(page, 2, sheet.yes)).toBeFocused();
	await expect(question(page, 2).getByRole('textbox')).toHaveValue('今年の補足');
	await expect(band(page)).toHaveCount(0);
	await answerOf(page, 1, sheet.no).check();
	await expect(page.getByText(new RegExp(fill(t.editing.autosavedAt, { time: TIME })))).toBeVisible();
	await page.reload();
	await expect(answerOf(page, 1, sheet.no)).toBeChecked();
	await expect(answerOf(page, 2, sheet.no)).toBeChecked();

	// Another sheet, on which they cannot be loaded.
	await page.route(`**/trpc/**${SUGGESTIONS}**`, refuseSuggestions);
	await page.getByRole('link', { name: sheet.next }).click();
	await expect(page.getByText(suggestions.notLoaded)).toBeVisible();
	await page.unroute(`**/trpc/**${SUGGESTIONS}**`);
	await page.getByRole('button', { name: t.common.tryAgain }).click();
	await expect(page.getByRole('button', { name: fill(suggestions.useAll, { count: 3 }) })).toBeVisible();

	await page.evaluate(() => localStorage.setItem('locale', 'en'));
	await page.reload();
	await expect(page.getByRole('button', { name: 'Use them for 3 questions in this sub-category' })).toBeVisible();
	await expectScreen(page, 'Sub-category 2-4', 'en');

	await advance(app, staged, 3);
	await page.reload();
	await expect(page.getByText('Submitted answers cannot be changed.')).toBeVisible();
	await expect(page.getByText(/answers from last time/)).toHaveCount(0);
	await visit(page, '/app/assessment');
	await loaded(page);
	await expect(page.getByText(/answers from last time/)).toHaveCount(0);
});
