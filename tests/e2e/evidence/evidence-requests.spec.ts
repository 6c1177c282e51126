import type { Browser, Page } from 'playwright/test';
import { addDays, tokyoDate, wordedDate } from '#shared/dates.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expectCurrent, openReview, railOf } from '#tests/e2e/support/review.ts';
import { expect, expectAccessible, expectScreen, inTurn, phoneTag, restUnless, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { paneOf, viewerWords } from '#tests/e2e/support/viewer.ts';
import { askFor, companyOn, makeRequest, sheetQuestions, staffOn } from '#tests/support/assessment/evidence.ts';
import { READY, withGuidance } from '#tests/support/assessment/ready-requests.ts';
import {
	answerEverything,
	publishPaper,
	smallPaper,
	startedAssessment,
	submittedAssessment,
} from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeCompanyUser, type Person } from '#tests/support/factories.ts';
import { pdf } from '#tests/support/files/files.ts';

/** Staff ask for evidence, the company answers on a phone; and the documents that support a question. */

const t = texts.ja;
const { company, evidence } = t;
const { requests: ask } = t.console;
const { requests: asked, links, files } = company;

test.use({ allowedMessages: [/Failed to load resource/] });

test.beforeEach(async ({ app }) => {
	await publishPaper(app, withGuidance(smallPaper()));
});

const questionOf = (number: number): string => fill(company.sheet.questionOf, { number });

const openPhone = async (browser: Browser, app: TestApp, person: Person, locale = 'ja'): Promise<Page> => {
	const context = await browser.newContext({
		baseURL: app.url,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
	});
	await context.addInitScript((language) => localStorage.setItem('locale', language), locale);
	await signInAs(context, app, person);
	return context.newPage();
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const chooseFiles = async (page: Page, names: readonly string[]): Promise<void> => {
	await button(page, files.add).click();
	const dialog = page.getByRole('dialog', { name: files.addTitle });
	await dialog
		.getByLabel(files.file)
		.setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer: pdf() })));
	await dialog.getByRole('button', { name: files.add }).click();
	await expect(dialog).toHaveCount(0);
};

