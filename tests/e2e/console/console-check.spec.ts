import { sql } from 'drizzle-orm';
import { signInAs } from '#tests/e2e/support/company.ts';
import { countInputs } from '#tests/e2e/support/counted.ts';
import {
	autosaved,
	barOf,
	expectCurrent,
	itemAt,
	openReview,
	railOf,
	SAVES,
	saved,
	savedMemos,
	savedRates,
} from '#tests/e2e/support/review.ts';
import { expect, expectScreen, restUnless, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, submittedAssessment } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkingCalls } from '#tests/support/checking.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The check of an assessor: by keyboard, saved by itself, and beside the first round. */

const t = texts.ja;
const { checking } = t.console;
const { editing } = t;

test.use({ allowedMessages: [/Failed to load resource/] });

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

test('the shipped paper is checked with a key an item, one a sub-category, and 2 clicks', async ({
	page,
	app,
	context,
}) => {
	await app.deps.db.execute(sql`
		update papers set published_at = clock_timestamp() where id = (
			select min(id) from papers where is_premium and is_published)`);
	const staged = await submittedAssessment(app);
	const calls = checkingCalls(CHECKING_ROUNDS[0], staged);
	const subs = (await calls.sheet()).data.answer_categories.flatMap((category) => category.answer_sub_categories);
	expect(subs.length).toBe(24);
	expect(subs.reduce((sum, sub) => sum + sub.item_count, 0)).toBe(251);
	await signInAs(context, app, staged.admin);
	const counted = await countInputs(page);
	await page.goto('/console/check-submissions');
	const company = (await calls.sheet()).data.company.company_name;
	await page
		.getByRole('row')
		.filter({ hasText: company })
		.getByRole('link', { name: t.console.lists.actions.check, exact: true })
		.click();
	await page.getByRole('link', { name: checking.begin }).click();
	for (const sub of subs) {
		await expect(page).toHaveURL(new RegExp(`/sub-categories/${sub.id}$`));
		await expectCurrent(page, '1-1');
		for (let item = 0; item < sub.item_count; item += 1) await page.keyboard.press(String(item % 4));
		await page.keyboard.press('Control+Enter');
	}
	await expect(page.getByRole('button', { name: checking.confirm })).not.toHaveAttribute('aria-disabled', 'true');
	for (const sub of [subs[0], subs.at(-1)]) {
		expect(await savedRates(app, { id: sub?.id ?? 0 })).toEqual(
			Array.from({ length: sub?.item_count ?? 0 }, (_, item) => item % 4),
		);
	}
	expect(counted).toEqual({ keys: 251 + 24, clicks: 2 });
});

