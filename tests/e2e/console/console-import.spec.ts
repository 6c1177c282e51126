import type { Locator, Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { runBulkJobs } from '#tests/support/bulk-jobs.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { administratorCells, companyCells, companyWorkbook } from '#tests/support/files/company-workbooks.ts';

/** Companies by Excel: from the file to the start of all its companies in waves. */

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
	await target.focus();
	await page.keyboard.press(key);
};

const choose = (page: Page, buffer: Buffer): Promise<void> =>
	page.locator('input[type=file]').setInputFiles({ name: 'companies.xlsx', mimeType: '', buffer });

test('companies are imported and all started in waves by keyboard, in 15 acts', async ({ page, app, context }) => {
	const { management, console: c } = texts.ja;
	const t = management.companyImport;
	const rows = Array.from({ length: 55 }, (_, at) => companyCells({ company_name: `取込 ${at} ${unique('x')}` }));
	const content = await companyWorkbook(
		{ companies: rows, administrators: rows.slice(1).map(({ your_number }) => administratorCells(your_number)) },
		{ locale: 'ja' },
	);
	await makeAssessor(app);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto('/console/companies');
	let acts = 0;
	const act = async (target: Locator, key = 'Enter'): Promise<void> => {
		acts += 1;
		await press(page, target, key);
	};
	await act(page.getByRole('link', { name: t.open }));
	acts += 1;
	await choose(page, content);
	await act(page.getByRole('button', { name: t.file.check }));
	await expect(page.getByText(t.ready)).toBeVisible();
	await expect(page.getByText(t.withoutText)).toBeVisible();
	await expectScreen(page, t.title, 'ja');
	await act(page.getByRole('checkbox', { name: t.mails.tick }), 'Space');
	await act(page.getByRole('button', { name: fill(t.run, { count: 55 }) }));
	await expect(page.getByText(fill(c.bulkJobs.progress, { over: 0, total: 55 })).first()).toBeVisible();
	await runBulkJobs(app);
	await expectScreen(page, c.bulkJobs.acts.import, 'ja');
	await act(page.getByRole('link', { name: c.bulkJobs.imported }));
	await expect(page.getByText(t.listed)).toBeVisible();
	await act(page.getByRole('button', { name: fill(c.bulk.takeAll, { all: 55 }) }));
	await act(page.getByRole('region', { name: c.bulk.region }).getByRole('button', { name: c.bulk.start.button }));
	const dialog = page.getByRole('dialog');
	await act(dialog.getByRole('radio', { name: c.bulk.start.choices.spread }), 'Space');
	await act(dialog.getByRole('radio', { name: c.bulk.start.waves }), 'Space');
	acts += 1;
	await dialog.getByLabel(texts.ja.labels.bulk.per_day).fill('20');
	await act(dialog.getByRole('button', { name: c.bulk.job.look }));
	await expect(dialog).toContainText(fill(c.bulk.start.willDo, { count: 55 }));
	await act(dialog.getByRole('button', { name: c.bulk.job.run }));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(c.bulkJobs.acts.start);
	await runBulkJobs(app);
	await expect(page.getByText(fill(c.bulkJobs.progress, { over: 20, total: 55 })).first()).toBeVisible();
	expect(acts).toBeLessThanOrEqual(15);

	await page.goto('/console/companies/import');
	await choose(page, content);
	await press(page, page.getByRole('button', { name: t.file.check }));
	await expect(page.getByRole('alert')).toContainText(t.nothing.title);
	await expect(page.getByRole('button', { name: fill(t.run, { count: 55 }) })).toHaveCount(0);
});

for (const language of ['ja', 'en'] as const) {
	const t = texts[language].management.companyImport;

	test.describe(`the import in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		// A file that is no workbook is refused with 422, which the browser reports.
		test.use({ language, allowedMessages: [/status of 422/] });

		test('shows errors by cell, what changes, and files that are none', async ({ page, app, context }) => {
			const stored = await makeCompany(app);
			await signInAs(context, app, await makeConsoleAdmin(app));
			await page.goto('/console/companies/import');
			await expectScreen(page, t.title, language);
			const check = page.getByRole('button', { name: t.file.check });
			await check.click();
			await expect(page.getByText(t.file.missing)).toBeVisible();
			await choose(page, Buffer.from('no workbook'));
			await check.click();
			await expect(page.getByRole('alert')).toContainText(t.failed);
			await expectScreen(page, t.title, language);
			await choose(page, Buffer.alloc(6 * 1024 ** 2));
			await expect(page.getByText(t.file.tooLarge)).toBeVisible();
			const wrong = [companyCells({ email: 'none' }), companyCells({ phone_number: 312_345_678 })];
			await choose(page, await companyWorkbook({ companies: wrong }, { locale: language }));
			await check.click();
			await expect(page.getByRole('alert')).toContainText(fill(t.problems.title, { count: 2 }));
			await expect(page.getByRole('rowheader')).toHaveText(['L2', 'J3']);
			await expectScreen(page, t.title, language);
			const changed = companyCells({ registration_number: stored.registrationNumber });
			await choose(page, await companyWorkbook({ companies: [changed] }, { locale: language }));
			await check.click();
			await page.getByText(fill(t.changes.summary, { count: 1 })).click();
			await expect(page.getByRole('rowheader')).toHaveText([stored.companyName]);
			await expectScreen(page, t.title, language);
			await choose(page, await companyWorkbook({}, { locale: language }));
			await check.click();
			await expect(page.getByRole('alert')).toContainText(t.empty.title);
		});
	});
}
