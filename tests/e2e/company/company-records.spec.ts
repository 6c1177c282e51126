import { sql } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeCompany, makeCompanyUser } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

const t = texts.ja;

const LONG_NAME = '株式会社とても長い名前の企業がここにありますから折り返して表示してください東日本支社';

/** The contents lead to the sections; on a phone they are a menu that stays in view. */
const expectContents = async (page: Page, language: 'ja' | 'en', isPhone: boolean): Promise<void> => {
	const { company, documents } = texts[language];
	const contents = page.getByRole('navigation', { name: documents.report.contents });
	const button = page.getByRole('button', { name: company.report.contentsToggle });
	const heading = page.getByRole('heading', { level: 2, name: documents.report.details });
	if (isPhone) {
		await expect(button).toHaveAttribute('aria-expanded', 'false');
		await expect(contents).toBeHidden();
		await button.press('Enter');
		await expect(button).toHaveAttribute('aria-expanded', 'true');
		await expectAccessible(page);
		await page.keyboard.press('Tab');
		await expect(contents.getByRole('link').first()).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(contents).toBeHidden();
		await expect(button).toBeFocused();
		await button.press('Enter');
	} else await expect(button).toBeHidden();
	await contents.getByRole('link', { name: documents.report.details }).press('Enter');
	await expect(heading).toBeFocused();
	await expect(heading).toBeInViewport();
	await expect(contents).toBeVisible({ visible: !isPhone });
	await expect(isPhone ? button : contents).toBeInViewport();
};

test.describe('without a document', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	test('report, proposal and certificate redirect to the assessment', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		await publishPaper(app, smallPaper());
		const staged = await assessmentAt(app, 5);
		await signInAs(context, app, staged.owner);
		for (const path of [
			`/app/assessment-results/${staged.progress.id}?isFirstTime=true`,
			`/app/assessment-results/${staged.progress.id}?isFirstTime=false`,
			`/app/improvement-proposals/${staged.progress.id}`,
			'/app/certificate',
		]) {
			await page.goto(path);
			await expect(page, path).toHaveURL(/\/app\/assessment$/);
			await expect(page.getByRole('heading', { level: 1, name: t.company.overview.title })).toBeVisible();
		}
	});

	test('a failed PDF shows an error beside the button, and the screen stays', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		await publishPaper(app, smallPaper());
		const staged = await assessmentAt(app, 13);
		await signInAs(context, app, staged.owner);
		await page.goto('/app/certificate');
		await page.route('**/api/app/certificate/pdf', (route) =>
			route.fulfill({ status: 409, json: { message: 'この環境ではPDFを作成できません。' } }),
		);
		await page.getByRole('button', { name: t.company.certificate.download }).click();
		await expect(page.getByRole('alert')).toContainText('この環境ではPDFを作成できません。');
		await expect(page).toHaveURL(/\/app\/certificate$/);
	});
});

