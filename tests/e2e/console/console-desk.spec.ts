import { sql } from 'drizzle-orm';
import { expect as expectValue, type Locator, type Page } from 'playwright/test';
import { phrases } from '#server/db/tables/phrases.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { EvaluationReport } from '#shared/reports/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, TIME, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, readProgress, type Staged } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';

/** The writing desk: a report and a proposal of 24 sub-categories, one at a time, by keyboard, saved by itself. */

const t = texts.ja;
const { notes, desk } = t.console;
const { editing } = t;
const EVALUATION = t.labels.reports.evaluation_note;
const PROPOSAL = t.labels.proposals.proposal_note;

/** 6 categories of 4 sub-categories, as many as the shipped paper has; the first is linked to a target of the SDGs. */
const paper = (): PaperContents =>
	Array.from({ length: 6 }, (_, c) => ({
		content: `大項目${c + 1}`,
		content_en: `Category ${c + 1}`,
		sub_categories: Array.from({ length: 4 }, (_, s) => ({
			content: `小項目${c + 1}-${s + 1}`,
			content_en: `Sub-category ${c + 1}-${s + 1}`,
			questions: [
				{
					content: `設問${c + 1}-${s + 1}-1`,
					content_en: `Question ${c + 1}-${s + 1}-1`,
					points: 10,
					evaluations: [{ content: '確認項目', content_en: 'Check item', weight: 1 }],
					sdg_target_ids: c + s === 0 ? [1] : [],
				},
			],
		})),
	}));

const NAMES = paper().flatMap(({ sub_categories: subs }) => subs.map(({ content }) => content));

test.beforeEach(async ({ app }) => {
	await publishPaper(app, paper());
});

type Opened = { admin: Person; staged: Staged; company: string };

/** An assessment at a status with memos on its ratings, and its desk. */
const openDesk = async (page: Page, app: TestApp, status: 4 | 9): Promise<Opened> => {
	const admin = await makeConsoleAdmin(app);
	const company = await makeCompany(app);
	const staged = await assessmentAt(app, status, { admin, companyId: company.id });
	await app.deps.db.execute(sql`update answer_evaluations set comment = '規程を確認'`);
	await signInAs(page.context(), app, admin);
	const base = status === 4 ? 'check-submissions' : 're-assessments';
	await page.goto(`/console/${base}/${staged.progress.id}/evaluate`);
	await expect(page.getByRole('heading', { level: 2, name: desk.summary })).toBeVisible();
	return { admin, staged, company: company.companyName };
};

const noteAt = (page: Page, kind: string, name: string): Locator =>
	page.getByRole('textbox', { name: new RegExp(`^${kind}\\s*：\\s*${name}$`) });
const barOf = (page: Page): Locator => page.getByRole('region', { name: desk.bar });
const rail = (page: Page): Locator => page.getByRole('navigation', { name: notes.outline });
const autosaved = (page: Page): Locator => barOf(page).getByText(new RegExp(fill(editing.autosavedAt, { time: TIME })));

const reportOf = async ({ admin, staged }: Opened): Promise<EvaluationReport> =>
	(await admin.get<EvaluationReport>(`/console/evaluation_reports/${staged.progress.id}`)).data;

const storedNotes = async (opened: Opened): Promise<string[]> =>
	(await reportOf(opened)).result_index.main_category_results.flatMap((main) =>
		main.sub_category_results.map(({ evaluation_note }) => evaluation_note),
	);

for (const status of [4, 9] as const) {
	test(`the report of an assessment at ${status} opens with the profile of its company`, { tag: '@rest' }, async ({
		page,
		app,
	}) => {
		const opened = await openDesk(page, app, status);
		const { company } = await reportOf(opened);
		await expect(page.getByRole('definition').filter({ hasText: company.company_address })).toBeVisible();
		const top = async (of: Locator): Promise<number> => (await of.boundingBox())?.y ?? Number.NaN;
		const profile = page.getByRole('heading', { level: 3, name: t.console.profile.title });
		expectValue(await top(profile)).toBeLessThan(await top(page.getByRole('table', { name: desk.scores })));
	});
}

