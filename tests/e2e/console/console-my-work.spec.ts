import type { Locator, Page } from 'playwright/test';
import { companyOf } from '#server/companies/queries.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { makeRequest } from '#tests/support/assessment/evidence.ts';
import {
	publishPaper,
	readProgress,
	type Staged,
	smallPaper,
	startedAssessment,
	submittedAssessment,
} from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Who is in charge, "my work", and actions on many rows. */

const t = texts.ja;
const { bulk, lists, shell, work } = t.console;

const DAY_MS = 24 * 60 * 60 * 1000;

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

test.afterEach(({ app }) => app.clock.release());

/** What was made some days ago. */
const daysAgo = async <T>(app: TestApp, days: number, make: () => Promise<T>): Promise<T> => {
	app.clock.set(new Date(Date.now() - days * DAY_MS));
	const made = await make();
	app.clock.release();
	return made;
};

const nameOf = async (app: TestApp, { companyId }: Pick<Staged, 'companyId'>): Promise<string> =>
	(await companyOf(app.deps.db, companyId)).companyName;

const rowOf = (page: Page, company: string): Locator =>
	page.getByRole('row').filter({ has: page.getByRole('link', { name: company, exact: true }) });

const companiesShown = (page: Page): Locator => page.getByRole('rowheader');

const tick = (page: Page, company: string): Promise<void> =>
	page.getByRole('checkbox', { name: fill(bulk.tick, { company }), exact: true }).check();

/** Counts what a person clicks from now on. */
const countClicks = async (page: Page): Promise<() => Promise<number>> => {
	await page.evaluate(() => {
		let clicks = 0;
		document.addEventListener(
			'pointerdown',
			() => {
				clicks += 1;
				document.documentElement.dataset.clicks = String(clicks);
			},
			true,
		);
	});
	return () => page.evaluate(() => Number(document.documentElement.dataset.clicks ?? 0));
};

/** Neither the page nor a list scrolls sideways, and what must not wrap is on one line. */
const expectWhole = async (page: Page): Promise<void> => {
	await expect(page.getByRole('table').first()).toBeVisible();
	const clipped = await page.evaluate(() => {
		const wide = [...document.querySelectorAll<HTMLElement>('main section:has(> table)')].filter(
			(box) => box.scrollWidth > box.clientWidth + 1,
		);
		const wrapped = [...document.querySelectorAll<HTMLElement>('main tbody time')].filter(
			(one) => one.getClientRects().length > 1,
		);
		return [...wide, ...wrapped].map((one) => one.outerHTML.slice(0, 200));
	});
	expect(clipped).toEqual([]);
};

// Separate settings get a separate database, in which no other test leaves what awaits finalization.
test.use({ settings: { env: { AGE_WARN_DAYS: '7' } } });

