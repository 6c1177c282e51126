import type { Locator, Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { removeDrafts } from '#tests/e2e/support/drafts.ts';
import { renderedSections, watchRenders } from '#tests/e2e/support/renders.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { RIGHT_ROWS, regularWorkbook, withCell } from '#tests/support/files/workbooks.ts';

const { management } = texts.en;

const { editor: words, papers } = management;

test.use({ language: 'en', allowedMessages: [/status of (404|409|422)/] });

type Draft = { is_published: boolean; main_categories: { content: string }[] };

const listOf = async (person: Person, isPremium = true): Promise<Draft[]> =>
	(await person.get<Draft[]>(`/console/assessment_papers?is_premium=${isPremium}`)).data;

const field = (scope: Page | Locator, label: string): Locator =>
	scope.getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')} ?(Required|Optional)`) }).last();

const add = (page: Page, level: keyof typeof words.add): Promise<void> =>
	page.getByRole('button', { name: words.add[level] }).last().click();

const publish = (page: Page): Locator => page.getByRole('button', { name: words.publish });
const dialogOf = (page: Page): Locator => page.getByRole('dialog');

test('a regular paper is written from scratch, refused for each rule, and published', async ({
	page,
	app,
	context,
}) => {
	await removeDrafts(app);
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	const before = await startedAssessment(app, { admin });
	await page.goto('/console/regular-assessments');
	await page.getByRole('button', { name: papers.create }).click();
	await expect(page.getByRole('menuitem')).toHaveText([papers.fromScratch, papers.duplicate]);
	await page.getByRole('menuitem', { name: papers.fromScratch }).click();

	// Each error is shown in a notice and at its field, which gets the focus.
	const refused = async (message: string, at: Locator): Promise<void> => {
		await publish(page).click();
		await expect(page.getByText(message).first()).toBeVisible();
		await expect(at).toBeFocused();
		await expect(dialogOf(page)).toHaveCount(0);
	};
	await refused(words.rules.noCategory, page.getByRole('button', { name: words.add.category }));
	await expect(page.getByText('{"main_categories":["Please add at least one category."]}')).toBeVisible();
	await add(page, 'category');
	await field(page, words.textOf.category).fill('Fairness');
	await refused(words.rules.noSubCategory, page.getByRole('button', { name: words.add.subCategory }));
	await add(page, 'subCategory');
	await field(page, words.textOf.subCategory).fill('Pay');
	await refused(words.rules.noQuestion, page.getByRole('button', { name: words.add.question }));
	await add(page, 'question');
	const question = page.getByRole('region', { name: 'Question 1' });
	await field(question, words.textOf.question).fill('Is pay equal?');
	const points = field(question, texts.en.labels.papers.points);
	await points.fill('0');
	await refused(words.rules.scoreTooLow, points);
	await points.fill('１０');
	await add(page, 'checkItem');
	await field(question, words.textOf.checkItem).fill('The pay table is the same');
	await field(question, texts.en.labels.papers.weight).fill('0.3');
	await expect(question).toContainText('Weight points remaining: 0.7');
	await publish(page).click();
	await expect(
		question.getByText('Weight of evaluations must add up to 1.0. Weight points remaining to distribute: 0.7.'),
	).toBeVisible();
	await field(question, texts.en.labels.papers.weight).fill('1.3');
	await publish(page).click();
	await expect(question.getByText(/at most 1/)).toBeVisible();
	await field(question, texts.en.labels.papers.weight).fill('0.3');
	await add(page, 'checkItem');
	await field(question, words.textOf.checkItem).fill('The rules are written down');
	await field(question, texts.en.labels.papers.weight).fill('0.7');
	await expect(question).toContainText('Weight points remaining: 0.0');

	// Targets are searched among 169, and their labels truncated at 100 characters.
	await question.getByRole('button', { name: words.targets.choose }).click();
	await expect(dialogOf(page).getByRole('checkbox')).toHaveCount(169);
	for (const label of await dialogOf(page).getByRole('listitem').allInnerTexts()) {
		expect([...label.trim()].length).toBeLessThanOrEqual(101);
	}
	await dialogOf(page).getByLabel(words.targets.search).fill('8.5');
	await dialogOf(page).getByRole('checkbox').first().check();
	await dialogOf(page).getByRole('button', { name: 'Choose 1 target' }).click();
	await expect(question.getByText(/^8\.5 /)).toBeVisible();

	await page.getByRole('button', { name: words.saveDraft }).dblclick();
	await expect(page.getByText(/Draft saved at/)).toBeVisible();
	expect((await listOf(admin)).filter((paper) => !paper.is_published)).toHaveLength(1);

	await publish(page).click();
	await expect(dialogOf(page)).toContainText(/keep the current paper: [1-9]/);
	await dialogOf(page).getByRole('button', { name: words.publish }).dblclick();
	await expect(page).toHaveURL(/\/console\/regular-assessments$/);
	const [active] = await listOf(admin);
	expect(active).toMatchObject({ is_published: true, main_categories: [{ content: 'Fairness' }] });

	// New assessments use the new paper; running ones keep the old one.
	const after = await startedAssessment(app, { admin });
	type Sheet = { categories: { content: string }[] };
	const namesOf = async (person: Person): Promise<string[]> =>
		(await person.get<Sheet>('/app/assessment')).data.categories.map(({ content }) => content);
	expect(await namesOf(after.owner)).toEqual(['Fairness']);
	expect(await namesOf(before.owner)).not.toContain('Fairness');
});

test('a paper is duplicated, reordered by keyboard and by buttons, and continued as the draft', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	await page.goto('/console/simple-assessments');
	await page.getByRole('button', { name: papers.create }).click();
	await page.getByRole('menuitem', { name: papers.duplicate }).click();
	const outline = page.getByRole('navigation', { name: words.outline });
	const order = async (): Promise<string[]> =>
		(await outline.getByRole('button').allInnerTexts())
			.map((text) => /^(\d)\s+([^\d]+)/.exec(text.replaceAll('\n', ' '))?.[2]?.trim() ?? '')
			.filter(Boolean);
	await expect
		.poll(order)
		.toEqual([
			'Recruitment',
			'Labor management',
			'Personnel system',
			'Talent management',
			'Job satisfaction',
			'Human rights',
			'Internal consensus',
		]);
	await page.getByRole('button', { name: words.reorder.category }).click();
	const dialog = dialogOf(page);
	await dialog.getByRole('button', { name: 'Move Recruitment' }).focus();
	await page.keyboard.press('Space');
	await expect(dialog.getByText('Recruitment is at place 1.')).toBeAttached();
	// Three steps of 25 px are more than half a row and less than one and a half.
	for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
	await expect(dialog.getByText('Recruitment is at place 2.')).toBeAttached();
	await page.keyboard.press('Space');
	await expect(dialog.getByRole('listitem').first()).toContainText('1. Labor management');
	await dialog.getByRole('button', { name: 'Internal consensus up' }).click();
	await dialog.getByRole('button', { name: words.order.save }).click();
	const expected = [
		'Labor management',
		'Recruitment',
		'Personnel system',
		'Talent management',
		'Job satisfaction',
		'Internal consensus',
		'Human rights',
	];
	await expect.poll(order).toEqual(expected);

	// Leaving asks for confirmation; staying keeps the draft.
	await page.getByRole('button', { name: 'Cancel' }).click();
	await dialog.getByRole('button', { name: 'Stay' }).click();
	await page.getByRole('button', { name: words.saveDraft }).click();
	await expect(page.getByText(/Draft saved at/)).toBeVisible();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await page.getByRole('link', { name: papers.continue }).click();
	await expect.poll(order).toEqual(expected);
	await expect(page.getByRole('button', { name: papers.create })).toHaveCount(0);
});

