import { companyOf } from '#server/companies/queries.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The list of certifications as a desk: what is to be issued first, with its act. */

const DAY_MS = 24 * 60 * 60 * 1000;

test.afterEach(({ app }) => app.clock.release());

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	const { certification, lists, shell } = t.console;

	test.describe(`in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('who waits longest for a certificate is first, and is issued one with its stars in sight', async ({
			page,
			app,
		}) => {
			await publishPaper(app, smallPaper());
			const at = async (daysAgo: number, status: 7 | 12 | 13): Promise<Staged> => {
				app.clock.set(new Date(Date.now() - daysAgo * DAY_MS));
				return assessmentAt(app, status, { withoutReassessment: true });
			};
			const issued = await at(40, 13);
			const finalised = await at(30, 7);
			const early = await at(9, 12);
			const late = await at(2, 12);
			app.clock.release();
			const staged = [early, late, finalised, issued];
			const names = await Promise.all(
				staged.map(async ({ companyId }) => (await companyOf(app.deps.db, companyId)).companyName),
			);
			const companies = staged.map(({ companyId }) => companyId);
			await signInAs(page.context(), app, await makeAssessor(app, companies));
			await page.goto('/console/certifications');
			await expect(page.getByRole('rowheader')).toHaveText(names);
			await expect(page.getByLabel(lists.sorts.heading).locator('option:checked')).toHaveText(lists.sorts.waiting);
			const rowAt = (at: number) => page.getByRole('row').nth(at + 1);
			await expect(rowAt(0)).toContainText(fill(certification.waits, { days: 9 }));
			await expect(rowAt(0).getByRole('link', { name: certification.issueRow, exact: true })).toBeVisible();
			await expect(rowAt(2).getByRole('button', { name: certification.apply, exact: true })).toBeVisible();
			await expect(rowAt(3).getByRole('link', { name: certification.check, exact: true })).toBeVisible();
			for (const width of [390, 1024, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				await page.reload();
				await expect(page.getByRole('rowheader')).toHaveCount(4);
				await expectScreen(page, shell.links.certifications, language);
				const isCut = await page.evaluate(() =>
					[...document.querySelectorAll('main section:has(> table)')].some(
						(box) => box.scrollWidth > box.clientWidth + 1,
					),
				);
				expect([width, isCut]).toEqual([width, false]);
			}

			await rowAt(0).getByRole('link', { name: certification.issueRow, exact: true }).click();
			const stars = t.documents.certificate.stars3;
			await expect(page.getByRole('main').locator('form').getByText(stars, { exact: true })).toBeVisible();
			await expect(page.getByRole('button', { name: certification.issue, exact: true })).toBeVisible();
			await page.goto(`/console/certifications/${issued.progress.id}`);
			await expect(page.getByRole('main').getByText(stars, { exact: true }).first()).toBeVisible();
			await expectScreen(page, names[3] ?? '', language);
		});
	});
}
