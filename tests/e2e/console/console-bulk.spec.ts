import type { Locator, Page } from 'playwright/test';
import { addDays, addYears, tokyoDate, wordedDate } from '#shared/dates.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeBulkJob, runBulkJobs } from '#tests/support/bulk-jobs.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';

/** Acts over all rows of a list: ranges, all that match, the job and its page. */

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

const someCompanies = async (app: TestApp, name: string, count: number): Promise<void> => {
	for (let at = 0; at < count; at++) await makeCompany(app, { companyName: `${name} ${String(at).padStart(3, '0')}` });
};

const t = texts.ja.console;

/** What is said of the period of the first and the last companies, which are started so many days from now. */
const periodInWords = ([first, last]: readonly [number, number]): string => {
	const day = (days: number, years = 0): string =>
		wordedDate(addYears(addDays(tokyoDate(new Date()), days), years), 'ja');
	return fill(t.bulk.start.periods, { from: day(first), to: day(first, 1), lastFrom: day(last), lastTo: day(last, 1) });
};

const bar = (page: Page): Locator => page.getByRole('region', { name: t.bulk.region });

const tickOf = (page: Page, company: string): Locator =>
	page.getByRole('checkbox', { name: fill(t.bulk.tick, { company }), exact: true });

test('Shift ticks a range, with the mouse and by keyboard', { tag: '@rest' }, async ({ page, app, context }) => {
	const name = unique('Range');
	await someCompanies(app, name, 8);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto(`/console/companies?q=${name}&sort=company_name`);
	await tickOf(page, `${name} 001`).click();
	await tickOf(page, `${name} 004`).click({ modifiers: ['Shift'] });
	await expect(bar(page).getByRole('status')).toHaveText(fill(t.bulk.ticked, { count: 4 }));
	await tickOf(page, `${name} 007`).focus();
	await page.keyboard.press('Shift+Space');
	await expect(bar(page).getByRole('status')).toHaveText(fill(t.bulk.ticked, { count: 7 }));
	await tickOf(page, `${name} 006`).click({ modifiers: ['Shift'] });
	await expect(bar(page).getByRole('status')).toHaveText(fill(t.bulk.ticked, { count: 5 }));
	await expect(tickOf(page, `${name} 000`)).not.toBeChecked();
});

test('a year is started in waves over all that match, by keyboard, and the selection is still there afterward', async ({
	page,
	app,
	context,
}) => {
	const name = unique('Year');
	await someCompanies(app, name, 55);
	const busy = await startedAssessment(app, {
		companyId: (await makeCompany(app, { companyName: `${name} busy` })).id,
	});
	await makeAssessor(app, [busy.companyId]);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto(`/console/companies?q=${name}`);
	const press = async (target: Locator, key = 'Enter'): Promise<void> => {
		await target.focus();
		await page.keyboard.press(key);
	};
	await press(page.getByRole('button', { name: fill(t.bulk.takeAll, { all: 56 }) }));
	await expect(page.getByRole('main').getByText(fill(t.bulk.wholeTicked, { all: 56 }))).toBeVisible();
	await expect(bar(page).getByRole('status')).toHaveText(fill(t.bulk.ticked, { count: 56 }));
	await press(bar(page).getByRole('button', { name: t.bulk.start.button }));
	const dialog = page.getByRole('dialog');
	await expect(dialog).toHaveAccessibleName(fill(t.bulk.start.jobTitle, { count: 56 }));
	await press(dialog.getByRole('radio', { name: t.bulk.start.choices.spread }), 'Space');
	await press(dialog.getByRole('radio', { name: t.bulk.start.waves }), 'Space');
	await dialog.getByLabel(texts.ja.labels.bulk.per_day).fill('20');
	await expectScreen(page, t.shell.links.companies, 'ja');
	await press(dialog.getByRole('button', { name: t.bulk.job.look }));
	await expect(dialog).toContainText(fill(t.bulk.start.willDo, { count: 55 }));
	await expect(dialog).toContainText(fill(t.bulk.job.byDay, { count: 3 }));
	await expect(dialog).toContainText(fill(t.bulk.start.running, { count: 1 }));
	await expect(dialog).toContainText(t.bulk.start.runningGoesOn);
	const period = periodInWords([0, 2]);
	await expect(dialog).toContainText(period);
	await expectScreen(page, t.shell.links.companies, 'ja');
	await press(dialog.getByRole('button', { name: t.bulk.job.run }));

	await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.bulkJobs.acts.start);
	await expect(page.getByText(fill(t.bulkJobs.progress, { over: 0, total: 56 })).first()).toBeVisible();
	await expectScreen(page, t.bulkJobs.acts.start, 'ja');
	await runBulkJobs(app);
	await expect(page.getByText(fill(t.bulkJobs.progress, { over: 21, total: 56 })).first()).toBeVisible();
	await expect(page.getByText(t.bulkJobs.states.paused, { exact: true })).toBeVisible();
	await expect(page.getByText(period)).toBeVisible();
	await expect(page.getByText(fill(t.bulkJobs.runningGoesOn, { count: 1 }))).toBeVisible();
	await expectScreen(page, t.bulkJobs.acts.start, 'ja');

	await press(page.getByRole('button', { name: t.bulkJobs.pace.button }));
	await page.getByRole('dialog').getByLabel(texts.ja.labels.bulk.per_day).fill('30');
	await press(page.getByRole('dialog').getByRole('button', { name: t.bulkJobs.pace.save }));
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await runBulkJobs(app);
	await expect(page.getByText(fill(t.bulkJobs.progress, { over: 30, total: 56 })).first()).toBeVisible();

	await press(page.getByRole('button', { name: t.bulkJobs.stop.button, exact: true }));
	await press(page.getByRole('dialog').getByRole('button', { name: t.bulkJobs.stop.action }));
	await expect(page.getByText(fill(t.bulkJobs.wasStopped, { count: 26 }))).toBeVisible();
	await page.getByLabel(t.bulkJobs.result, { exact: true }).selectOption({ label: t.bulkJobs.rowStates.refused });
	await expect(page.getByRole('rowheader')).toHaveText([`${name} busy`]);
	await expectScreen(page, t.bulkJobs.acts.start, 'ja');

	await press(page.getByRole('link', { name: t.bulkJobs.back }));
	await expect(page.getByRole('rowheader')).toHaveCount(50);
	await expect(bar(page).getByRole('status')).toHaveText(fill(t.bulk.ticked, { count: 56 }));
	await press(bar(page).getByRole('button', { name: t.bulk.untick }));
	await expect(bar(page)).toHaveCount(0);
});

