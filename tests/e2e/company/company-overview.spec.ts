import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright/test';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { addYears, tokyoDate, wordedDate, wordedInstant } from '#shared/dates.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { answersOf, readFirstSheet, readOverview, saveSheet } from '#tests/support/answering.ts';
import { proposedAssessment } from '#tests/support/assessment/improvement-plans.ts';
import {
	answerEverything,
	publishPaper,
	type Staged,
	smallPaper,
	startedAssessment,
} from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { companyForm } from '#tests/support/companies.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { pdf, upload } from '#tests/support/files/files.ts';
import { assessmentAt, cancelled } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';

const t = texts.ja;
const { overview, review } = t.company;
const { names, states } = t.company.cockpit;

const PDF = pdf();

const open = async (page: Page, context: BrowserContext, app: TestApp, staged: Staged): Promise<void> => {
	await signInAs(context, app, staged.owner);
	await page.goto('/app/assessment');
	await expect(cockpit(page)).toBeVisible();
};

const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: t.company.submit.button });

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

test('@phone has an empty state before the first assessment', { tag: '@rest' }, async ({ page, app, context }) => {
	await signInAs(context, app, await makeCompanyUser(app));
	await page.goto('/app/assessment');
	await expect(page.getByText(overview.empty)).toBeVisible();
	await expectScreen(page, overview.title, 'ja');
});

/** The states of the steps, and the name of the one that is marked as current for screen readers. */
const stepsOf = async (page: Page): Promise<(string | null)[]> => {
	const steps = page.getByRole('list', { name: t.company.cockpit.steps });
	const current = steps.locator('[aria-current=step] .name');
	const named = (await current.count()) === 0 ? null : await current.textContent();
	return [...(await steps.locator('.state').allTextContents()), named];
};

/** Whose turn the cockpit says that it is. */
const turnOf = (who: 'company' | 'assessor' | 'admin'): string =>
	fill(t.company.cockpit.turn, { who: t.company.cockpit.who[who] });

const cockpit = (page: Page) => page.getByRole('region', { name: t.company.cockpit.label });

const FIRST = fill(t.company.cockpit.place, { category: '大項目1', subCategory: '小項目1-1' });
const goOn = (rest: string): string => fill(t.company.cockpit.goOn, { place: FIRST, rest });

test('@phone shows remaining days, progress and the next sub-category', async ({ page, app, context }) => {
	const staged = await startedAssessment(app);
	const { owner } = staged;
	await open(page, context, app, staged);
	await expect(page.getByText('0%')).toBeVisible();
	await expect(page.getByText(fill(overview.completed, { total: 3, done: 0 }))).toBeVisible();
	await expect(page.getByText(fill(overview.days, { days: 365 }))).toBeVisible();
	expect(await stepsOf(page)).toEqual([
		states.current,
		states.ahead,
		states.ahead,
		states.ahead,
		states.ahead,
		names.answering,
	]);
	await expect(cockpit(page)).toContainText(turnOf('company'));
	await expect(cockpit(page).getByRole('link').first(), 'is on the first screen').toBeInViewport({ ratio: 1 });
	await expect(cockpit(page)).toContainText(
		fill(t.company.cockpit.since, { date: wordedDate(tokyoDate(new Date()), 'ja') }),
	);
	const row = (name: string) => page.getByRole('row').filter({ hasText: name });
	await expect(row('大項目1')).toContainText(`${overview.unfinished}${overview.notStarted}`);
	await expect(page.getByText(fill(t.company.submit.blocked, { count: 2, category: '大項目1' }))).toBeVisible();
	await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
	await submitButton(page).click({ force: true });
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expectScreen(page, overview.title, 'ja');

	await cockpit(page)
		.getByRole('link', { name: fill(t.company.cockpit.begin, { place: FIRST }) })
		.click();
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-1' })).toBeVisible();
	const { id, answer_contents: questions } = await readFirstSheet(owner);
	await saveSheet(owner, id, { answer_contents: [{ id: questions[0]?.id, answer: 2 }] });
	await page.goto('/app/assessment');
	await expect(
		cockpit(page).getByRole('link', { name: goOn(fill(t.company.cockpit.left, { count: 1 })) }),
	).toBeVisible();
	await expect(cockpit(page)).toContainText(fill(t.company.cockpit.answeringText, { count: 5 }));
	await expect(cockpit(page)).toContainText(fill(overview.lastSaved, { time: '' }));
	await expect(row('大項目1')).toContainText(`${overview.unfinished}${overview.answering}`);
	await expect(row('大項目1')).toContainText(fill(overview.ofQuestions, { done: 1, total: 4 }));
	await expect(
		page.getByRole('progressbar', { name: fill(overview.answeredIn, { category: '大項目1' }) }),
	).toHaveAttribute('aria-valuenow', '25');
	await saveSheet(owner, id, answersOf(await readFirstSheet(owner), 1));
	await page.reload();
	await expect(cockpit(page).getByRole('link', { name: goOn(t.company.cockpit.toComplete) })).toBeVisible();
});