test('ten assessments are finalized with four clicks, and what fails is named and stays ticked', async ({
	page,
	app,
}) => {
	const admin = await makeConsoleAdmin(app);
	const writer = await makeConsoleAdmin(app);
	const written = (): Promise<Staged> => assessmentAt(app, 6, { admin: writer });
	const ten: Staged[] = [];
	for (let made = 0; made < 10; made++) ten.push(await written());
	await signInAs(page.context(), app, admin);
	await page.goto('/console/confirm-assessments');
	await expect(companiesShown(page)).toHaveCount(10);
	const clicks = await countClicks(page);
	await page.getByRole('checkbox', { name: t.tables.tickAll }).click();
	const bar = page.getByRole('region', { name: bulk.region });
	await expect(bar.getByRole('status')).toHaveText(fill(bulk.ticked, { count: 10 }));
	await bar.getByRole('button', { name: bulk.finalise.button }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toHaveAccessibleName(fill(bulk.finalise.title, { count: 10 }));
	await expect(dialog.getByRole('listitem')).toHaveCount(10);
	await expectScreen(page, shell.links.confirmAssessments, 'ja');
	await dialog.getByRole('button', { name: fill(bulk.finalise.confirm, { count: 10 }) }).click();
	await expect(dialog).toHaveAccessibleName(fill(bulk.outcome.title, { done: 10 }));
	await dialog.getByRole('button', { name: t.common.close }).click();
	await expect(page.getByText(lists.emptyConfirm)).toBeVisible();
	expect(await clicks()).toBeLessThanOrEqual(4);
	await expect(bar).toHaveCount(0);
	for (const { progress } of ten) expect((await readProgress(app, progress.id)).status).toBe(7);

	// Somebody else is faster with one of two.
	const [taken, free] = [await written(), await written()];
	const [takenName, freeName] = [await nameOf(app, taken), await nameOf(app, free)];
	await page.goto('/console/all-assessments');
	await tick(page, takenName);
	await tick(page, freeName);
	expect((await admin.post(`/console/assessment_progresses/${taken.progress.id}/confirm`)).status).toBe(200);
	await bar.getByRole('button', { name: bulk.finalise.button }).click();
	await dialog.getByRole('button', { name: fill(bulk.finalise.confirm, { count: 2 }) }).click();
	await expect(dialog).toHaveAccessibleName(fill(bulk.outcome.title, { done: 1 }));
	await expect(dialog.getByRole('listitem')).toHaveCount(1);
	await expect(dialog.getByRole('listitem')).toContainText(t.server.status[7]);
	await expect(dialog.getByRole('link', { name: takenName })).toHaveAttribute('href', /\/console\//);
	await expectScreen(page, shell.links.allAssessments, 'ja');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('checkbox', { name: fill(bulk.tick, { company: takenName }) })).toBeChecked();
	await expect(page.getByRole('checkbox', { name: fill(bulk.tick, { company: freeName }) })).not.toBeChecked();

	// A period for the other one; what is left empty stays.
	await bar.getByRole('button', { name: bulk.untick }).click();
	await tick(page, freeName);
	await bar.getByRole('button', { name: bulk.period.button }).click();
	await dialog.getByLabel(t.labels.assessment.end_date).fill('2031-03-31');
	await dialog.getByRole('button', { name: bulk.period.save }).click();
	await dialog.getByRole('button', { name: t.common.close }).click();
	await expect(rowOf(page, freeName)).toContainText('2031年03月31日');
	expect((await readProgress(app, free.progress.id)).startDate).toBe(free.progress.startDate);
});

test('a row that can only be finalized alone is named with its reason, and leads to its approval sheet', {
	tag: '@rest',
}, async ({ page, app }) => {
	const admin = await makeConsoleAdmin(app);
	const staged = await assessmentAt(app, 5, { admin: await makeConsoleAdmin(app) });
	const company = await nameOf(app, staged);
	await signInAs(page.context(), app, admin);
	await page.goto('/console/confirm-assessments');
	await tick(page, company);
	const bar = page.getByRole('region', { name: bulk.region });
	await bar.getByRole('button', { name: bulk.finalise.button }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toHaveAccessibleName(bulk.finalise.none);
	await expect(dialog.getByText(bulk.finalise.undecided)).toBeVisible();
	await expect(dialog.getByText(fill(bulk.finalise.others, { count: 1 }))).toHaveCount(0);
	await expect(dialog.getByRole('button', { name: t.common.cancel })).toHaveCount(0);
	await expect(dialog.getByRole('button', { name: t.common.close })).toBeVisible();
	await expectScreen(page, shell.links.confirmAssessments, 'ja');
	await dialog.getByRole('button', { name: fill(bulk.finalise.openSheet, { company }) }).click();
	await expect(dialog).toHaveAccessibleName(fill(lists.finalise.firstTitle, { company }));
	await dialog.getByLabel(lists.finalise.without).check();
	await dialog.getByRole('button', { name: lists.finalise.first, exact: true }).click();
	await expect(dialog).toHaveCount(0);
	expect((await readProgress(app, staged.progress.id)).status).toBe(7);
	await expect(bar).toHaveCount(0);
});

test('the oldest work comes first, whoever is in charge is seen, chosen and searched for, and an address shows the same list', async ({
	page,
	app,
	context,
}) => {
	const admin = await makeConsoleAdmin(app);
	const late = await daysAgo(app, 20, () => submittedAssessment(app, { admin }));
	const warned = await daysAgo(app, 9, () => submittedAssessment(app, { admin }));
	const fresh = await submittedAssessment(app, { admin });
	const answering = await startedAssessment(app, { admin });
	const proposed = await assessmentAt(app, 6, { admin });
	const [lateName, warnedName, freshName] = [
		await nameOf(app, late),
		await nameOf(app, warned),
		await nameOf(app, fresh),
	];
	const assessor = await makeAssessor(app, [warned.companyId, late.companyId]);
	const free = await makeAssessor(app);

	const open = async (person: Person, path: string): Promise<void> => {
		await context.clearCookies();
		await signInAs(context, app, person);
		await page.goto(path);
	};

	// The assessor's own work, with its count in the side bar.
	await open(assessor, '/console/work');
	await expect(companiesShown(page)).toHaveText([lateName, warnedName]);
	await expect(rowOf(page, lateName)).toContainText(fill(work.aged.late, { days: 20 }));
	await expect(rowOf(page, lateName)).toContainText(fill(work.left.over, { days: 6 }));
	await expect(rowOf(page, warnedName)).toContainText(fill(work.aged.warn, { days: 9 }));
	const menu = page.getByRole('navigation', { name: shell.navigation });
	await expect(menu.getByRole('link').first()).toHaveAccessibleName(shell.links.work);
	await expect(menu.getByRole('listitem').first()).toContainText(fill(work.waiting, { count: 2 }));
	await expect(page.getByRole('link', { name: work.unassigned })).toHaveCount(0);
	await expect(page.getByLabel(lists.sorts.heading)).toHaveValue('since');
	await expect(page.getByRole('columnheader', { name: t.labels.assessment.ageing })).toHaveAttribute(
		'aria-sort',
		'ascending',
	);
	await expectScreen(page, shell.links.work, 'ja');
	await tick(page, lateName);
	const bar = page.getByRole('region', { name: bulk.region });
	await expect(bar.getByRole('button')).toHaveText([bulk.period.button, bulk.remind.button, bulk.untick]);

	// An admin sees the team's, and assigns from the company's page.
	await open(admin, '/console/work');
	await expect(rowOf(page, await nameOf(app, proposed))).toBeVisible();
	await page.getByRole('link', { name: work.team }).click();
	await expect(companiesShown(page).first()).toHaveText(lateName);
	await page.getByLabel(t.labels.assessment.assigned).selectOption({ label: work.unassigned });
	await expect(rowOf(page, freshName)).toContainText(work.unassigned);
	await expect(rowOf(page, lateName)).toHaveCount(0);
	await page.goto(`/console/companies/${fresh.companyId}`);
	const panel = page.getByRole('region', { name: work.assign.heading });
	await expect(panel).toContainText(work.assign.nobody);
	await panel.getByRole('button', { name: work.assign.open }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(work.picker.find).fill(free.user.name);
	const choices = dialog.getByRole('list', { name: work.picker.legend }).getByRole('listitem');
	await expect(choices).toHaveCount(1);
	await expect(choices).toContainText(work.picker.free);
	await dialog.getByRole('checkbox', { name: free.user.name }).check();
	await expectScreen(page, freshName, 'ja');
	await dialog.getByRole('button', { name: work.assign.save }).click();
	await expect(dialog).toHaveCount(0);
	await expect(panel).toContainText(free.user.name);

	// Whoever is in charge of several is changed at once.
	await page.goto('/console/work?view=team');
	for (const company of [lateName, warnedName, freshName]) await tick(page, company);
	await bar.getByRole('button', { name: bulk.assign.button }).click();
	const assign = dialog.getByRole('button', { name: bulk.assign.button });
	await expect(assign).toHaveAttribute('aria-disabled', 'true');
	await dialog.getByRole('checkbox', { name: assessor.user.name }).check();
	await expect(dialog).toContainText(fill(bulk.assign.willAdd, { count: 3 }));
	await expectScreen(page, shell.links.work, 'ja');
	await assign.click();
	await expect(dialog).toHaveAccessibleName(fill(bulk.outcome.title, { done: 3 }));
	await dialog.getByRole('button', { name: t.common.close }).click();
	await expect(rowOf(page, freshName)).toContainText(fill(work.others, { name: assessor.user.name, count: 1 }));

	// The address holds the view, the filters, the order and the search.
	await page.getByLabel(t.labels.assessment.assigned).selectOption({ label: assessor.user.name });
	await page.getByLabel(lists.sorts.heading).selectOption({ label: lists.sorts.youngest });
	await expect(companiesShown(page)).toHaveText([freshName, warnedName, lateName]);
	const address = page.url();
	await open(await makeConsoleAdmin(app), address);
	await expect(companiesShown(page)).toHaveText([freshName, warnedName, lateName]);
	await expect(page.getByLabel(lists.sorts.heading)).toHaveValue('-since');
	await page.getByRole('link', { name: work.late }).click();
	await expect(companiesShown(page)).toHaveText([lateName]);
	await page.getByRole('link', { name: work.company }).click();
	await expect(rowOf(page, await nameOf(app, answering))).toBeVisible();

	// A company that owes evidence waits there by the day that staff named; an answer brings it back to them.
	const asked = await submittedAssessment(app, { admin });
	const askedName = await nameOf(app, asked);
	await makeRequest(app, asked, { dueOn: '2020-01-31' });
	await page.reload();
	await expect(companiesShown(page).first()).toHaveText(askedName);
	await expect(rowOf(page, askedName)).toContainText(fill(lists.evidenceOpen, { count: 1 }));
	await expect(rowOf(page, askedName)).toContainText('2020年01月31日');
	await expect(page.getByRole('columnheader', { name: t.labels.assessment.due_on })).toHaveAttribute(
		'aria-sort',
		'ascending',
	);
	await makeRequest(app, asked, { status: 'answered' });
	await page.getByRole('link', { name: work.team }).click();
	await expect(rowOf(page, askedName)).toContainText(fill(lists.evidenceAnswered, { count: 1 }));
	await expectScreen(page, shell.links.work, 'ja');

	// A company is found by its registration number.
	const { registrationNumber } = await companyOf(app.deps.db, warned.companyId);
	for (const [path, order] of [
		['/console/all-assessments', lists.sorts.waiting],
		['/console/companies', lists.sorts.newest],
	] as const) {
		await page.goto(path);
		await expect(page.getByLabel(lists.sorts.heading).locator('option:checked')).toHaveText(order);
		await page.getByLabel(lists.find).fill(registrationNumber);
		await page.getByRole('main').getByRole('button', { name: t.common.search }).click();
		await expect(companiesShown(page)).toHaveText([warnedName]);
	}
});

test('my work is a day plan, rows say why they are first, and companies are assigned in their row', async ({
	page,
	app,
}) => {
	const admin = await makeConsoleAdmin(app);
	const overdue = await daysAgo(app, 20, () => submittedAssessment(app, { admin }));
	const fresh = await submittedAssessment(app, { admin });
	const awaited = await assessmentAt(app, 6, { admin });
	const answering = await startedAssessment(app, { admin });
	const assessor = await makeAssessor(
		app,
		[overdue, fresh, awaited, answering].map(({ companyId }) => companyId),
	);
	const [overdueName, freshName, awaitedName, answeringName] = [
		await nameOf(app, overdue),
		await nameOf(app, fresh),
		await nameOf(app, awaited),
		await nameOf(app, answering),
	];
	await signInAs(page.context(), app, assessor);
	await page.goto('/console/work');
	const own = page.getByRole('table', { name: work.mine });
	await expect(own.getByRole('row')).toHaveText([
		/./,
		new RegExp(work.parts.today.replace(/[（）]/g, '.')),
		new RegExp(overdueName),
		new RegExp(work.parts.later),
		new RegExp(freshName),
	]);
	const you = fill(lists.waitingFor, { who: lists.waitingOn.you });
	await expect(rowOf(page, overdueName)).toContainText(you);
	await expect(rowOf(page, freshName)).toContainText(fill(work.left.days, { days: 14 }));
	const others = page.getByRole('region', { name: work.othersTurn });
	await expect(others.getByRole('rowheader')).toHaveCount(2);
	for (const name of [awaitedName, answeringName]) await expect(others).toContainText(name);
	await expect(page.getByRole('link', { name: work.othersTurn })).toContainText('2');
	await expectScreen(page, shell.links.work, 'ja');
	await page.getByLabel(lists.sorts.heading).selectOption({ label: lists.sorts.youngest });
	await expect(companiesShown(page).first()).toHaveText(freshName);
	await expect(own.getByRole('row')).toHaveCount(3);
	await page.goto('/console/all-assessments');
	await expect(companiesShown(page)).toHaveText([overdueName, freshName, awaitedName, answeringName]);
	const why = rowOf(page, overdueName);
	await expect(why).toContainText(you);
	await expect(why).toContainText(fill(work.aged.late, { days: 20 }));
	await expect(why).toContainText(fill(work.left.over, { days: 6 }));

	const alone = await submittedAssessment(app, { admin });
	const company = await nameOf(app, alone);
	await page.context().clearCookies();
	await signInAs(page.context(), app, admin);
	await page.goto(`/console/companies/${alone.companyId}`);
	await expect(page.getByRole('region', { name: t.management.companies.head.label })).toContainText(lists.toAssign);
	await page.goto(`/console/check-submissions/${alone.progress.id}`);
	await expect(page.getByText(lists.turns.assignment, { exact: true })).toBeVisible();
	await page.keyboard.press('Control+k');
	await page.getByRole('combobox', { name: t.palette.field }).fill(company);
	await expect(page.getByRole('option').first()).toContainText(lists.toAssign);
	await page.keyboard.press('Escape');
	await page.goto('/console/work?view=unassigned');
	await expect(rowOf(page, company)).toContainText(lists.toAssign);
	await expect(rowOf(page, company)).not.toContainText(fill(lists.waitingFor, { who: lists.waitingOn.assessor }));
	await page.getByRole('button', { name: fill(work.assign.rowOf, { company }) }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('checkbox', { name: assessor.user.name }).check();
	await dialog.getByRole('button', { name: work.assign.save }).click();
	await expect(dialog).toHaveCount(0);
	await expect(rowOf(page, company)).toHaveCount(0);
	await page.goto('/console/all-assessments');
	await expect(rowOf(page, company)).toContainText(assessor.user.name);
});

test('after a finished act one key leads to the next in one’s own queue, until nothing is left', {
	tag: '@rest',
}, async ({ page, app }) => {
	const writer = await makeConsoleAdmin(app);
	const graded = await daysAgo(app, 9, () => assessmentAt(app, 9, { admin: writer }));
	const next = await daysAgo(app, 5, () => assessmentAt(app, 4, { admin: writer }));
	const assessor = await makeAssessor(app, [graded.companyId, next.companyId]);
	const nextName = await nameOf(app, next);
	await signInAs(page.context(), app, assessor);
	await page.goto(`/console/re-assessments/${graded.progress.id}/evaluate`);
	await page.getByRole('button', { name: t.console.notes.confirmReport }).click();
	await page.getByRole('dialog').getByRole('button', { name: t.console.notes.confirmReport }).click();
	const notice = page.getByRole('region', { name: work.next.label });
	await expect(notice).toContainText(fill(work.next.is, { company: nextName, count: 1 }));
	await expect(notice.getByRole('link')).toBeFocused();
	await expectScreen(page, shell.links.reassessments, 'ja');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`/console/check-submissions/${next.progress.id}/evaluate$`));
	await expect(notice).toHaveCount(0);

	// Approvals follow each other without the list.
	const [first, second] = [
		await assessmentAt(app, 6, { admin: writer }),
		await assessmentAt(app, 6, { admin: writer }),
	];
	const admin = await makeConsoleAdmin(app);
	await page.context().clearCookies();
	await signInAs(page.context(), app, admin);
	await page.goto('/console/work');
	const approve = async (): Promise<void> => {
		const { first: ofFirst, second: ofSecond } = lists.finalise;
		const name = new RegExp(`^(?:${ofFirst}|${ofSecond})$`);
		await page.getByRole('dialog').getByRole('button', { name }).click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
	};
	const firstName = await nameOf(app, first);
	await page.getByRole('button', { name: fill(lists.finalise.firstRow, { company: firstName }) }).click();
	await approve();
	while (!(await notice.getByText(work.next.none).isVisible())) {
		await expect(notice.getByRole('button').first()).toBeFocused();
		await page.keyboard.press('Enter');
		await approve();
		await expect(notice).toBeVisible();
	}
	await expect(notice.getByRole('link', { name: shell.links.work })).toBeVisible();
	for (const { progress } of [first, second]) expect((await readProgress(app, progress.id)).status).toBe(7);
});

test('on every window of the console no column of a list is cut off, no date wraps, and the head stays', {
	tag: '@rest',
}, async ({ page, app }) => {
	const admin = await makeConsoleAdmin(app);
	const company = await makeCompany(app, { companyName: '社会福祉法人ひだまり園' });
	await daysAgo(app, 20, () => submittedAssessment(app, { admin, companyId: company.id }));
	for (const status of [2, 4, 5, 6, 7, 8, 10, 12] as const) await assessmentAt(app, status, { admin });
	await makeAssessor(app, [company.id], { name: '審査 次郎' });
	await signInAs(page.context(), app, admin);
	const paths = [
		'work?view=team',
		'all-assessments',
		'check-submissions',
		're-assessments',
		'confirm-assessments',
		'confirm-re-assessments',
		'companies',
	];
	// The menu starts closed on the smallest one.
	for (const [opensAt, widths] of [
		[1440, [1440, 1280]],
		[1024, [1024]],
	] as const) {
		await page.goto('/unexpected-error');
		for (const path of paths) {
			await page.setViewportSize({ width: opensAt, height: 500 });
			await visit(page, `/console/${path}`);
			for (const width of widths) {
				await page.setViewportSize({ width, height: 500 });
				await expectWhole(page);
			}
			await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
			await expect(page.getByRole('columnheader', { name: t.labels.companies.company_name })).toBeInViewport({
				ratio: 0.9,
			});
		}
	}
});

test('on a phone the menu lies over the screen, and closes on a choice and by Esc', { tag: '@rest' }, async ({
	page,
	app,
}) => {
	await signInAs(page.context(), app, await makeConsoleAdmin(app));
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/console/work');
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText(shell.links.work);
	const widthOf = async () => (await page.getByRole('main').boundingBox())?.width;
	const width = await widthOf();
	const menu = page.getByRole('navigation', { name: shell.navigation });
	const toggle = page.getByRole('button', { name: shell.expand });
	await expect(menu).toBeHidden();
	await toggle.click();
	await expect(menu).toBeVisible();
	expect(await widthOf()).toBe(width);
	await expectScreen(page, shell.links.work, 'ja');
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
	await expect(toggle).toBeFocused();
	await toggle.click();
	await menu.getByRole('link', { name: shell.links.companies, exact: true }).click();
	await expect(heading).toHaveText(shell.links.companies);
	await expect(menu).toBeHidden();
	await toggle.click();
	await page.reload();
	await expect(heading).toHaveText(shell.links.companies);
	await expect(menu).toBeHidden();
});