test('keys rate, go on, undo and move; memos are written between them, and the rail tells the rest', async ({
	page,
	app,
}) => {
	const { sub } = await openReview(page, app, await submittedAssessment(app));
	await expectCurrent(page, '1-1');
	await page.keyboard.press('2');
	await expectCurrent(page, '1-2');
	await expect(
		page.getByRole('status').filter({ hasText: `${fill(checking.item, { number: '1-1' })}は50%` }),
	).toHaveCount(1);
	await page.keyboard.press('3');
	await page.keyboard.press('0');
	await expectCurrent(page, '2-2');
	const open = railOf(page).getByRole('link', { name: '小項目1-1' });
	await expect(open).toContainText(fill(checking.rail.unrated, { count: 1 }));

	// Undo goes back to the rating, also once it is saved, and stops with the first.
	await page.keyboard.press('Control+s');
	await expect.poll(() => savedRates(app, sub)).toEqual([2, 3, 0, null]);
	await expect(saved(page)).toBeVisible();
	for (const number of ['2-1', '1-2', '1-1', '1-1']) {
		await page.keyboard.press('Backspace');
		await expectCurrent(page, number);
	}
	await expect(page.getByText(fill(checking.rated, { rated: 0, total: 4 }))).toBeVisible();
	await page.keyboard.press('3');
	await page.keyboard.press('3');

	// Up and down move from a radio too, and change nothing; left and right choose.
	await itemAt(page, '1-1').getByRole('radio').nth(1).click();
	await page.keyboard.press('ArrowDown');
	await expectCurrent(page, '1-2');
	await page.keyboard.press('k');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('j');
	await expectCurrent(page, '2-1');
	await expect(itemAt(page, '1-1').getByRole('radio').nth(1)).toBeChecked();

	// A memo is a line until it is used; Esc leads back, and an empty one folds again.
	await expect(page.getByRole('textbox')).toHaveCount(0);
	await page.keyboard.press('m');
	const memo = itemAt(page, '2-1').getByRole('textbox');
	await expect(memo).toBeFocused();
	await page.keyboard.press('Escape');
	await expectCurrent(page, '2-1');
	await expect(memo).toHaveCount(0);
	await page.keyboard.press('m');
	await page.keyboard.type('3 njm?');
	await expect(memo).toHaveValue('3 njm?');
	await page.keyboard.press('Escape');
	await page.keyboard.press('1');
	await expect(memo).toHaveValue('3 njm?');
	await expectCurrent(page, '2-2');

	// With an item left Ctrl+Enter marks nothing, and leads to it.
	await page.keyboard.press('k');
	await page.keyboard.press('Control+Enter');
	await expectCurrent(page, '2-2');
	await page.keyboard.press('0');
	await page.keyboard.press('m');
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-2' })).toBeVisible();
	await expectCurrent(page, '1-1');
	await expect(open).toContainText(checking.checked);
	expect(await savedRates(app, sub)).toEqual([1, 3, 1, 0]);
	expect(await savedMemos(app, sub)).toEqual([null, null, '3 njm?', null]);
	await railOf(page).getByRole('link', { name: '小項目2-1' }).click();
	await expect(page.getByRole('heading', { level: 1, name: '小項目2-1' })).toBeVisible();
	await expectCurrent(page, '1-1');
});

test('single keys are listed under ?, can be switched off, and never work behind a dialog, with a modifier, or in a conversion', async ({
	page,
	app,
	context,
}) => {
	const { path } = await openReview(page, app, await submittedAssessment(app));
	await expectCurrent(page, '1-1');
	const rated = (count: number) => page.getByText(fill(checking.rated, { rated: count, total: 4 }));
	for (const chord of ['Alt+2', 'Control+2', 'Meta+2', 'Shift+Backspace']) await page.keyboard.press(chord);
	const client = await context.newCDPSession(page);
	await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key: '2', windowsVirtualKeyCode: 229 });
	await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key: '2', autoRepeat: true });
	await expect(rated(0)).toBeVisible();

	await page.keyboard.press('?');
	const help = page.getByRole('dialog', { name: checking.keys.title });
	await expect(help.getByRole('row')).toHaveCount(3 + 18);
	await page.keyboard.press('2');
	await page.keyboard.press('Control+Enter');
	await expect(help).toBeVisible();
	await expectScreen(page, '小項目1-1', 'ja');
	await help.getByRole('checkbox', { name: checking.keys.single }).uncheck();
	await page.keyboard.press('Escape');
	await expect(help).toHaveCount(0);
	await expect(rated(0)).toBeVisible();

	// Kept for this person; chords still work.
	await page.goto(path);
	await expectCurrent(page, '1-1');
	for (const key of ['2', '?', 'n', 'm', 'j']) await page.keyboard.press(key);
	await expectCurrent(page, '1-1');
	await expect(rated(0)).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await itemAt(page, '1-1').getByRole('radio').nth(3).click();
	await expect(rated(1)).toBeVisible();
	await page.keyboard.press('Control+Enter');
	await expectCurrent(page, '1-2');

	// In a conversion Esc is the input method's.
	await page.getByRole('button', { name: checking.keys.button }).click();
	await help.getByRole('checkbox', { name: checking.keys.single }).check();
	await page.keyboard.press('Escape');
	await itemAt(page, '1-2').focus();
	await page.keyboard.press('m');
	const memo = itemAt(page, '1-2').getByRole('textbox');
	await client.send('Input.imeSetComposition', { text: 'かくにん', selectionStart: 4, selectionEnd: 4 });
	await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Escape', windowsVirtualKeyCode: 229 });
	await expect(memo).toBeFocused();
	await client.send('Input.insertText', { text: '確認' });
	await expect(memo).toHaveValue('確認');
});

