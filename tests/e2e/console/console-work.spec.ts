import { and, eq, sql } from 'drizzle-orm';
import type { Locator, Page } from 'playwright/test';
import { answerContents } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { barOf, itemAt, openReview, SAVES, saved, savedRates } from '#tests/e2e/support/review.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, TIME, texts } from '#tests/e2e/support/texts.ts';
import { makeRequest } from '#tests/support/assessment/evidence.ts';
import { publishPaper, rateEverything, smallPaper, submittedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { CHECKING_ROUNDS, checkingCalls, type SubCategory } from '#tests/support/checking.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';
import { ANCHORS, GUIDANCE, INTRODUCTION, publishGuidedPaper } from '#tests/support/guided-paper.ts';
import { assessmentAt, gradeRound } from '#tests/support/journey.ts';

/** The console in use: keyboard shortcuts, concurrent edits, failures, and access. */

const t = texts.ja;
const { checking, notes, lists } = t.console;
const { editing } = t;

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

const rowOf = (page: Page, company: string): Locator =>
	page.getByRole('row').filter({ has: page.getByRole('link', { name: company, exact: true }) });

/** Opens the approval sheet of an assessment whose proposal is undecided. */
const openWithoutProposal = async (page: Page, company: string): Promise<void> => {
	await page.getByRole('button', { name: fill(lists.finalise.firstRow, { company }) }).click();
};

const opened = async (page: Page, app: TestApp) =>
	openReview(page, app, await submittedAssessment(app, { admin: await makeConsoleAdmin(app) }));

/** A colleague rates the first check item of a question with 0 %. */
const rateAsColleague = async (app: TestApp, { id, answer_contents }: SubCategory, at: number): Promise<Person> => {
	const question = answer_contents[at];
	const other = await makeConsoleAdmin(app);
	const answer = await other.post(`/console/pending_assessments/answer_sub_categories/${id}/save_changes`, {
		answer_contents: [
			{ id: question?.id, answer_evaluations: [{ id: question?.answer_evaluations[0]?.id, evaluation_rate: 1 }] },
		],
	});
	expect(answer.status).toBe(200);
	return other;
};

test('an answer of "not applicable" preselects 0, and marking saves it', { tag: '@rest' }, async ({ page, app }) => {
	const { sub } = await opened(page, app);
	await app.deps.db.update(answerContents).set({ answer: 3 }).where(eq(answerContents.answerSubCategoryId, sub.id));
	await page.reload();
	// A rating that is taken back leaves what was preselected, also once it is saved.
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('3');
	await page.keyboard.press('Control+s');
	await expect(saved(page)).toBeVisible();
	await page.keyboard.press('Backspace');
	await expect(itemAt(page, '1-1').getByRole('radio').first()).toBeChecked();
	await page.getByRole('button', { name: checking.mark }).click();
	await expect(page.getByRole('link', { name: checking.nextUnchecked })).toBeVisible();
	await expect.poll(() => savedRates(app, sub)).toEqual([0, 0, 0, 0]);
});

test('what the paper says stands beside the rating, and what to look at before grading in its dialog', async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/500/);
	await publishGuidedPaper(app);
	const { sub, staged, path } = await opened(page, app);
	await app.deps.db.execute(
		sql`update answer_contents set answer = 3 where ${answerContents.answerSubCategoryId} = ${sub.id}`,
	);
	await page.reload();
	const question = page.getByRole('region', { name: '設問1-1-1' });
	await expect(question.getByText('採用がない場合')).toBeVisible();
	await expect(page.getByText(checking.critical, { exact: true })).toHaveCount(1);
	await expect(page.getByText(checking.criticalFailed)).toHaveCount(1);
	await expect(page.getByText(checking.notScored)).toHaveCount(2);
	await expect(page.getByText(checking.unconditional)).toHaveCount(1);

	const purpose = question.getByText(GUIDANCE.purpose);
	await expect(purpose).toBeHidden();
	const fold = question.locator('summary').first();
	await fold.focus();
	await page.keyboard.press('Enter');
	await expect(purpose).toBeVisible();
	await expect(
		question.getByText(fill(t.guidance.sourceAsOf, { source: '法第1条', date: '2026年11月21日' })),
	).toBeVisible();
	await expect(question.getByText(t.guidance.kinds.law, { exact: true })).toBeVisible();
	await page.waitForFunction(() =>
		Object.entries(localStorage).some((kept) => kept[0].startsWith('fold-') && kept[1] === 'open'),
	);
	await page.reload();
	await expect(purpose).toBeVisible();

	const item = itemAt(page, '1-1');
	await item.focus();
	await page.keyboard.press('2');
	await expect(item.locator('summary')).toContainText(ANCHORS.half);
	await page.keyboard.press('k');
	await page.keyboard.press('1');
	await expect(item.locator('summary')).toContainText(ANCHORS.none);
	await item.locator('summary').click();
	await expect(item.getByRole('row')).toHaveText(
		[ANCHORS.full, ANCHORS.half, ANCHORS.none].map((text) => new RegExp(text)),
	);
	await expectScreen(page, '小項目1-1', 'ja');
	await page.keyboard.press('?');
	const help = page.getByRole('dialog', { name: checking.keys.title });
	await expect(help.getByText(checking.rule.sample)).toBeVisible();
	await expect(help.getByText(INTRODUCTION.ja)).toBeVisible();
	await expectScreen(page, '小項目1-1', 'ja');
	await page.keyboard.press('Escape');
	// What is not saved yet would be on leaving, which takes the check mark away.
	await expect(saved(page)).toBeVisible();

	await rateEverything(app, staged.progress.id, 1, 1);
	const preview = '**/trpc/console.checking.preview**';
	await page.route(preview, (route) => route.fulfill({ status: 500, json: {} }));
	await page.goto(`/console/check-submissions/${staged.progress.id}`);
	await page.getByRole('button', { name: checking.confirm }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('alert')).toBeVisible();
	await expect(dialog.getByRole('button', { name: checking.confirm })).not.toHaveAttribute('aria-disabled', 'true');
	await page.unroute(preview);
	await dialog.getByRole('button', { name: t.common.tryAgain }).click();
	const { critical } = t.console;
	await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
		critical.provisional,
		fill(critical.failures, { count: 1 }),
		fill(critical.far, { count: 4 }),
		fill(critical.zero, { count: 8 }),
		fill(critical.unconditionalNa, { count: 1 }),
	]);
	await expect(dialog.getByText('D', { exact: true })).toBeVisible();
	await expect(
		dialog.getByText(fill(critical.farOf, { answer: checking.answers.yes, share: 0 })).first(),
	).toBeVisible();
	await expectScreen(page, /\S/, 'ja');
	await dialog.getByRole('link', { name: '1-1-2 設問1-1-2' }).first().click();
	await expect(page).toHaveURL(new RegExp(`${path}#question-\\d+$`));
	await expect(page.getByRole('heading', { name: '設問1-1-2' })).toBeFocused();
	await page.goBack();
	await page.getByRole('button', { name: checking.confirm }).click();
	const zero = dialog.getByRole('region', { name: fill(critical.zero, { count: 8 }) });
	await expect(zero.getByRole('link').filter({ visible: true })).toHaveCount(3);
	await zero.getByText(fill(critical.others, { count: 5 })).click();
	await expect(dialog.getByRole('button', { name: checking.confirm })).toBeInViewport();
	await dialog.getByRole('link', { name: '1-2-2-2 確認1-2-2-2' }).click();
	await expect(itemAt(page, '2-2')).toBeFocused();
	await expect(itemAt(page, '2-2')).toBeInViewport();

	await rateEverything(app, staged.progress.id, 1, 3);
	await app.deps.db.execute(
		sql`update answer_contents set answer = 1 where ${answerContents.answerSubCategoryId} = ${sub.id}`,
	);
	await page.goto(`/console/check-submissions/${staged.progress.id}`);
	await page.getByRole('button', { name: checking.confirm }).click();
	await expect(dialog.getByText(critical.nothing)).toBeVisible();
	await expect(dialog.getByText('200', { exact: true })).toBeVisible();

	// What the company was asked for and nobody has decided comes first; grading withdraws what has no answer.
	await makeRequest(app, staged, { content: '賃金台帳の写し', dueOn: '2030-01-31' });
	await makeRequest(app, staged, { content: '会社案内', status: 'answered' });
	await page.reload();
	await page.getByRole('button', { name: checking.confirm }).click();
	await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
		critical.provisional,
		fill(critical.openRequests, { count: 1 }),
		fill(critical.answeredRequests, { count: 1 }),
	]);
	await expect(dialog.getByText(critical.openRequestsText)).toBeVisible();
	await expect(dialog.getByRole('link', { name: '賃金台帳の写し' })).toBeVisible();
	await expectScreen(page, /\S/, 'ja');
	await gradeRound(app, staged, 1);
	await page.goto(`/console/companies/${staged.companyId}?tab=timeline`);
	await expect(page.getByText(t.console.timeline.withdrawnByGrading)).toBeVisible();
	await expect(page.getByText(fill(t.console.timeline.asked, { text: '賃金台帳の写し' })).first()).toBeVisible();
});

