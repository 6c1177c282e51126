import type { Page } from 'playwright/test';
import { papers } from '#server/db/tables/papers.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import type { ExplainLevel } from '#shared/papers/guidance.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { readOverview } from '#tests/support/answering.ts';
import { actionAt, companyPlan, propose, toDo } from '#tests/support/assessment/improvement-plans.ts';
import { answerQuestions, rateItems } from '#tests/support/assessment/rated-sheets.ts';
import { publishPaper, rateEverything, type Staged, smallPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { advance, assessmentAt, gradeAsRated } from '#tests/support/journey.ts';

/** Where a score came from, on the screens of both areas. */

const setLevel = ({ deps }: TestApp, explainLevel: ExplainLevel) => deps.db.update(papers).set({ explainLevel });

/** A finished first round with 143 of 200 points: the second question is not applicable, the third has nothing eligible. */
const stage = async (app: TestApp, status: 6 | 7 = 7): Promise<Staged> => {
	await publishPaper(app, smallPaper());
	const staged = await assessmentAt(app, 3);
	const { id } = staged.progress;
	await rateEverything(app, id, 1);
	await answerQuestions(app, id, 1, [1, 3, 1, 1, 2, 1]);
	await rateItems(app, id, 1, [3, 2, 1, 2, 0, 0, 2, 2, 1, 3, 0, 3]);
	await gradeAsRated(app, staged, 1);
	return advance(app, staged, status);
};

/** The same, with a proposal on every sub-category. */
const stageProposed = async (app: TestApp): Promise<Staged> => {
	const staged = await stage(app, 6);
	await propose(staged, 3);
	return advance(app, staged, 7);
};

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

const QUESTION = { ja: '設問1-1-1', en: 'Question 1-1-1' };
const CHECK_ITEM = '確認1-1-1-2';

/** The texts of the explanation, and what they say of this assessment. */
const wordsIn = (language: 'ja' | 'en') => {
	const { certificate, explanation } = texts[language].documents;
	const ofQuestion = { points: '50.0', earned: '32.5' };
	return {
		...explanation,
		aim: fill(explanation.missing, { missing: 17, stars: certificate.stars2, threshold: 160 }),
		choice: fill(explanation.choice, { number: 1, count: 1 }),
		gain: fill(explanation.gain, { points: '25.0' }),
		fold: fill(explanation.questionsOf, ofQuestion),
		points: fill(explanation.questionPoints, ofQuestion),
	};
};

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });
		const words = wordsIn(language);

		test(`${phoneTag(language)} while it is not there yet, it says when it comes (${language})`, {
			tag: '@rest',
		}, async ({ page, app, context, allowedMessages }) => {
			allowedMessages.push(/404/);
			await publishPaper(app, smallPaper());
			const { owner, progress } = await assessmentAt(app, 3);
			await signInAs(context, app, owner);
			await page.goto(`/app/assessment-results/${progress.id}/explanation?isFirstTime=true`);
			await expect(page.getByText(words.notYet)).toBeVisible();
			await expectScreen(page, words.titleFirst, language);
			await page.getByRole('link', { name: texts[language].company.sheet.toOverview }).click();
			await expect(page).toHaveURL(/\/app\/assessment$/);
		});

		test(`${phoneTag(language)} a company sees as much as its paper says, and staff see all`, async ({
			page,
			app,
			context,
		}) => {
			const staged = await stage(app);
			const { id } = staged.progress;
			await setLevel(app, 'question');
			await signInAs(context, app, staged.owner);
			await page.goto(`/app/assessment-results/${id}?isFirstTime=true`);
			await page.getByRole('link', { name: words.link }).click();
			await expect(page).toHaveURL(new RegExp(`/app/assessment-results/${id}/explanation\\?isFirstTime=true$`));
			const main = page.getByRole('main');
			await expect(main.getByText(words.aim)).toBeVisible();
			await expect(page.getByRole('heading', { level: 3, name: words.choice })).toBeVisible();
			await expect(main.getByText(words.gain)).toBeVisible();
			const inFold = main.locator('details').getByText(QUESTION[language]);
			await expect(inFold).toBeHidden();
			const fold = main.locator('summary').filter({ hasText: words.fold });
			await fold.focus();
			await page.keyboard.press('Enter');
			await expect(inFold).toBeVisible();
			await expect(main.locator('details').getByText(words.points, { exact: true })).toBeVisible();
			await expect(main.getByText(words.excluded.not_applicable)).toBeVisible();
			await expect(main.getByText(CHECK_ITEM)).toHaveCount(0);
			await expectScreen(page, words.titleFirst, language);
			const saved = page.waitForEvent('download');
			await page.getByRole('button', { name: words.downloadExcel }).click();
			expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
			await page.getByRole('link', { name: words.toReport }).click();
			await expect(page).toHaveURL(new RegExp(`/app/assessment-results/${id}\\?isFirstTime=true$`));

			const path = `/app/assessment-results/${id}/explanation`;
			await setLevel(app, 'none');
			await page.reload();
			await visit(page, path);
			await expect(main.getByText(words.notByQuestion)).toBeVisible();
			await expect(main.locator('details')).toHaveCount(0);
			await expect(main.getByText(QUESTION[language])).toHaveCount(0);
			await expectScreen(page, words.titleFirst, language);
			await setLevel(app, 'item');
			await page.reload();
			await expect(main.getByText(words.itemsToRaise).first()).toBeVisible();
			await fold.click();
			await expect(main.locator('details').getByText(CHECK_ITEM)).toBeVisible();
			await expectAccessible(page);

			if (isPhone(page)) return;
			await setLevel(app, 'none');
			await context.clearCookies();
			await signInAs(context, app, staged.admin);
			await page.goto(`/console/assessment-results/${id}?isFirstTime=true`);
			await page.getByRole('link', { name: words.link }).click();
			await expect(page).toHaveURL(new RegExp(`/console/assessment-results/${id}/explanation\\?isFirstTime=true$`));
			await expect(main.getByText(words.staff.none)).toBeVisible();
			await fold.click();
			await expect(main.locator('details').getByText(CHECK_ITEM)).toBeVisible();
			await expectScreen(page, words.titleFirst, language);
		});
	});
}