test('what cannot be done is said before, and nothing is started', { tag: '@rest' }, async ({ page, app, context }) => {
	const name = unique('Nothing');
	await someCompanies(app, name, 2);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto(`/console/companies?q=${name}`);
	await page.getByRole('checkbox', { name: texts.ja.tables.tickAll }).click();
	await bar(page).getByRole('button', { name: t.bulk.remind.button }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: t.bulk.job.look }).click();
	await expect(dialog).toContainText(fill(t.bulk.job.cannot, { count: 2 }));
	await expect(dialog.getByRole('button', { name: t.bulk.job.run })).toHaveCount(0);
	await dialog.getByRole('button', { name: t.bulk.job.change }).click();
	await dialog.getByRole('button', { name: texts.ja.common.cancel }).click();
	await bar(page).getByRole('button', { name: t.bulk.start.button }).click();
	await page.getByRole('dialog').getByRole('radio', { name: t.bulk.start.choices.one }).check();
	await expect(page.getByRole('dialog').getByRole('button', { name: t.bulk.job.look })).toBeDisabled();
	await expect(page.getByRole('dialog').getByText(t.bulk.start.onlyOne)).toBeVisible();
});

const partlyRefused = async (app: TestApp, admin: Person): Promise<number> => {
	const under = await startedAssessment(app);
	const { id: free } = await makeCompany(app);
	const { data } = await admin.post<{ id: number }>('/console/bulk_jobs', {
		act: 'start',
		company_ids: [under.companyId, free],
	});
	await runBulkJobs(app);
	return data.id;
};

for (const language of ['ja', 'en'] as const) {
	const { bulkJobs } = texts[language].console;

	test.describe(`jobs over many rows in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('are listed, and shown waiting, partly refused and done', { tag: '@rest' }, async ({ page, app, context }) => {
			const admin = await makeConsoleAdmin(app);
			await signInAs(context, app, admin);
			await visit(page, '/console/work');
			const { shell } = texts[language].console;
			const expand = page.getByRole('button', { name: shell.expand, exact: true });
			if (await expand.isVisible()) await expand.click();
			await page.getByRole('link', { name: shell.links.bulkJobs, exact: true }).click();
			await expect(page.getByText(bulkJobs.empty)).toBeVisible();
			await expectScreen(page, bulkJobs.title, language);
			const refused = await partlyRefused(app, admin);
			const waiting = await makeBulkJob(app, { makerId: admin.user.id, companyId: (await makeCompany(app)).id });
			await page.reload();
			await expect(page.getByRole('rowheader')).toHaveCount(2);
			await expectScreen(page, bulkJobs.title, language);
			await page.goto(`/console/bulk/${refused}`);
			await expect(page.getByText(fill(bulkJobs.partly, { count: 1 }))).toBeVisible();
			await expect(page.getByRole('rowheader')).toHaveCount(2);
			await expectScreen(page, bulkJobs.acts.start, language);
			await page.goto(`/console/bulk/${waiting}`);
			await expect(page.getByText(bulkJobs.states.paused, { exact: true })).toBeVisible();
			await expectScreen(page, bulkJobs.acts.start, language);
		});
	});
}