test('without a proposal both sides and the admin who finalizes are told the same', { tag: '@rest' }, async ({
	page,
	app,
}) => {
	const admin = await makeConsoleAdmin(app);
	const company = await makeCompany(app);
	const assessor = await makeAssessor(app, [company.id]);
	const staged = await assessmentAt(app, 5, { admin, companyId: company.id });
	const { proposal, timeline } = t.console;
	const { finalise } = lists;
	const { id } = staged.progress;
	const dialog = page.getByRole('dialog');
	const approval = page.getByRole('button', { name: fill(finalise.firstRow, { company: company.companyName }) });
	const openList = async (): Promise<void> => {
		await page.goto('/console/confirm-assessments');
		const heights = [
			page.getByRole('searchbox'),
			page.getByRole('main').getByRole('button', { name: t.common.search, exact: true }),
		].map(async (control) => (await control.boundingBox())?.height);
		expect(await Promise.all(heights)).toEqual([40, 40]);
		await expect(rowOf(page, company.companyName)).toBeVisible();
	};
	await signInAs(page.context(), app, admin);
	await openList();
	// While the assessor may still write one, that is said beside the button.
	await expect(rowOf(page, company.companyName)).toContainText(fill(lists.beingProposed, { who: assessor.user.name }));
	await expect(approval).toBeVisible();
	await page.goto('/console/work?view=team');
	const shown = rowOf(page, company.companyName);
	await expect(shown.getByRole('link', { name: lists.actions.createProposal, exact: true })).toBeVisible();
	await expect(approval).toHaveCount(0);
	await openList();
	await openWithoutProposal(page, company.companyName);
	await expect(dialog.getByText(finalise.undecided)).toBeVisible();
	// The assessor may still write one: without a tick that rules it out, nothing is approved.
	const approve = dialog.getByRole('button', { name: finalise.first });
	await expect(approve).toHaveAttribute('aria-disabled', 'true');
	await expect(approve).toHaveAccessibleDescription(finalise.tickFirst);
	await expectScreen(page, /\S/, 'ja');
	await dialog.getByLabel(finalise.without).check();
	await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
	await page.goto(`/console/check-submissions/${id}`);
	await expect(page.getByText(proposal.now.undecided)).toBeVisible();
	await page.getByRole('button', { name: proposal.waive }).click();
	await dialog.getByLabel(t.labels.assessment.reason).fill('改善点がない');
	await expectScreen(page, /\S/, 'ja');
	await dialog.getByRole('button', { name: proposal.waive }).click();
	await expect(page.getByText(proposal.now.waived)).toBeVisible();
	await page.goto(`/console/check-submissions/${id}/proposal`);
	await expect(page.getByText(new RegExp(fill(t.console.proposal.waivedBy, { name: '.*', time: '.*' })))).toBeVisible();
	await expect(page.getByText(fill(timeline.reason, { reason: '改善点がない' }))).toBeVisible();
	await expectScreen(page, notes.proposalTitle, 'ja');
	await page.goto(`/console/companies/${company.id}?tab=timeline`);
	await expect(page.getByText(timeline.waived)).toBeVisible();
	await page.goto('/console/check-submissions');
	await expect(approval).toBeVisible();
	await openList();
	await approval.click();
	await expect(dialog.getByText(finalise.waived)).toBeVisible();
	await expect(dialog.getByLabel(finalise.without)).toHaveCount(0);
	const overview = (await staged.owner.get<{ waiting_on: string }>('/app/assessment')).data;
	expect(overview.waiting_on).toBe('admin');
	await dialog.getByRole('button', { name: finalise.first }).click();
	await expect(dialog).toHaveCount(0);
});

