import { signInAs, turnTo } from '#tests/e2e/support/company.ts';
import { reachResult } from '#tests/e2e/support/free-flow.ts';
import { printFaults } from '#tests/e2e/support/print-faults.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { makeWholePlan } from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/**
 * Screens that show a result, as a browser prints them on A4: no column of single characters, nothing beside the paper, no
 * empty page at the end.
 * @module-tag rest
 */

for (const language of ['ja', 'en'] as const) {
	test.describe(language, () => {
		test.use({ language });

		test('every screen with a result prints on A4', async ({ page, app, context }) => {
			await publishPaper(app, smallPaper());
			const staged = await assessmentAt(app, 13);
			const planned = await assessmentAt(app, 7);
			await makeWholePlan(app, planned);
			const { id } = staged.progress;
			const { data: certificate } = await staged.owner.get<{ code: string }>('/app/certificate');
			const faults: Record<string, string[]> = {};
			const print = async (path: string): Promise<void> => {
				await page.goto(path);
				await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
				await page.waitForLoadState('networkidle');
				faults[path] = await printFaults(page);
			};
			await signInAs(context, app, staged.owner);
			for (const path of [
				`/app/assessment-results/${id}?isFirstTime=true`,
				`/app/assessment-results/${id}?isFirstTime=false`,
				`/app/assessment-results/${id}/explanation?isFirstTime=true`,
				`/app/improvement-proposals/${id}`,
				`/app/improvement-plans/${id}`,
				'/app/certificate',
				'/app/history',
				'/app/assessment',
				`/verify/${certificate.code}`,
			]) {
				await print(path);
			}
			await turnTo(page, app, planned.owner);
			await print(`/app/improvement-plans/${planned.progress.id}`);
			await turnTo(page, app, await makeConsoleAdmin(app));
			for (const path of [
				`/console/assessment-results/${id}?isFirstTime=false`,
				`/console/assessment-results/${id}/explanation?isFirstTime=false`,
				`/console/improvement-proposals/${id}`,
				`/console/improvement-plans/${planned.progress.id}`,
				`/console/certificates/${id}`,
				'/console/programme',
			]) {
				await print(path);
			}
			await context.clearCookies();
			await reachResult(page, texts[language]);
			faults['/free-assessment/result'] = await printFaults(page);
			expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
		});
	});
}