test('a company puts a set for the next star into its plan @phone-only', async ({
	page,
	app,
	context,
	allowedMessages,
}) => {
	allowedMessages.push(/409/);
	const staged = await stageProposed(app);
	const { owner, progress } = staged;
	await setLevel(app, 'question');
	await signInAs(context, app, owner);
	const { company, labels, plans } = texts.ja;
	const { set } = company.plan;
	await page.goto(`/app/assessment-results/${progress.id}/explanation?isFirstTime=true`);
	await page.getByRole('button', { name: fill(set.put, { number: 1 }) }).click();
	const dialog = page.getByRole('dialog', { name: fill(set.title, { number: 1 }) });
	const total = dialog.getByRole('status').filter({ hasText: '143' });
	await expect(total).toHaveText(
		`${fill(set.total, { before: 143, after: 168 })} ${fill(set.reached, { stars: texts.ja.documents.certificate.stars2 })}`,
	);
	await expectAccessible(page);
	const line = dialog.getByRole('checkbox');
	await line.uncheck();
	await expect(total).toContainText(fill(set.total, { before: 143, after: 143 }));
	const write = dialog.getByRole('button', { name: fill(set.write, { count: 0 }) });
	await expect(write).toBeDisabled();
	await line.check();
	await dialog.getByLabel(labels.plans.owner).fill(owner.user.name);
	await dialog.getByLabel(labels.plans.target_date).fill('2099-03-31');
	await dialog.getByRole('button', { name: fill(set.write, { count: 1 }) }).click();

	// The plan opens at the line, with its gain.
	await expect(page).toHaveURL(new RegExp(`/app/improvement-plans/${progress.id}\\?open=\\d+$`));
	await expectScreen(page, plans.title, 'ja');
	await expect(page.getByRole('textbox', { name: labels.plans.measure })).toHaveValue(
		new RegExp(`^${set.measure}\\n・\\d-`),
	);
	const plan = (await companyPlan(app, owner, progress.id).read()).data;
	expect(plan.counts.answered).toBe(1);
	const at = plan.items.findIndex((item) => item.action !== null);
	expect(actionAt(plan, at)).toMatchObject({
		decision: 'do',
		owner: owner.user.name,
		owner_id: owner.user.id,
		target_date: '2099-03-31',
		action_state: 'planned',
	});
	await page.goBack();
	await page.getByRole('link', { name: set.toPlan }).click();
	await expect(page.getByRole('textbox', { name: labels.plans.measure })).toBeVisible();

	// A line about something else holds no question of the set: it is offered as an addition, and a change meanwhile is kept.
	const written = actionAt(plan, at);
	const { sub_category_id } = plan.items[at] ?? { sub_category_id: 0 };
	const rewrite = (measure: string) =>
		companyPlan(app, owner, progress.id).save([{ sub_category_id, decision: 'do', measure, owner: written.owner }]);
	await rewrite('見学を行う');
	await page.goBack();
	await page.reload();
	await expect(page.getByText(set.inPlan)).toHaveCount(0);
	await page.getByRole('button', { name: fill(set.put, { number: 1 }) }).click();
	await expect(dialog.getByText('の取り組みはありますが')).toBeVisible();
	await expectAccessible(page);
	await rewrite('見学を2回行う');
	await dialog.getByRole('button', { name: fill(set.write, { count: 1 }) }).click();
	await expect(dialog.getByRole('alert')).toBeVisible();
	const measureNow = async () => actionAt((await companyPlan(app, owner, progress.id).read()).data, at).measure;
	expect(await measureNow()).toBe('見学を2回行う');
	await dialog.getByRole('button', { name: fill(set.write, { count: 1 }) }).click();
	await expect(page).toHaveURL(/\/app\/improvement-plans\//);
	expect(await measureNow()).toMatch(new RegExp(`^見学を2回行う\n${set.measure}\n・\\d-`));

	// Where the paper explains nothing, the plan has no gains.
	await expect(page.getByLabel(plans.list.order)).toContainText(plans.list.orders.by_gain);
	await setLevel(app, 'none');
	await page.reload();
	await expect(page.getByLabel(plans.list.order)).not.toContainText(plans.list.orders.by_gain);
});

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });

		test(`${phoneTag(language)} overview and explanation name the same set first once an action is done`, {
			tag: '@rest',
		}, async ({ page, app, context }) => {
			const staged = await stageProposed(app);
			const { owner, progress } = staged;
			const { company, charts, documents } = texts[language];
			await setLevel(app, 'question');
			const plan = companyPlan(app, owner, progress.id);
			const { data } = await owner.get<Explanation>(`/app/assessment_results/${progress.id}/explanation`);
			const [first] = data.next_star?.sets ?? [];
			const raised = data.categories
				.flatMap((category) => category.sub_categories)
				.find(({ questions }) => questions.some(({ question_id: id }) => id === first?.[0]?.question_id));
			await plan.save([toDo(raised?.id ?? 0, { measure: '見学を行う', action_state: 'done' })]);
			const next = (await readOverview(owner)).outcome?.next_star;
			if (!next) throw new Error('a star is within reach');
			expect(next.set_number).toBe(2);

			await signInAs(context, app, owner);
			await page.goto('/app/assessment');
			const stars = charts[`stars${next.stars}`];
			const way = fill(company.outcome.next, { stars, missing: next.missing, count: next.question_count });
			await page.getByRole('link', { name: way }).click();
			const named = fill(documents.explanation.choice, { number: 2, count: next.question_count });
			await expect(page.getByRole('heading', { name: named })).toBeFocused();
			const sets = page.locator('[id^=explanation-set-]');
			await expect(sets.first()).toHaveAttribute('id', 'explanation-set-2');
			await expect(sets.filter({ hasText: documents.explanation.done })).toHaveAttribute('id', 'explanation-set-1');
			await expectScreen(page, documents.explanation.titleFirst, language);
		});
	});
}

test.describe('without a report', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	test('the company is led to its assessment, and staff to the list', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		await publishPaper(app, smallPaper());
		const staged = await assessmentAt(app, 3);
		const path = `assessment-results/${staged.progress.id}/explanation`;
		await signInAs(context, app, staged.owner);
		await page.goto(`/app/${path}`);
		await expect(page.getByText(texts.ja.documents.explanation.notYet)).toBeVisible();
		await page.getByRole('link', { name: texts.ja.company.sheet.toOverview }).click();
		await expect(page).toHaveURL(/\/app\/assessment$/);
		// Of a page that still loads, a refused request would sign the next person out.
		await page.goto('/unexpected-error');
		await context.clearCookies();
		await signInAs(context, app, staged.admin);
		await page.goto(`/console/${path}`);
		await expect(page).toHaveURL(/\/console\/all-assessments$/);
	});
});
