import { expect as expectValue, type Locator, type Page } from 'playwright/test';
import { companyOf } from '#server/companies/queries.ts';
import type { EvaluationReport, FirstDrafts } from '#shared/reports/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { rateItems } from '#tests/support/assessment/rated-sheets.ts';
import { type Staged, startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { caller } from '#tests/support/client.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { publishGuidedPaper } from '#tests/support/guided-paper.ts';
import { advance, gradeAsRated } from '#tests/support/journey.ts';

/** Notes begin with a draft made by rule, which stays marked until somebody edits it. */

const t = texts.ja;
const { notes, desk, lists } = t.console;
const EVALUATION = t.labels.reports.evaluation_note;
const PROPOSAL = t.labels.proposals.proposal_note;

const graded = async (app: TestApp): Promise<Staged> => {
	await publishGuidedPaper(app);
	const admin = await makeConsoleAdmin(app);
	const staged = await advance(app, await startedAssessment(app, { admin }), 3);
	await rateItems(app, staged.progress.id, 1, [3, 2, 1, 3]);
	await app.deps.db.execute("update answer_evaluations set comment = '面談で確認'");
	await gradeAsRated(app, staged, 1);
	return staged;
};

const noteAt = (page: Page, kind: string, name: string): Locator =>
	page.getByRole('textbox', { name: new RegExp(`^${kind}\\s*：\\s*${name}$`) });
const barOf = (page: Page): Locator => page.getByRole('region', { name: desk.bar });
const railLink = (page: Page, name: RegExp): Locator =>
	page.getByRole('navigation', { name: notes.outline }).getByRole('link', { name });

const draftsOf = async (app: TestApp, { admin, progress }: Staged): Promise<FirstDrafts> =>
	(await caller(app, admin.token, 'ja').get<FirstDrafts>(`/console/evaluation_reports/${progress.id}/first_drafts`))
		.data;

const firstNote = async ({ admin, progress }: Staged) => {
	const { data } = await admin.get<EvaluationReport>(`/console/evaluation_reports/${progress.id}`);
	return data.result_index.main_category_results[0]?.sub_category_results[0];
};

test('a note begins with a draft, is marked until its first edit, and is named when the report is confirmed', async ({
	page,
	app,
}) => {
	const staged = await graded(app);
	await signInAs(page.context(), app, staged.admin);
	await page.goto(`/console/check-submissions/${staged.progress.id}/evaluate`);
	await expect(page.getByRole('heading', { level: 2, name: desk.summary })).toBeVisible();
	await page.keyboard.press('Control+Enter');

	const note = noteAt(page, EVALUATION, '小項目1-1');
	await expect(note).toBeFocused();
	const begin = page.getByRole('button', { name: `${desk.draft.begin}：小項目1-1` });
	await expect(begin).toBeVisible();
	await expectScreen(page, notes.reportTitle, 'ja');
	await page.keyboard.press('Alt+b');
	const [draft, otherDraft] = (await draftsOf(app, staged)).sub_category_results;
	await expect(note).toHaveValue(draft?.evaluation_note ?? '');
	await expect(note).not.toHaveValue(/面談で確認/);
	await expect(page.getByText(desk.draft.toEdit)).toBeVisible();
	await expect(begin).toHaveCount(0);
	await expect(railLink(page, /^小項目1-1/)).toContainText(fill(desk.states.draft, { what: EVALUATION }));
	await expect.poll(async () => (await firstNote(staged))?.is_unedited_draft).toBe(true);
	await expectScreen(page, notes.reportTitle, 'ja');

	// A text that is not empty loses nothing.
	await page.keyboard.press('Control+Enter');
	const other = noteAt(page, EVALUATION, '小項目1-2');
	await expect(other).toBeFocused();
	await page.keyboard.insertText('自分の文章。');
	await page.keyboard.press('Home');
	await page.getByRole('button', { name: `${desk.draft.insert}：小項目1-2` }).click();
	await expect(other).toHaveValue(`自分の文章。\n\n${otherDraft?.evaluation_note}`);
	await expect(page.getByText(desk.draft.toEdit)).toHaveCount(0);
	await page.getByRole('button', { name: desk.undo }).click();
	await expect(other).toHaveValue('自分の文章。');

	await page.reload();
	await barOf(page).getByRole('button', { name: notes.confirmReport }).click();
	const dialog = page.getByRole('dialog');
	const drafts = dialog.getByRole('list', { name: fill(desk.draft.count, { count: 1 }) });
	await expect(drafts.getByRole('button')).toHaveText(['小項目1-1']);
	await expectScreen(page, notes.reportTitle, 'ja');
	await drafts.getByRole('button').click();
	await expect(note).toBeFocused();
	await page.keyboard.insertText('書き直した。');
	await expect(page.getByText(desk.draft.toEdit)).toHaveCount(0);
	await expect.poll(async () => (await firstNote(staged))?.is_unedited_draft).toBe(false);
	await barOf(page).getByRole('button', { name: notes.confirmReport }).click();
	await expect(dialog.getByRole('list', { name: fill(desk.draft.count, { count: 1 }) })).toHaveCount(0);
});

test('whoever approves sees which texts nobody edited', { tag: '@rest' }, async ({ page, app }) => {
	const staged = await graded(app);
	const { admin, progress } = staged;
	const path = `/console/evaluation_reports/${progress.id}`;
	const [one, two] = (await draftsOf(app, staged)).sub_category_results;
	expectValue(
		(await admin.post(path, { sub_category_results: [{ id: one?.id, evaluation_note: one?.evaluation_note }] })).status,
	).toBe(200);
	await signInAs(page.context(), app, admin);
	await page.goto(`/console/check-submissions/${progress.id}/proposal`);
	await expect(page.getByRole('heading', { level: 2, name: desk.summary })).toBeVisible();
	await page.keyboard.press('Control+Enter');
	await page.keyboard.press('Control+Enter');
	const proposal = noteAt(page, PROPOSAL, '小項目1-2');
	await expect(proposal).toBeFocused();
	await page.keyboard.press('Alt+b');
	await expect(proposal).toHaveValue(two?.proposal_note ?? '');
	await barOf(page).getByRole('button', { name: notes.submitProposal }).click();
	const dialog = page.getByRole('dialog');
	const names = dialog.getByRole('list', { name: fill(desk.draft.count, { count: 2 }) }).getByRole('button');
	await expect(names).toHaveText([
		`小項目1-1${fill(desk.draft.of, { what: EVALUATION })}`,
		`小項目1-2${fill(desk.draft.of, { what: PROPOSAL })}`,
	]);
	await dialog.getByRole('button', { name: notes.submitProposal }).click();
	await expect(dialog).toHaveCount(0);

	// Other journeys may have left companies that wait longer.
	const { companyName } = await companyOf(app.deps.db, staged.companyId);
	await page.goto(`/console/confirm-assessments?q=${encodeURIComponent(companyName)}`);
	const company = (await page.getByRole('rowheader').first().innerText()).trim();
	await page.getByRole('button', { name: fill(lists.finalise.firstRow, { company }) }).click();
	const banner = dialog.getByText(fill(desk.draft.count, { count: 2 }));
	await expect(banner).toBeVisible();
	await expect(dialog.getByRole('listitem').filter({ hasText: '小項目1-1' }).first()).toContainText(lists.report);
	for (const width of [1440, 1024, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await expectScreen(page, /\S/, 'ja');
	}
});