test('failed critical questions are named, and confirming and finalizing ask for a reason that the audit log shows', async ({
	page,
	app,
}) => {
	await publishGuidedPaper(app);
	const admin = await makeConsoleAdmin(app);
	const company = await makeCompany(app);
	const staged = await assessmentAt(app, 3, { admin, companyId: company.id });
	await gradeRound(app, staged, 1, 1);
	await signInAs(page.context(), app, admin);
	const { critical } = t.console;
	const dialog = page.getByRole('dialog');
	const reason = dialog.getByLabel(t.labels.assessment.reason);
	const decide = async (action: string, text: string): Promise<void> => {
		await expect(dialog.getByRole('link', { name: '1-1-1 設問1-1-1' }).first()).toBeVisible();
		const button = dialog.getByRole('button', { name: action });
		await expect(button).toHaveAttribute('aria-disabled', 'true');
		await expect(button).toHaveAccessibleDescription(critical.reasonMissing);
		await reason.fill('あ'.repeat(2_001));
		await expect(button).toHaveAttribute('aria-disabled', 'true');
		await expectScreen(page, /\S/, 'ja');
		await reason.fill(text);
		await button.click();
		await expect(dialog).toHaveCount(0);
	};
	await page.goto(`/console/check-submissions/${staged.progress.id}/evaluate`);
	await page.getByRole('button', { name: notes.confirmReport }).click();
	await decide(notes.confirmReport, '改善の約束を確認した。');
	await expect(page).toHaveURL(/\/proposal$/);
	await page.goto(`/console/assessment-results/${staged.progress.id}?isFirstTime=true`);
	const named = page.locator('#report-critical');
	await expect(named.getByRole('listitem')).toHaveText([/1-1-1.*設問1-1-1/, /1-1-2.*設問1-1-2/]);
	await expectScreen(page, /\S/, 'ja');
	await page.goto('/console/confirm-assessments');
	await openWithoutProposal(page, company.companyName);
	await dialog.getByLabel(lists.finalise.without).check();
	await decide(lists.finalise.first, '年内に再評価する。');
	await page.goto('/console/audit-events');
	const row = page.getByRole('row').filter({ hasText: '年内に再評価する。' });
	await expect(row).toContainText(`${t.labels.assessment.reason}: 年内に再評価する。`);
	await expect(row).toContainText(`${t.labels.reports.critical_failures}: 2`);
});

