import { sql } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { holdAutosave, SAVE_CALLS } from '#tests/e2e/support/autosave.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, TIME, texts } from '#tests/e2e/support/texts.ts';
import { readFirstSheet } from '#tests/support/answering.ts';
import { publishPaper, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';

/** The answer sheet saves by itself: after typing, on leaving, when the connection is back, and never over others. */

const t = texts.ja;
const { sheet } = t.company;

test.use({ allowedMessages: [/Failed to load resource/] });

type Opened = { staged: Staged; sheetUrl: string };

const openSheet = async (page: Page, app: TestApp): Promise<Opened> => {
	await publishPaper(app, smallPaper());
	const staged = await startedAssessment(app);
	await signInAs(page.context(), app, staged.owner);
	const { id, answer_category } = await readFirstSheet(staged.owner);
	const sheetUrl = `/app/assessment/categories/${answer_category.id}/sub-categories/${id}`;
	await page.goto(sheetUrl);
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-1' })).toBeVisible();
	return { staged, sheetUrl };
};

const noteOf = (page: Page, number: number) =>
	page.getByRole('article', { name: fill(sheet.questionOf, { number }), exact: true }).getByRole('textbox');
const barOf = (page: Page) => page.getByRole('region', { name: sheet.save });
const autosaved = (page: Page) =>
	barOf(page)
		.getByRole('status')
		.getByText(new RegExp(fill(t.editing.autosavedAt, { time: TIME })));

/** Notes and answers of the first sub-category. */
const stored = async ({ staged }: Opened): Promise<[string | null, number | null][]> => {
	const { answer_contents } = await readFirstSheet(staged.owner);
	return answer_contents.map(({ extension_note, answer }) => [extension_note, answer]);
};
const storedNotes = async (opened: Opened) => (await stored(opened)).map(([note]) => note);

const hideTab = (page: Page): Promise<unknown> =>
	page.evaluate(() => {
		Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
		document.dispatchEvent(new Event('visibilitychange'));
		Reflect.deleteProperty(document, 'hidden');
	});

test('@phone-only saves what is typed, without a word, and leaves the typing alone', async ({ page, app }) => {
	const opened = await openSheet(page, app);
	const note = noteOf(page, 1);
	await note.pressSequentially('規程を配布');
	await expect(barOf(page)).toContainText(fill(sheet.unsaved, { count: 1 }));
	await expect(autosaved(page)).toBeVisible();
	await expect(barOf(page)).not.toContainText(sheet.changedMark);
	expect(await storedNotes(opened)).toEqual(['規程を配布', null]);
	await expect(page.getByText(t.server.assessment.saved)).toHaveCount(0);

	// The caret stays where it was, in the field that had it.
	await page.keyboard.press('Home');
	await page.keyboard.insertText('就業');
	await expect.poll(() => storedNotes(opened)).toEqual(['就業規程を配布', null]);
	await expect(autosaved(page)).toBeVisible();
	await expect(note).toBeFocused();
	await page.keyboard.insertText('の');
	await expect(note).toHaveValue('就業の規程を配布');

	// A hidden tab is saved at once.
	await hideTab(page);
	await expect.poll(() => storedNotes(opened)).toEqual(['就業の規程を配布', null]);
	await expect(autosaved(page)).toBeVisible();
	await expectScreen(page, '小項目1-1', 'ja');
	await page.reload();
	await expect(note).toHaveValue('就業の規程を配布');
	await expect(barOf(page).getByText(new RegExp(fill(sheet.savedAt, { time: TIME })))).toBeVisible();
});

test('does not save half a conversion', { tag: '@rest' }, async ({ page, app, context }) => {
	const opened = await openSheet(page, app);
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('app.assessment.save')) sent.push(request.postData() ?? '');
	});
	const client = await context.newCDPSession(page);
	await noteOf(page, 1).focus();
	await client.send('Input.imeSetComposition', { text: 'きてい', selectionStart: 3, selectionEnd: 3 });
	await expect(noteOf(page, 1)).toHaveValue('きてい');
	await hideTab(page);
	await client.send('Input.insertText', { text: '規程' });
	await expect.poll(() => storedNotes(opened)).toEqual(['規程', null]);
	expect(sent.filter((body) => body.includes('きてい'))).toEqual([]);
});

test('leaving saves, by link, back and forward, without a question', { tag: '@rest' }, async ({ page, app }) => {
	const opened = await openSheet(page, app);
	await noteOf(page, 1).fill('リンクで移動');
	await page.getByRole('link', { name: sheet.next }).click();
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-2' })).toBeVisible();
	expect(await storedNotes(opened)).toEqual(['リンクで移動', null]);
	await page.goBack();
	await noteOf(page, 2).fill('進むで移動');
	await page.goForward();
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-2' })).toBeVisible();
	expect(await storedNotes(opened)).toEqual(['リンクで移動', '進むで移動']);
	await page.goBack();
	await expect(noteOf(page, 2)).toHaveValue('進むで移動');

	// Closing the page keeps what was typed last.
	await noteOf(page, 1).fill('閉じる直前');
	page.on('dialog', (dialog) => void dialog.accept());
	await page.goto('/healthz');
	await expect.poll(() => storedNotes(opened)).toEqual(['閉じる直前', '進むで移動']);
});