test('keys that come faster than the screen is drawn move an item as far as slow ones', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	await removeDrafts(app);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto('/console/simple-assessments/create?duplicate=true');
	await page.getByRole('button', { name: words.reorder.category }).click();
	const dialog = dialogOf(page);
	const handle = dialog.getByRole('button', { name: 'Move Recruitment' });
	await handle.press('Space');
	await expect(dialog.getByText('Recruitment is at place 1.')).toBeAttached();
	// In one task, so that nothing is drawn in between.
	await handle.evaluate((button) => {
		for (const code of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Space'])
			button.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
	});
	await expect(dialog.getByText('Dropped Recruitment.')).toBeAttached();
	await expect(dialog.getByRole('listitem').nth(0)).toContainText('1. Labor management');
	await expect(dialog.getByRole('listitem').nth(1)).toContainText('2. Recruitment');
});

test('items are edited and deleted, and unsaved changes are restored', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	await publishPaper(app, smallPaper());
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto('/console/regular-assessments/create?duplicate=true');
	const question = page.getByRole('region', { name: 'Question 1' });
	await question
		.getByRole('button', { name: /^Actions for/ })
		.first()
		.click();
	await page.getByRole('menuitem', { name: words.edit }).click();
	await field(question, words.englishOf.question).fill('Changed in English');
	await question.getByRole('button', { name: 'Done: Changed in English' }).click();
	await expect(question).toContainText('Changed in English');
	const second = page
		.getByRole('region', { name: 'Question 2' })
		.getByRole('button', { name: /^Actions for/ })
		.first();
	await second.click();
	await page.getByRole('menuitem', { name: words.remove.question }).click();
	await dialogOf(page).getByRole('button', { name: words.remove.question }).click();
	await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
	await expect(page.getByText('Unsaved changes: 2')).toBeVisible();

	page.on('dialog', (dialog) => void dialog.accept());
	await page.reload();
	await page.getByRole('button', { name: words.takeLeft }).click();
	await expect(page.getByRole('region', { name: 'Question 1' })).toContainText('Changed in English');
	await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
});

