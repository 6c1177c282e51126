import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright/test';
import { paperSimulations } from '#server/db/tables/papers.ts';
import type { AssessmentPaper } from '#shared/papers/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { removeDrafts } from '#tests/e2e/support/drafts.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, submittedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { gradeRound } from '#tests/support/journey.ts';

/** What a paper says about its questions: written, previewed, compared with the current paper, and simulated. */

const t = texts.ja;
const { management } = texts.en;

const { editor: words, papers, difference, preview, simulation, standard, statements } = management;
const labels = texts.en.labels.papers;

test.use({ language: 'en', allowedMessages: [/status of (409|422)/] });

const listOf = async (person: Person): Promise<AssessmentPaper[]> =>
	(await person.get<AssessmentPaper[]>('/console/assessment_papers?is_premium=true')).data;

const firstQuestion = (paper: AssessmentPaper | undefined) =>
	paper?.main_categories[0]?.sub_categories[0]?.questions[0];

const field = (scope: Locator, label: string): Locator =>
	scope.getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')} ?(Required|Optional)`) });

const questionOf = (page: Page, number: number): Locator => page.getByRole('region', { name: `Question ${number}` });
const textOf = (question: Locator): Locator => question.getByRole('button', { name: words.clickToEdit }).first();
const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const publish = (page: Page): Locator => page.getByRole('button', { name: words.publish });

/** Publishes a small paper, and removes the draft of another test. */
const startWithoutDraft = async (app: TestApp): Promise<void> => {
	await removeDrafts(app);
	await publishPaper(app, smallPaper());
};

test('a question gets its condition, guidance and rating guide by keyboard', async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await startWithoutDraft(app);
	await signInAs(context, app, admin);
	await page.goto('/console/regular-assessments/create?duplicate=true');
	const question = questionOf(page, 1);

	// Enter edits a text and Esc shows it again; Alt with an arrow walks through the questions of all sub-categories.
	await textOf(question).press('Enter');
	await expect(field(question, words.englishOf.question)).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(textOf(question)).toBeFocused();
	await page.keyboard.press('Alt+ArrowDown');
	await expect(textOf(questionOf(page, 2))).toBeFocused();
	await page.keyboard.press('Alt+ArrowDown');
	await expect(textOf(question)).toBeFocused();
	await expect(question).toContainText('Question 1-2-1');
	for (const text of ['1-1-2', '1-1-1']) {
		await page.keyboard.press('Alt+ArrowUp');
		await expect(page.locator('button:focus')).toContainText(`Question ${text}`);
	}

	// Tab goes from the text through all fields of the question.
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(field(question, labels.points)).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.type('応募がない場合');
	await page.keyboard.press('Tab');
	await page.keyboard.type('Nobody applied');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await expect(question.getByRole('checkbox', { name: labels.is_critical })).toBeChecked();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await page.keyboard.type(t.labels.papers.purpose);
	for (const kind of [words.guidance.addBasis, words.guidance.addBasis, words.guidance.addEvidence]) {
		await question.getByRole('button', { name: kind }).press('Enter');
	}
	const evidence = question.getByRole('group', { name: `${labels.evidence} 1` });
	await expect(field(evidence, labels.text)).toBeFocused();
	await page.keyboard.type('賃金台帳');
	const [first, second] = [1, 2].map((number) => question.getByRole('group', { name: `${labels.basis} ${number}` }));
	if (!first || !second) throw new Error('no groups');
	await field(second, labels.text).fill('差別の禁止');
	await second.getByRole('combobox').selectOption('duty');
	await second.getByLabel(labels.as_of).fill('2026-11-21');
	await second.getByLabel(labels.from).fill('2999-04-01');
	await second.getByRole('button', { name: `${labels.basis} 2 up` }).press('Enter');
	await expect(first.getByRole('combobox')).toBeFocused();
	await expect(field(first, labels.text)).toHaveValue('差別の禁止');
	await second.getByRole('button', { name: `Delete ${labels.basis} 2` }).press('Enter');
	await expect(question.getByRole('button', { name: words.guidance.addBasis })).toBeFocused();

	// What is missing is found again where it is folded.
	await question.getByRole('button', { name: new RegExp(`^${labels.guidance}`) }).click();
	await publish(page).click();
	await expect(field(first, labels.source)).toBeFocused();
	await expect(field(first, labels.source)).toHaveAttribute('aria-invalid', 'true');
	await page.keyboard.type('法');

	// Ctrl+Enter adds a check item; its rating guide has no half.
	await field(question, words.textOf.question).press('Control+Enter');
	await expect(field(question, words.textOf.checkItem)).toBeFocused();
	await page.keyboard.type('新しい確認項目');
	await page.keyboard.press('Control+Enter');
	await expect(field(question, words.textOf.checkItem)).toHaveCount(2);
	const items = question.getByRole('listitem').filter({ has: page.getByRole('button', { name: labels.anchors }) });
	await items
		.last()
		.getByRole('button', { name: /^Actions for/ })
		.click();
	await page.getByRole('menuitem', { name: words.remove.checkItem }).click();
	await dialogOf(page).getByRole('button', { name: words.remove.checkItem }).click();
	const added = items.last();
	await field(added, labels.weight).fill('0.0');
	await added.getByRole('button', { name: labels.anchors }).press('Enter');
	await added.getByRole('checkbox', { name: words.anchors.noHalf }).check();
	await field(added, labels.full).fill('全員にある');
	await field(added, labels.none).fill('ない');

	// Esc in a dialog closes the dialog alone.
	await question.getByRole('button', { name: words.targets.choose }).click();
	await dialogOf(page).getByRole('checkbox').first().focus();
	await page.keyboard.press('Escape');
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(field(question, words.textOf.question)).toBeVisible();

	await page.getByRole('button', { name: new RegExp(`^${statements.title}`) }).click();
	await field(page.getByRole('main'), labels.introduction).fill('言葉の意味');
	await page.getByRole('radio', { name: statements.levels.item }).check();
	await expectAccessible(page);

	// The preview shows what was typed, in both languages.
	await page.getByRole('button', { name: preview.title }).click();
	const dialog = dialogOf(page);
	await expect(dialog).toContainText('Nobody applied');
	await dialog.getByRole('combobox', { name: 'Language' }).selectOption('ja');
	await expect(dialog).toContainText('言葉の意味');
	await dialog.getByRole('button', { name: t.labels.papers.guidance }).click();
	await expect(dialog).toContainText('賃金台帳');
	await expect(dialog).toContainText('努力義務・指針（2999年04月01日施行）');
	await dialog.getByRole('tab', { name: preview.as.assessor }).click();
	await expect(dialog).toContainText('全員にある');
	await expect(dialog).toContainText(t.console.checking.critical);
	await expectAccessible(page);
	await page.keyboard.press('Escape');

	await page.keyboard.press('Control+s');
	await expect(page.getByText(/Draft saved at/)).toBeVisible();
	const [draft, active] = await listOf(admin);
	expect(draft).toMatchObject({ is_published: false, introduction: '言葉の意味', explain_level: 'item' });
	const saved = firstQuestion(draft);
	expect(saved).toMatchObject({
		key: firstQuestion(active)?.key,
		na_condition: '応募がない場合',
		na_condition_en: 'Nobody applied',
		is_critical: true,
		guidance: {
			purpose: t.labels.papers.purpose,
			basis: [{ kind: 'duty', text: '差別の禁止', source: '法', as_of: '2026-11-21' }],
			evidence: [{ text: '賃金台帳' }],
		},
	});
	expect(saved?.evaluations.map(({ anchors }) => anchors?.none ?? null)).toEqual([null, null, 'ない']);
	expect(saved?.evaluations[2]?.anchors).toMatchObject({ full: '全員にある', half: null });
});