test('without a connection the bar says so, keeps the text, and saves when it is back', async ({
	page,
	app,
	context,
}) => {
	const opened = await openSheet(page, app);
	await context.setOffline(true);
	await noteOf(page, 1).fill('地下鉄で入力');
	const failure = barOf(page).getByRole('status').filter({ hasText: sheet.saveFailed });
	await expect(failure).toContainText(t.common.errors.noConnection);
	await expect(failure).toContainText(sheet.savesWhenBack);
	await expect(failure).toBeInViewport();
	await expect(barOf(page)).toContainText(fill(sheet.unsaved, { count: 1 }));
	await expect(noteOf(page, 1)).toBeFocused();
	await expectScreen(page, '小項目1-1', 'ja');
	expect(await storedNotes(opened)).toEqual([null, null]);
	await context.setOffline(false);
	await expect(autosaved(page)).toBeVisible();
	await expect(failure).toHaveCount(0);
	expect(await storedNotes(opened)).toEqual(['地下鉄で入力', null]);
});

test('an overloaded server is left alone, and the text is saved later', { tag: '@rest' }, async ({ page, app }) => {
	const opened = await openSheet(page, app);
	await page.route(SAVE_CALLS, (route) => route.fulfill({ status: 503, body: '' }));
	await noteOf(page, 1).fill('混雑中');
	const failure = barOf(page).getByRole('status').filter({ hasText: sheet.saveFailed });
	await expect(failure).toContainText(sheet.savesAgain);
	await holdAutosave(page);
	await page.unroute(SAVE_CALLS);
	await failure.getByRole('button', { name: sheet.tryAgain }).click();
	await expect(failure).toHaveCount(0);
	await expect.poll(() => storedNotes(opened)).toEqual(['混雑中', null]);
});

test('an expired sign-in leads to the login, and what was typed comes back', { tag: '@rest' }, async ({
	page,
	app,
}) => {
	const { staged, sheetUrl } = await openSheet(page, app);
	await app.deps.db.execute(sql`delete from sessions where user_id = ${staged.owner.user.id}`);
	await noteOf(page, 1).fill('期限切れの前');
	await expect(page).toHaveURL(/\/app\/login\?next=/);
	const token = await app.deps.sessions.open(staged.owner.user.id);
	await signInAs(page.context(), app, { ...staged.owner, token });
	await page.goto(sheetUrl);
	await expect(page.getByText(sheet.restoredTitle)).toBeVisible();
	await expect(noteOf(page, 1)).toHaveValue('期限切れの前');
});

test('two tabs: other questions are taken over, the same one waits for a choice', async ({ page, app, context }) => {
	const opened = await openSheet(page, app);
	const other = await context.newPage();
	await other.goto(opened.sheetUrl);
	await noteOf(other, 1).fill('別のタブ');
	await expect(autosaved(other)).toBeVisible();

	await noteOf(page, 2).fill('このタブ');
	await expect(barOf(page)).toContainText(fill(sheet.mergedOf, { name: '' }));
	await expect(noteOf(page, 1)).toHaveValue('別のタブ');
	await expect(noteOf(page, 2)).toBeFocused();
	expect(await storedNotes(opened)).toEqual(['別のタブ', 'このタブ']);

	await noteOf(other, 1).fill('別のタブで書き直し');
	await expect.poll(() => storedNotes(opened)).toEqual(['別のタブで書き直し', 'このタブ']);
	await noteOf(page, 1).fill('このタブで書き直し');
	await expect(barOf(page).getByRole('status')).toContainText(
		new RegExp(fill(sheet.conflictWith, { name: '', time: TIME, questions: fill(sheet.questionOf, { number: 1 }) })),
	);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(noteOf(page, 1)).toBeFocused();
	// Typing on chooses nothing, and nothing is written over the other text: not even on leaving.
	await page.keyboard.insertText('、続き');
	await page.getByRole('link', { name: sheet.next }).click();
	const leave = page.getByRole('dialog', { name: t.common.unsaved.title });
	await leave.getByRole('button', { name: t.common.unsaved.stay }).click();
	expect(await storedNotes(opened)).toEqual(['別のタブで書き直し', 'このタブ']);
	await expectScreen(page, '小項目1-1', 'ja');

	await barOf(page).getByRole('button', { name: sheet.showConflict }).click();
	const choice = page.getByRole('alert').filter({ hasText: t.company.conflict.choose });
	await expect(choice).toBeInViewport();
	await expect(choice).toContainText('このタブで書き直し、続き');
	await choice.getByRole('button', { name: t.company.conflict.useMine }).click();
	await barOf(page).getByRole('button', { name: sheet.save }).click();
	await expect(choice).toHaveCount(0);
	await expect.poll(() => storedNotes(opened)).toEqual(['このタブで書き直し、続き', 'このタブ']);
});
