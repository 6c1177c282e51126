import { sql } from 'drizzle-orm';
import { expect as expectValue, type Locator, type Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { goTo, logIn, logOut } from '#tests/e2e/support/console.ts';
import { expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill, type Texts, TIME, texts } from '#tests/e2e/support/texts.ts';
import { tickAll } from '#tests/e2e/support/ticks.ts';
import type { TestApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, smallPaper, submittedAssessment } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';

/** One submission from its check to the certificate, through the screens only. */

type Certified = { company: string; companyId: number; progressId: number };

const rowOf = (page: Page, company: string): Locator => page.getByRole('row').filter({ hasText: company });

/** Both languages have the same elements, so accessibility is checked in one, to save time. */
const seeScreen = async (page: Page, heading: string | RegExp, locale: 'ja' | 'en'): Promise<void> => {
	if (locale === 'ja') return expectScreen(page, heading, locale);
	await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', locale);
};

const inDialog = (page: Page, name: string): Locator =>
	page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Rates every item of the open sheet by keyboard, and marks one sub-category after the other as checked. */
const checkAll = async (page: Page, t: Texts, locale: 'ja' | 'en', isRated: boolean): Promise<void> => {
	const { checking } = t.console;
	await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
	await expect(page).toHaveURL(/\/categories\/\d+$/);
	await seeScreen(page, /\S/, locale);
	await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
	const rail = page.getByRole('navigation', { name: checking.rail.label }).getByRole('link');
	await expect(rail.first()).toBeVisible();
	const count = await rail.count();
	for (let at = 0; at < count; at += 1) {
		await expect(rail.nth(at)).toHaveAttribute('aria-current', 'page');
		await expect(page.getByRole('group', { name: fill(checking.item, { number: '1-1' }) })).toBeVisible();
		if (at === 0) await seeScreen(page, /\S/, locale);
		if (!isRated) for (let item = 0; item < 4; item += 1) await page.keyboard.press('3');
		if (at > 0) {
			await page.keyboard.press('Control+Enter');
			continue;
		}
		await page.getByRole('button', { name: checking.mark }).dblclick();
		await expect(
			page.getByRole('heading', { level: 1 }).locator('..').getByText(checking.checked, { exact: true }),
		).toBeVisible();
		await page.getByRole('link', { name: checking.nextUnchecked }).click();
	}
	await expect(page.getByRole('tab', { name: checking.categories })).toBeVisible();
};

const grade = async (page: Page, t: Texts): Promise<void> => {
	const { checking, lists } = t.console;
	await page.getByRole('button', { name: checking.confirm }).click();
	await inDialog(page, checking.confirm).dblclick();
	await expect(page.getByText(checking.graded)).toBeVisible();
	await expect(page.getByRole('main').getByText('200', { exact: true })).toBeVisible();
	await page.getByRole('link', { name: lists.actions.createReport }).click();
};

const writeReport = async (page: Page, t: Texts, locale: 'ja' | 'en', note: string, title: string): Promise<void> => {
	const { notes } = t.console;
	const { editing } = t;
	await seeScreen(page, title, locale);
	await page.getByRole('button', { name: t.console.desk.next }).click();
	await expect(page.getByText('100%').first()).toBeVisible();
	await seeScreen(page, title, locale);
	await page.locator('[data-kind="evaluation"] textarea').fill(note);
	await page.getByRole('button', { name: notes.saveDraft }).dblclick();
	await expect(page.getByText(new RegExp(fill(editing.savedAt, { time: TIME })))).toBeVisible();
	await page.getByRole('button', { name: notes.confirmReport }).click();
	await expect(
		page
			.getByRole('dialog')
			.getByText(fill(notes.emptyCount, { count: 2 }))
			.first(),
	).toBeVisible();
	await inDialog(page, notes.confirmReport).dblclick();
};

const finalise = async (
	page: Page,
	t: Texts,
	locale: 'ja' | 'en',
	company: string,
	which: 'first' | 'second',
): Promise<void> => {
	const { lists, shell } = t.console;
	const link = which === 'first' ? 'confirmAssessments' : 'confirmReassessments';
	await goTo(page, t, link);
	await expect(rowOf(page, company)).toBeVisible();
	await seeScreen(page, shell.links[link], locale);
	await rowOf(page, company)
		.getByRole('button', { name: fill(lists.finalise[`${which}Row`], { company }) })
		.click();
	await inDialog(page, lists.finalise[which]).dblclick();
	await expect(rowOf(page, company)).toHaveCount(0);
};

/**
 * The list finds a certificate that expires soon, also while the next assessment is finalized, and the screen of that one
 * and the company's history lead to it.
 */
const seeCurrent = async (
	page: Page,
	app: TestApp,
	t: Texts,
	locale: 'ja' | 'en',
	certified: Certified,
): Promise<void> => {
	const { certification, shell } = t.console;
	const { company, companyId, progressId } = certified;
	const { current_certificate: name } = t.labels.certificates;
	const day = /\d{4}.\d{2}.\d{2}/;
	await app.deps.db.execute(
		sql`update certificates set issue_date = issue_date - 300 where progress_id = ${progressId}`,
	);
	await assessmentAt(app, 7, { companyId, admin: await makeConsoleAdmin(app) });
	await goTo(page, t, 'certifications');
	const filter = page.getByRole('combobox', { name });
	await filter.selectOption('true');
	await expect(page).toHaveURL(/\?expiring=true$/);
	await expect(rowOf(page, company).getByText(certification.currentStates.valid, { exact: true })).toBeVisible();
	await expect(rowOf(page, company).getByRole('link', { name: day })).toHaveAttribute(
		'href',
		`/console/certificates/${progressId}`,
	);
	await seeScreen(page, shell.links.certifications, locale);
	await rowOf(page, company).getByRole('link', { name: company, exact: true }).click();
	await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
	await seeScreen(page, company, locale);
	await page.goto(`/console/companies/${companyId}?tab=history`);
	const certificate = new RegExp(`^${t.documents.certificate.title}`);
	await expect(page.getByRole('main').getByRole('link', { name: certificate })).toHaveAttribute(
		'href',
		`/console/certificates/${progressId}`,
	);
};

test.use({ settings: { worker: true } });

test('a re-assessment without changes takes three clicks to its score', { tag: '@rest' }, async ({ page, app }) => {
	const { checking, critical, lists } = texts.ja.console;
	await publishPaper(app, smallPaper());
	const admin = await makeConsoleAdmin(app);
	const staged = await assessmentAt(app, 8, { admin });
	const { unchanged } = checking;
	await signInAs(page.context(), app, admin);
	await page.goto(`/console/re-assessments/${staged.progress.id}`);
	let clicks = 0;
	const click = async (name: string): Promise<void> => {
		clicks += 1;
		await page.getByRole('button', { name, exact: true }).last().click();
	};
	const dialog = page.getByRole('dialog');
	await expect(page.getByRole('button', { name: checking.confirm })).toHaveAttribute('aria-disabled', 'true');
	await click(unchanged.button);
	await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(fill(unchanged.title, { count: 3 }));
	await expect(dialog.getByText(unchanged.noneLeft)).toBeVisible();
	await expectScreen(page, /\S/, 'ja');
	await click(fill(unchanged.action, { count: 3 }));
	await expect(dialog.getByText(critical.provisional)).toBeVisible();
	await expect(dialog.getByRole('button', { name: checking.confirm })).toBeInViewport();
	await click(checking.confirm);
	await expect(page.getByText(checking.graded)).toBeVisible();
	await expect(page.getByRole('main').getByText('200', { exact: true })).toBeVisible();
	await expect(page.getByRole('link', { name: lists.actions.createReport })).toBeVisible();
	await expect(page.getByRole('button', { name: unchanged.button })).toHaveCount(0);
	await expectScreen(page, /\S/, 'ja');
	expectValue(clicks).toBe(3);
});

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });
		test(`a submission becomes a certificate (${locale})`, async ({ page, app }) => {
			test.setTimeout(LIMITS.longJourney);
			const t = texts[locale];
			const { lists, notes, certification, checking, shell } = t.console;
			await publishPaper(app, smallPaper());
			const admin = await makeConsoleAdmin(app);
			const { progress, companyId } = await submittedAssessment(app, { admin });
			const assessor = await makeAssessor(app, [companyId]);
			const statusNow = async (): Promise<number> => (await readProgress(app, progress.id)).status;

			await logIn(page, t, assessor);
			await seeScreen(page, shell.links.allAssessments, locale);
			await goTo(page, t, 'checks');
			const company = (await page.getByRole('rowheader').first().innerText()).trim();
			await seeScreen(page, shell.links.checks, locale);
			await rowOf(page, company).getByRole('link', { name: lists.actions.check, exact: true }).click();
			await seeScreen(page, company, locale);
			await expect(page.getByRole('button', { name: checking.confirm })).toHaveAttribute('aria-disabled', 'true');
			await checkAll(page, t, locale, false);
			await grade(page, t);
			await writeReport(page, t, locale, '公正な選考です。', notes.reportTitle);

			await seeScreen(page, notes.proposalTitle, locale);
			await page.getByRole('button', { name: t.console.desk.next }).click();
			await page.locator('[data-kind="proposal"] textarea').fill('記録を続けてください。');
			await page.getByRole('button', { name: notes.submitProposal }).click();
			await inDialog(page, notes.submitProposal).dblclick();
			await expect(
				rowOf(page, company).getByRole('button', { name: fill(lists.moreActions, { company }) }),
			).toBeVisible();
			await expectValue.poll(statusNow).toBe(6);

			await logOut(page, t);
			await logIn(page, t, admin);
			await finalise(page, t, locale, company, 'first');
			await logOut(page, t);
			await logIn(page, t, assessor);

			await goTo(page, t, 'reassessments');
			await rowOf(page, company).getByRole('button', { name: lists.apply }).click();
			// The company may still object.
			await tickAll(page.getByRole('dialog'));
			await inDialog(page, lists.apply).dblclick();
			await rowOf(page, company).getByRole('link', { name: lists.actions.check, exact: true }).click();
			await page.getByRole('tab', { name: checking.interview }).click();
			await page.getByRole('textbox', { name: checking.interview }).fill('面談で記録を確かめた。');
			expectValue((await page.getByRole('textbox', { name: checking.interview }).boundingBox())?.height).toBe(500);
			await page.getByRole('button', { name: checking.saveInterview }).dblclick();
			await expect(page.getByText(assessor.user.name).last()).toBeVisible();
			await seeScreen(page, company, locale);
			await page.getByRole('tab', { name: checking.categories }).click();
			await checkAll(page, t, locale, true);
			await grade(page, t);
			await writeReport(page, t, locale, '改善しました。', notes.secondReportTitle);
			await seeScreen(page, shell.links.reassessments, locale);
			await expectValue.poll(statusNow).toBe(10);

			await logOut(page, t);
			await logIn(page, t, admin);
			await finalise(page, t, locale, company, 'second');

			await goTo(page, t, 'certifications');
			await seeScreen(page, shell.links.certifications, locale);
			await rowOf(page, company).getByRole('button', { name: certification.apply }).click();
			await tickAll(page.getByRole('dialog'));
			await inDialog(page, certification.apply).dblclick();
			await rowOf(page, company).getByRole('link', { name: certification.issueRow, exact: true }).click();
			await seeScreen(page, company, locale);
			const issue = page.getByRole('main').getByRole('button', { name: certification.issue });
			const date = page.locator('input[type=date]');
			const today = (await date.getAttribute('max')) ?? '';
			await expect(date).toHaveValue('');
			await expect(issue).toHaveAttribute('aria-disabled', 'true');
			await date.fill(today);
			await issue.click();
			await tickAll(page.getByRole('dialog'));
			await inDialog(page, certification.issue).dblclick();
			await expect(page.getByRole('heading', { name: certification.issued })).toBeVisible();
			await seeScreen(page, company, locale);
			await expectValue.poll(statusNow).toBe(13);
			await seeCurrent(page, app, t, locale, { company, companyId: progress.companyId, progressId: progress.id });

			await page.goto(`/console/certificates/${progress.id}`);
			await seeScreen(page, /\S/, locale);
			const verified = page.getByRole('link', {
				name: t.documents.certificate.openPage,
			});
			await expect(verified).toHaveAttribute('href', /^\/verify\/([0-9A-Z]{5}-){5}[0-9A-Z]$/);
			for (const path of [
				`/console/assessment-results/${progress.id}?isFirstTime=true`,
				`/console/assessment-results/${progress.id}?isFirstTime=false`,
				`/console/improvement-proposals/${progress.id}`,
				'/console/audit-events',
			]) {
				await page.goto(path);
				await seeScreen(page, /\S/, locale);
			}
		});
	});
}