test('a reworded question is the same one or another, and the difference says so', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const admin = await makeConsoleAdmin(app);
	await startWithoutDraft(app);
	await signInAs(context, app, admin);
	await page.goto('/console/regular-assessments/create?duplicate=true');
	const question = questionOf(page, 1);
	const formerKey = firstQuestion((await listOf(admin))[0])?.key;
	await textOf(question).click();
	await field(question, words.textOf.question).fill('旅券を会社が保管していませんか。');
	await expect(question.getByText(words.identity.open)).toBeVisible();
	const choice = (label: string): Locator => question.getByRole('radio', { name: label });
	await expect(choice(words.identity.same)).not.toBeChecked();
	const save = async (): Promise<void> => {
		const answered = page.waitForResponse((response) => response.url().includes('console.papers.save'));
		await page.getByRole('button', { name: words.saveDraft }).click();
		expect((await answered).status()).toBe(200);
		await expect(page.getByText(/Draft saved at/)).toBeVisible();
	};
	const keyNow = async (): Promise<string | undefined> => firstQuestion((await listOf(admin))[0])?.key;
	await save();
	expect(await keyNow()).toBe(formerKey);

	// Publishing names it, and leads to it; nothing is decided by that.
	await publish(page).click();
	await expect(dialogOf(page)).toContainText('0 new, 1 changed, 0 removed');
	await expect(dialogOf(page)).toContainText(statements.meaning.question);
	await dialogOf(page)
		.getByRole('button', { name: /^1-1-1/ })
		.click();
	await expect(field(question, words.textOf.question)).toBeFocused();

	await choice(words.identity.new).check();
	await save();
	expect(await keyNow()).not.toBe(formerKey);
	await publish(page).click();
	await expect(dialogOf(page)).not.toContainText('1-1-1');
	await dialogOf(page).getByRole('button', { name: '1 new, 2 changed, 1 removed' }).click();
	await dialogOf(page).getByRole('button', { name: 'Removed (1)' }).click();
	await expect(dialogOf(page)).toContainText('Question 1-1-1');
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await choice(words.identity.same).check();
	await expect(question.getByText(words.identity.open)).toHaveCount(0);
	await save();
	expect(await keyNow()).toBe(formerKey);

	await page.goto('/console/regular-assessments');
	await page.getByRole('button', { name: difference.title }).click();
	await dialogOf(page).getByRole('button', { name: 'Changed (1)' }).click();
	await expect(dialogOf(page)).toContainText('設問1-1-1');
	await expect(dialogOf(page)).toContainText('旅券を会社が保管していませんか。');
	await page.keyboard.press('Escape');

	// The standard paper is new here: it replaces the draft after a question.
	await expect(page.getByText(standard.title)).toBeVisible();
	// Not over what a colleague saved meanwhile: their draft is shown first.
	const colleague = await makeConsoleAdmin(app, { name: 'Sato Hanako' });
	const theirs = { is_premium: true, is_published: false, main_categories: smallPaper().slice(1) };
	expect((await colleague.post('/console/assessment_papers', theirs)).status).toBe(200);
	await page.getByRole('button', { name: standard.take }).click();
	await dialogOf(page).getByRole('button', { name: standard.replace }).click();
	await expect(page.getByText(/Sato Hanako updated this/)).toBeVisible();
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(page.getByText('1 category, 1 sub-category, 2 questions').first()).toBeVisible();
	expect((await listOf(admin))[0]?.main_categories).toHaveLength(1);
	await page.getByRole('button', { name: standard.take }).click();
	await dialogOf(page).getByRole('button', { name: standard.replace }).click();
	await expect(page.getByText(standard.title)).toHaveCount(0);
	await expect(page.getByText('7 categories, 24 sub-categories, 75 questions').first()).toBeVisible();
	await page.getByRole('button', { name: papers.viewActive }).click();
	await expect(dialogOf(page)).toContainText('Question 1-1-1');
});

