import type { Page } from 'playwright/test';
import { formatDate } from '#client/base/format.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { countInputs } from '#tests/e2e/support/counted.ts';
import { expectCurrent, itemAt, openReview, savedRates } from '#tests/e2e/support/review.ts';
import { expect, expectScreen, restUnless, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { drawn, paneOf, viewerWords, withDocuments } from '#tests/e2e/support/viewer.ts';
import { askFor, companyOn, sheetQuestions, staffOn } from '#tests/support/assessment/evidence.ts';
import { READY, withGuidance } from '#tests/support/assessment/ready-requests.ts';
import { publishPaper, type Staged, smallPaper, submittedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { CHECKING_ROUNDS, checkingCalls, rateAll } from '#tests/support/checking.ts';
import { makeConsoleAdmin, PASSWORD } from '#tests/support/factories.ts';
import { japanesePdf } from '#tests/support/files/pdf-files.ts';
import { storeDocument } from '#tests/support/files/stored-files.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Requests for evidence in the pane beside the check, with a document in sight. */

const t = texts.ja;
const { checking, requests: ask } = t.console;

test.beforeEach(async ({ app }) => {
	await publishPaper(app, withGuidance(smallPaper()));
});

const questionName = (number: number): string => fill(checking.question, { number });

const formOf = (page: Page, number: number, language: 'ja' | 'en' = 'ja') => {
	const { console: words } = texts[language];
	const question = fill(words.checking.question, { number });
	return page.getByRole('region', { name: fill(words.requests.askAbout, { question }) });
};

const tabOf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

const asked = async ({ owner }: Staged): Promise<RequestRow[]> =>
	(await owner.get<RequestRow[]>('/app/evidence_requests')).data;

/** The share of the window's height that a part takes of it. */
const shareOf = async (page: Page, place: ReturnType<Page['locator']>): Promise<number> => {
	const box = await place.boundingBox();
	const height = page.viewportSize()?.height ?? 1;
	if (!box) return 0;
	return (Math.min(height, box.y + box.height) - Math.max(0, box.y)) / height;
};

test('a request with its usual text is two keys, and its document stays in sight', async ({ page, app }) => {
	const staged = await withDocuments(app, [
		{ content: japanesePdf(9), fileName: 'wages.pdf', name: '賃金台帳' },
		{ content: japanesePdf(2), fileName: 'rules.pdf', name: '出勤簿' },
	]);
	const counted = await countInputs(page);
	const { sub } = await openReview(page, app, staged);
	await expectCurrent(page, '1-1');
	await page.keyboard.press('d');
	await drawn(page, 1);
	await expect(tabOf(page, fill(checking.pane.documents, { count: 2 }))).toHaveAttribute('aria-selected', 'true');
	const number = paneOf(page).getByRole('textbox', { name: viewerWords.pageField });
	await number.fill('4');
	await number.press('Enter');
	await drawn(page, 4);
	await itemAt(page, '1-1').focus();

	const { keys, clicks } = counted;
	await page.keyboard.press('r');
	const form = formOf(page, 1);
	await expect(form.getByLabel(ask.what)).toBeFocused();
	await expect(form.getByLabel(ask.what)).toHaveValue(READY.ja[0]);
	// The page that one reads stays, and is scrolled while the text is written.
	await expect(number).toHaveValue('4');
	const pages = paneOf(page).getByRole('region', { name: '賃金台帳' });
	expect(await shareOf(page, pages)).toBeGreaterThan(0.25);
	await expect(form.getByLabel(ask.what)).toBeInViewport({ ratio: 1 });
	await expect(form.getByRole('button', { name: ask.send })).toBeInViewport({ ratio: 1 });
	await page.keyboard.press('Control+Enter');
	await expect(form).toHaveCount(0);
	expect({ keys: counted.keys - keys, clicks: counted.clicks - clicks }).toEqual({ keys: 2, clicks: 0 });
	await expectCurrent(page, '1-1');
	await expect(number).toHaveValue('4');
	expect((await asked(staged)).map(({ content, due_on }) => [content, due_on])).toEqual([
		[READY.ja[0], addDays(tokyoDate(new Date()), 7)],
	]);

	// Writing by mouse too; the chosen keys go on beside it, and the digits stay on the choices.
	await page.getByRole('button', { name: fill(ask.askAbout, { question: questionName(2) }), exact: true }).click();
	const second = formOf(page, 2);
	await second.getByLabel(ask.what).fill('4ページの表の続きをお願いします。');
	await pages.hover();
	await page.mouse.wheel(0, 1_500);
	await expect(number).not.toHaveValue('4');
	await expect(second.getByLabel(ask.what)).toHaveValue('4ページの表の続きをお願いします。');
	await expect(itemAt(page, '1-1').locator('.digit')).toHaveText(['0', '1', '2', '3']);
	await expectScreen(page, '小項目1-1', 'ja');
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('3');
	await expectCurrent(page, '1-2');
	await expect.poll(async () => (await savedRates(app, sub))[0]).toBe(3);

	// The draft stays while another sub-category is opened, and when the pane is closed.
	await page.getByRole('link', { name: checking.nextSub }).click();
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-2' })).toBeVisible();
	await expect(second.getByLabel(ask.what)).toHaveValue('4ページの表の続きをお願いします。');
	await expect(second.getByText('設問1-1-2')).toBeVisible();
	await page.getByRole('button', { name: t.viewer.close }).click();
	await expect(paneOf(page)).toHaveCount(0);
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-1' })).toBeVisible();
	await itemAt(page, '2-1').focus();
	await page.keyboard.press('o');
	const list = page.getByRole('region', { name: ask.title, exact: true });
	await expect(list.getByText(ask.beside.noneOfQuestion)).toBeVisible();
	await expect(list.getByRole('listitem')).toHaveCount(1);
	await list.getByRole('button', { name: ask.beside.goOn }).click();
	await expect(second.getByLabel(ask.what)).toHaveValue('4ページの表の続きをお願いします。');
	await second.getByRole('button', { name: ask.send }).click();
	await expect(second).toHaveCount(0);
	expect((await asked(staged)).map(({ content }) => content)).toContain('4ページの表の続きをお願いします。');
});

for (const [width, height] of [
	[1440, 900],
	[1366, 768],
	[1024, 768],
	[390, 844],
] as const) {
	for (const language of ['ja', 'en'] as const) {
		const isOfDay = width === 1440 && language === 'ja';
		test(
			`document and text are in sight at once at ${width} × ${height} px, ${language}`,
			restUnless(isOfDay),
			async ({ page, app }) => {
				await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
				await page.setViewportSize({ width, height });
				const staged = await withDocuments(app, [{ content: japanesePdf(3), fileName: 'wages.pdf', name: '賃金台帳' }]);
				await openReview(page, app, staged, 1, language);
				await itemAt(page, '1-1', language).focus();
				await page.keyboard.press('r');
				const form = formOf(page, 1, language);
				const words = texts[language].console.requests;
				await expect(form.getByLabel(words.what)).toBeFocused();
				await expect(page.getByRole('region', { name: '賃金台帳' }).locator('canvas').first()).toBeVisible();
				const document = page.getByRole('region', { name: '賃金台帳' });
				expect(await shareOf(page, document)).toBeGreaterThan(0.2);
				await expect(form.getByLabel(words.what)).toBeInViewport();
				await expect(form.getByRole('button', { name: words.send })).toBeInViewport({ ratio: 1 });
				const [first, second] = [await document.boundingBox(), await form.boundingBox()];
				if (!first || !second) throw new Error('both are on the screen');
				const isBelow = second.y >= first.y + first.height;
				expect(isBelow || second.x >= first.x + first.width).toBe(true);
				await expectScreen(page, /.+/, language);
			},
		);
	}
}

/** Holds back the list of requests until the returned function is called. */
const holdRequests = async (page: Page): Promise<() => void> => {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(/\/trpc\/.*console\.evidence\.list/, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
};

test('an answer is read, returned and accepted by key beside the ratings; who is second loses nothing', async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/409/);
	const staged = await submittedAssessment(app);
	const { admin, owner, progress } = staged;
	const [first, second] = await sheetQuestions(app, progress.id, 1);
	const { data: one } = await askFor(admin, progress.id, { answer_content_id: first });
	const { data: other } = await askFor(admin, progress.id, { answer_content_id: second });
	for (const { id } of [one, other]) {
		await companyOn(app, owner, id).message('台帳です。');
		await companyOn(app, owner, id).answer({ content: 'ご確認ください。' });
	}
	await openReview(page, app, staged);
	await expectCurrent(page, '1-1');
	await page.keyboard.press('o');
	const shown = page.getByRole('region', { name: new RegExp(`^${fill(ask.titleOf, { place: '' })}`) });
	await expect(shown).toBeFocused();
	await expect(shown.getByText('ご確認ください。')).toBeVisible();
	await expect(tabOf(page, fill(ask.beside.tabAnswered, { count: 2, answered: 2 }))).toHaveAttribute(
		'aria-selected',
		'true',
	);

	// Meanwhile somebody writes: nothing is lost, and what is new is said.
	await page.keyboard.press('r');
	await page.keyboard.type('8月分もお願いします。');
	await staffOn(admin, one.id).message('担当を替わりました。');
	await shown.getByRole('button', { name: ask.giveBack, exact: true }).click();
	await expect(shown.getByText(t.evidence.news.changed)).toBeVisible();
	await expect(shown.getByRole('textbox')).toHaveValue('8月分もお願いします。');
	await expectScreen(page, '小項目1-1', 'ja');
	await shown.getByRole('button', { name: ask.giveBack, exact: true }).click();
	await expect(shown.getByText(t.evidence.staff.open)).toBeVisible();

	// The next answer, accepted with one key, and back to the rating.
	await shown.focus();
	await page.keyboard.press('n');
	await expect(shown.getByText(t.evidence.staff.answered)).toBeVisible();
	await page.keyboard.press('a');
	await expect(shown.getByText(new RegExp(fill(ask.acceptedAt, { at: '' })))).toBeVisible();
	await shown.focus();
	await page.keyboard.press('Escape');
	await expect(paneOf(page)).toHaveCount(0);
	await expectCurrent(page, '1-1');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is opened while the list is still loading is not replaced by what `o` was to open', {
	tag: '@rest',
}, async ({ page, app }) => {
	const staged = await submittedAssessment(app);
	const [first] = await sheetQuestions(app, staged.progress.id, 1);
	await askFor(staged.admin, staged.progress.id, { answer_content_id: first });
	const arrive = await holdRequests(page);
	await openReview(page, app, staged);
	await expectCurrent(page, '1-1');
	await page.keyboard.press('d');
	await tabOf(page, fill(ask.beside.tab, { count: 0 })).click();
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('o');
	await page.getByRole('button', { name: ask.askWhole }).click();
	const text = page.getByRole('region', { name: ask.askWhole }).getByLabel(ask.what);
	await text.fill('就業規則の全文をお願いします。');
	arrive();
	await expect(tabOf(page, fill(ask.beside.tab, { count: 1 }))).toBeVisible();
	await expect(text).toHaveValue('就業規則の全文をお願いします。');
	await expect(text).toBeFocused();
});

test('what cannot be sent is said at the field, and an expired session keeps the text', { tag: '@rest' }, async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/401/);
	const staged = await submittedAssessment(app, { admin: await makeConsoleAdmin(app) });
	const { path } = await openReview(page, app, staged);
	await expectCurrent(page, '1-1');
	await page.keyboard.press('r');
	const form = formOf(page, 1);
	const due = form.getByLabel(t.labels.assessment.due_on);
	await due.fill(addDays(tokyoDate(new Date()), -1));
	await expect(form.getByText(ask.pastDue)).toBeVisible();
	await expect(form.getByRole('button', { name: ask.send })).toHaveAttribute('aria-disabled', 'true');
	await expectScreen(page, '小項目1-1', 'ja');
	await due.fill('');
	await form.getByLabel(ask.what).fill('賃金台帳をお願いします。');
	await staged.admin.post('/console/logout');
	await page.keyboard.press('Control+Enter');
	await expect(page).toHaveURL(/\/console\/login\?next=/);
	await page.getByLabel(t.labels.accounts.email).fill(staged.admin.user.email);
	await page.getByLabel(t.labels.accounts.password).fill(PASSWORD);
	await page.getByRole('button', { name: t.session.login }).click();
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expectCurrent(page, '1-1');
	await page.keyboard.press('r');
	await expect(form.getByLabel(ask.what)).toHaveValue('賃金台帳をお願いします。');
	await page.keyboard.press('Control+Enter');
	await expect(form).toHaveCount(0);
	expect((await asked(staged)).map(({ content }) => content)).toEqual(['賃金台帳をお願いします。']);
});