test('conflicting saves show both values, and the user chooses one', async ({ page, app, allowedMessages }) => {
	allowedMessages.push(/409/);
	const { sub } = await opened(page, app);
	const other = await rateAsColleague(app, sub, 0);
	await page.keyboard.press('3');
	await page.keyboard.press('3');
	// It is told in the bar, without a dialog that nobody asked for; nothing is saved over the colleague's rating.
	await expect(barOf(page)).toContainText(editing.savedMeanwhile);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	expect(await savedRates(app, sub)).toEqual([1, null, null, null]);
	await expectScreen(page, '小項目1-1', 'ja');
	await page.keyboard.press('Control+s');
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByText(fill(editing.theirs, { name: other.user.name }))).toBeVisible();
	await expect(dialog.getByRole('radio')).toHaveCount(2);
	const scrolls = (part: Element): boolean =>
		part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto';
	const parts = await dialog.locator('*').all();
	expect(await Promise.all(parts.map((part) => part.evaluate(scrolls)))).not.toContain(true);
	await expectScreen(page, '小項目1-1', 'ja');
	await dialog.getByText(fill(editing.theirs, { name: other.user.name })).click();
	await dialog.getByRole('button', { name: editing.saveChosen }).dblclick();
	await expect(saved(page)).toBeVisible();
	await expect.poll(() => savedRates(app, sub)).toEqual([1, 3, null, null]);
});

