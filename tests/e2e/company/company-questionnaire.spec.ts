import { sql } from 'drizzle-orm';
import type { Page, Route } from 'playwright/test';
import { holdAutosave, SAVE_CALLS } from '#tests/e2e/support/autosave.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill, TIME, texts } from '#tests/e2e/support/texts.ts';
import { answersOf, readFirstSheet, readSubCategoryIds, saveSheet, sheetPath } from '#tests/support/answering.ts';
import {
	answerEverything,
	publishPaper,
	type Staged,
	smallPaper,
	startedAssessment,
} from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeCompanyUser, PASSWORD, type Person } from '#tests/support/factories.ts';
import { GUIDANCE, INTRODUCTION, publishGuidedPaper } from '#tests/support/guided-paper.ts';

const t = texts.ja;
const { sheet } = t.company;

/** A small paper and an assessment on it; the first sub-category has two questions. */
const stage = async (app: TestApp): Promise<Staged> => {
	await publishPaper(app, smallPaper());
	return startedAssessment(app);
};

const openFirstSheet = async (page: Page): Promise<string> => {
	await page.goto('/app/assessment');
	await page.getByRole('link', { name: '大項目1', exact: true }).click();
	await page.getByRole('link', { name: '小項目1-1', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-1' })).toBeVisible();
	return page.url();
};

/** A sheet in a window that holds all of it: a button that is half below the bar of a phone counts as too small. */
const expectSheet = async (page: Page, name: string): Promise<void> => {
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	const window = page.viewportSize() ?? { width: 390, height: 844 };
	await page.setViewportSize({ ...window, height: 2_500 });
	await expectScreen(page, name, 'ja');
	await page.setViewportSize(window);
};

const question = (page: Page, number: number) =>
	page.getByRole('article', { name: fill(sheet.questionOf, { number }), exact: true });
const noteOf = (page: Page, number: number) => question(page, number).getByRole('textbox');
const answerOf = (page: Page, number: number, answer: string) =>
	question(page, number).getByRole('radio', { name: answer, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: sheet.save });
const completeButton = (page: Page) => page.getByRole('button', { name: sheet.complete, exact: true });

const savedNotes = async ({ deps }: TestApp, progressId: number): Promise<(string | null)[]> => {
	const { rows } = await deps.db.execute<{ note: string | null }>(sql`
		select t.extension_note as note from answer_contents t
		join answer_sub_categories a on a.id = t.answer_sub_category_id
		join answer_categories c on c.id = a.category_id join answer_sheets s on s.id = c.sheet_id
		where s.progress_id = ${progressId} and s.round = 1 order by t.id`);
	return rows.map(({ note }) => note);
};

const endSessions = async ({ deps }: TestApp, person: Person): Promise<void> => {
	await deps.db.execute(sql`delete from sessions where user_id = ${person.user.id}`);
};

const colleagueOf = (app: TestApp, staged: Staged): Promise<Person> =>
	makeCompanyUser(app, { companyId: staged.companyId, role: 1, name: '佐藤' });

test.describe('the questionnaire', () => {
	test('@phone saves a draft only after changes, and marks as completed once all is answered', async ({
		page,
		app,
		context,
	}) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		await expectScreen(page, '小項目1-1', 'ja');
		await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');

		await expect(page.getByText(`${sheet.neverSaved}${sheet.savesItself}`)).toBeVisible();
		await expect(noteOf(page, 1)).toHaveAccessibleDescription(sheet.noteHelp);
		await noteOf(page, 1).fill('規程を7か国語で配布');
		await holdAutosave(page);
		await expect(question(page, 1)).toContainText('10');
		await expect(page.getByText(fill(sheet.unsaved, { count: 1 }))).toBeVisible();
		await saveButton(page).click();
		await expect(page.getByText(new RegExp(fill(sheet.savedAt, { time: TIME })))).toBeVisible();
		await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
		await expect.poll(() => savedNotes(app, staged.progress.id)).toContain('規程を7か国語で配布');

		await completeButton(page).click();
		await expect(question(page, 1).getByText(fill(sheet.unansweredError, { number: 1 }))).toBeVisible();
		await expect(answerOf(page, 1, sheet.yes)).toBeFocused();

		await answerOf(page, 1, sheet.yes).check();
		await answerOf(page, 2, sheet.notApplicable).check();
		await completeButton(page).click();
		await expect(
			page.getByRole('main').getByText(t.company.overview.finished, { exact: true }).locator('visible=true').first(),
		).toBeVisible();
		await expect(completeButton(page)).toHaveCount(0);
		await expect(page.getByRole('link', { name: sheet.goOn.subCategory })).toBeFocused();
		await expectScreen(page, '小項目1-1', 'ja');
		await page.reload();
		await expect(answerOf(page, 2, sheet.notApplicable)).toBeChecked();
	});

	for (const [language, category, subCategory] of [
		['ja', '大項目1', '小項目1-1'],
		['en', 'Category 1', 'Sub-category 1-1'],
	] as const) {
		test.describe(`in ${language}`, inTurn(import.meta, language), () => {
			test.use({ language });

			test('a category says how many questions of each sub-category are answered', { tag: '@rest' }, async ({
				page,
				app,
				context,
			}) => {
				const { owner } = await stage(app);
				await signInAs(context, app, owner);
				const first = await readFirstSheet(owner);
				const { overview } = texts[language].company;
				for (const done of [0, 2]) {
					if (done > 0) await saveSheet(owner, first.id, answersOf(first, 1));
					await page.goto(`/app/assessment/categories/${first.answer_category.id}`);
					await expectScreen(page, category, language);
					const row = page.getByRole('row', { name: subCategory });
					await expect(row).toContainText(fill(overview.ofQuestions, { done, total: 2 }));
					await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(done * 50));
					await expect(row).toContainText(overview.unfinished);
				}
			});
		});
	}

	test('@phone one press completes a sheet and opens the next open one, across categories', async ({
		page,
		app,
		context,
	}) => {
		const { owner, companyId } = await stage(app);
		const member = await makeCompanyUser(app, { companyId, role: 1 });
		const [first = 0, second = 0] = await readSubCategoryIds(owner);
		await owner.put(`${sheetPath(second)}/assignee`, { user_id: member.user.id });
		await saveSheet(owner, first, answersOf(await readFirstSheet(owner), 1));
		await signInAs(context, app, owner);
		await openFirstSheet(page);
		const goOn = page.getByRole('button', { name: sheet.completeAndGoOn, exact: true });
		await goOn.click();
		// The one in between was given to somebody else.
		await expectSheet(page, '小項目2-1');
		await goOn.click();
		await expect(answerOf(page, 1, sheet.yes)).toBeFocused();
		for (const number of [1, 2]) await answerOf(page, number, sheet.yes).check();
		await goOn.click();
		await expectSheet(page, '小項目1-2');
		for (const number of [1, 2]) await answerOf(page, number, sheet.yes).check();
		await goOn.click();
		await expect(page.getByRole('dialog', { name: t.company.submit.title })).toBeVisible();
	});

	test('who goes back while a sheet is being completed is not asked, and it is completed', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		const { promise: released, resolve: release } = Promise.withResolvers<void>();
		await page.route(SAVE_CALLS, async (route) => {
			await released;
			await route.continue();
		});
		await answerOf(page, 1, sheet.yes).check();
		await answerOf(page, 2, sheet.yes).check();
		await completeButton(page).click();
		await expect(page.getByText(sheet.completing)).not.toHaveCount(0);
		await page.evaluate(() => history.back());
		release();
		await expect(page.getByRole('heading', { level: 1, name: '大項目1' })).toBeVisible();
		await expect(page.getByRole('row', { name: /小項目1-1/ })).toContainText(t.company.overview.finished);
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});

	test('@phone the paper says who is meant, when a question does not apply, and what it rests on', {
		tag: '@rest',
	}, async ({ page, app, context }) => {
		await publishGuidedPaper(app);
		const staged = await startedAssessment(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		const introduction = page.getByText(INTRODUCTION.ja);
		await expect(introduction).toBeHidden();
		await expect(answerOf(page, 1, sheet.yes).locator('xpath=ancestor::fieldset')).toHaveAccessibleDescription(
			fill(t.guidance.condition, { condition: '採用がない場合' }),
		);
		const purpose = question(page, 1).getByText(GUIDANCE.purpose);
		await expect(purpose).toBeHidden();
		await question(page, 1).locator('summary').focus();
		await page.keyboard.press('Enter');
		await expect(purpose).toBeVisible();
		await expect(question(page, 2).locator('summary')).toHaveCount(0);
		await expectScreen(page, '小項目1-1', 'ja');
		await page.locator('summary').filter({ hasText: '用語' }).click();
		await expect(introduction).toBeVisible();
		await page.reload();
		await expect(purpose).toBeVisible();
		await expect(introduction).toBeVisible();
	});

	test('@phone the bar names what is missing, and leads on from sheet to sheet to the submission', async ({
		page,
		app,
		context,
	}) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		const bar = page.getByRole('region', { name: sheet.save });
		await answerOf(page, 1, sheet.yes).check();
		await completeButton(page).click();
		await expect(bar.getByText(fill(sheet.missing, { count: 1 }))).toBeVisible();
		await expect(answerOf(page, 2, sheet.yes)).toBeFocused();
		await expect(answerOf(page, 2, sheet.yes)).toBeInViewport();
		await answerOf(page, 1, sheet.no).focus();
		await bar.getByRole('button', { name: fill(sheet.questionOf, { number: 2 }) }).click();
		await expect(answerOf(page, 2, sheet.yes)).toBeFocused();
		await answerOf(page, 2, sheet.yes).check();
		await expect(bar.getByText(fill(sheet.missing, { count: 1 }))).toHaveCount(0);
		await completeButton(page).click();
		const onward = [sheet.goOn.subCategory, sheet.goOn.category, sheet.goOn.submit];
		const goOn = bar.getByRole('link');
		await expect(goOn).toHaveText(onward[0] ?? '');
		await answerEverything(app, staged.progress.id);
		// Through all sheets of the paper.
		for (let steps = 0; steps < 20 && !/\/app\/assessment(\?|$)/.test(page.url()); steps++) {
			if (!(await goOn.count()))
				await page
					.getByRole('main')
					.getByRole('link', { name: /小項目/ })
					.first()
					.click();
			await expect(goOn).toHaveText(new RegExp(onward.join('|')));
			const before = page.url();
			await goOn.click();
			await expect(page).not.toHaveURL(before);
		}
		// The answers of the others were written past the client.
		await page.goto('/app/assessment');
		await expect(page.getByRole('button', { name: t.company.submit.button })).toBeEnabled();
	});

	test('saves with Ctrl+S, and only then', { tag: '@rest' }, async ({ page, app, context }) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		const requests: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('app.assessment.save')) requests.push(request.url());
		});
		await page.keyboard.press('Control+s');
		await noteOf(page, 1).fill('キーで保存');
		await holdAutosave(page);
		await page.keyboard.press('Control+s');
		await expect.poll(() => savedNotes(app, staged.progress.id)).toContain('キーで保存');
		expect(requests).toHaveLength(1);
	});

	test('is read-only once submitted', { tag: '@rest' }, async ({ page, app, context }) => {
		const staged = await stage(app);
		await answerEverything(app, staged.progress.id);
		await app.deps.db.execute(sql`update answer_contents set extension_note = null`);
		await staged.owner.post('/app/assessment');
		await signInAs(context, app, staged.owner);
		await page.goto('/app/assessment');
		await page.getByRole('heading', { name: t.company.receipt.submittedAnswers }).click();
		await page.getByRole('link', { name: '大項目1', exact: true }).click();
		await page.getByRole('link', { name: '小項目1-1', exact: true }).click();
		await expect(page.getByText(sheet.readOnly)).toBeVisible();
		await expect(answerOf(page, 1, sheet.yes)).toBeChecked();
		await expect(answerOf(page, 1, sheet.no)).toBeDisabled();
		await expect(question(page, 1).getByText(sheet.noNote)).toBeVisible();
		await expect(saveButton(page)).toHaveCount(0);
		await expectScreen(page, '小項目1-1', 'ja');
	});
});