test('shows the last day and a passed deadline', { tag: '@rest' }, async ({ page, app, context }) => {
	const staged = await startedAssessment(app);
	await answerEverything(app, staged.progress.id);
	const today = tokyoDate(new Date());
	const setEnd = (endDate: string) =>
		app.deps.db
			.update(assessmentProgresses)
			.set({ startDate: addYears(today, -1), endDate })
			.where(eq(assessmentProgresses.id, staged.progress.id));
	await setEnd(today);
	await open(page, context, app, staged);
	await expect(page.getByText(overview.lastDay)).toBeVisible();
	await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true');
	await setEnd(addYears(today, -1));
	await page.reload();
	await expect(page.getByText(overview.overdue)).toBeVisible();
	await expect(cockpit(page)).toContainText(t.company.cockpit.texts.late);
	await expect(page.getByRole('button', { name: t.company.cockpit.toReview })).toHaveCount(0);
	await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
});

const reviewOf = (page: Page) => page.getByRole('dialog', { name: t.company.submit.title });

test('@phone submits after a review, and then shows the date instead of the remaining days', async ({
	page,
	app,
	context,
}) => {
	const staged = await startedAssessment(app);
	const { owner, progress } = staged;
	const { id, answer_contents: questions } = await readFirstSheet(owner);
	await answerEverything(app, progress.id);
	await saveSheet(owner, id, {
		answer_contents: questions.map((question, at) => ({ id: question.id, answer: at + 2 })),
	});
	await open(page, context, app, staged);
	expect(await stepsOf(page)).toEqual([
		states.done,
		states.current,
		states.ahead,
		states.ahead,
		states.ahead,
		names.submit,
	]);
	await submitButton(page).click();
	const dialog = reviewOf(page);
	await expect(dialog).toContainText(t.company.submit.warning);
	expect(await dialog.locator('dl').first().innerText()).toMatch(
		/はい\s+4問\s+いいえ\s+1問\s+該当しない\s+1問\s+未回答\s+0問/,
	);
	await expect(dialog).toContainText(review.noDocuments);
	await expect(dialog).toContainText(
		fill(review.profileMissing, { names: `${t.labels.companies.company_name_kana}${review.comma}` }),
	);
	await expect(dialog).toContainText(fill(review.until, { date: '', left: fill(overview.days, { days: 365 }) }));
	await expect(dialog).toContainText(owner.user.name);
	await expectAccessible(page);
	await dialog.getByRole('link', { name: review.toProfile }).click();
	await expect(page.getByRole('heading', { level: 1, name: t.company.profile.editTitle })).toBeVisible();

	await owner.post('/app/company', companyForm());
	await upload(app, owner.token, { content: pdf(), fileName: 'rules.pdf', name: '就業規則' });
	await page.goto('/app/assessment?review=1');
	await expect(dialog).toContainText(review.profileComplete);
	await expect(dialog).toContainText('就業規則');
	await dialog.getByRole('button', { name: t.common.cancel }).click();
	await expect(page).toHaveURL(/\/app\/assessment$/);
	await page.getByRole('button', { name: t.company.cockpit.toReview }).click();
	await dialog.getByRole('button', { name: t.company.submit.button }).click();

	const receipt = page.getByRole('region', { name: t.company.receipt.heading });
	await expect(receipt).toContainText(t.company.receipt.received);
	await expect(receipt.getByRole('heading', { name: t.company.receipt.heading })).toBeFocused();
	const facts =
		/受付番号\s+(K-\d{4}-\d{4})\s+提出日時\s+(\S+ \S+)\s+提出者\s+(\S+)\s+回答\s+はい 4問、いいえ 1問、該当しない 1問\s+書類\s+1件/;
	const { submitted_at, receipt_number } = await readOverview(owner);
	const printed = facts.exec(await receipt.innerText())?.slice(1);
	expect(printed).toEqual([receipt_number, wordedInstant(new Date(submitted_at ?? ''), 'ja'), owner.user.name]);
	await expect(page.getByText(t.company.card.hearing)).toBeVisible();
	await expect(submitButton(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: t.company.files.add })).toHaveCount(0);
	await expect(page.getByText(new RegExp(fill(overview.days, { days: '\\d+' })))).toHaveCount(0);
	await expect(page.getByRole('table', { name: overview.categories })).toBeHidden();
	await expectScreen(page, overview.title, 'ja');

	// The receipt stays, in one line with the answers, and leads to them.
	await page.reload();
	await expect(receipt).toBeHidden();
	await page.getByRole('heading', { name: t.company.receipt.submittedAnswers }).click();
	await expect(page.getByRole('table', { name: overview.categories })).toBeVisible();
	await expect(receipt).toContainText(facts, { useInnerText: true });
	await expect(receipt).not.toContainText(t.company.receipt.received);
	await receipt.getByRole('link', { name: t.company.receipt.read }).click();
	await expect(page.getByRole('heading', { level: 1, name: '大項目1' })).toBeVisible();
});