test('a conflicting save is detected and not overwritten without a choice', async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	const other = await makeConsoleAdmin(app, { name: 'Sato Hanako' });
	await signInAs(context, app, admin);
	await other.post('/console/assessment_papers', {
		is_premium: true,
		is_published: false,
		main_categories: smallPaper(),
	});
	await page.goto('/console/regular-assessments/create');
	await page.getByRole('heading', { level: 3 }).first().waitFor();
	await add(page, 'category');
	await field(page, words.textOf.category).fill('Mine');
	const theirs = smallPaper().slice(0, 1);
	await other.post('/console/assessment_papers', { is_premium: true, is_published: false, main_categories: theirs });
	const save = page.getByRole('button', { name: words.saveDraft });
	await save.click();
	await expect(dialogOf(page)).toContainText('Sato Hanako');
	const draft = async () => (await listOf(admin)).find((paper) => !paper.is_published)?.main_categories.length;
	expect(await draft()).toBe(1);
	await dialogOf(page).getByRole('button', { name: words.conflict.back }).click();
	await save.click();
	await dialogOf(page).getByRole('button', { name: words.conflict.overwrite }).click();
	await expect(page.getByText(/Draft saved at/)).toBeVisible();
	expect(await draft()).toBe(3);

	// Opening the latest draft drops the own one, which is not offered again.
	await other.post('/console/assessment_papers', { is_premium: true, is_published: false, main_categories: theirs });
	await field(page, words.textOf.category).fill('Mine again');
	const isKept = () => page.evaluate(() => Object.values(sessionStorage).some((text) => text.includes('Mine again')));
	await expect.poll(isKept).toBe(true);
	await save.click();
	await dialogOf(page).getByRole('button', { name: words.conflict.openLatest }).click();
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
	await expect(page.getByText('Mine')).toHaveCount(0);
	await expect(page.getByRole('button', { name: words.takeLeft })).toHaveCount(0);
	expect(await isKept()).toBe(false);
});

