import { phrases as phraseTable, shippedPhrases } from '#server/db/tables/phrases.ts';
import type { Phrase } from '#shared/phrases/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, TIME, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';

/** Phrases are managed: one's own by everybody, those of all by admins. */

const t = texts.ja;
const { console: consoleTexts, management } = t;

// Separate settings get a separate database: here are no phrases of other tests.
test.use({ settings: { env: { AGE_LATE_DAYS: '14' } } });

const { phrases } = management;
const title = consoleTexts.shell.links.phrases;

test('phrases are added, found, changed while somebody else does, and deleted; assessors only read shared ones', async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/status of (409|422)/);
	await publishPaper(app, smallPaper());
	await app.deps.db.delete(phraseTable);
	const admin = await makeConsoleAdmin(app);
	const other = await makeConsoleAdmin(app, { name: '佐藤' });
	await signInAs(page.context(), app, admin);
	await page.goto('/console/all-assessments');
	await page.getByRole('link', { name: title, exact: true }).click();
	await expect(page.getByText(phrases.empty)).toBeVisible();
	await expectScreen(page, title, 'ja');

	const dialog = page.getByRole('dialog');
	const content = dialog.getByRole('textbox', { name: new RegExp(`^${t.labels.papers.content}(?!（)`) });
	await page.getByRole('button', { name: phrases.addShared }).click();
	await content.fill('{企業}は良い取り組みです。');
	await dialog.getByRole('button', { name: phrases.add }).click();
	await expect(content).toHaveAttribute('aria-invalid', 'true');
	await expect(
		dialog.getByText(fill(t.forms.validation.placeholder, { field: t.labels.papers.content })),
	).toBeVisible();
	await expectScreen(page, title, 'ja');
	await content.fill('{company}は良い取り組みです。');
	await dialog.getByLabel(t.labels.phrases.sub_category_key).selectOption({ label: '小項目1-2' });
	await dialog.getByLabel(t.labels.phrases.grade_band).selectOption('A');
	await dialog.getByLabel(t.labels.phrases.kind).selectOption('lacking');
	await dialog.getByRole('button', { name: phrases.add }).dblclick();
	await expect(dialog).toHaveCount(0);
	const row = page.getByRole('row').filter({ hasText: '良い取り組み' });
	await expect(row).toContainText('小項目1-2');
	await expect(row).toContainText(phrases.ofAll);
	await expect(row).toContainText(consoleTexts.desk.phraseKinds.lacking);

	await page.getByRole('button', { name: phrases.addOwn }).click();
	await content.fill('記録を続けてください。');
	await page.keyboard.press('Control+s');
	await expect(dialog).toHaveCount(0);
	await expect(page.locator('tbody tr')).toHaveCount(2);
	await page.getByLabel(phrases.whose).selectOption('own');
	await expect(page.locator('tbody tr')).toHaveText([/記録を続けてください。/]);
	await page.getByLabel(phrases.whose).selectOption('');
	await page.getByLabel(phrases.search).fill('とりくみ');
	await page.keyboard.press('Enter');
	await expect(page.getByText(phrases.noHit)).toBeVisible();
	await page.getByRole('button', { name: consoleTexts.lists.clear }).click();
	await expect(page.locator('tbody tr')).toHaveCount(2);

	// A colleague changes the same phrase meanwhile.
	const [shared] = (await admin.get<Phrase[]>('/console/phrases?is_shared=true')).data;
	const open = row.getByRole('button', {
		name: fill(phrases.actionsOf, { text: '{company}は良い取り組みです。'.slice(0, 20) }),
	});
	await open.click();
	await page.getByRole('menuitem', { name: phrases.edit, exact: true }).click();
	await content.fill('{company}は優れた取り組みです。');
	await other.put(`/console/shared_phrases/${shared?.id}`, { content: '{company}は模範です。', grade_band: 'A' });
	await dialog.getByRole('button', { name: phrases.save }).click();
	const conflict = page.getByRole('dialog', {
		name: new RegExp(`^${fill(t.editing.conflictTitle, { name: '佐藤', time: TIME })}`),
	});
	await expect(conflict.getByRole('radio')).toHaveCount(2);
	await expectScreen(page, title, 'ja');
	await conflict.getByRole('button', { name: t.editing.saveChosen }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole('row').filter({ hasText: '優れた取り組み' })).toBeVisible();

	const assessor = await makeAssessor(app);
	await page.context().clearCookies();
	await signInAs(page.context(), app, assessor);
	await page.goto('/console/phrases');
	await expect(page.locator('tbody tr')).toHaveText([/優れた取り組み/]);
	await expect(page.locator('tbody').getByRole('button')).toHaveCount(0);
	await expect(page.getByRole('button', { name: phrases.addShared })).toHaveCount(0);
	for (const width of [1440, 1024, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await page.reload();
		await expectScreen(page, title, 'ja');
	}
	await page.context().clearCookies();
	await signInAs(page.context(), app, admin);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto('/console/phrases');
	await page
		.getByRole('row')
		.filter({ hasText: '記録を続けてください。' })
		.getByRole('button', { name: new RegExp(fill(phrases.actionsOf, { text: '.*' })) })
		.click();
	await page.getByRole('menuitem', { name: phrases.delete }).click();
	await dialog.getByRole('button', { name: phrases.delete }).dblclick();
	await expect(page.locator('tbody tr')).toHaveCount(1);
});

test('the ready-made phrases are added once by an admin, and shown in the language of the screen', {
	tag: '@rest',
}, async ({ page, app }) => {
	await app.deps.db.delete(phraseTable);
	await app.deps.db.update(shippedPhrases).set({ addedAt: null });
	const admin = await makeConsoleAdmin(app);
	await signInAs(page.context(), app, admin);
	await page.goto('/console/phrases');
	const add = page.getByRole('button', { name: fill(phrases.addShipped, { count: 120 }) });
	await add.click();
	await expectScreen(page, title, 'ja');
	await page.getByRole('dialog').getByRole('button', { name: phrases.addShippedAct }).dblclick();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(add).toHaveCount(0);
	await expect(page.locator('tbody tr').first()).toContainText('職務ごとの選考基準が選考の前に作られ');
	await expectScreen(page, title, 'ja');
	expect((await admin.get<Phrase[]>('/console/phrases?is_shared=true')).data).toHaveLength(120);
	await page.evaluate(() => localStorage.setItem('locale', 'en'));
	await page.reload();
	await expect(page.locator('tbody tr').first()).toContainText('Criteria for each job were set before the selection');
});
