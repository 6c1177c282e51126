import { sql } from 'drizzle-orm';
import { signInAs } from '#tests/e2e/support/company.ts';
import { chooseToday } from '#tests/e2e/support/console.ts';
import { expect, expectAccessible, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { tickAll } from '#tests/e2e/support/ticks.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { companyForm } from '#tests/support/companies.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** What whoever issues a certificate is shown before, and asked where it has no star. */

const setScore = (app: Parameters<typeof assessmentAt>[0], progressId: number, score: number | null) =>
	app.deps.db.execute(
		sql`update results set score = ${score} where sheet_id in (select id from answer_sheets where progress_id = ${progressId})`,
	);

for (const language of ['ja', 'en'] as const) {
	const { certification } = texts[language].console;

	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ allowedMessages: [/Failed to load resource/] });
		test.use({ language });

		test('a certificate without a star is issued after a tick, as the company is called now', async ({
			page,
			app,
			context,
		}) => {
			await publishPaper(app, smallPaper());
			const { admin, owner, progress } = await assessmentAt(app, 12, { withoutReassessment: true });
			await setScore(app, progress.id, 73);
			await signInAs(context, app, admin);
			await page.goto(`/console/certifications/${progress.id}`);
			await expectScreen(page, /\S/, language);
			const results = page.getByRole('table', { name: certification.results });
			await expect(results.getByRole('cell', { name: texts[language].documents.summary.noStar })).toBeVisible();
			const name = 'ABC株式会社';
			const renamed = await owner.post('/app/company', companyForm({ company_name: name }));
			expect(renamed.status).toBe(200);

			const open = page.getByRole('main').getByRole('button', { name: certification.issue, exact: true });
			const dialog = page.getByRole('dialog');
			const issue = dialog.getByRole('button', { name: certification.issue, exact: true });
			await chooseToday(page);
			await open.click();
			await expect(issue).toHaveAttribute('aria-disabled', 'true');
			// That it has no star, and that the company may still object.
			await tickAll(dialog, 2);
			await issue.click();
			// Refused: the company has been renamed since the screen was read, which now shows it.
			await expect(dialog).toHaveCount(0);
			await chooseToday(page);
			await open.click();
			for (const tick of await dialog.getByRole('checkbox').all()) await expect(tick).not.toBeChecked();
			await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible();
			await expect(dialog.getByText(fill(certification.graded, { score: 73, max: 200, grade: 'D' }))).toBeVisible();
			await expectAccessible(page);
			await tickAll(dialog, 2);
			await issue.click();
			await expect(page.getByRole('heading', { name: certification.issued })).toBeVisible();
		});

		test('nothing is certified without a score, and the screen says how to go on', { tag: '@rest' }, async ({
			page,
			app,
			context,
		}) => {
			await publishPaper(app, smallPaper());
			const { admin, progress } = await assessmentAt(app, 12, { withoutReassessment: true });
			await setScore(app, progress.id, null);
			await signInAs(context, app, admin);
			await page.goto(`/console/certifications/${progress.id}`);
			await expect(page.getByText(certification.noScore)).toBeVisible();
			await expect(page.getByRole('main').getByRole('button', { name: certification.issue, exact: true })).toHaveCount(
				0,
			);
			await expectScreen(page, /\S/, language);
		});
	});
}