test('a draft is simulated on graded assessments', { tag: '@rest' }, async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	const { db } = app.deps;
	await startWithoutDraft(app);
	const staged = await submittedAssessment(app, { admin });
	await gradeRound(app, staged, 1);
	await signInAs(context, app, admin);
	const url = '/console/regular-assessments/simulation';
	await page.goto(url);
	await expect(page.getByText(simulation.noDraft)).toBeVisible();

	const [active] = await listOf(admin);
	const draftOf = async (points: number): Promise<number> => {
		const contents = structuredClone(active?.main_categories ?? []);
		const question = contents[0]?.sub_categories[0]?.questions[0];
		if (!question) throw new Error('no question');
		question.points = points;
		const added = structuredClone(question);
		for (const part of [added, ...added.evaluations]) part.key = crypto.randomUUID();
		contents[0]?.sub_categories[0]?.questions.push({ ...added, content: '加えた設問' });
		const body = { is_premium: true, is_published: false, main_categories: contents };
		return (await admin.post<{ id: number }>('/console/assessment_papers', body)).data.id;
	};
	const draftId = await draftOf(20);
	await page.goto(url);
	await expectScreen(page, simulation.title, 'en');
	await page.getByRole('button', { name: simulation.request }).click();
	await expect(page.getByText(simulation.running)).toBeVisible();
	await app.startWorker();
	await expect(page.getByText('all simulated: 1')).toBeVisible();
	await app.stopWorker();
	await expect(page.getByText(simulation.noneChanged)).toBeVisible();
	await page.getByRole('button', { name: 'Questions not counted (1)' }).click();
	await expect(page.getByText('1-1-3 加えた設問')).toBeVisible();
	await expectScreen(page, simulation.title, 'en');
	const downloaded = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Excel' }).click();
	expect((await downloaded).suggestedFilename()).toMatch(/\.xlsx$/);

	// A company that changes grade is named with both; an older result and a failure are told.
	const [row] = await db.select().from(paperSimulations).where(eq(paperSimulations.paperId, draftId));
	const sheet = row?.result?.sheets[0];
	if (!row?.result || !sheet) throw new Error('no result');
	const now = { score: 140, max_score: 200, grade: 'B' as const, stars: 1 };
	await db
		.update(paperSimulations)
		.set({ result: { ...row.result, sheets: [{ ...sheet, now }] } })
		.where(eq(paperSimulations.id, row.id));
	await draftOf(30);
	await page.goto(url);
	await expect(page.getByText(simulation.older)).toBeVisible();
	const company = page.getByRole('row').filter({ has: page.getByRole('link', { name: sheet.company_name }) });
	await expect(company).toContainText('200 / 200 → 140 / 200');
	await db
		.update(paperSimulations)
		.set({ result: null, finishedAt: null, failedAt: app.clock.now() })
		.where(eq(paperSimulations.id, row.id));
	await page.goto(url);
	await expect(page.getByRole('alert')).toContainText(simulation.failed);
	await page.getByRole('button', { name: simulation.again }).click();
	await expect(page.getByText(simulation.running)).toBeVisible();
});
