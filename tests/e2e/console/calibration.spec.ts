import { eq } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expectToast } from '#tests/e2e/support/console.ts';
import { expectCurrent, itemAt } from '#tests/e2e/support/review.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, TIME, texts } from '#tests/e2e/support/texts.ts';
import { calibrationOf, gradedBy, secondCalls } from '#tests/support/assessment/calibration.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';

/** A second assessor rates a part of a graded sheet; then both ratings are compared and talked about. */

test.use({ settings: { env: { CALIBRATION_PERCENT: '100' } } });

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	const { calibration, checking } = t.console;

	test.describe(`in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('is rated blind, compared, talked about and counted', async ({ page, app }) => {
			await publishPaper(app, smallPaper());
			// Those of the journey in the other language.
			await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.area, 'console'));
			const admin = await makeConsoleAdmin(app);
			const second = await makeAssessor(app);
			const staged = await gradedBy(app, admin, { admin });
			const id = (await calibrationOf(app, staged))?.id ?? 0;
			type Company = { company_name: string };
			const company = (await admin.get<Company>(`/console/companies/${staged.companyId}`)).data.company_name;

			await signInAs(page.context(), app, second);
			await page.goto('/console/work');
			await page.getByRole('link', { name: company }).click();
			const title = fill(calibration.ratingTitle, { company });
			await expectScreen(page, title, language);
			await expect(page.getByText(fill(calibration.unrated, { count: 12 }))).toBeVisible();
			const complete = page.getByRole('button', { name: calibration.complete });
			await expect(complete).toHaveAttribute('aria-disabled', 'true');
			for (const group of await page.getByRole('radiogroup').all()) {
				await group.getByRole('radio', { name: new RegExp(checking.rates.rate2) }).click();
			}
			await page.getByRole('button', { name: checking.memo }).first().click();
			await page.getByRole('textbox').first().fill('記録は一部だけでした。');
			await page.getByRole('button', { name: checking.save, exact: true }).click();
			await expectToast(page, t.server.checking.saved);
			await expectScreen(page, title, language);
			await complete.click();
			await expect(page.getByRole('dialog').getByText(calibration.final)).toBeVisible();
			await expectScreen(page, title, language);
			await page.getByRole('dialog').getByRole('button', { name: calibration.complete, exact: true }).click();

			const compared = fill(calibration.compareTitle, { company });
			await expectScreen(page, compared, language);
			await expect(page.getByText(calibration.differs).first()).toBeVisible();
			await expect(page.getByText('記録は一部だけでした。')).toBeVisible();
			await page.getByLabel(calibration.write).fill('台帳は見ましたか。');
			await page.getByRole('button', { name: calibration.add, exact: true }).click();
			await expect(page.getByRole('listitem').filter({ hasText: '台帳は見ましたか。' })).toBeVisible();

			await signInAs(page.context(), app, admin);
			await page.goto(`/console/calibrations/${id}`);
			await expect(page.getByText('台帳は見ましたか。')).toBeVisible();
			await page.goto('/console/calibrations');
			await expectScreen(page, calibration.title, language);
			await expect(page.getByRole('link', { name: company })).toBeVisible();
			await expect(page.getByText(fill(calibration.share, { percent: 100 }))).toBeVisible();
		});

		test('is rated by keys, saved by itself, and completed by a key', { tag: '@rest' }, async ({ page, app }) => {
			await publishPaper(app, smallPaper());
			await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.area, 'console'));
			const admin = await makeConsoleAdmin(app);
			const second = await makeAssessor(app);
			const id = (await calibrationOf(app, await gradedBy(app, admin, { admin })))?.id ?? 0;
			const sheet = async () => (await secondCalls(second, id).sheet()).data;
			await signInAs(page.context(), app, second);
			await page.goto('/console/work');
			await page.getByRole('link', { name: calibration.toRate, exact: true }).click();
			await expectCurrent(page, '1-1', language);
			for (let item = 0; item < 11; item += 1) await page.keyboard.press('2');
			await expect(page.getByText(new RegExp(fill(t.editing.autosavedAt, { time: TIME })))).toBeVisible();
			expect((await sheet()).unrated_count).toBe(1);
			await page.keyboard.press('?');
			const help = page.getByRole('dialog');
			await expect(help.getByText(calibration.finishKey)).toBeVisible();
			await expect(help.getByText(checking.keys.ask)).toHaveCount(0);
			await expectScreen(page, /\S/, language);
			await page.keyboard.press('Escape');

			// Keys of the documents pane and of requests, which are not here.
			for (const key of ['d', 'c', 'r', 'o']) await page.keyboard.press(key);
			await expect(page.getByRole('dialog')).toHaveCount(0);
			await page.keyboard.press('Control+Enter');
			await expectCurrent(page, '6-2', language);
			await page.keyboard.press('3');
			await page.keyboard.press('m');
			await itemAt(page, '6-2', language).getByRole('textbox').fill('台帳で確認');
			await page.goBack();
			await expect.poll(async () => (await sheet()).unrated_count).toBe(0);
			expect((await sheet()).sub_categories.at(-1)?.answer_contents.at(-1)?.answer_evaluations.at(-1)?.comment).toBe(
				'台帳で確認',
			);

			await page.goto(`/console/calibrations/${id}/rating`);
			await expect(page.getByText(fill(checking.rated, { rated: 12, total: 12 }))).toBeVisible();
			await page.keyboard.press('Control+Enter');
			await page.getByRole('dialog').getByRole('button', { name: calibration.complete, exact: true }).click();
			await expect(page).toHaveURL(new RegExp(`/console/calibrations/${id}$`));
		});

		test('is declined with a reason', { tag: '@rest' }, async ({ page, app }) => {
			await publishPaper(app, smallPaper());
			await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.area, 'console'));
			const admin = await makeConsoleAdmin(app);
			const second = await makeAssessor(app);
			const staged = await gradedBy(app, admin, { admin });
			const id = (await calibrationOf(app, staged))?.id ?? 0;
			await signInAs(page.context(), app, second);
			await page.goto(`/console/calibrations/${id}/rating`);
			await page.getByRole('button', { name: calibration.decline, exact: true }).click();
			const dialog = page.getByRole('dialog');
			await dialog.getByLabel(new RegExp(t.labels.assessment.reason)).fill('時間がないため');
			await expectScreen(page, /\S/, language);
			await dialog.getByRole('button', { name: calibration.decline, exact: true }).click();
			await expectToast(page, t.server.calibration.declined);
			await expect(page).toHaveURL(/\/console\/work/);
		});
	});
}