test('ratings are saved by themselves: quietly, in a tab that is killed, and once the connection is back', async ({
	page,
	app,
	context,
}) => {
	const { sub, path } = await openReview(page, app, await submittedAssessment(app));
	await expectCurrent(page, '1-1');
	await expect(barOf(page)).toContainText(editing.savesItself);
	await page.keyboard.press('3');
	await page.keyboard.press('m');
	await page.keyboard.type('規程');
	await expect(barOf(page)).toContainText(fill(editing.unsaved, { count: 2 }));
	await expect(autosaved(page)).toBeVisible();
	await expect(barOf(page)).not.toContainText(fill(editing.unsaved, { count: 2 }));
	await expect(page.getByText(t.server.checking.saved)).toHaveCount(0);
	expect(await savedRates(app, sub)).toEqual([3, null, null, null]);
	expect(await savedMemos(app, sub)).toEqual([null, '規程', null, null]);
	await expect(itemAt(page, '1-2').getByRole('textbox')).toBeFocused();

	await context.setOffline(true);
	await page.keyboard.press('Escape');
	await page.keyboard.press('1');
	const failure = barOf(page).getByRole('status').filter({ hasText: editing.notSaved });
	await expect(failure).toContainText(editing.savesWhenBack);
	await expect(failure).toBeInViewport();
	await expectCurrent(page, '2-1');
	await expectScreen(page, '小項目1-1', 'ja');
	await context.setOffline(false);
	await expect(autosaved(page)).toBeVisible();
	expect(await savedRates(app, sub)).toEqual([3, 1, null, null]);

	// What was saved by itself outlives a tab that crashes; what was not comes back with the tab.
	const victim = await context.newPage();
	await victim.goto(path);
	await expectCurrent(victim, '2-1');
	await victim.keyboard.press('2');
	await expect(autosaved(victim)).toBeVisible();
	const crashed = victim.waitForEvent('crash');
	void victim.goto('chrome://crash').catch(() => {});
	await crashed;
	await page.goto(path);
	await expectCurrent(page, '2-2');
	await page.route(SAVES, (route) => route.abort());
	await page.keyboard.press('3');
	await expect(barOf(page)).toContainText(fill(editing.unsaved, { count: 1 }));
	page.on('dialog', (dialog) => void dialog.accept());
	await page.reload();
	await expect(page.getByText(editing.restoredTitle)).toBeVisible();
	await expect(itemAt(page, '2-2').getByRole('radio').nth(3)).toBeChecked();
	expect(await savedRates(app, sub)).toEqual([3, 1, 2, null]);
	await page.unroute(SAVES);
	await page.keyboard.press('Control+s');
	await expect(saved(page)).toBeVisible();
	expect(await savedRates(app, sub)).toEqual([3, 1, 2, 3]);

	// A page that is left within the pause is saved on its way.
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('0');
	await page.goto('/healthz');
	await expect.poll(() => savedRates(app, sub)).toEqual([0, 1, 2, 3]);
	await page.goto(path);
	await expect(itemAt(page, '1-1')).toBeVisible();
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('2');

	// Leaving saves at once, without a question.
	await railOf(page).getByRole('link', { name: '小項目1-2' }).click();
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-2' })).toBeVisible();
	expect(await savedRates(app, sub)).toEqual([2, 1, 2, 3]);
});