test('a draft is saved by itself every 30 seconds, not over a colleague, and on the way out when asked', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	await removeDrafts(app);
	const admin = await makeConsoleAdmin(app);
	const other = await makeConsoleAdmin(app, { name: 'Sato Hanako' });
	await publishPaper(app, smallPaper());
	await signInAs(context, app, admin);
	await page.clock.install();
	await page.goto('/console/regular-assessments/create?duplicate=true');
	const question = page.getByRole('region', { name: 'Question 1' });
	await question.getByRole('button', { name: words.clickToEdit }).first().click();
	const text = field(question, words.englishOf.question);
	const drafted = async () => (await listOf(admin)).filter((paper) => !paper.is_published).length;
	await text.fill('First');
	await page.clock.fastForward(25_000);
	await text.fill('First, typed on');
	await expect(page.getByText('Unsaved changes: 1')).toBeVisible();
	expect(await drafted()).toBe(0);
	await page.clock.fastForward(6_000);
	await expect(page.getByText(/Autosaved at \d\d:\d\d/)).toBeVisible();
	await expect(page.getByText('Unsaved changes')).toHaveCount(0);
	expect(JSON.stringify((await listOf(admin))[0])).toContain('First, typed on');
	await expect(text).toBeFocused();

	// Somebody else saved the draft: nothing is written over it, and nobody is interrupted.
	const theirs = { is_premium: true, is_published: false, main_categories: smallPaper().slice(0, 1) };
	expect((await other.post('/console/assessment_papers', theirs)).status).toBe(200);
	await text.fill('Second');
	await page.clock.fastForward(31_000);
	await expect(page.getByText(/Not saved automatically: Sato Hanako/)).toBeVisible();
	await expect(dialogOf(page)).toHaveCount(0);
	expect((await listOf(admin))[0]?.main_categories).toHaveLength(1);
	await page.getByRole('button', { name: words.saveDraft }).click();
	await dialogOf(page).getByRole('button', { name: words.conflict.overwrite }).click();
	await expect(page.getByText(/Draft saved at/)).toBeVisible();

	await text.fill('Third');
	await page.getByRole('link', { name: 'All assessments' }).first().click();
	await dialogOf(page).getByRole('button', { name: 'Save and leave' }).click();
	await expect(page).toHaveURL(/all-assessments$/);
	expect(JSON.stringify((await listOf(admin))[0])).toContain('Third');
});

test('typing renders nothing but the question that is typed into', { tag: '@rest' }, async ({ page, app, context }) => {
	await removeDrafts(app);
	const [category] = smallPaper();
	const [sub] = category?.sub_categories ?? [];
	if (!category || !sub) throw new Error('the small paper has a sub-category');
	const questions = Array.from({ length: 6 }, (_, at) => ({
		...sub.questions[0],
		content: `設問${at + 1}`,
		points: 10,
	}));
	await publishPaper(app, [
		{ ...category, sub_categories: [{ ...sub, questions: questions as typeof sub.questions }] },
	]);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await watchRenders(page);
	await page.goto('/console/regular-assessments/create?duplicate=true');
	const question = page.getByRole('region', { name: 'Question 3' });
	await question.getByRole('button', { name: words.clickToEdit }).first().click();
	const text = field(question, words.englishOf.question);
	await expect(text).toBeVisible();
	const all = await renderedSections(page);
	expect(all).toEqual(expect.arrayContaining(['Question 1', 'Question 3', 'Question 6']));
	await text.pressSequentially('abc');
	await expect(text).toHaveValue(/^abc/);
	await expect(page.getByText('Unsaved changes: 1')).toBeVisible();
	const typed = await renderedSections(page);
	expect(typed.filter((label) => label.startsWith('Question'))).toEqual(['Question 3']);
});

test('a paper is exported to Excel and imported again, and an invalid workbook changes nothing', async ({
	page,
	app,
	context,
}) => {
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	await page.goto('/console/regular-assessments');
	const downloaded = page.waitForEvent('download');
	await page.getByRole('button', { name: papers.downloadActive }).click();
	expect((await downloaded).suggestedFilename()).toMatch(/^paper-regular-\d+\.xlsx$/);
	const before = JSON.stringify(await listOf(admin));
	await page.getByRole('button', { name: papers.import.item }).click();
	const dialog = dialogOf(page);
	const send = dialog.getByRole('button', { name: papers.import.action });
	await send.click();
	await expect(dialog).toContainText(papers.import.missing);
	const choose = async (buffer: Buffer): Promise<void> => {
		await dialog.locator('input[type=file]').setInputFiles({ name: 'paper.xlsx', mimeType: '', buffer });
		await send.click();
	};
	await choose(await withCell('E5', 0.4));
	await expect(dialog.getByRole('alert')).toContainText('Sheet "Regular paper", row 4, column E (Weight)');
	expect(JSON.stringify(await listOf(admin))).toBe(before);
	await choose(await regularWorkbook(RIGHT_ROWS));
	await expect(dialog).toHaveCount(0);
	await expect(page.getByText('1 category, 1 sub-category, 1 question').first()).toBeVisible();
	expect((await listOf(admin))[0]).toMatchObject({ is_published: false, main_categories: [{ content: '大項目' }] });
});