type Case = { status: StatusId; card: string; turn: string; current: string | null; links: string[]; primary?: string };

const REPORTS = [overview.secondReport, overview.firstReport, overview.proposal];

const CASES: Case[] = [
	{ status: 4, card: t.company.card.hearing, turn: turnOf('assessor'), current: names.review, links: [] },
	{ status: 5, card: t.company.card.concluding, turn: turnOf('assessor'), current: names.review, links: [] },
	{
		...{ status: 6, card: t.company.card.confirming, turn: turnOf('admin'), current: names.review },
		links: [],
		primary: t.company.cockpit.toHistory,
	},
	{
		...{
			status: 7,
			card: t.company.card.completed,
			turn: t.company.history.progress.completed,
			current: null,
		},
		links: REPORTS.slice(1),
		primary: t.company.cockpit.toPlan.planning,
	},
	{
		status: 9,
		card: t.company.card.reassessment,
		turn: turnOf('assessor'),
		current: names.reassessment,
		links: REPORTS.slice(1),
	},
	{
		...{
			status: 11,
			card: t.company.card.improved,
			turn: t.company.history.progress.improved,
			current: null,
		},
		links: REPORTS,
		primary: overview.secondReport,
	},
	{ status: 12, card: t.company.card.applied, turn: turnOf('assessor'), current: names.certificate, links: REPORTS },
	{
		...{ status: 13, card: t.company.card.issued, turn: t.company.history.progress.issued, current: null },
		links: REPORTS,
		primary: t.company.card.showCertificate,
	},
];

test('the card, the next action and the reports follow the status', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	test.setTimeout(LIMITS.longJourney);
	for (const { status, card, turn, current, links, primary } of CASES) {
		await open(page, context, app, await (status < 7 ? assessmentAt : proposedAssessment)(app, status));
		const region = page.getByRole('region', { name: t.company.card.label });
		await expect(region, String(status)).toContainText(card);
		await expect(cockpit(page), String(status)).toContainText(turn);
		expect((await stepsOf(page)).at(-1), String(status)).toBe(current);
		// Not the links of the bars, which lead into the report.
		const actions = cockpit(page).locator('a:not(table a)');
		await expect(actions, String(status)).toHaveCount(
			links.length + (links.includes(primary ?? '') || !primary ? 0 : 1) + (status > 7 ? 1 : 0),
		);
		await expect(page.getByRole('link', { name: overview.plan }), String(status)).toHaveCount(status > 7 ? 1 : 0);
		if (primary) await expect(actions.first()).toHaveAccessibleName(new RegExp(`^${primary}`));
		const dial = fill(t.charts.dial.name, {
			title: [overview.result, overview.secondResult][status < 11 ? 0 : 1] ?? '',
			...{ score: 200, max: 200, grade: 'S' },
		});
		await expect(cockpit(page).getByRole('img', { name: dial, exact: true }), String(status)).toHaveCount(
			status < 7 ? 0 : 1,
		);
		await expect(page.getByRole('link', { name: new RegExp(REPORTS.join('|')) }), String(status)).toHaveCount(
			links.length,
		);
		for (const link of links)
			await expect(page.getByRole('link', { name: new RegExp(`^${link}`) })).toHaveAttribute('target', '_blank');
		await expect(region.getByRole('button', { name: t.company.card.downloadCertificate })).toHaveCount(
			status === 13 ? 1 : 0,
		);
	}
	await open(page, context, app, await assessmentAt(app, 7, { withoutProposal: true }));
	await expect(page.getByRole('link', { name: overview.proposal })).toHaveCount(0);
	await expect(cockpit(page).getByRole('link').first()).toHaveAccessibleName(new RegExp(`^${overview.firstReport}`));
	await expect(page.getByRole('link', { name: t.plans.title })).toHaveCount(0);
	await open(page, context, app, await cancelled(app, await startedAssessment(app)));
	await expect(page.getByText(t.company.card.cancelled)).toBeVisible();
});