test('on a fully rated sheet `r` asks about the question in view, and Ctrl+Enter in the pane leaves the sheet alone', {
	tag: '@rest',
}, async ({ page, app }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const staged = await assessmentAt(app, 8, { admin: await makeConsoleAdmin(app) });
	const calls = checkingCalls(CHECKING_ROUNDS[1], staged);
	const first = (await calls.sheet()).data.answer_categories[0]?.answer_sub_categories[0]?.id ?? 0;
	await calls.save(first, rateAll((await calls.subCategory(first)).data, 3));
	const { path } = await openReview(page, app, staged, 2);
	await expect(page.locator('[data-item][data-current="true"]')).toHaveCount(0);
	await page.keyboard.press('r');
	const form = formOf(page, 1);
	await expect(form.getByLabel(ask.what)).toBeFocused();
	await expect(form.getByRole('button', { name: 'Ctrl+Enter' })).toBeInViewport({ ratio: 1 });
	const arrive = await holdRequests(page);
	await page.keyboard.press('Control+Enter');
	await expect.poll(async () => (await asked(staged)).length).toBe(1);
	await expect(form).toHaveCount(0);

	// A second request is not written by the same two keys, however soon they are pressed: first the open one is named,
	// with a link to it.
	await page.keyboard.press('r');
	arrive();
	const due = formatDate(addDays(tokyoDate(new Date()), 7), 'ja');
	await expect(form.getByText(fill(ask.beside.already, { count: 1, due }))).toBeVisible();
	await expect(form).toBeFocused();
	await expectScreen(page, '小項目1-1', 'ja');
	await page.keyboard.press('Control+Enter');
	await expect(form).toBeFocused();
	await page.keyboard.press('o');
	await expect(page.getByRole('region', { name: new RegExp(`^${fill(ask.titleOf, { place: '' })}`) })).toBeFocused();
	await page.keyboard.press('Control+Enter');
	await page.keyboard.press('Escape');
	await expect(paneOf(page)).toHaveCount(0);
	await page.keyboard.press('r');
	await form.getByRole('button', { name: ask.beside.another }).click();
	await expect(form.getByLabel(ask.what)).toBeFocused();
	await page.keyboard.press('Control+Enter');
	await expect.poll(async () => (await asked(staged)).length).toBe(2);
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	const { is_checked } = (await calls.subCategory(first)).data;
	expect(is_checked).toBe(false);
});

