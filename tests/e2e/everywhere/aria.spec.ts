import type { Locator, Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { openQuestions, reachResult } from '#tests/e2e/support/free-flow.ts';
import { LOGGED_FAILURES } from '#tests/e2e/support/refusals.ts';
import { autosaved, expectCurrent, openReview } from '#tests/e2e/support/review.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { answerWith, closeRound, openRound, voicedPaper } from '#tests/e2e/support/voice-rounds.ts';
import {
	answerEverything,
	publishPaper,
	smallPaper,
	startedAssessment,
	submittedAssessment,
} from '#tests/support/assessments.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/**
 * What a screen reader is told on the key screens of six journeys: landmarks, steps, states of the bar, errors. The
 * trees lie in aria.spec.ts-snapshots. After a change of a screen, write them anew and read the difference:
 * `node_modules/.bin/playwright test --project=wide tests/e2e/everywhere/aria.spec.ts --update-snapshots=all`
 *
 * @module-tag rest
 */

const t = texts.ja;

test.use({ allowedMessages: [LOGGED_FAILURES] });

/** What differs from run to run, and what stands for it. */
const VARYING: readonly (readonly [RegExp, string])[] = [
	[/^ *- \/url: .*\n/gm, ''],
	[/K-\d{4}-\d{4}/g, '〔受付番号〕'],
	[/\d{4}年\d{2}月\d{2}日/g, '〔日付〕'],
	[/\d{4}年/g, '〔年〕'],
	[/\d{4}-\d{2}-\d{2}/g, '〔日〕'],
	[/http:\/\/127\.0\.0\.1:\d+/g, '〔アドレス〕'],
	[/\d{2}:\d{2}/g, '〔時刻〕'],
	[/残り\d+日/g, '残り〔数〕日'],
	[/利用者\d+-\d+/g, '〔氏名〕'],
	[/検証株式会社\d+-\d+/g, '〔企業名〕'],
	[/\d{2}-\d{6}/g, '〔登録番号〕'],
];

/** The accessibility tree of a part of the screen, as Playwright writes it, or its first lines, once everything is loaded. */
const treeOf = async (part: Locator, lines = Number.POSITIVE_INFINITY): Promise<string> => {
	await expect(part.getByText(t.common.loading)).toHaveCount(0);
	const tree = VARYING.reduce(
		(text, [pattern, word]) => text.replaceAll(pattern, word),
		`${await part.ariaSnapshot()}\n`,
	);
	return `${tree.trimEnd().split('\n').slice(0, lines).join('\n')}\n`;
};

const main = (page: Page): Locator => page.getByRole('main');

test('the free self-assessment: steps, unanswered questions and the result', async ({ page }) => {
	await openQuestions(page, t);
	await main(page)
		.getByRole('button', { name: new RegExp(`${t.free.questions.submit}|${t.free.questions.next}`) })
		.last()
		.click();
	await expect(main(page).getByText(t.free.validation.selectAnswer).first()).toBeVisible();
	expect(await treeOf(main(page), 60)).toMatchSnapshot('free-unanswered.yml');
	await page.goto('/free-assessment');
	await reachResult(page, t);
	expect(await treeOf(main(page), 80)).toMatchSnapshot('free-result.yml');
});

test('answering: the states of the bar and the errors of a sheet', async ({ page, app, context }) => {
	await publishPaper(app, smallPaper());
	const staged = await startedAssessment(app);
	await signInAs(context, app, staged.owner);
	await page.goto('/app/assessment');
	await page.getByRole('link', { name: '大項目1', exact: true }).click();
	await page.getByRole('link', { name: '小項目1-1', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-1' })).toBeVisible();
	await expect(main(page).getByRole('article')).toHaveCount(2);
	expect(await treeOf(main(page))).toMatchSnapshot('sheet-untouched.yml');

	const complete = main(page).getByRole('button', { name: t.company.sheet.complete, exact: true });
	await complete.click();
	await expect(
		main(page)
			.getByText(fill(t.company.sheet.unansweredError, { number: 2 }))
			.first(),
	).toBeVisible();
	expect(await treeOf(main(page))).toMatchSnapshot('sheet-unanswered.yml');

	const { completeFailed, savedButNotCompleted, saveFailed } = t.company.sheet;
	const failed = new RegExp([saveFailed, completeFailed, savedButNotCompleted].join('|'));
	await page.route('**/trpc/app.assessment.**', (route) =>
		route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
	);
	for (const number of [1, 2]) {
		await page
			.getByRole('article', { name: fill(t.company.sheet.questionOf, { number }), exact: true })
			.getByRole('radio', { name: t.company.sheet.yes })
			.check();
	}
	await complete.click();
	await expect(main(page).getByText(failed).first()).toBeVisible();
	expect(await treeOf(main(page))).toMatchSnapshot('sheet-not-saved.yml');

	await page.unroute('**/trpc/app.assessment.**');
	await complete.click();
	await expect(main(page).getByText(failed)).toHaveCount(0);
	await expect(main(page).getByRole('link', { name: t.company.sheet.goOn.subCategory })).toBeVisible();
	expect(await treeOf(main(page))).toMatchSnapshot('sheet-completed.yml');
});

test('submission: what is asked before, and what is told after', async ({ page, app, context }) => {
	await publishPaper(app, smallPaper());
	const staged = await startedAssessment(app);
	await answerEverything(app, staged.progress.id);
	await signInAs(context, app, staged.owner);
	await page.goto('/app/assessment');
	const submit = main(page).getByRole('button', { name: t.company.submit.button });
	await expect(submit).toBeVisible();
	// Shown once the server has said that it takes in photos.
	await expect(main(page).getByRole('button', { name: t.company.phone.open })).toBeVisible();
	expect(await treeOf(main(page))).toMatchSnapshot('overview-ready.yml');
	await submit.click();
	const dialog = page.getByRole('dialog');
	expect(await treeOf(dialog)).toMatchSnapshot('submission-asked.yml');
	await dialog.getByRole('button', { name: t.company.submit.button }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByText(t.company.card.hearing).first()).toBeVisible();
	expect(await treeOf(main(page))).toMatchSnapshot('overview-submitted.yml');
});

test('the check: the rail, the company beside its ratings, and what a rating says', async ({ page, app }) => {
	await publishPaper(app, smallPaper());
	await openReview(page, app, await submittedAssessment(app));
	await expectCurrent(page, '1-1');
	await page.keyboard.press('2');
	await page.keyboard.press('m');
	await page.keyboard.type('確認した。');
	await expect(autosaved(page)).toBeVisible();
	await expect(page.getByText(fill(t.console.checking.live.part, { rated: 1, all: 2 }))).toBeVisible();
	expect(await treeOf(main(page))).toMatchSnapshot('check.yml');
});

test('the report: its contents, tables and charts', async ({ page, app, context }) => {
	await publishPaper(app, smallPaper());
	const staged = await assessmentAt(app, 7);
	await signInAs(context, app, staged.owner);
	await page.goto(`/app/assessment-results/${staged.progress.id}?isFirstTime=true`);
	await expect(page.getByRole('heading', { level: 1, name: t.documents.report.titleFirst })).toBeVisible();
	expect(await treeOf(main(page))).toMatchSnapshot('report.yml');
});

test("the workers' voice: what is promised and chosen, and what a round says that has ended", async ({ page, app }) => {
	await publishPaper(app, voicedPaper());
	const staged = await submittedAssessment(app);
	await signInAs(page.context(), app, staged.admin);
	const path = `/console/voice/${staged.progress.id}`;
	await page.goto(path);
	await expect(main(page).getByRole('checkbox')).toHaveCount(10);
	expect(await treeOf(main(page))).toMatchSnapshot('voice-form.yml');
	const round = await openRound(app, staged);
	await answerWith(app, round.codes.slice(0, 10), { against: ['own_papers', 'pay', 'safety'] });
	await closeRound(app, round);
	await page.goto(`/console/check-submissions/${staged.progress.id}?tab=voice`);
	await expect(main(page).getByRole('table')).toHaveCount(2);
	expect(await treeOf(main(page).getByRole('tabpanel'), 40)).toMatchSnapshot('voice-marks.yml');
});

test('a sign-in that fails: the errors of the fields, then of the server', async ({ page, app }) => {
	const { user } = await makeCompanyUser(app);
	await page.goto('/app/login');
	await page.getByRole('button', { name: t.session.login }).click();
	await expect(page.getByText(fill(t.forms.validation.required, { field: t.labels.accounts.password }))).toBeVisible();
	expect(await treeOf(main(page))).toMatchSnapshot('login-empty.yml');
	await page.getByLabel(t.labels.accounts.email).fill(user.email);
	await page.getByLabel(t.labels.accounts.password).fill('not the password');
	await page.getByRole('button', { name: t.session.login }).click();
	await expect(main(page).getByText(t.server.accounts.loginFailed)).toBeVisible();
	const tree = (await treeOf(main(page))).replaceAll(user.email, '〔メールアドレス〕');
	expect(tree).toMatchSnapshot('login-refused.yml');
});