test('a decision for the rating of a colleague is in the audit log too', { tag: '@rest' }, async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/409/);
	const { sub, staged } = await opened(page, app);
	const other = await rateAsColleague(app, sub, 0);
	await page.keyboard.press('3');
	await expect(barOf(page)).toContainText(editing.savedMeanwhile);
	await page.keyboard.press('Control+s');
	const dialog = page.getByRole('dialog');
	await dialog.getByText(fill(editing.theirs, { name: other.user.name })).click();
	await dialog.getByRole('button', { name: editing.saveChosen }).click();
	await expect(dialog).toHaveCount(0);
	const isOfThis = and(
		eq(auditEvents.action, 'checking.conflict_decided'),
		eq(auditEvents.actorId, staged.admin.user.id),
	);
	const decisions = () => app.deps.db.$count(auditEvents, isOfThis);
	await expect.poll(decisions).toBe(1);
	expect(await savedRates(app, sub)).toEqual([1, null, null, null]);
});

test('ratings of two users are merged if they do not conflict', { tag: '@rest' }, async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/409/);
	const { sub } = await opened(page, app);
	const other = await rateAsColleague(app, sub, 1);
	await page.keyboard.press('3');
	await expect(barOf(page)).toContainText(fill(editing.merged, { name: other.user.name }));
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect.poll(() => savedRates(app, sub)).toEqual([3, null, 1, null]);
	await expect(itemAt(page, '2-1').getByRole('radio').nth(1)).toBeChecked();
});

test('leaving asks only where saving fails; a draft survives a reload and an expired session', {
	tag: '@rest',
}, async ({ page, app, allowedMessages }) => {
	allowedMessages.push(/401|ERR_FAILED/);
	const { path, staged } = await opened(page, app);
	const { admin } = staged;
	await page.keyboard.press('m');
	const memo = itemAt(page, '1-1').getByRole('textbox');
	await page.route(SAVES, (route) => route.abort());
	await memo.fill('書きかけのメモ');
	await page.getByRole('link', { name: t.console.shell.links.allAssessments }).first().click();
	await page.getByRole('dialog').getByRole('button', { name: t.common.unsaved.stay }).click();
	await expect(memo).toHaveValue('書きかけのメモ');
	await admin.post('/console/logout');
	await page.unroute(SAVES);
	await page.keyboard.press('Control+s');
	await expect(page).toHaveURL(/\/console\/login\?next=/);
	await page.getByLabel(t.labels.accounts.email).fill(admin.user.email);
	await page.getByLabel(t.labels.accounts.password).fill(PASSWORD);
	await page.getByRole('button', { name: t.session.login }).click();
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect(page.getByText(editing.restoredTitle)).toBeVisible();
	await expect(memo).toHaveValue('書きかけのメモ');
	await page.keyboard.press('Control+s');
	await expect(saved(page)).toBeVisible();
});

