import { companyOf } from '#server/companies/queries.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { itemAt, openReview, saved } from '#tests/e2e/support/review.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { companyPlan, propose, proposedAssessment, toDo } from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, readProgress, smallPaper, submittedAssessment } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';
import { publishGuidedPaper } from '#tests/support/guided-paper.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Who rated what, what holds so far, what is left for a person to read, and an approval that looks. */

const t = texts.ja;
const { checking, lists, critical, shell } = t.console;

test('a check item shows who changed its rating, from what to what', { tag: '@rest' }, async ({ page, app }) => {
	await publishPaper(app, smallPaper());
	const admin = await makeConsoleAdmin(app);
	const staged = await submittedAssessment(app, { admin });
	const other = await makeAssessor(app, [staged.companyId]);
	const { sub } = await openReview(page, app, staged);
	const [question] = sub.answer_contents;
	const item = question?.answer_evaluations[0];
	await other.post(`/console/pending_assessments/answer_sub_categories/${sub.id}/save_changes`, {
		answer_contents: [{ id: question?.id, answer_evaluations: [{ id: item?.id, evaluation_rate: 3 }] }],
	});
	await page.reload();
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('1');
	await page.keyboard.press('Control+s');
	await expect(saved(page)).toBeVisible();
	const history = itemAt(page, '1-1').getByRole('button', { name: checking.history.button });
	await history.click();
	const steps = itemAt(page, '1-1').getByRole('listitem');
	await expect(steps).toHaveCount(2);
	const { rate1, rate3 } = checking.rates;
	await expect(steps.first()).toContainText(admin.user.name);
	await expect(steps.first()).toContainText(fill(checking.history.step, { from: rate3, to: rate1 }));
	await expect(steps.last()).toContainText(other.user.name);
	await expect(steps.last()).toContainText(fill(checking.history.step, { from: checking.unrated, to: rate3 }));
	await expectScreen(page, /\S/, 'ja');
	await expect(itemAt(page, '1-2').getByRole('button', { name: checking.history.button })).toHaveCount(0);
});

test('a critical question says that it fails as soon as it does, and the findings stay open beside the ratings', {
	tag: '@rest',
}, async ({ page, app }) => {
	await publishGuidedPaper(app);
	const staged = await submittedAssessment(app, { admin: await makeConsoleAdmin(app) });
	await openReview(page, app, staged);
	const failed = page.getByText(checking.criticalFailed);
	const rail = page.getByRole('navigation', { name: checking.rail.label });
	await expect(page.getByText(checking.critical, { exact: true }).first()).toBeVisible();
	await expect(failed).toHaveCount(0);
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('1');
	await page.keyboard.press('1');
	await expect(failed).toHaveCount(1);
	await expect(rail.getByText(fill(checking.rail.critical, { count: 1 }))).toBeVisible();
	const part = fill(checking.live.part, { rated: 1, all: 2 });
	await expect(page.getByText(new RegExp(`^${checking.live.now} \\d+ / 100 `)).first()).toContainText(part);

	await page.getByRole('button', { name: checking.live.button }).click();
	const list = page.getByRole('region', { name: checking.live.title });
	await expect(list.getByText(fill(critical.failures, { count: 1 }))).toBeVisible();
	await expect(list.getByText(fill(critical.partOnly, { rated: 1, all: 2 }))).toBeVisible();
	await expect(list.getByText(t.documents.report.grade, { exact: true })).toHaveCount(0);
	await expect(page.getByRole('button', { name: shell.expand })).toBeVisible();
	await expect(itemAt(page, '1-1').locator('.digit').first()).toBeVisible();
	await expectScreen(page, /\S/, 'ja');
	const next = page.getByRole('navigation', { name: checking.neighbours }).getByRole('link').last();
	await next.click();
	await expect(list).toBeVisible();
	await list.getByRole('link', { name: /1-1-1/ }).first().click();
	await expect(list).toBeVisible();
	await expect(failed).toHaveCount(1);
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('3');
	await expect(failed).toHaveCount(0);
	await expect(list.getByText(fill(critical.failures, { count: 1 }))).toHaveCount(0);
	await list.page().getByRole('button', { name: t.common.close }).first().click();
	await expect(list).toHaveCount(0);
	await expect(page.getByRole('button', { name: shell.collapse })).toBeVisible();
});

