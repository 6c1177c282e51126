import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { companies } from '#server/db/tables/companies.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectFitting, expectScreen, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { loaded, visit } from '#tests/e2e/support/visit.ts';
import { publishPaper, type Staged, submittedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeCompany, makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';
import { advance } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';

/**
 * Screens without data, and with the maximum: long names and notes, 200 check items.
 *
 * @module-tag rest
 */

const { desk } = texts.ja.console;

// Separate settings get a separate, empty database. The tests share it and depend on their order.
test.use({ settings: { env: { LOG_LEVEL: 'warn' } }, allowedMessages: [/Failed to load resource/] });
test.describe.configure({ mode: 'serial' });

const NAME = `株式会社${'とても長い名前の会社'.repeat(9)}`;
const NOTE = '外国人従業員の定着に向けて、相談窓口の運用と教育の記録を確認しました。'.repeat(60).slice(0, 2_000);
const QUESTION = '直近1年に採用した外国人従業員の全員について、母語の資料で説明した記録がありますか。'.repeat(8);

/** One category with one sub-category, 10 questions of 20 check items each, and no SDG target. */
const longPaper = (): PaperContents => [
	{
		content: '大項目'.repeat(20),
		content_en: null,
		sub_categories: [
			{
				content: '小項目'.repeat(20),
				content_en: null,
				questions: Array.from({ length: 10 }, (_, at) => ({
					content: `${at + 1} ${QUESTION}`,
					content_en: null,
					points: 10,
					evaluations: Array.from({ length: 20 }, (_, item) => ({
						content: `記録${item + 1}を確認できる。`.repeat(6),
						content_en: null,
						weight: item < 10 ? 0.1 : 0,
					})),
					sdg_target_ids: [],
				})),
			},
		],
	},
];

/** Fills every note with a long text. */
const fillNotes = async ({ deps }: TestApp): Promise<void> => {
	await deps.db.execute(sql`update answer_contents set extension_note = ${NOTE}`);
	await deps.db.execute(sql`update answer_evaluations set comment = ${NOTE} where id % 20 = 0`);
	await deps.db.execute(sql`update result_sub_categories set evaluation_note = ${NOTE}, proposal_note = ${NOTE}`);
};

const stage = async (app: TestApp): Promise<Staged> => {
	await publishPaper(app, longPaper());
	const { id } = await makeCompany(app, { companyName: NAME });
	await app.deps.db
		.update(companies)
		.set({ companyAddress: NAME, homepageUrl: `https://example.com/${'x'.repeat(200)}` })
		.where(eq(companies.id, id));
	return submittedAssessment(app, { companyId: id });
};

const openScreen = async (page: Page, path: string): Promise<void> => {
	await visit(page, path);
	await loaded(page);
	await expectScreen(page, /\S/, 'ja');
};

test('every empty list shows what it will contain', async ({ page, app, context }) => {
	test.setTimeout(LIMITS.longJourney);
	await signInAs(context, app, await makeConsoleAdmin(app));
	for (const list of [
		'work',
		'work?view=late',
		'all-assessments',
		'check-submissions',
		'confirm-assessments',
		're-assessments',
		'confirm-re-assessments',
		'certifications',
		'companies',
		'inquiries',
	]) {
		await openScreen(page, `/console/${list}`);
		await expect(page.getByRole('table')).toHaveCount(1);
		await expect(page.locator('tbody tr')).toHaveCount(0);
		await expect(page.locator('main')).toContainText(/(ありません|います|表示されます)。/);
	}
	const owner = await makeCompanyUser(app);
	await context.clearCookies();
	await signInAs(context, app, owner);
	await page.goto('/unexpected-error');
	for (const screen of ['assessment', 'history', 'company_info', 'profile']) await openScreen(page, `/app/${screen}`);
});

let staged: Staged;

test('long names and notes fit the screens of the company, at 390 and at 1440 px', async ({ page, app, context }) => {
	test.setTimeout(LIMITS.longJourney);
	staged = await advance(app, await stage(app), 13);
	await fillNotes(app);
	const { id } = staged.progress;
	await signInAs(context, app, staged.owner);
	for (const path of [
		'assessment',
		`assessment-results/${id}?is_first_time=true`,
		`assessment-results/${id}/explanation`,
		`improvement-proposals/${id}`,
		'certificate',
		'history',
		'company_info',
		'profile',
	]) {
		await page.setViewportSize({ width: 390, height: 900 });
		await openScreen(page, `/app/${path}`);
		await page.setViewportSize({ width: 1440, height: 900 });
		await expectFitting(page);
	}
});

test('long names and notes fit the screens of the staff', async ({ page, app, context }) => {
	test.setTimeout(LIMITS.longJourney);
	const { admin, companyId } = staged;
	const { id } = staged.progress;
	await signInAs(context, app, admin);
	const running = await submittedAssessment(app, {
		admin,
		companyId: (await makeCompany(app, { companyName: NAME })).id,
	});
	const graded = await advance(app, await submittedAssessment(app, { admin }), 5);
	await fillNotes(app);
	for (const path of [
		'work?view=team',
		'all-assessments',
		'check-submissions',
		`check-submissions/${running.progress.id}`,
		`check-submissions/${graded.progress.id}/evaluate`,
		`check-submissions/${graded.progress.id}/proposal`,
		`assessment-results/${id}?is_first_time=true`,
		`assessment-results/${id}/explanation`,
		`improvement-proposals/${id}`,
		'certifications',
		`certifications/${id}`,
		`certificates/${id}`,
		'companies',
		`companies/${companyId}`,
		`companies/${companyId}/edit`,
		'regular-assessments/create?duplicate=true',
	]) {
		await openScreen(page, `/console/${path}`);
	}
	await page.goto(`/console/check-submissions/${graded.progress.id}/proposal`);
	await page.getByRole('button', { name: desk.next }).click();
	await expect(page.getByRole('textbox')).toHaveCount(2);
	await expectScreen(page, /\S/, 'ja');
});