test('a save without a response keeps the notes of a report, and the next one succeeds', { tag: '@rest' }, async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/ERR_FAILED/);
	const admin = await makeConsoleAdmin(app);
	const { progress } = await assessmentAt(app, 4, { admin });
	await signInAs(page.context(), app, admin);
	await page.goto(`/console/check-submissions/${progress.id}/evaluate`);
	await page.getByRole('button', { name: t.console.desk.next }).click();
	const note = page.locator('[data-kind="evaluation"] textarea');
	await page.route('**/trpc/console.reports.first.save**', (route) => route.abort());
	await note.fill('消えてはならない文章');
	await page.getByRole('button', { name: notes.saveDraft }).click();
	await expect(page.getByText(t.common.errors.noConnection)).toBeVisible();
	await expect(note).toHaveValue('消えてはならない文章');
	await page.unroute('**/trpc/console.reports.first.save**');
	await page.getByRole('button', { name: editing.saveAgain }).click();
	await expect(page.getByText(new RegExp(fill(editing.savedAt, { time: TIME })))).toBeVisible();
	await page.reload();
	await expect(note).toHaveValue('消えてはならない文章');
});

test('a list is searched with one request, and its state is in the URL', async ({ page, app }) => {
	const admin = await makeConsoleAdmin(app);
	const company = await makeCompany(app, { companyName: '株式会社ＡＢＣさくら' });
	await submittedAssessment(app, { admin, companyId: company.id });
	await submittedAssessment(app, { admin });
	await signInAs(page.context(), app, admin);
	await page.goto('/console/check-submissions');
	await expect(page.getByRole('rowheader').filter({ hasText: company.companyName })).toBeVisible();
	const requests: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('progresses.list')) requests.push(request.url());
	});
	await page.getByLabel(t.labels.companies.company_name).fill('abcサクラ');
	await page.getByRole('main').getByRole('button', { name: t.common.search }).click();
	await expect(page.getByRole('rowheader')).toHaveText([company.companyName]);
	expect(requests).toHaveLength(1);
	expect(new URL(page.url()).searchParams.get('q')).toBe('abcサクラ');
	await page.getByLabel(t.labels.assessment.status).selectOption('4');
	await expect(page.getByText(lists.noHit)).toBeVisible();
	expect(requests).toHaveLength(2);
	await expectScreen(page, t.console.shell.links.checks, 'ja');
	await page.reload();
	await expect(page.getByText(lists.noHit)).toBeVisible();
	await page.getByRole('button', { name: lists.clear }).click();
	await expect(page.getByRole('rowheader').filter({ hasText: company.companyName })).toBeVisible();
});

test('lists of submissions and re-assessments have a column for the time and one for the person', {
	tag: '@rest',
}, async ({ page, app }) => {
	const admin = await makeConsoleAdmin(app);
	const first = (await assessmentAt(app, 6, { admin })).owner.user;
	const second = (await assessmentAt(app, 8, { admin })).owner.user;
	await signInAs(page.context(), app, admin);
	const { submitted_at: at, submitted_by: by } = t.labels.assessment;
	for (const path of ['check-submissions', 're-assessments']) {
		for (const [width, heads] of [
			[1280, [at, by]],
			[1279, [lists.submission]],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`/console/${path}`);
			const found = page
				.getByRole('columnheader')
				.filter({ hasText: new RegExp([at, by, lists.submission].join('|')) });
			await expect(found).toHaveText(heads.map((head) => new RegExp(`^${head}`)));
			const person = page.getByRole('cell', {
				name: path === 'check-submissions' ? first.name : second.name,
				exact: true,
			});
			await expect(person).toHaveCount(width === 1280 ? 1 : 0);
		}
	}
});

