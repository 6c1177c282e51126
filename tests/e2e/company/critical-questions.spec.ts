import type { EvaluationRate } from '#shared/assessment/grading.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { everyPhoneTag, expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { readFirstSheet } from '#tests/support/answering.ts';
import { rateItems } from '#tests/support/assessment/rated-sheets.ts';
import { publishPaper, rateEverything } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { violationPaper } from '#tests/support/guided-paper.ts';
import { advance, assessmentAt, gradeAsRated } from '#tests/support/journey.ts';

/** Critical questions: marked while a company answers, and named first where its score is explained. */

const QUESTION = { ja: '設問1-1-1', en: 'Question 1-1-1' };

/** At 7, with a violation found in the first question. */
const violated = async (app: TestApp) => {
	const staged = await assessmentAt(app, 3);
	await rateEverything(app, staged.progress.id, 1);
	await rateItems(app, staged.progress.id, 1, [1, ...Array<EvaluationRate>(11).fill(3)]);
	await gradeAsRated(app, staged, 1);
	return advance(app, staged, 7);
};

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });
		const { company, documents } = texts[language];

		test(`${everyPhoneTag(language)} a company sees which questions are critical, and which are not met`, async ({
			page,
			app,
			context,
		}) => {
			await publishPaper(app, violationPaper());
			const answering = await assessmentAt(app, 1);
			await signInAs(context, app, answering.owner);
			const { id, answer_category: category } = await readFirstSheet(answering.owner);
			await page.goto(`/app/assessment/categories/${category.id}/sub-categories/${id}`);
			const questions = page.getByRole('article');
			await expect(questions.filter({ hasText: company.sheet.criticalHelp })).toHaveCount(2);
			await expect(questions.first().getByText(company.sheet.critical, { exact: true })).toBeVisible();
			await expectScreen(page, /1-1/, language);

			const { owner, progress } = await violated(app);
			await context.clearCookies();
			await signInAs(context, app, owner);
			await visit(page, `/app/assessment-results/${progress.id}/explanation`);
			const first = page.getByRole('heading', { level: 3, name: documents.explanation.criticalFirst });
			await expect(first).toBeVisible();
			await expect(page.getByRole('main').getByText(QUESTION[language], { exact: true }).first()).toBeVisible();
			await expectScreen(page, documents.explanation.titleFirst, language);
		});
	});
}