/** Holds what is stored of links until it is called. */
const holdLinks = async (page: Page): Promise<() => void> => {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route('**/trpc/app.documents.setEvidence**', async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
};

const banner = (page: Page, text: string) => page.getByText(text, { exact: true });

test('asked from the check, answered on a phone, returned, completed, accepted', async ({ page, app, browser }) => {
	const staged = await submittedAssessment(app);
	const { path } = await openReview(page, app, staged);
	const place = fill(evidence.place, { subCategory: '小項目1-1', number: 1 });
	await expectCurrent(page, '1-1');

	// One key, the text, one button: the place stays.
	await page.keyboard.press('r');
	const asking = page.getByRole('region', { name: fill(ask.askAbout, { question: questionOf(1) }) });
	await expect(asking.getByText('設問1-1-1', { exact: true })).toBeVisible();
	const due = addDays(tokyoDate(new Date()), 7);
	await expect(asking.getByLabel(t.labels.assessment.due_on)).toHaveValue(due);
	// It begins with the usual text of the question.
	await expect(asking.getByLabel(ask.what)).toHaveValue(READY.ja[0]);
	const isCut = (area: Element): boolean => area.scrollHeight > area.clientHeight;
	await expect.poll(() => asking.getByLabel(ask.what).evaluate(isCut)).toBe(false);
	await page.keyboard.press('Escape');
	await expect(asking).toHaveCount(0);
	await expectCurrent(page, '1-1');
	await page.keyboard.press('r');
	await asking.getByLabel(ask.what).fill('賃金台帳の直近3か月分をご提出ください。');
	await expectAccessible(page);
	await page.reload();
	await expectCurrent(page, '1-1');
	await page.keyboard.press('r');
	await expect(asking.getByLabel(ask.what)).toHaveValue('賃金台帳の直近3か月分をご提出ください。');
	await asking.getByRole('button', { name: ask.send }).click();
	await expect(asking).toHaveCount(0);
	await expectCurrent(page, '1-1');
	const opener = page.getByRole('button', { name: new RegExp(`^${fill(ask.openOf, { question: questionOf(1) })}`) });
	await expect(opener).toContainText(evidence.staff.open);
	await expect(railOf(page).getByRole('link', { name: '小項目1-1' })).toContainText(fill(ask.railOpen, { count: 1 }));

	// The overview says it first, and leads to it.
	const phone = await openPhone(browser, app, staged.owner);
	await phone.goto('/app/assessment');
	const date = wordedDate(due, 'ja');
	await expect(phone.getByText(fill(asked.asked, { count: 1, date }))).toBeVisible();
	await expectScreen(phone, company.overview.title, 'ja');
	await phone.getByRole('link', { name: asked.goOne }).click();
	await expectScreen(phone, fill(asked.titleOf, { place }), 'ja');
	const question = phone.getByRole('region', { name: asked.question });
	await expect(question.getByText('記録あり')).toBeVisible();
	await expect(button(phone, asked.sendAnswer)).toHaveAttribute('aria-disabled', 'true');

	// Two files at once, one of them removed and added again; the text survives a reload.
	await chooseFiles(phone, ['賃金台帳1月.pdf', '賃金台帳2月.pdf']);
	const documents = phone.getByRole('region', { name: asked.documents });
	await expect(documents.getByText(files.hide)).toBeVisible();
	await expect(documents.getByRole('link', { name: files.hideTerms })).toHaveAttribute('href', '/terms#submission');
	await expect(documents.getByRole('listitem')).toHaveCount(2);
	await button(phone, fill(files.removeNamed, { name: '賃金台帳2月' })).click();
	await phone.getByRole('dialog').getByRole('button', { name: files.removeAction }).click();
	await expect(documents.getByRole('listitem')).toHaveCount(1);
	await chooseFiles(phone, ['賃金台帳2月.pdf']);
	const text = phone.getByLabel(asked.explanation);
	await text.fill('3月分は締め日の後にお送りします。');
	await phone.reload();
	await expect(text).toHaveValue('3月分は締め日の後にお送りします。');
	await expect(banner(phone, asked.restoredTitle)).toBeVisible();
	await expectAccessible(phone);
	await button(phone, asked.sendAnswer).click();
	await expect(banner(phone, asked.sent)).toBeVisible();
	await expect(button(phone, files.add)).toHaveCount(0);

	// The assessor sees it without leaving the check, and says what is missing.
	await page.reload();
	await expectCurrent(page, '1-1');
	await expect(opener).toContainText(evidence.staff.answered);
	await page.keyboard.press('o');
	const request = page.getByRole('region', { name: fill(ask.titleOf, { place }) });
	await expect(request.getByText('3月分は締め日の後にお送りします。')).toBeVisible();
	// The files of the answer stand above it.
	const shown = paneOf(page).getByRole('combobox', { name: viewerWords.file });
	await expect(shown.locator('option:checked')).toHaveText('賃金台帳1月');
	await request.getByRole('button', { name: '賃金台帳2月' }).click();
	await expect(shown.locator('option:checked')).toHaveText('賃金台帳2月');
	await request.focus();
	await page.keyboard.press('r');
	await page.keyboard.type('3月分もお願いします。');
	await request.getByRole('button', { name: ask.giveBack, exact: true }).click();
	await expect(request.getByText(evidence.staff.open)).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expectCurrent(page, '1-1');

	await phone.goto('/app/evidence-requests');
	await expectScreen(phone, asked.title, 'ja');
	await phone.getByRole('link', { name: place }).click();
	await expect(banner(phone, asked.returned)).toBeVisible();
	await expect(phone.getByText('3月分もお願いします。').first()).toBeVisible();
	await chooseFiles(phone, ['賃金台帳3月.pdf']);
	await button(phone, asked.sendAnswer).click();
	await expect(banner(phone, asked.sent)).toBeVisible();

	// From the list over all assessments, accepted with one key.
	await page.goto('/console/evidence-requests');
	await expectScreen(page, ask.title, 'ja');
	await page
		.getByRole('link', { name: new RegExp(place) })
		.first()
		.click();
	await expectScreen(page, fill(ask.titleOf, { place }), 'ja');
	await expect(page.getByText('記録あり')).toBeVisible();
	await page.keyboard.press('a');
	await expect(page.getByText(new RegExp(`${fill(ask.acceptedAt, { at: '' })}$`))).toBeVisible();
	await page.goto(path);
	await expect(opener).toContainText(evidence.staff.accepted);
	await phone.reload();
	await expect(phone.getByText(fill(asked.acceptedOn, { date: '' }))).toBeVisible();
	await expect(phone.getByRole('textbox')).toHaveCount(0);
	await expectAccessible(phone);
});

test('who is second is told what changed and loses nothing; what is overdue, withdrawn or closed says so', {
	tag: '@rest',
}, async ({ page, app, browser }) => {
	const staged = await submittedAssessment(app);
	const { owner, admin, progress } = staged;
	const late = addDays(tokyoDate(new Date()), -2);
	const { id } = await makeRequest(app, staged, { dueOn: late });
	const { id: other = 0 } = (await askFor(admin, progress.id, { content: '組織図をお願いします。' })).data ?? {};

	const phone = await openPhone(browser, app, owner, 'en');
	await phone.goto('/app/assessment');
	const { requests: en } = texts.en.company;
	await expect(
		phone.getByText(
			en.askedLate
				.replace('{{count}} {{count|request|requests}}', '2 requests')
				.replace('{{date}}', wordedDate(late, 'en')),
		),
	).toBeVisible();
	await expect(phone.getByText(texts.en.evidence.overdue).first()).toBeVisible();
	await phone.getByRole('link', { name: fill(en.goAll, { count: 2 }) }).click();
	await expectScreen(phone, en.title, 'en');
	await phone.getByRole('link', { name: texts.en.evidence.whole }).first().click();
	await expectScreen(phone, fill(en.titleOf, { place: texts.en.evidence.whole }), 'en');

	// Meanwhile staff write: the answer is not sent, and not lost.
	const text = phone.getByLabel(en.explanation);
	await text.fill('We have no ledger.');
	await staffOn(admin, id).message('8月分からで構いません。');
	await button(phone, en.sendAnswer).click();
	await expect(banner(phone, texts.en.evidence.news.changed)).toBeVisible();
	await expect(phone.getByText('8月分からで構いません。')).toBeVisible();
	await expect(phone.getByText(texts.en.evidence.unseen, { exact: true })).toBeVisible();
	await expect(text).toHaveValue('We have no ledger.');
	await expectAccessible(phone);
	await button(phone, en.sendAnswer).click();
	await expect(banner(phone, en.sent)).toBeVisible();
	await expect(phone.getByRole('link', { name: fill(en.toNext, { count: 1 }) })).toBeVisible();

	// On the other side the same, and withdrawing asks.
	await signInAs(page.context(), app, admin);
	await page.goto(`/console/evidence-requests/${id}`);
	await expect(page.getByText('We have no ledger.')).toBeVisible();
	const writing = page.getByLabel(t.labels.assessment.message_to_company);
	await writing.fill('承知しました。');
	await companyOn(app, owner, id).message('追記します。');
	await button(page, ask.sendMessage).click();
	await expect(banner(page, evidence.news.changed)).toBeVisible();
	await expect(writing).toHaveValue('承知しました。');
	await button(page, ask.sendMessage).click();
	await expect(writing).toHaveValue('');
	await page.goto(`/console/check-submissions/${progress.id}?tab=requests`);
	await expect(page.getByRole('tab', { name: fill(ask.tabAnswered, { count: 1 }) })).toBeVisible();
	await expectScreen(page, /./, 'ja');
	await page.getByRole('row').filter({ hasText: '組織図' }).getByRole('link').click();
	await button(page, ask.withdraw).click();
	await page.getByRole('dialog').getByRole('button', { name: ask.withdraw }).click();
	await expect(page.getByText(new RegExp(`${fill(ask.withdrawnAt, { at: '' })}$`))).toBeVisible();
	await phone.goto(`/app/evidence-requests/${other}`);
	await expect(phone.getByText(en.because.staff)).toBeVisible();

	// Somebody of another company gets no page of it.
	const stranger = await openPhone(browser, app, await makeCompanyUser(app));
	await stranger.goto(`/app/evidence-requests/${id}`);
	await expect(stranger).toHaveURL(/\/app\/not-found$/);
});

test('a company says which documents support which questions, and the check shows it', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const staged = await startedAssessment(app);
	await signInAs(context, app, staged.owner);
	await page.goto('/app/assessment');
	await page.getByRole('link', { name: new RegExp(`^${fill(company.cockpit.begin, { place: '' })}`) }).click();
	const first = page.getByRole('article', { name: questionOf(1) });

	// A document that is added at a question belongs to it.
	await first.getByRole('button', { name: fill(links.chooseOf, { question: questionOf(1) }) }).click();
	await chooseFiles(page, ['就業規則.pdf']);
	const choice = first.getByRole('group', { name: fill(links.ofQuestion, { question: questionOf(1) }) });
	await expect(choice.getByRole('checkbox', { name: '就業規則' })).toBeChecked();
	await expect(first.getByRole('listitem').getByRole('button', { name: '就業規則' })).toBeVisible();
	await expectAccessible(page);
	const second = page.getByRole('article', { name: questionOf(2) });
	await second.getByRole('button', { name: fill(links.chooseOf, { question: questionOf(2) }) }).click();
	// Each is stored after the one before it; a reload meanwhile asks first, and leaving waits for both.
	const release = await holdLinks(page);
	await second.getByRole('checkbox', { name: '就業規則' }).check();
	await second.getByRole('checkbox', { name: '就業規則' }).uncheck();
	const asked = page.waitForEvent('dialog');
	const reloading = page.evaluate(() => location.reload());
	expect((await asked).type()).toBe('beforeunload');
	await (await asked).dismiss();
	await reloading;
	await page.getByRole('link', { name: t.company.shell.history }).click();
	release();
	await expect(page).toHaveURL(/\/app\/history$/);

	// From the document: all questions, searched and ticked.
	await page.goto('/app/assessment');
	await button(page, fill(links.chooseNamed, { name: '就業規則', count: 1 })).click();
	const dialog = page.getByRole('dialog', { name: fill(links.title, { name: '就業規則' }) });
	await expect(dialog.getByRole('checkbox')).toHaveCount(6);
	await dialog.getByLabel(links.search).fill('小項目２-1');
	await expect(dialog.getByRole('checkbox')).toHaveCount(2);
	await dialog.getByRole('button', { name: fill(links.allOf, { subCategory: '小項目2-1' }) }).click();
	await expect(dialog.getByText(fill(links.chosen, { count: 3 }))).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: links.save }).click();
	await expect(button(page, fill(links.chooseNamed, { name: '就業規則', count: 3 }))).toBeVisible();

	// Once submitted it can be read on both sides, and not be changed.
	await answerEverything(app, staged.progress.id);
	expect((await staged.owner.post('/app/assessment')).status).toBe(200);
	await page.reload();
	await button(page, fill(links.showNamed, { name: '就業規則', count: 3 })).click();
	await expect(dialog.getByRole('checkbox')).toHaveCount(0);
	await expect(dialog.getByRole('listitem')).toHaveCount(3);
	await expectAccessible(page);
	await openReview(page, app, staged);
	const checked = page.getByRole('region', { name: `${questionOf(1)} 設問1-1-1` });
	await expect(checked.getByText(ask.supporting)).toBeVisible();
	await expect(checked.getByRole('button', { name: '就業規則' })).toBeVisible();
	await expect(page.getByRole('region', { name: `${questionOf(2)} 設問1-1-2` }).getByText(ask.supporting)).toHaveCount(
		0,
	);
});

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });
		const { requests } = texts[language].console;

		test(`${phoneTag(language)} several questions at once, each with its usual text`, async ({ page, app }) => {
			const staged = await submittedAssessment(app);
			await askFor(staged.admin, staged.progress.id, {
				answer_content_id: (await sheetQuestions(app, staged.progress.id, 1))[3],
			});
			await signInAs(page.context(), app, staged.admin);
			await page.goto(`/console/check-submissions/${staged.progress.id}?tab=requests`);
			await page.getByRole('button', { name: requests.askSeveral }).click();
			const dialog = page.getByRole('dialog', { name: requests.askSeveral });
			await expect(dialog.getByText(requests.severalNone)).toBeVisible();
			await expectAccessible(page);
			await dialog.getByRole('button', { name: /大項目1|Category 1/ }).click();
			const questions = dialog.getByRole('checkbox');
			await expect(questions).toHaveCount(4);
			const asked = requests.alreadyAsked.replace('{{question}}', '');
			await expect(dialog.getByText(asked)).toHaveCount(1);
			// Picked in another order than that of the sheet.
			for (const at of [2, 0]) await questions.nth(at).check();
			for (const text of [READY[language][0], READY[language][2]]) await expect(dialog.getByText(text)).toBeVisible();
			await expectAccessible(page);
			await dialog.getByRole('button').last().click();
			await expect(dialog).toHaveCount(0);
			await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + 3);
			const { data } = await staged.owner.get<RequestRow[]>('/app/evidence_requests');
			const due = addDays(tokyoDate(new Date()), 7);
			expect(data.slice(0, 2).map(({ content, due_on }) => [content, due_on])).toEqual([
				[READY[language][2], due],
				[READY[language][0], due],
			]);
			await expectScreen(page, /./, language);
		});
	});
}