test('a re-assessment has the first rating beside the new one, keeps it, and shows only what changed', async ({
	page,
	app,
}) => {
	const staged = await assessmentAt(app, 8, { admin: await makeConsoleAdmin(app) });
	const { sub } = await openReview(page, app, staged, 2);
	const beside = fill(checking.firstRating, { rate: '100%' });
	await expect(page.getByText(beside, { exact: true })).toHaveCount(4);
	await expect(page.getByText(checking.changed, { exact: true })).toHaveCount(0);
	await itemAt(page, '2-1').focus();
	await page.keyboard.press('1');
	await expectCurrent(page, '2-2');
	await expect(itemAt(page, '2-1').getByText(checking.changed, { exact: true })).toBeVisible();
	const link = railOf(page).getByRole('link', { name: '小項目1-1' });
	await expect(link).toContainText(fill(checking.rail.changed, { count: 1 }));
	await page.getByRole('checkbox', { name: fill(checking.onlyChanged, { count: 1 }) }).check();
	await expect(page.getByRole('group', { name: new RegExp(`^${fill(checking.item, { number: '' })}`) })).toHaveCount(1);
	await expect(itemAt(page, '2-1')).toContainText(beside);
	await expectScreen(page, '小項目1-1', 'ja');
	await page.keyboard.press('j');
	await expectCurrent(page, '2-1');
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-2' })).toBeVisible();
	await expect(page.getByText(checking.nothingChanged)).toBeVisible();
	await expect(link).toContainText(fill(checking.rail.changed, { count: 1 }));
	expect(await savedRates(app, sub)).toEqual([3, 3, 1, 3]);
	const first = await checkingCalls(CHECKING_ROUNDS[0], staged).subCategory(
		(await checkingCalls(CHECKING_ROUNDS[0], staged).sheet()).data.answer_categories[0]?.answer_sub_categories[0]?.id ??
			0,
	);
	expect(
		first.data.answer_contents.flatMap((one) => one.answer_evaluations.map((item) => item.evaluation_rate)),
	).toEqual([3, 3, 3, 3]);
});

for (const [width, language] of [
	[1440, 'ja'],
	[1280, 'en'],
	[1024, 'ja'],
	[390, 'en'],
] as const) {
	test.describe(`at ${width} px`, restUnless(width === 1440), () => {
		test.use({ viewport: { width, height: 900 }, language });
		test('nothing is clipped, items are low, and every sub-category can be reached', async ({ page, app }) => {
			const staged = await submittedAssessment(app);
			await app.deps.db.execute(sql`
				insert into company_documents (progress_id, file_name, extension, file_path, content_type, byte_size, uploaded_by)
				values (${staged.progress.id}, '就業規則', 'pdf', ${`rules-${staged.progress.id}`}, 'application/pdf', 1, ${staged.owner.user.id})`);
			// The company has saved its answers since they were rated.
			await app.deps.db.execute(sql`
				update answer_sub_categories set rated_at = saved_at - interval '1 day' where category_id in (
					select c.id from answer_categories c join answer_sheets s on s.id = c.sheet_id
					where s.progress_id = ${staged.progress.id})`);
			const { checking } = texts[language].console;
			const item = page.getByRole('group', { name: fill(checking.item, { number: '1-1' }), exact: true });
			await openReview(page, app, staged, 1, language);
			await expectScreen(page, /1-1/, language);
			await expect(page.getByRole('button', { name: '就業規則' })).toHaveCount(2);
			const clipped = await page.locator('main [data-item] label, main section button').evaluateAll((elements) =>
				elements
					.filter((element) => {
						const box = element.closest('[data-item], section')?.getBoundingClientRect();
						const own = element.getBoundingClientRect();
						return (
							element.scrollWidth > element.clientWidth + 1 ||
							(box !== undefined && (own.right > box.right + 1 || own.left < box.left - 1))
						);
					})
					.map((element) => element.textContent),
			);
			expect(clipped).toEqual([]);
			const rail = page.getByRole('navigation', { name: checking.rail.label });
			if (width >= 1024) {
				expect((await item.boundingBox())?.height).toBeLessThanOrEqual(100);
				await expect(rail.getByRole('link')).toContainText(Array(3).fill(checking.rail.stale));
				await rail.getByRole('link').nth(2).click();
			} else {
				await expect(rail).toBeHidden();
				const chooser = page.getByRole('combobox', { name: checking.subCategory });
				await expect(chooser.getByRole('option')).toContainText(Array(3).fill(checking.rail.stale));
				await chooser.selectOption({ index: 2 });
			}
			await expect(page.getByRole('heading', { level: 1, name: /2-1/ })).toBeVisible();
		});
	});
}
