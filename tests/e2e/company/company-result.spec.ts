import type { BrowserContext, Page } from 'playwright/test';
import { papers } from '#server/db/tables/papers.ts';
import { addDays, tokyoDate, wordedDate } from '#shared/dates.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { readOverview } from '#tests/support/answering.ts';
import {
	actionAt,
	companyPlan,
	proposedAssessment,
	staffPlan,
	toDo,
} from '#tests/support/assessment/improvement-plans.ts';
import { rateItems } from '#tests/support/assessment/rated-sheets.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { advance, assessmentAt, gradeAsRated } from '#tests/support/journey.ts';

/** The overview from the submission on: what is now, the result, and the one next act. */

const t = texts.ja;
const { cockpit: words, outcome: result, receipt, card, overview } = t.company;

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

const open = async (page: Page, context: BrowserContext, app: TestApp, { owner }: Staged): Promise<void> => {
	await signInAs(context, app, owner);
	await page.goto('/app/assessment');
	await expect(cockpit(page)).toBeVisible();
};

const cockpit = (page: Page) => page.getByRole('region', { name: words.label });

test('@phone at 3 it leads with what is now: the answers are one line, and the assessor has a name', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const staged = await assessmentAt(app, 3);
	const assessor = await makeAssessor(app, [staged.companyId]);
	await open(page, context, app, staged);
	await expect(cockpit(page)).toContainText(fill(t.company.contacts.assessors, { names: assessor.user.name }));
	await expect(page.getByText(t.guidance.words)).toHaveCount(0);
	await expect(page.getByRole('progressbar')).toHaveCount(0);
	await expectScreen(page, overview.title, 'ja');
	await page.getByRole('heading', { name: receipt.submittedAnswers }).click();
	await expect(page.getByText(fill(overview.percent, { percent: 100 }))).toBeVisible();
	await expect(page.getByRole('link', { name: '大項目1' })).toBeVisible();
	await expectAccessible(page);
});

test('an address within a report leads to the heading of the category, which gets no frame', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const staged = await assessmentAt(app, 7);
	const [bar] = (await readOverview(staged.owner)).outcome?.categories ?? [];
	await signInAs(context, app, staged.owner);
	await page.goto(`/app/assessment-results/${staged.progress.id}?isFirstTime=true#report-category-${bar?.id}`);
	const heading = page.locator(`#report-category-${bar?.id}`).getByRole('heading').first();
	await expect(heading).toBeFocused();
	await expect(heading).toHaveCSS('outline-style', 'none');
	await expect(heading).toBeInViewport();
});

test('@phone at 7 it leads with the result: the next star leads to its explanation, a bar into the report', async ({
	page,
	app,
	context,
}) => {
	const staged = await assessmentAt(app, 3);
	await rateItems(app, staged.progress.id, 1, [3, 2]);
	await gradeAsRated(app, staged, 1);
	await advance(app, staged, 7);
	await app.deps.db.update(papers).set({ explainLevel: 'question' });
	const { outcome } = await readOverview(staged.owner);
	const next = outcome?.next_star;
	if (!next) throw new Error('a star is within reach');
	await open(page, context, app, staged);
	await expectScreen(page, overview.title, 'ja');
	const [bar] = outcome.categories;
	await expect(cockpit(page).getByRole('link', { name: '大項目1' })).toHaveAttribute(
		'href',
		`/app/assessment-results/${staged.progress.id}?isFirstTime=true#report-category-${bar?.id}`,
	);
	await cockpit(page)
		.getByRole('link', {
			name: fill(result.next, {
				stars: t.charts[`stars${next.stars}`],
				missing: next.missing,
				count: next.question_count,
			}),
		})
		.click();
	await expect(page).toHaveURL(/\/explanation\?isFirstTime=true#explanation-set-\d$/);
	const { data } = await staged.owner.get<Explanation>(`/app/assessment_results/${staged.progress.id}/explanation`);
	const reached = fill(t.documents.explanation.choice, { number: next.set_number, count: next.question_count });
	await expect(page.getByRole('heading', { name: reached })).toBeInViewport();
	expect(data.next_star?.sets[next.set_number - 1]?.length).toBe(next.question_count);
});

test('@phone at 7 the next act is the returned action, then the late one, one click from the overview', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const staged = await proposedAssessment(app, 7);
	const plan = companyPlan(app, staged.owner, staged.progress.id);
	const staff = staffPlan(staged.admin, staged.progress.id);
	const primary = (name: string) => cockpit(page).getByRole('link', { name, exact: true });
	await open(page, context, app, staged);
	await expect(primary(words.toPlan.planning)).toBeVisible();
	await expect(cockpit(page)).toContainText('認証は任意です');

	const [first = 0, second = 0] = (await plan.read()).data.items.map((item) => item.sub_category_id);
	await plan.save([toDo(first, { target_date: addDays(tokyoDate(app.clock.now()), -1) })]);
	await page.reload();
	await expect(primary(fill(words.toPlan.planOverdue, { count: 1 }))).toBeVisible();

	await staff.return(actionAt((await plan.read()).data, 0).id);
	await page.reload();
	await expect(cockpit(page)).toContainText(fill(words.planReturnedText, { count: 1 }));
	await primary(fill(words.toPlan.planReturned, { count: 1 })).click();
	await expect(page).toHaveURL(/\?show=returned&open=first$/);
	await expect(page.getByText('記録が足りません。')).toBeVisible();

	await plan.save([toDo(first, { measure: '直した' })]);
	await page.goto('/app/assessment');
	await expect(primary(fill(words.toPlan.planGoingOn, { answered: 1, items: 2 }))).toBeVisible();
	await plan.save([toDo(second, { action_state: 'done' })]);
	await page.reload();
	await expect(primary(words.toPlan.planCarriedOut)).toBeVisible();
	await plan.save([toDo(first, { measure: '直した', action_state: 'done' })]);
	await page.reload();
	await expect(primary(words.toPlan.planSettled)).toBeVisible();
	await expectAccessible(page);
});

test('@phone at 13 it begins with the certificate, its stars and how long it is valid', async ({
	page,
	app,
	context,
}) => {
	const staged = await assessmentAt(app, 13);
	const { certificate_valid_until: until } = await readOverview(staged.owner);
	await open(page, context, app, staged);
	const certificate = page.getByRole('region', { name: card.label });
	await expect(certificate.locator('svg path[fill]')).toHaveCount(3);
	await expect(certificate).toContainText(fill(card.validUntil, { date: wordedDate(until ?? '', 'ja') }));
	const [own, others] = [await certificate.boundingBox(), await cockpit(page).boundingBox()];
	expect(own?.y).toBeLessThan(others?.y ?? 0);
	await expect(cockpit(page).getByText(fill(result.sinceFirst, { first: 200 }))).toBeVisible();
	await expectScreen(page, overview.title, 'ja');
});