for (const size of [
	{ width: 390, height: 844 },
	{ width: 1440, height: 560 },
	{ width: 1440, height: 1000 },
]) {
	test(
		`at ${size.width} × ${size.height} the buttons of a request leave what is typed in sight`,
		restUnless(size.width === 390),
		async ({ page, app }) => {
			const staged = await submittedAssessment(app);
			const { id } = await makeRequest(app, staged, { status: 'answered' });
			await page.setViewportSize(size);
			await signInAs(page.context(), app, staged.admin);
			await page.goto(`/console/evidence-requests/${id}`);
			const box = page.getByRole('textbox', { name: t.labels.assessment.message_to_company });
			await expect(box).toBeVisible();
			await page.evaluate(() => window.scrollTo(0, 0));
			await box.focus();
			const [typed, pressed] = await Promise.all([box.boundingBox(), button(page, ask.sendMessage).boundingBox()]);
			expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(pressed?.y ?? 0);
		},
	);
}

test('the list of staff says how long requests have waited, and is filtered by age and by what is one’s own', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const [staged, other] = [await submittedAssessment(app), await submittedAssessment(app)];
	const ago = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
	const { late } = app.deps.config.ageDays;
	const answered = { status: 'answered', createdAt: ago(late + 1) } as const;
	await makeRequest(app, staged, { ...answered, answeredAt: ago(late), content: '経過の長い依頼' });
	await makeRequest(app, other, { ...answered, answeredAt: ago(1), content: '経過の短い依頼' });
	await signInAs(context, app, staged.admin);
	const { work } = t.console;
	// Other journeys leave requests too.
	const rows = page.getByRole('row').filter({ hasText: /経過の(長|短)い依頼/ });
	await page.goto('/console/evidence-requests?is_mine=true');
	await expectScreen(page, ask.title, 'ja');
	await expect(rows).toHaveCount(1);
	await expect(page.getByText(fill(work.aged.late, { days: late }))).toBeVisible();
	await page.getByLabel(t.labels.evidence.is_mine).selectOption(ask.everybodys);
	await expect(rows).toHaveCount(2);
	await page.getByRole('button', { name: t.labels.assessment.ageing }).click();
	await expect(page).toHaveURL(/sort=/);
	await page.getByLabel(t.labels.assessment.ageing).selectOption(ask.ages.late);
	await expect(page).toHaveURL(/ageing=late/);
	await expect(rows).toHaveCount(1);
	await page.goto('/console/evidence-requests?status=withdrawn&ageing=late');
	await expect(page.getByText(ask.noHit)).toBeVisible();
	await page.getByRole('button', { name: t.console.lists.clear }).click();
	await expect(rows).toHaveCount(2);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	await expectScreen(page, ask.title, 'ja');
});