test('a report of 24 notes is written, confirmed, proposed and submitted without leaving the desk', async ({
	page,
	app,
}) => {
	test.setTimeout(LIMITS.longJourney);
	const opened = await openDesk(page, app, 4);
	const { admin, staged, company } = opened;
	await app.deps.db.delete(phrases);
	await app.deps.db.insert(phrases).values([
		{ ownerId: admin.user.id, content: '{company}の「{sub_category}」は{score}点（{grade}）です。', gradeBand: 'S' },
		{ ownerId: admin.user.id, content: '低い評価のとき', gradeBand: 'D' },
		{ ownerId: null, content: '研修を続けてください。' },
	]);
	await expectScreen(page, notes.reportTitle, 'ja');
	await expect(rail(page).getByRole('link')).toHaveCount(26);

	let keys = 0;
	const press = async (key: string): Promise<void> => {
		keys += 1;
		await page.keyboard.press(key);
	};
	await press('Control+Enter');
	for (const [at, name] of NAMES.entries()) {
		await expect(noteAt(page, EVALUATION, name)).toBeFocused();
		await page.keyboard.insertText(`総評${at + 1}`);
		await press('Control+Enter');
	}
	// One chord a note, and one to begin.
	expectValue(keys).toBe(25);
	await expect(page).toHaveURL(/at=sdg-1$/);
	await expect.poll(() => storedNotes(opened)).toEqual(NAMES.map((_, at) => `総評${at + 1}`));
	await expect(autosaved(page)).toBeVisible();
	await expectScreen(page, notes.reportTitle, 'ja');

	await page.keyboard.press('Alt+ArrowUp');
	await expect(noteAt(page, EVALUATION, '小項目6-4')).toBeFocused();
	await page.reload();
	await expect(noteAt(page, EVALUATION, '小項目6-4')).toHaveValue('総評24');
	await expect(page.getByText(desk.locked)).toBeVisible();
	await expect(noteAt(page, PROPOSAL, '小項目6-4')).toHaveCount(0);
	await expectScreen(page, notes.reportTitle, 'ja');

	// Confirming names what is empty, and leads there.
	await barOf(page).getByRole('button', { name: notes.confirmReport }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: fill(notes.emptyTargets, { count: 1 }) }).click();
	await expect(noteAt(page, EVALUATION, '1.1')).toBeFocused();
	await page.keyboard.insertText('貧困への取り組み');
	await barOf(page).getByRole('button', { name: notes.confirmReport }).click();
	await expect(dialog.getByText(notes.allWritten)).toBeVisible();
	await dialog.getByRole('button', { name: notes.confirmReport }).dblclick();
	await expect(page.getByRole('heading', { level: 1, name: notes.proposalTitle })).toBeVisible();
	expectValue((await readProgress(app, staged.progress.id)).status).toBe(5);

	// The proposal: memos, undone by the browser's own undo and by the button, and phrases.
	await expect(page.getByRole('heading', { level: 2, name: desk.summary })).toBeVisible();
	await page.keyboard.press('Control+Enter');
	const proposal = noteAt(page, PROPOSAL, '小項目1-1');
	await expect(proposal).toBeFocused();
	await page.keyboard.insertText('次の点です。');
	// The memos come with the sub-category's ratings.
	const takeMemos = page.getByRole('button', { name: `${fill(desk.takeMemos, { count: 1 })}：小項目1-1` }).last();
	await expect(takeMemos).toBeVisible();
	await page.keyboard.press('Alt+m');
	await expect(proposal).toHaveValue('次の点です。\n・規程を確認');
	await page.keyboard.press('Control+z');
	await expect(proposal).toHaveValue('次の点です。');
	await takeMemos.click();
	await expect(proposal).toHaveValue('次の点です。\n・規程を確認');
	await page.getByRole('button', { name: desk.undo }).click();
	await expect(proposal).toHaveValue('次の点です。');
	await page.keyboard.press('Alt+p');
	const picker = page.getByRole('dialog', { name: desk.pickPhrase });
	await expect(picker.getByRole('combobox')).toBeFocused();
	await expect(picker.getByRole('option')).toHaveText([
		new RegExp(`${company}の「小項目1-1」は100点（S）です。`),
		/研修を続けてください。/,
	]);
	await expectScreen(page, notes.proposalTitle, 'ja');
	await picker.getByLabel(desk.allPhrases).check();
	await expect(picker.getByRole('option')).toHaveCount(3);
	await picker.getByRole('combobox').focus();
	await page.keyboard.insertText('けんしゅう');
	await expect(picker.getByText(desk.noPhraseHit)).toBeVisible();
	await picker.getByRole('combobox').fill('研修');
	await page.keyboard.press('Enter');
	await expect(picker).toHaveCount(0);
	await expect(proposal).toBeFocused();
	await expect(proposal).toHaveValue('次の点です。研修を続けてください。');
	await page.keyboard.press('Alt+p');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(proposal).toHaveValue(`次の点です。研修を続けてください。${company}の「小項目1-1」は100点（S）です。`);
	await page.keyboard.press('?');
	await expect(proposal).toHaveValue(/です。\?$/);
	await expect(page.getByRole('dialog')).toHaveCount(0);

	// A note of the confirmed report that is changed here is confirmed together with the proposal.
	await noteAt(page, EVALUATION, '小項目1-1').fill('改めた総評');
	await expect(rail(page).getByRole('link', { name: /^小項目1-1/ })).toContainText(
		fill(desk.states.differs, { what: EVALUATION }),
	);
	await barOf(page).getByRole('button', { name: notes.submitProposal }).click();
	await expect(dialog.getByText(desk.confirmsToo)).toBeVisible();
	await expect(dialog.getByText(fill(notes.emptyCount, { count: 23 }))).toBeVisible();
	await expectScreen(page, notes.proposalTitle, 'ja');
	await dialog.getByRole('button', { name: notes.submitProposal }).dblclick();
	await expect(page).toHaveURL(/check-submissions$/);
	expectValue((await readProgress(app, staged.progress.id)).status).toBe(6);
	const report = await reportOf(opened);
	expectValue(report.has_draft).toBe(false);
	expectValue((await storedNotes(opened))[0]).toBe('改めた総評');
});

