import { remakePositions } from '#server/position/remake.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { loaded, visit } from '#tests/e2e/support/visit.ts';
import { forgetGroups, makeGroup } from '#tests/support/assessment/positions.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';

// One application serves many journeys, whose reports would show this group too.
test.beforeEach(({ app }) => forgetGroups(app));
test.afterEach(({ app }) => forgetGroups(app));

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });

		test(`${phoneTag(language)} a company sees where it lies, keeps what its report says, and leaves`, async ({
			page,
			app,
			context,
		}) => {
			const { company, documents } = texts[language];
			const { sharing } = company.profile;
			const { report } = company;
			const { position } = documents;
			await publishPaper(app, smallPaper());
			const staged = await assessmentAt(app, 6);
			const path = `/app/assessment-results/${staged.progress.id}?isFirstTime=true`;
			await signInAs(context, app, staged.owner);
			await page.goto(path);
			const current = page.getByRole('region', { name: position.current });
			await expect(current).toContainText(position.none.few_companies);

			await makeGroup(app, [30, 35, 40, 45, 50, 55, 60, 65, 70, 75]);
			await remakePositions(app.deps);
			await page.goto(path);
			await expect(current).toContainText(position.all);
			await advance(app, staged, 7);
			await page.goto(path);
			await expect(page.getByRole('heading', { level: 2, name: position.title, exact: true })).toBeVisible();
			const section = page.locator('#report-position');
			await expect(section.getByRole('img', { name: new RegExp(`^${position.total}[：:]`) })).toHaveCount(1);
			await expect(page.getByText(position.quarters.top)).toHaveCount(3);
			await expect(current).toHaveCount(0);
			await expectScreen(page, texts[language].documents.report.titleFirst, language);

			await visit(page, '/app/profile');
			await loaded(page);
			await page.getByRole('button', { name: sharing.leave }).click();
			await expect(page.getByText(sharing.takesNoPart)).toBeVisible();
			await expectScreen(page, texts[language].company.profile.title, language);
			await visit(page, path);
			await expect(page.getByText(position.quarters.top)).toHaveCount(3);
			// A report that says none leads to the setting.
			await app.deps.db.execute('delete from report_positions');
			await page.goto(path);
			await expect(current).toContainText(position.none.opted_out);
			await current.getByRole('link', { name: report.toSharing }).click();
			await page.getByRole('button', { name: sharing.join }).click();
			await expect(page.getByText(sharing.takesPart)).toBeVisible();
		});
	});
}