test('the certificate leads to the page that verifies it, whose address is copied @phone', async ({
	page,
	app,
	context,
}) => {
	await publishPaper(app, smallPaper());
	const staged = await assessmentAt(app, 13);
	const { data } = await staged.owner.get<{ code: string }>('/app/certificate');
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await signInAs(context, app, staged.owner);
	await page.goto('/app/certificate');
	const verification = page.getByRole('region', { name: t.documents.certificate.verification });
	await expect(verification.getByText(data.code, { exact: true })).toBeVisible();
	const link = verification.getByRole('link', { name: t.documents.certificate.openPage });
	await expect(link).toHaveAttribute('href', `/verify/${data.code}`);
	await verification.getByRole('button', { name: t.documents.certificate.copy }).click();
	await expect(verification.getByRole('status')).toHaveText(t.documents.certificate.copied);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/verify/${data.code}`);
	await expectScreen(page, t.company.certificate.title, 'ja');
});

test('a slow PDF shows its progress and is then saved with its file name', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	await publishPaper(app, smallPaper());
	const staged = await assessmentAt(app, 7);
	await signInAs(context, app, staged.owner);
	await page.clock.install();
	await page.goto(`/app/assessment-results/${staged.progress.id}?isFirstTime=true`);
	let requests = 0;
	await page.route('**/api/app/assessment_results/*/pdf?is_first_time=true', (route) => {
		requests += 1;
		if (requests === 1) return route.fulfill({ status: 202, headers: { 'Retry-After': '5' }, json: { message: '' } });
		const headers = { 'Content-Disposition': 'attachment; filename="assessment-result.pdf"' };
		return route.fulfill({ contentType: 'application/pdf', headers, body: '%PDF-1.4' });
	});
	const button = page.getByRole('button', { name: t.company.report.download });
	await button.click();
	await expect(button).toHaveAttribute('aria-disabled', 'true');
	await expect.poll(() => requests).toBe(1);
	await page.clock.runFor(3_500);
	await expect(page.getByText(t.company.pdf.making)).toBeVisible();
	const saved = page.waitForEvent('download');
	await page.clock.runFor(2_500);
	expect((await saved).suggestedFilename()).toBe('assessment-result.pdf');
	await expect(button).not.toHaveAttribute('aria-disabled', 'true');
});

const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1_440;

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });
		const { company, documents } = texts[language];
		const { history } = company;
		const { report } = documents;

		test(`${phoneTag(language)} the report has its sections in order, with long notes and without scores`, async ({
			page,
			app,
			context,
		}, { project }) => {
			const { rows } = await app.deps.db.execute<{ id: number }>(sql`select id from sdg_targets order by id limit 4`);
			await publishPaper(app, smallPaper(rows.map(({ id }) => id)));
			const { id: companyId } = await makeCompany(app, { companyName: LONG_NAME });
			const staged = await assessmentAt(app, 7, { companyId });
			await app.deps.db.execute(sql`update result_sub_categories set score = null where id = (
				select min(s.id) from result_sub_categories s
				join result_main_categories m on m.id = s.result_main_category_id join results r on r.id = m.result_id
				join answer_sheets a on a.id = r.sheet_id where a.progress_id = ${staged.progress.id})`);
			await signInAs(context, app, staged.owner);
			await page.goto(`/app/assessment-results/${staged.progress.id}?isFirstTime=true`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(page.getByRole('main').getByText(LONG_NAME)).toBeVisible();
			const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
			expect(headings).toEqual([
				...[documents.summary.title, report.automaticScoring, report.scoreByYear, report.radar, report.sdgAchievement],
				...[report.sdgDetails, report.details, documents.position.current],
			]);
			const goal = page.getByRole('listitem').filter({ hasText: /^17/ });
			await expect(goal.getByRole('img', { name: fill(report.goalNumber, { number: 17 }) })).toBeVisible();
			const years = page.getByRole('table', {
				name: report.scoreByYear,
			});
			const later = report.notAssessed;
			await expect(years.getByRole('cell')).toHaveText([/^\d+$/, texts[language].charts.stars3, later, later, later]);
			await expectScreen(page, report.titleFirst, language);
			await expectContents(page, language, project.name === 'phone');
			await advance(app, staged, 11);
			await page.goto(`/app/assessment-results/${staged.progress.id}?isFirstTime=false`);
			const changes = page.getByRole('table', { name: documents.rounds.bySubCategory });
			const { notCounted, notCompared, unchangedOnes } = documents.rounds;
			await expect(changes.getByRole('row').last().getByRole('cell')).toHaveText([notCounted, '100', notCompared]);
			// Those with the same score are summed up below.
			await expect(changes.getByRole('row')).toHaveCount(1 + 1);
			await expect(page.getByRole('heading', { name: fill(unchangedOnes, { count: 2 }) })).toBeVisible();
			await expectScreen(page, report.titleSecond, language);
			await page.goto(`/app/improvement-proposals/${staged.progress.id}`);
			await expectScreen(page, company.proposal.title, language);
		});

		test(`${phoneTag(language)} the history offers reports from 6 to 13, and the certificate`, {
			tag: '@rest',
		}, async ({ page, app, context }) => {
			await publishPaper(app, smallPaper());
			const first = await cancelled(app, await startedAssessment(app));
			const { companyId, admin } = first;
			await signInAs(context, app, await makeCompanyUser(app, { companyId, role: 1 }));
			await page.goto('/app/history');
			const links = page.getByRole('main').getByRole('link');
			const list = page.getByRole('table', { name: history.title });
			await expect(list.getByRole('row')).toHaveCount(2);
			await expect(links).toHaveCount(0);
			await expect(page.getByText(fill(texts[language].tables.count, { total: 1 }), { exact: true })).toBeVisible();
			const second = await assessmentAt(app, 5, { companyId, admin });
			await page.reload();
			await expect(list.getByRole('row')).toHaveCount(3);
			await expect(links).toHaveCount(0);
			await expect(page.getByRole('region', { name: history.totals })).toHaveCount(0);
			await advance(app, second, 6);
			await page.reload();
			const totals = page.getByRole('table', { name: history.totals });
			await expect(totals.getByRole('row')).toHaveCount(1);
			await expect(totals.getByRole('cell').last()).toHaveText(texts[language].charts.stars3);
			await expectScreen(page, history.title, language);
			await expect(links).toHaveText([history.firstReport, history.proposal].map((name) => new RegExp(`^${name}`)));
			await expect(page.getByText(history.progress.confirming, { exact: true })).toBeVisible();
			await advance(app, second, 13);
			const third = await startedAssessment(app, { companyId, admin });
			await page.reload();
			await expect(page.getByText(history.progress.answering, { exact: true })).toBeVisible();
			const { certificate, secondReport, firstReport, proposal, plan } = history;
			const documentNames = [certificate, secondReport, firstReport, proposal, plan];
			await expect(links).toHaveText(documentNames.map((name) => new RegExp(`^${name}`)));
			const [opened] = await Promise.all([
				page.waitForEvent('popup'),
				links.filter({ hasText: new RegExp(`^${firstReport}`) }).click(),
			]);
			await expect(opened).toHaveURL(new RegExp(`/app/assessment-results/${second.progress.id}\\?isFirstTime=true$`));
			await opened.close();
			await advance(app, third, 11);
			await page.reload();
			await expect(page.getByText(history.progress.improved, { exact: true })).toBeVisible();
			await app.deps.db.execute(
				sql`update certificates set issue_date = issue_date - 400 where progress_id = ${second.progress.id}`,
			);
			await page.reload();
			await expect(page.getByText(history.expired, { exact: true })).toBeVisible();
			await expectScreen(page, history.title, language);
			if (isWide(page)) {
				// A row has two lines of links at most, in English three, and the table fits.
				const heights = await list.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
				expect(Math.max(...heights)).toBeLessThanOrEqual(language === 'ja' ? 64 : 84);
				const overflow = await list.evaluate(
					({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
				);
				expect(overflow).toBe(0);
			}
			await page.getByRole('link', { name: history.certificate, exact: true }).click();
			await expectScreen(page, company.certificate.title, language);
			await expect(page.getByText(documents.certificate.stars3).first()).toBeVisible();
		});
	});
}