test('nothing is lost: a colleague saves meanwhile, the server fails, and the tab is closed', { tag: '@rest' }, async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/Failed to load resource/);
	const opened = await openDesk(page, app, 4);
	const { staged } = opened;
	const report = await reportOf(opened);
	const ids = report.result_index.main_category_results.flatMap((main) =>
		main.sub_category_results.map(({ id }) => id),
	);
	const other = await makeAssessor(app, [staged.companyId], { name: '佐藤' });
	const otherSaves = async (at: number, text: string): Promise<void> => {
		const body = { sub_category_results: [{ id: ids[at], evaluation_note: text }] };
		const answer = await other.put(`/console/evaluation_reports/${staged.progress.id}/save_changes`, body);
		expect(answer.status).toBe(200);
	};

	// Another note: both are kept, without a word.
	await page.keyboard.press('Control+Enter');
	const note = noteAt(page, EVALUATION, '小項目1-1');
	await otherSaves(1, '佐藤の総評');
	await note.fill('自分の総評');
	await expect(barOf(page)).toContainText(fill(editing.merged, { name: '佐藤' }));
	expectValue((await storedNotes(opened)).slice(0, 2)).toEqual(['自分の総評', '佐藤の総評']);
	await expect(rail(page).getByRole('link', { name: /^小項目1-2/ })).toContainText(
		fill(desk.states.written, { what: EVALUATION }),
	);

	// The same note: nobody is interrupted, and nothing is written over.
	await otherSaves(0, '佐藤が書き直した');
	await note.fill('自分も書き直した');
	await expect(barOf(page)).toContainText(editing.savedMeanwhile);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(note).toBeFocused();
	await expectScreen(page, notes.reportTitle, 'ja');
	await page.keyboard.press('Control+s');
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('radio')).toHaveCount(2);
	await dialog.getByRole('button', { name: editing.saveChosen }).click();
	await expect.poll(async () => (await storedNotes(opened))[0]).toBe('自分も書き直した');

	// A server that fails: the bar says so, and leaving offers to save.
	const saves = '**/trpc/console.reports.first.save**';
	await page.route(saves, (route) => route.fulfill({ status: 503, body: '' }));
	await note.fill('混雑中の総評');
	await expect(barOf(page)).toContainText(editing.notSaved);
	await expect(barOf(page)).toContainText(editing.savesAgain);
	await page.getByRole('link', { name: t.console.shell.links.allAssessments }).first().click();
	const leaving = page.getByRole('dialog', { name: t.common.unsaved.title });
	await expectScreen(page, notes.reportTitle, 'ja');
	await leaving.getByRole('button', { name: t.common.unsaved.saveAndGo }).click();
	await expect(leaving).toHaveCount(0);
	await expect(barOf(page)).toContainText(editing.notSaved);
	await expect(note).toHaveValue('混雑中の総評');
	await page.getByRole('link', { name: t.console.shell.links.allAssessments }).first().click();
	await expect(leaving).toBeVisible();
	await page.unroute(saves);
	await leaving.getByRole('button', { name: t.common.unsaved.saveAndGo }).click();
	await expect(page).toHaveURL(/all-assessments$/);
	expectValue((await storedNotes(opened))[0]).toBe('混雑中の総評');

	// Going to another place saves nothing by itself; closing the page keeps what was typed last.
	await page.goBack();
	await expect(note).toHaveValue('混雑中の総評');
	await note.fill('閉じる直前');
	page.on('dialog', (asked) => void asked.accept());
	await page.goto('/healthz');
	await expect.poll(async () => (await storedNotes(opened))[0]).toBe('閉じる直前');
});

