import { sql } from 'drizzle-orm';
import { signInAs } from '#tests/e2e/support/company.ts';
import { openReview } from '#tests/e2e/support/review.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { paneOf, viewerWords, withDocuments } from '#tests/e2e/support/viewer.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { pdf } from '#tests/support/files/files.ts';
import { japanesePdf } from '#tests/support/files/pdf-files.ts';

/** Files that were deleted after the retention period: named, and nothing to open. */

const name = '就業規則と賃金規程およびその附則と別表のすべて（二〇二五年度改訂版）';

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });

		test(`a company and its assessor see which documents were deleted ${phoneTag(locale)}`, async ({
			page,
			app,
		}, info) => {
			await publishPaper(app, smallPaper());
			const staged = await withDocuments(app, [
				{ content: pdf(), fileName: 'a.pdf', name },
				{ content: pdf(), fileName: 'b.pdf', name: '台帳' },
			]);
			await app.deps.db.execute(sql`
				update company_documents set deleted_at = '2026-04-01T00:00:00Z'
				where progress_id = ${staged.progress.id} and file_name <> '台帳'`);

			await signInAs(page.context(), app, staged.owner);
			await page.goto('/app/assessment');
			const documents = page.getByRole('listitem').filter({ hasText: name });
			await expect(documents.getByText(new RegExp(fill(texts[locale].evidence.deleted, { date: '.+' })))).toBeVisible();
			await expect(documents.getByRole('button')).toHaveCount(0);
			await expect(page.getByRole('button', { name: '台帳' }).first()).toBeVisible();
			await documents.scrollIntoViewIfNeeded();
			await expectScreen(page, /./, locale);
			await page.screenshot({ path: info.outputPath('company.png'), fullPage: true });
			await page.goto('/');

			await signInAs(page.context(), app, staged.admin);
			await page.goto(`/console/check-submissions/${staged.progress.id}`);
			await page.getByRole('tab', { name: texts[locale].console.checking.info }).click();
			const row = page.getByRole('listitem').filter({ hasText: name });
			await expect(row.getByText(new RegExp(fill(texts[locale].evidence.deleted, { date: '.+' })))).toBeVisible();
			await expect(row.getByRole('button')).toHaveCount(0);
			await row.scrollIntoViewIfNeeded();
			await expectScreen(page, /./, locale);
			await page.screenshot({ path: info.outputPath('console.png'), fullPage: true });
			await page.goto('/');
		});
	});
}

test('the pane beside the check shows only what is stored', { tag: '@rest' }, async ({ page, app }) => {
	await publishPaper(app, smallPaper());
	const staged = await withDocuments(app, [
		{ content: japanesePdf(1), fileName: 'a.pdf', name },
		{ content: japanesePdf(1), fileName: 'b.pdf', name: '台帳' },
	]);
	await app.deps.db.execute(sql`
		update company_documents set deleted_at = '2026-04-01T00:00:00Z'
		where progress_id = ${staged.progress.id} and file_name = ${name}`);
	await openReview(page, app, staged);
	await expect(page.getByText(new RegExp(fill(texts.ja.evidence.deleted, { date: '.+' }))).first()).toBeVisible();
	await page.keyboard.press('d');
	const chosen = paneOf(page).getByRole('combobox', { name: viewerWords.file });
	await expect(chosen).toContainText('台帳');
	await expect(chosen).not.toContainText(name);
});
