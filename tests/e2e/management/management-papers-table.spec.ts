import type { Locator, Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { removeDrafts } from '#tests/e2e/support/drafts.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** The paper editor as a table, and the search in the paper. */

const t = texts.ja;
const { editor } = t.management;

test.use({ allowedMessages: [/status of (409|422)/] });

const PATH = '/console/regular-assessments/create?duplicate=true';

type Draft = {
	is_published: boolean;
	main_categories: { sub_categories: { questions: { points: number; content: string; is_critical: boolean }[] }[] }[];
};

const draftOf = async (person: Person) => {
	const { data } = await person.get<Draft[]>('/console/assessment_papers?is_premium=true');
	const draft = data.find((paper) => !paper.is_published);
	return (draft?.main_categories ?? []).flatMap((category) => category.sub_categories.flatMap((sub) => sub.questions));
};

const cell = (page: Page, label: string, number: string): Locator =>
	page.getByRole('region', { name: editor.table.title }).getByLabel(`${label}：${number}`, { exact: true });

const selectedIn = (field: Locator): Promise<string> =>
	field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));

test('questions are edited as a table by keyboard, saved like cards, with errors at their cells', async ({
	page,
	app,
	context,
}) => {
	await removeDrafts(app);
	await publishPaper(app, smallPaper());
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	await page.goto(PATH);
	await page.getByRole('button', { name: editor.table.toTable }).click();
	const { points, is_critical: critical } = t.labels.papers;
	const numbers = ['1-1-1', '1-1-2', '1-2-1', '1-2-2', '2-1-1', '2-1-2'];
	await cell(page, points, '1-1-1').click();
	await page.keyboard.press('Control+a');
	for (const [at] of numbers.entries()) {
		await page.keyboard.type(String(at + 1));
		await page.keyboard.press('Enter');
	}
	for (const [at, number] of numbers.entries()) await expect(cell(page, points, number)).toHaveValue(String(at + 1));
	await expect(cell(page, points, '2-1-2')).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await expect(cell(page, critical, '2-1-2')).toBeFocused();
	await page.keyboard.press('Space');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('ArrowLeft');
	await expect(cell(page, points, '2-1-1')).toBeFocused();
	await page.keyboard.type('99');
	await page.keyboard.press('Escape');
	await expect(cell(page, points, '2-1-1')).toHaveValue('5');
	await page.keyboard.press('Tab');
	await expect(cell(page, critical, '2-1-1')).toBeFocused();
	await page.keyboard.press('Control+s');
	await expect.poll(async () => (await draftOf(admin)).map((question) => question.points)).toEqual([1, 2, 3, 4, 5, 6]);
	await expect
		.poll(async () => (await draftOf(admin)).map((question) => question.is_critical))
		.toEqual([...Array.from({ length: 5 }, () => false), true]);
	for (const width of [1440, 1024, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await expectScreen(page, editor.title.regular, 'ja');
	}
	await page.setViewportSize({ width: 1440, height: 900 });

	// An error of publishing goes to its cell; one that the table lacks, to its card.
	await cell(page, points, '1-2-1').fill('0');
	await page.getByRole('button', { name: editor.publish }).click();
	await expect(cell(page, points, '1-2-1')).toBeFocused();
	await expect(cell(page, points, '1-2-1')).toHaveAttribute('aria-invalid', 'true');
	await expectScreen(page, editor.title.regular, 'ja');
	await cell(page, points, '1-2-1').fill('3');

	// A colleague saves meanwhile: the table asks as the cards do.
	const other = await makeConsoleAdmin(app, { name: '佐藤' });
	const { data } = await other.get<{ version: number; is_published: boolean }[]>(
		'/console/assessment_papers?is_premium=true',
	);
	const draft = data.find((paper) => !paper.is_published);
	expect(
		(await other.post('/console/assessment_papers', { ...draft, is_premium: true, is_published: false })).status,
	).toBe(200);
	await cell(page, editor.textOf.question, '1-1-1').fill('書き直した設問');
	await page.keyboard.press('Control+s');
	const dialog = page.getByRole('dialog', { name: editor.conflict.title });
	await dialog.getByRole('button', { name: editor.conflict.overwrite }).click();
	await expect.poll(async () => (await draftOf(admin))[0]?.content).toBe('書き直した設問');

	await page.getByRole('button', { name: fill(editor.table.open, { number: '2-1-1' }) }).click();
	await expect(page.getByRole('region', { name: fill(editor.questionNumber, { number: 1 }) })).toBeVisible();
});

test('the paper is searched: slash, arrows and Enter go to the match and select it', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	await removeDrafts(app);
	await publishPaper(app, smallPaper());
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	await page.goto(PATH);
	await expect(page.getByRole('heading', { level: 1, name: editor.title.regular })).toBeVisible();
	await expect(page.getByRole('button', { name: editor.table.toTable })).toBeVisible();
	await page.keyboard.press('/');
	const search = page.getByRole('combobox', { name: editor.search.label });
	await expect(search).toBeFocused();
	await page.keyboard.insertText('確認2-1-1');
	const options = page.getByRole('option');
	await expect(options).toHaveText([/^2-1-1-1.*確認2-1-1-1$/, /^2-1-1-2.*確認2-1-1-2$/]);
	await expect(options.first().locator('mark')).toHaveText('確認2-1-1');
	await expectScreen(page, editor.title.regular, 'ja');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(options).toHaveCount(0);
	const found = page.locator('textarea:focus');
	await expect(found).toHaveValue('確認2-1-1-2');
	expect(await selectedIn(found)).toBe('確認2-1-1');

	// In the table a match of a question stays in the table; another one opens its card.
	await page.getByRole('button', { name: editor.table.toTable }).click();
	await search.fill('question 1-2-2');
	await page.keyboard.press('Enter');
	await expect(cell(page, editor.englishOf.question, '1-2-2')).toBeFocused();
	expect(await selectedIn(page.locator('textarea:focus'))).toBe('Question 1-2-2');
	await search.fill('確認1-1-2-1');
	await page.keyboard.press('Enter');
	await expect(page.locator('textarea:focus')).toHaveValue('確認1-1-2-1');
	await expect(page.getByRole('region', { name: editor.table.title })).toHaveCount(0);
	await search.fill('どこにもない');
	await expect(page.getByText(fill(editor.search.count, { count: 0 }), { exact: true })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByText(fill(editor.search.count, { count: 0 }), { exact: true })).toHaveCount(0);
});