const openSheet = async (page: Page, app: TestApp, staged: Staged, round: 1 | 2, query = ''): Promise<void> => {
	await signInAs(page.context(), app, staged.admin);
	const screen = round === 1 ? 'check-submissions' : 're-assessments';
	await page.goto(`/console/${screen}/${staged.progress.id}${query}`);
};

test('a re-assessment has the same pane, and the assessment as a whole is asked about from its overview', {
	tag: '@rest',
}, async ({ page, app }) => {
	const staged = await assessmentAt(app, 8, { admin: await makeConsoleAdmin(app) });
	await storeDocument(app, {
		progressId: staged.progress.id,
		userId: staged.owner.user.id,
		extension: 'pdf',
		fileName: '組織図',
		content: japanesePdf(1),
	});
	await openReview(page, app, staged, 2);
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('r');
	await expect(formOf(page, 1).getByLabel(ask.what)).toHaveValue(READY.ja[0]);
	await page.keyboard.press('Control+Enter');
	await expect.poll(async () => (await asked(staged)).map(({ round }) => round)).toEqual([2]);

	await openSheet(page, app, staged, 2, '?tab=requests');
	await page.getByRole('button', { name: ask.askWhole }).click();
	const form = page.getByRole('region', { name: ask.askWhole });
	await expect(form.getByLabel(ask.what)).toBeFocused();
	await drawn(page, 1);
	await page.keyboard.type('組織図の最新版をお願いします。');
	await expectScreen(page, /.+/, 'ja');
	await page.keyboard.press('Control+Enter');
	await expect(form).toHaveCount(0);
	await expect(page.getByRole('row').filter({ hasText: '組織図の最新版' })).toHaveCount(1);

	// Documents are shown in the pane, and downloaded as before.
	await openSheet(page, app, staged, 2, '?tab=info');
	await page.getByRole('button', { name: '組織図', exact: true }).click();
	await drawn(page, 1);
	await expectScreen(page, /.+/, 'ja');
});

test('where nothing can be asked the list says so', { tag: '@rest' }, async ({ page, app }) => {
	const staged = await assessmentAt(app, 4, { admin: await makeConsoleAdmin(app) });
	await openReview(page, app, staged);
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('r');
	const list = page.getByRole('region', { name: ask.title, exact: true });
	await expect(list.getByText(ask.sheetClosed)).toBeVisible();
	await expect(list.getByRole('button')).toHaveCount(0);
	await expectScreen(page, '小項目1-1', 'ja');
	await page.keyboard.press('Escape');
	await expect(paneOf(page)).toHaveCount(0);
});