test('a re-assessment has the first round beside it; the desk fits every window and is read-only in the end', {
	tag: '@rest',
}, async ({ page, app }) => {
	test.setTimeout(LIMITS.longJourney);
	const admin = await makeConsoleAdmin(app);
	const company = await makeCompany(app);
	const staged = await assessmentAt(app, 4, { admin, companyId: company.id });
	const path = `/console/evaluation_reports/${staged.progress.id}`;
	const { result_index: index } = (await admin.get<EvaluationReport>(path)).data;
	const id = index.main_category_results[0]?.sub_category_results[0]?.id;
	await admin.post(path, { sub_category_results: [{ id, evaluation_note: '初回の総評' }] });
	await admin.post(`/console/improvement_proposals/${staged.progress.id}`, {
		sub_category_results: [{ id, proposal_note: '初回の提案' }],
	});
	await advance(app, staged, 9);
	await signInAs(page.context(), app, admin);
	await page.goto(`/console/re-assessments/${staged.progress.id}/evaluate`);
	await expect(page.getByRole('heading', { level: 1, name: notes.secondReportTitle })).toBeVisible();
	await page.getByRole('button', { name: desk.next }).click();
	const note = noteAt(page, EVALUATION, '小項目1-1');
	await expect(note).toBeFocused();
	await expect(page.getByText('初回の提案')).toBeVisible();
	await expect(page.getByText(fill(desk.firstScore, { score: 100 }))).toBeVisible();
	await page.keyboard.press('Alt+l');
	await expect(note).toHaveValue('初回の総評');
	await expect(autosaved(page)).toBeVisible();

	for (const width of [1440, 1280, 1024, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await page.reload();
		await expect(note).toHaveValue('初回の総評');
		await expectScreen(page, notes.secondReportTitle, 'ja');
	}
	await expect(rail(page)).toHaveCount(0);
	await page.getByRole('button', { name: notes.outline }).click();
	await rail(page)
		.getByRole('link', { name: /^小項目2-1/ })
		.click();
	await expect(noteAt(page, EVALUATION, '小項目2-1')).toBeFocused();
	await expect(rail(page)).toHaveCount(0);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.locator('h1').click();
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog', { name: desk.keys.title })).toBeVisible();
	await expectScreen(page, notes.secondReportTitle, 'ja');
	await page.keyboard.press('Escape');

	await advance(app, staged, 11);
	await page.reload();
	await expect(page.getByText(notes.reportReadOnly)).toBeVisible();
	await expect(noteAt(page, EVALUATION, '小項目2-1')).toHaveAttribute('readonly', '');
	await expect(barOf(page).getByRole('button')).toHaveCount(0);
	await expectScreen(page, notes.secondReportTitle, 'ja');
});
