import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, submittedAssessment } from '#tests/support/assessments.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { guidedPaper } from '#tests/support/guided-paper.ts';
import { advance, gradeRound } from '#tests/support/journey.ts';

/** Screens say that critical failures keep a company from its certificate, in place of a button that fails. */

test.use({ settings: { env: { CRITICAL_FAILURE_BLOCKS_CERTIFICATE: 'true' } } });

for (const language of ['ja', 'en'] as const) {
	const { certification } = texts[language].console;

	test.describe(`in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('a blocked certificate is named in lists and at the company, with its questions and the way on', async ({
			page,
			app,
		}) => {
			await publishPaper(app, guidedPaper());
			const admin = await makeConsoleAdmin(app);
			const staged = await submittedAssessment(app, { admin });
			await gradeRound(app, staged, 1, 1);
			const { progress, companyId } = await advance(app, staged, 7);
			await signInAs(page.context(), app, admin);
			await page.goto('/console/certifications');
			await expect(page.getByText(certification.blocked).first()).toBeVisible();
			await expect(page.getByRole('button', { name: certification.apply })).toHaveCount(0);
			await expectScreen(page, /\S/, language);
			await page.goto(`/console/companies/${companyId}?tab=history`);
			await page.getByRole('link', { name: certification.blocked }).click();
			await expect(page).toHaveURL(new RegExp(`/console/certifications/${progress.id}$`));
			await expect(page.getByText(certification.blockedTitle.apply)).toBeVisible();
			await expect(page.getByText(certification.waysOn.applyFirst)).toBeVisible();
			await expect(page.getByRole('link', { name: /^1-1-[12] / })).toHaveCount(2);
			await expect(page.getByRole('button', { name: certification.apply })).toHaveCount(0);
			await expectScreen(page, /\S/, language);
		});
	});
}
