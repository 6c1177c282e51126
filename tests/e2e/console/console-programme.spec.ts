import { certificates } from '#server/db/tables/certificates.ts';
import { sweepFacts } from '#server/programme-facts/sweep.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { makeWholePlan } from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The figures of the whole programme, the list behind one of them, and what assessors see of it. */

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	// The companies of the other language are in the same database.
	const industryCode = language === 'ja' ? 'E09' : 'D06';

	test.describe(`in ${language} @phone`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('the overview counts what waits and leads to its list', async ({ page, app, context }) => {
			await publishPaper(app, smallPaper());
			const admin = await makeConsoleAdmin(app, { locale: language });
			for (const status of [3, 3, 7, 13] as const) {
				const { id } = await makeCompany(app, { industryCode, employeeCount: 50 });
				await assessmentAt(app, status, { admin, companyId: id });
			}
			await sweepFacts(app.deps);
			await signInAs(context, app, admin);
			const overview = `/console/programme?employees=to_99&industry=${industryCode.charAt(0)}`;
			await page.goto(overview);
			await expectScreen(page, t.programme.title, language);
			for (const title of [
				t.programme.stock,
				t.programme.certificates,
				t.programme.flow,
				t.programme.results,
				t.programme.voice,
			]) {
				await expect(page.getByRole('region', { name: title.title, exact: true })).toBeVisible();
			}
			const flow = page.getByRole('region', { name: t.programme.flow.title, exact: true });
			await flow.locator('summary', { hasText: t.programme.showTable }).press('Enter');
			await expect(flow.getByRole('table')).toBeVisible();
			await expectScreen(page, t.programme.title, language);

			const stock = page.getByRole('region', { name: t.programme.stock.title, exact: true });
			await stock.getByRole('link', { name: t.server.status[3], exact: true }).press('Enter');
			await expectScreen(page, t.console.shell.links.allAssessments, language);
			await expect(page.getByText(fill(t.tables.count, { total: 2 }))).toBeVisible();
			await page.getByRole('button', { name: t.programme.behind.all }).click();
			await expect(page.getByRole('button', { name: t.programme.behind.all })).toHaveCount(0);
			await expect(page.getByText(fill(t.tables.count, { total: 2 }))).toHaveCount(0);

			// What nobody is assigned to, and certificates: back again, one finds the figure in sight.
			for (const [part, link, title, total] of [
				[t.programme.assessors, '2', t.console.shell.links.allAssessments, 2],
				[t.programme.certificates, '1', t.console.shell.links.certifications, 1],
			] as const) {
				await page.goto(overview);
				const region = page.getByRole('region', { name: part.title, exact: true });
				const figure = region.getByRole('link', { name: link, exact: true }).first();
				for (const goBack of [
					() => page.goBack(),
					() => page.getByRole('link', { name: t.programme.behind.back, exact: true }).click(),
				]) {
					await figure.press('Enter');
					await expectScreen(page, title, language);
					await expect(page.getByText(fill(t.tables.count, { total }))).toBeVisible();
					await goBack();
					await expect(figure).toBeInViewport();
					await expect(figure).toBeFocused();
				}
			}
			const region = page.getByRole('region', { name: t.programme.certificates.title, exact: true });
			await region.getByRole('link', { name: '1', exact: true }).first().press('Enter');
			await expectScreen(page, t.console.shell.links.certifications, language);
			await page.getByRole('button', { name: t.programme.behind.allCertifications }).click();
			await expect(page.getByRole('button', { name: t.programme.behind.allCertifications })).toHaveCount(0);

			await app.deps.db.update(certificates).set({ issueDate: addDays(tokyoDate(new Date()), -300) });
			await page.goto(overview);
			await region.getByRole('link', { name: '1', exact: true }).nth(1).press('Enter');
			await expectScreen(page, t.console.shell.links.certifications, language);
			const from = fill(t.programme.behind.from, { what: t.programme.stock.soonEnding });
			await expect(page.getByText(from)).toBeVisible();
			await expect(page.getByText(fill(t.tables.count, { total: 1 }))).toBeVisible();
		});

		test('figures of results and plans lead to their rows', { tag: '@rest' }, async ({ page, app, context }) => {
			await publishPaper(app, smallPaper());
			const admin = await makeConsoleAdmin(app, { locale: language });
			// One of its own: the other tests fill the same database.
			const rowsOf = language === 'ja' ? 'P83' : 'M75';
			for (let at = 0; at < 2; at++) {
				const { id } = await makeCompany(app, { industryCode: rowsOf });
				await makeWholePlan(app, await assessmentAt(app, 11, { admin, companyId: id }));
			}
			await sweepFacts(app.deps);
			await signInAs(context, app, admin);
			const overview = `/console/programme?industry=${rowsOf.charAt(0)}`;
			const count = (total: number) => page.getByText(fill(t.tables.count, { total }));
			const lists = [
				[t.programme.results, fill(t.programme.results.rounds, { count: 2 }), t.programme.rows.resultsTitle, 2],
				[t.programme.results, language === 'ja' ? '大項目1' : 'Category 1', t.programme.rows.resultsTitle, 2],
				[t.programme.work, '6', t.programme.rows.actionsTitle, 6],
			] as const;
			for (const [part, link, title, total] of lists) {
				await page.goto(overview);
				const region = page.getByRole('region', { name: part.title, exact: true });
				await expect(region).toBeVisible();
				for (const fold of await region.locator('summary').all()) await fold.press('Enter');
				await region.getByRole('link', { name: link, exact: true }).first().press('Enter');
				await expectScreen(page, title, language);
				await expect(page.getByText(t.programme.behind.back)).toBeVisible();
				await expect(count(total)).toBeVisible();
			}
			// Also after a reload, it leads back to the figures of the same companies.
			await page.reload();
			await page.getByRole('link', { name: t.programme.behind.back }).click();
			await expectScreen(page, t.programme.title, language);
			await expect(page).toHaveURL(new RegExp(`${overview.replace('?', '\\?')}$`));
		});
	});
}

test('an assessor sees the own companies, and neither the way in nor the voice', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const t = texts.ja;
	await publishPaper(app, smallPaper());
	const { companyId } = await assessmentAt(app, 3);
	await assessmentAt(app, 2);
	await signInAs(context, app, await makeAssessor(app, [companyId]));
	await page.goto('/console/programme');
	await expectScreen(page, t.programme.title, 'ja');
	await expect(page.getByText(t.programme.leadOwn)).toBeVisible();
	const rows = page.getByRole('region', { name: t.programme.stock.title, exact: true }).getByRole('row');
	await expect(rows).toHaveCount(2);
	await expect(page.getByRole('region', { name: t.programme.assessors.title, exact: true })).toBeVisible();
	await expect(page.getByRole('region', { name: t.programme.wayIn.title, exact: true })).toHaveCount(0);
});