test.describe('a refused submission', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	test('is said in the review, which stays open', { tag: '@rest' }, async ({ page, app, context }) => {
		const staged = await startedAssessment(app);
		await answerEverything(app, staged.progress.id);
		await open(page, context, app, staged);
		await page.getByRole('button', { name: t.company.cockpit.toReview }).click();
		const send = reviewOf(page).getByRole('button', { name: t.company.submit.button });
		await page.route('**/trpc/app.assessment.submit**', (route) => route.abort('connectionreset'));
		await send.click();
		await expect(reviewOf(page).getByRole('alert')).toContainText(t.common.errors.noConnection);
		await page.unroute('**/trpc/app.assessment.submit**');
		await send.click();
		await expect(page.getByRole('region', { name: t.company.receipt.heading })).toBeVisible();
	});
});

test.describe('documents', () => {
	test.use({ allowedMessages: [/status of 422/] });
	const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: t.company.files.add });
	const dialogOf = (page: Page) => page.getByRole('dialog', { name: t.company.files.addTitle });
	const add = async (page: Page, name: string): Promise<void> => {
		await addButton(page).click();
		await dialogOf(page)
			.getByLabel(t.company.files.file)
			.setInputFiles({ name: 'rules.pdf', mimeType: 'application/pdf', buffer: PDF });
		await expect(dialogOf(page).getByLabel(t.labels.files.name), 'prefilled').toHaveValue('rules');
		await dialogOf(page).getByLabel(t.labels.files.name).fill(name);
		await dialogOf(page).getByRole('button', { name: t.company.files.add }).click();
		await expect(dialogOf(page)).toHaveCount(0);
	};

	test('are added up to five, shown over the screen, downloaded, and deleted after a confirmation', async ({
		page,
		app,
		context,
	}) => {
		await open(page, context, app, await startedAssessment(app));
		for (let count = 1; count <= 5; count++) await add(page, `就業規則${count}`);
		await expect(addButton(page)).toHaveCount(0);
		await expect(page.getByText(t.company.files.full)).toBeVisible();
		await expectScreen(page, overview.title, 'ja');

		await page.getByRole('button', { name: '就業規則3', exact: true }).click();
		const shown = page.getByRole('dialog', { name: '就業規則3' });
		const [file] = await Promise.all([
			context.waitForEvent('download'),
			shown
				.getByRole('button', { name: fill(t.viewer.downloadNamed, { name: '就業規則3' }) })
				.first()
				.click(),
		]);
		expect(file.url()).toContain('/file');
		await shown.getByRole('button', { name: t.viewer.close }).click();

		await page.getByRole('button', { name: fill(t.company.files.removeNamed, { name: '就業規則3' }) }).click();
		const dialog = page.getByRole('dialog', { name: fill(t.company.files.removeTitle, { name: '就業規則3' }) });
		await dialog.getByRole('button', { name: t.company.files.removeAction }).click();
		await expect(page.getByText('就業規則3')).toHaveCount(0);
		await expect(addButton(page)).toBeVisible();
	});

	test('@phone several are dropped at once, sent one after the other, and listed with type, size and date', {
		tag: '@rest',
	}, async ({ page, app, context }) => {
		const staged = await startedAssessment(app);
		await open(page, context, app, staged);
		await add(page, '就業規則');
		await addButton(page).click();
		const dialog = dialogOf(page);
		const files = await page.evaluateHandle((content) => {
			const transfer = new DataTransfer();
			for (const name of ['研修資料.pdf', '賃金表.pdf', 'a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']) {
				transfer.items.add(new File([content], name, { type: 'application/pdf' }));
			}
			return transfer;
		}, PDF.toString());
		await dialog.getByText(t.company.files.orDrop).dispatchEvent('drop', { dataTransfer: files });
		const names = dialog.getByLabel(t.labels.files.name);
		await expect(names).toHaveCount(4);
		await expect(names.first()).toHaveValue('研修資料');
		await expect(dialog.getByText(fill(t.company.files.tooMany, { count: 4, leftOut: 2 }))).toBeVisible();
		for (const name of ['a.pdf', 'b.pdf'])
			await dialog.getByRole('button', { name: fill(t.company.files.leaveOutNamed, { name }) }).click();
		await expectAccessible(page);

		// Nothing chosen is lost unasked.
		await page.keyboard.press('Escape');
		await page
			.getByRole('dialog', { name: t.common.unsaved.typedTitle })
			.getByText(t.common.unsaved.keepTyping)
			.click();
		let letGo = (): void => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		let requests = 0;
		await page.route('**/api/app/documents', async (route) => {
			requests += 1;
			if (requests === 1) await held;
			if (requests === 2)
				return route.fulfill({ status: 422, json: { message: '', errors: { document: ['有害です。'] } } });
			return route.continue();
		});
		await dialog.getByRole('button', { name: t.company.files.add }).click();
		await expect(
			dialog.getByRole('progressbar', { name: fill(t.company.files.sendingNamed, { name: '研修資料.pdf' }) }),
		).toBeVisible();
		letGo();
		await expect(dialog.getByText('有害です。'), 'the refused one stays, with its reason').toBeVisible();
		await expect(names).toHaveCount(1);
		await dialog.getByRole('button', { name: t.company.files.add }).click();
		await expect(dialog).toHaveCount(0);
		const row = page.getByRole('listitem').filter({ hasText: '研修資料' });
		await expect(row).toContainText(/PDF・1KB・\d{4}年\d{2}月\d{2}日/);
		await expect(page.getByRole('listitem').filter({ hasText: '賃金表' })).toHaveCount(1);
	});

	test.describe('refused', () => {
		test.use({ allowedMessages: [/Failed to load resource/] });

		test('@phone show the errors at their fields', { tag: '@rest' }, async ({ page, app, context }) => {
			await open(page, context, app, await startedAssessment(app));
			await addButton(page).click();
			const dialog = dialogOf(page);
			const send = dialog.getByRole('button', { name: t.company.files.add });
			await expect(dialog).toContainText('1件20MB以下で、あと5件まで追加できます。');
			await send.click();
			await expect(dialog.getByText(t.company.files.required)).toBeVisible();
			await expect(dialog.getByLabel(t.company.files.file)).toBeFocused();
			await dialog
				.getByLabel(t.company.files.file)
				.setInputFiles({ name: 'x.exe', mimeType: '', buffer: Buffer.from('MZ') });
			await expect(dialog.getByText(t.company.files.invalidType)).toBeVisible();
			await dialog.getByRole('button', { name: fill(t.company.files.leaveOutNamed, { name: 'x.exe' }) }).click();
			await dialog
				.getByLabel(t.company.files.file)
				.setInputFiles({ name: 'x.pdf', mimeType: '', buffer: Buffer.from('no pdf') });
			await dialog.getByLabel(t.labels.files.name).fill('');
			await send.click();
			await expect(dialog.getByText(t.company.files.nameRequired)).toBeVisible();
			await expect(dialog.getByLabel(t.labels.files.name)).toBeFocused();
			await dialog.getByLabel(t.labels.files.name).fill('規程');
			await send.click();
			await expect(dialog.getByText(t.server.documents.contentMismatch)).toBeVisible();
			await expect(dialog.getByLabel(t.labels.files.name)).toHaveValue('規程');
			await expectAccessible(page);
			await page.route('**/api/app/documents', (route) => route.abort('connectionreset'));
			await send.click();
			await expect(dialog.getByText(t.common.errors.noConnection)).toBeVisible();
		});
	});
});