test('what a company has done since is named and left to read, with a link', { tag: '@rest' }, async ({
	page,
	app,
}) => {
	await publishPaper(app, smallPaper());
	const admin = await makeConsoleAdmin(app);
	const staged = await proposedAssessment(app, 7, { admin });
	const plan = companyPlan(app, staged.owner, staged.progress.id);
	const [first] = (await plan.read()).data.items;
	await plan.save([toDo(first?.sub_category_id ?? 0, { action_state: 'done' })]);
	await admin.post(`/console/re_assessments/${staged.progress.id}/apply`);
	await signInAs(page.context(), app, admin);
	await page.goto(`/console/re-assessments/${staged.progress.id}`);
	await page.getByRole('button', { name: checking.unchanged.button }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toHaveAccessibleName(fill(checking.unchanged.title, { count: 2 }));
	const left = dialog.getByRole('region', { name: fill(checking.unchanged.leftTitle, { count: 1 }) });
	await expect(left.getByRole('listitem')).toContainText(checking.unchanged.why.plan_done);
	await expectScreen(page, /\S/, 'ja');
	await dialog.getByRole('button', { name: fill(checking.unchanged.action, { count: 2 }) }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole('button', { name: checking.confirm })).toHaveAttribute('aria-disabled', 'true');
	await page.getByRole('button', { name: checking.unchanged.button }).click();
	await expect(dialog).toHaveAccessibleName(checking.unchanged.nothing);
	await dialog.getByRole('link').click();
	await expect(page).toHaveURL(/re-assessments\/\d+\/categories\/\d+\/sub-categories\/\d+/);
});

test('before finalizing an admin sees result, people and notes, and returns it with a text', async ({ page, app }) => {
	await publishPaper(app, smallPaper());
	const admin = await makeConsoleAdmin(app);
	const staged = await assessmentAt(app, 5, { admin });
	await propose(staged, 1);
	await signInAs(page.context(), app, admin);
	// Other journeys may have left companies that wait longer.
	const { companyName: company } = await companyOf(app.deps.db, staged.companyId);
	await page.goto(`/console/confirm-assessments?q=${encodeURIComponent(company)}`);
	const open = () => page.getByRole('button', { name: fill(lists.finalise.firstRow, { company }) }).click();
	await open();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByText(lists.approval.samePerson)).toBeVisible();
	await expect(dialog.getByText(admin.user.name).first()).toBeVisible();
	await dialog.getByText(fill(lists.approval.notes, { count: 1, missing: 3 })).click();
	await expect(dialog.getByText('提案1')).toBeVisible();
	await expectScreen(page, /\S/, 'ja');
	await dialog.getByRole('button', { name: lists.approval.return }).click();
	await expect(dialog.getByText(lists.approval.readBoth)).toBeVisible();
	await expect(dialog.getByText(fill(lists.approval.tells, { names: '' }))).toContainText(admin.user.name);
	await expect(dialog.getByText(lists.approval.unassigned)).toBeVisible();
	const assign = dialog.getByRole('link', { name: fill(lists.approval.assignFor, { company }) });
	await expect(assign).toHaveAttribute('href', `/console/companies/${staged.companyId}`);
	await expect(assign).toHaveAttribute('target', '_blank');
	const give = dialog.getByRole('button', { name: lists.approval.return });
	await expect(give).toHaveAttribute('aria-disabled', 'true');
	await dialog.getByRole('textbox').fill('1-1の提案を具体的に。');
	await expectScreen(page, /\S/, 'ja');
	await give.click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole('button', { name: fill(lists.finalise.firstRow, { company }) })).toHaveCount(0);
	expect((await readProgress(app, staged.progress.id)).status).toBe(5);
	await page.goto(`/console/companies/${staged.companyId}?tab=timeline`);
	await expect(page.getByText(/1-1の提案を具体的に。/)).toBeVisible();
});