test.describe('failures while answering', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	const cut = (route: Route) => route.abort('connectionreset');

	test('asks before leaving changes that cannot be saved, by link, back and forward', async ({
		page,
		app,
		context,
	}) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		const address = await openFirstSheet(page);
		const dialog = page.getByRole('dialog', { name: t.common.unsaved.title });
		await page.route(SAVE_CALLS, cut);
		await noteOf(page, 1).fill('まだ保存しない');

		await page.getByRole('link', { name: t.company.shell.history }).click();
		await expect(dialog).toContainText(fill(t.common.unsaved.changesLost, { count: 1 }));
		await dialog.getByRole('button', { name: t.common.unsaved.stay }).click();
		await expect(page).toHaveURL(address);

		await page.goBack();
		await expect(dialog).toBeVisible();
		await expect(page).toHaveURL(address);
		await dialog.getByRole('button', { name: t.common.unsaved.stay }).click();
		await expect(noteOf(page, 1)).toHaveValue('まだ保存しない');

		await page.goBack();
		await dialog.getByRole('button', { name: t.common.unsaved.leave }).click();
		await expect(page.getByRole('heading', { level: 1, name: '大項目1' })).toBeVisible();
		await page.goForward();
		await expect(page.getByRole('heading', { level: 1, name: '小項目1-1' })).toBeVisible();
		await expect(noteOf(page, 1)).toHaveValue('');

		await page.goBack();
		await expect(page.getByRole('heading', { level: 1, name: '大項目1' })).toBeVisible();
		await page.getByRole('link', { name: '小項目1-1', exact: true }).click();
		await page.goBack();
		await page.goForward();
		await noteOf(page, 1).fill('前へ進む前');
		await page.getByRole('link', { name: sheet.next }).click();
		await dialog.getByRole('button', { name: t.common.unsaved.leave }).click();
		await expect(page.getByRole('heading', { level: 1, name: '小項目1-2' })).toBeVisible();
		await page.goBack();
		await noteOf(page, 1).fill('進む');
		await page.goForward();
		await expect(dialog).toBeVisible();
		await dialog.getByRole('button', { name: t.common.unsaved.stay }).click();
		await expect(noteOf(page, 1)).toHaveValue('進む');
	});

	test('a reload asks for confirmation, and restores the draft', { tag: '@rest' }, async ({ page, app, context }) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		await page.route(SAVE_CALLS, cut);
		await noteOf(page, 2).fill('再読み込みでも残る');
		const prompt = page.waitForEvent('dialog');
		const reloaded = page.reload();
		await (await prompt).accept();
		await reloaded;
		await expect(page.getByText(sheet.restoredTitle)).toBeVisible();
		await expect(noteOf(page, 2)).toHaveValue('再読み込みでも残る');
		await page.getByRole('button', { name: sheet.restoredDiscard }).click();
		await expect(noteOf(page, 2)).toHaveValue('');
		await page.reload();
		await expect(noteOf(page, 2)).toHaveValue('');
	});

	test('a save without a connection keeps the input, and a later save works', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		await noteOf(page, 1).fill('回線が切れても');
		await page.route(SAVE_CALLS, cut);
		await saveButton(page).click();
		const banner = page.getByRole('alert').filter({ hasText: sheet.saveFailed });
		await expect(banner).toContainText(t.common.errors.noConnection);
		await expect(banner).toBeInViewport();
		await expect(noteOf(page, 1)).toHaveValue('回線が切れても');
		await holdAutosave(page);
		await page.unroute(SAVE_CALLS);
		await banner.getByRole('button', { name: sheet.tryAgain }).click();
		await expect(banner).toHaveCount(0);
		await expect.poll(() => savedNotes(app, staged.progress.id)).toContain('回線が切れても');
	});

	test('a save whose response was lost causes no conflict', { tag: '@rest' }, async ({ page, app, context }) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		await noteOf(page, 1).fill('届いていた');
		await page.route(SAVE_CALLS, async (route) => {
			await route.fetch();
			await route.abort('connectionreset');
		});
		await saveButton(page).click();
		const banner = page.getByRole('alert').filter({ hasText: sheet.saveFailed });
		await expect(banner).toBeVisible();
		await holdAutosave(page);
		await page.unroute(SAVE_CALLS);
		await banner.getByRole('button', { name: sheet.tryAgain }).click();
		await expect(banner).toHaveCount(0);
		await expect(page.getByText(new RegExp(fill(sheet.unsaved, { count: '\\d+' })))).toHaveCount(0);
		await expect(noteOf(page, 1)).toHaveValue('届いていた');
	});

	test('marking as completed without a connection reports that the answers are saved', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		await answerOf(page, 1, sheet.yes).check();
		await answerOf(page, 2, sheet.no).check();
		await noteOf(page, 2).fill('準備中');
		await page.route('**/trpc/app.assessment.complete**', cut);
		await completeButton(page).click();
		const banner = page.getByRole('alert').filter({ hasText: sheet.savedButNotCompleted });
		await expect(banner).toBeVisible();
		await expect.poll(() => savedNotes(app, staged.progress.id)).toContain('準備中');
		await page.unroute('**/trpc/app.assessment.complete**');
		await banner.getByRole('button', { name: sheet.tryCompleteAgain }).click();
		await expect(completeButton(page)).toHaveCount(0);
		await expect(banner).toHaveCount(0);
	});

	test('an expired session loses no input', async ({ page, app, context }) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		const address = await openFirstSheet(page);
		await answerOf(page, 1, sheet.no).check();
		await noteOf(page, 1).fill('ログインが切れても');
		await holdAutosave(page);
		await endSessions(app, staged.owner);
		await saveButton(page).click();
		await expect(page).toHaveURL(/\/app\/login\?next=/);
		await expect(page.getByText(t.session.signedOut)).toBeVisible();
		await page.getByLabel(t.labels.accounts.email).fill(staged.owner.user.email);
		await page.getByLabel(t.labels.accounts.password).fill(PASSWORD);
		await page.getByRole('button', { name: t.session.login }).click();
		await expect(page).toHaveURL(address);
		await expect(noteOf(page, 1)).toHaveValue('ログインが切れても');
		await expect(answerOf(page, 1, sheet.no)).toBeChecked();
		await saveButton(page).click();
		await expect.poll(() => savedNotes(app, staged.progress.id)).toContain('ログインが切れても');
		const unsaved = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsaved:')));
		await expect.poll(unsaved).toEqual([]);
	});

	test('a password change waits until the notes are saved', { tag: '@rest' }, async ({ page, app, context }) => {
		const staged = await stage(app);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		await page.route(SAVE_CALLS, cut);
		await noteOf(page, 1).fill('まだ保存していない');
		await page.getByRole('button', { name: fill(t.company.shell.account, { name: '' }) }).click();
		await page.getByRole('button', { name: t.company.shell.changePassword }).click();
		const dialog = page.getByRole('dialog', { name: t.company.account.passwordTitle });
		await expect(dialog).toContainText(t.company.account.saveFirstTitle);
		await dialog.getByLabel(t.labels.accounts.old_password).fill(PASSWORD);
		await dialog.getByLabel(t.labels.accounts.new_password).fill('a brand new one');
		const change = dialog.getByRole('button', { name: t.company.account.savePassword });
		await expect(change).toHaveAttribute('aria-disabled', 'true');
		await expect(change).toHaveAccessibleDescription(new RegExp(t.company.account.saveFirst));
		await page.unroute(SAVE_CALLS);
		await page.evaluate(() => window.dispatchEvent(new Event('online')));
		await expect(dialog).not.toContainText(t.company.account.saveFirstTitle);
		await expect(change).not.toHaveAttribute('aria-disabled', 'true');
		await dialog.getByRole('button', { name: t.common.cancel }).click();
		await page.getByRole('button', { name: t.common.unsaved.discard }).click();
		await expect(noteOf(page, 1)).toHaveValue('まだ保存していない');
		await expect.poll(() => savedNotes(app, staged.progress.id)).toContain('まだ保存していない');
	});

	test('two users on one sub-category: different questions are merged, conflicts are chosen', async ({
		page,
		app,
		context,
		browser,
	}) => {
		const staged = await stage(app);
		const colleague = await colleagueOf(app, staged);
		await signInAs(context, app, staged.owner);
		const address = await openFirstSheet(page);

		const otherContext = await browser.newContext({ baseURL: app.url });
		await signInAs(otherContext, app, colleague);
		const other = await otherContext.newPage();
		await other.goto(address);
		await noteOf(other, 1).fill('同僚の設問1');
		await noteOf(other, 2).fill('同僚の設問2');
		await holdAutosave(other);
		await noteOf(page, 1).fill('わたしの設問1');
		await holdAutosave(page);
		await saveButton(other).click();
		await expect(other.getByText(new RegExp(fill(sheet.savedAt, { time: TIME })))).toBeVisible();

		await saveButton(page).click();
		const banner = page
			.getByRole('alert')
			.filter({ hasText: fill(t.company.conflict.title, { time: '', name: '佐藤' }) });
		await expect(banner).toContainText('同僚の設問1');
		await expect(banner).toContainText('わたしの設問1');
		await expect(noteOf(page, 1)).toHaveValue('わたしの設問1');
		await expect(noteOf(page, 2)).toHaveValue('同僚の設問2');
		await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
		await expectScreen(page, '小項目1-1', 'ja');
		await expect.poll(() => savedNotes(app, staged.progress.id)).toContain('同僚の設問1');

		await banner.getByRole('button', { name: t.company.conflict.useTheirs }).click();
		await expect(noteOf(page, 1)).toHaveValue('同僚の設問1');
		await banner.getByRole('button', { name: t.company.conflict.useMine }).click();
		await expect(noteOf(page, 1)).toHaveValue('わたしの設問1');
		await saveButton(page).click();
		await expect(banner).toHaveCount(0);
		await expect
			.poll(() => savedNotes(app, staged.progress.id))
			.toEqual(expect.arrayContaining(['わたしの設問1', '同僚の設問2']));
		await otherContext.close();
	});

	test('input after the submission can still be copied', { tag: '@rest' }, async ({ page, app, context }) => {
		const staged = await stage(app);
		await answerEverything(app, staged.progress.id);
		const colleague = await colleagueOf(app, staged);
		await signInAs(context, app, staged.owner);
		await openFirstSheet(page);
		await noteOf(page, 1).fill('間に合わなかった補足');
		await holdAutosave(page);
		const { status } = await colleague.post('/app/assessment');
		expect(status).toBe(200);
		await saveButton(page).click();
		const banner = page.getByRole('alert').filter({ hasText: sheet.closedTitle });
		await expect(banner).toBeInViewport();
		await expect(banner).toContainText('間に合わなかった補足');
		await expect(saveButton(page)).toHaveCount(0);
		await page.reload();
		await expect(page.getByText(sheet.readOnly)).toBeVisible();
		await expect(page.getByText('間に合わなかった補足')).toHaveCount(0);
		await expect(page.getByText(sheet.restoredTitle)).toHaveCount(0);
	});
});