test('an assessor sees only assigned companies, in lists, searches and by URL', { tag: '@rest' }, async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/404/);
	const admin = await makeConsoleAdmin(app);
	const own = await submittedAssessment(app, { admin });
	const foreign = await submittedAssessment(app, { admin });
	await rateEverything(app, foreign.progress.id, 1);
	const [category] = (await checkingCalls(CHECKING_ROUNDS[0], foreign).sheet()).data.answer_categories;
	const subCategory = category?.answer_sub_categories[0];
	const path = `/console/check-submissions/${foreign.progress.id}/categories/${category?.id}/sub-categories/${subCategory?.id}`;
	const assessor = await makeAssessor(app, [own.companyId]);
	await signInAs(page.context(), app, assessor);
	for (const list of ['all-assessments', 'check-submissions', 'all-assessments?q=検証', 'check-submissions?status=3']) {
		await page.goto(`/console/${list}`);
		await expect(page.getByRole('rowheader')).toHaveCount(1);
	}
	for (const link of [
		'confirmAssessments',
		'confirmReassessments',
		'assessors',
		'inquiries',
		'auditEvents',
		'jobs',
	] as const) {
		await expect(page.getByRole('link', { name: t.console.shell.links[link], exact: true })).toHaveCount(0);
	}
	for (const address of [`/console/check-submissions/${foreign.progress.id}`, path]) {
		await page.goto(address);
		await expect(page).toHaveURL(/\/console\/not-found$/);
	}
	await page.goto(`/console/assessment-results/${foreign.progress.id}?isFirstTime=true`);
	await expect(page).toHaveURL(/\/console\/all-assessments$/);
});

for (const screen of ['confirm-assessments', 'confirm-re-assessments', 'audit-events']) {
	test(`${screen} signs an assessor out, and the login does not lead back to it`, { tag: '@rest' }, async ({
		page,
		app,
		allowedMessages,
	}) => {
		allowedMessages.push(/422/);
		const assessor = await makeAssessor(app);
		await signInAs(page.context(), app, assessor);
		await page.goto(`/console/${screen}`);
		await expect(page).toHaveURL(/\/console\/login$/);
		await expect(page.getByText(t.common.errors.unauthorized)).toBeVisible();
		expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
		// Not even where the address asks for it.
		await page.goto(`/console/login?next=${encodeURIComponent(`/console/${screen}?page=1`)}`);
		await page.getByLabel(t.labels.accounts.email).fill(assessor.user.email);
		await page.getByLabel(t.labels.accounts.password).fill('wrong password');
		await page.getByRole('button', { name: t.session.login }).click();
		const refusal = t.server.accounts.loginFailed;
		await expect(page.getByText(refusal)).toHaveCount(2);
		await page.getByLabel(t.labels.accounts.password).fill(PASSWORD);
		await page.getByRole('button', { name: t.session.login }).click();
		await expect(page).toHaveURL(/\/console\/all-assessments$/);
	});
}

test('with an invalid user cookie the console redirects to the company login; an unknown URL is not found', {
	tag: '@rest',
}, async ({ page, app, allowedMessages }) => {
	allowedMessages.push(/status of 404/);
	await signInAs(page.context(), app, await makeConsoleAdmin(app));
	await page.goto('/console/nowhere');
	await expectScreen(page, t.common.notFound.title, 'ja');
	await expect(page.getByRole('link', { name: t.console.shell.toAllAssessments })).toBeVisible();
	await page.context().clearCookies({ name: 'user' });
	await page.goto('/console/all-assessments');
	await expect(page).toHaveURL(/\/app\/login/);
});

test('a failed download shows no message, and its button becomes idle', { tag: '@rest' }, async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/500/);
	const admin = await makeConsoleAdmin(app);
	const { progress } = await assessmentAt(app, 6, { admin });
	await signInAs(page.context(), app, admin);
	await page.route('**/api/console/improvement_proposals/**', (route) =>
		route.fulfill({ status: 500, json: { message: 'x' } }),
	);
	await page.goto(`/console/improvement-proposals/${progress.id}`);
	const button = page.getByRole('button', { name: t.console.views.downloadExcel });
	const answered = page.waitForResponse('**/improvement_proposals/**');
	await button.click();
	await answered;
	await expect(button).not.toHaveAttribute('aria-disabled', 'true');
	await expect(page.getByText(t.common.errors.somethingWrong)).toHaveCount(0);
	await expectScreen(page, /\S/, 'ja');
});
