import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expectCurrent, itemAt, openReview, savedMemos } from '#tests/e2e/support/review.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import {
	drawn,
	givenFonts,
	inkOf,
	pageOf,
	paneOf,
	viewerWords,
	watchOutside,
	withDocuments,
} from '#tests/e2e/support/viewer.ts';
import { publishPaper, smallPaper, submittedAssessment } from '#tests/support/assessments.ts';
import {
	linkedWorkbook,
	macroDocument,
	REFUSED_FILES,
	remotePictureDocument,
} from '#tests/support/files/hostile-office.ts';
import { workbookFile } from '#tests/support/files/office-files.ts';
import { activePdf, brokenPdf, japanesePdf, lockedPdf } from '#tests/support/files/pdf-files.ts';
import { brokenJpeg, greyPng } from '#tests/support/files/pictures.ts';
import { storeDocument } from '#tests/support/files/stored-files.ts';

/** Documents beside the rating and in the company's area: shown, cited, and harmless. */

const t = texts.ja;
const { checking } = t.console;
/** What is loaded with the first file that is opened. */
const VIEWER_FILES = /pdf|check-pane|viewer|file-view/i;
const ELSEWHERE = 'http://elsewhere.example';

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

// With the fonts that it gives to PDFs.
test.use(await chromiumForTests());

test('a Japanese PDF of 200 pages without fonts is read, searched and cited beside the ratings', async ({
	page,
	app,
}) => {
	const staged = await withDocuments(app, [
		{ content: japanesePdf(200), fileName: 'rules.pdf', name: '就業規則' },
		{ content: japanesePdf(3, 'MS-PMincho'), fileName: 'wages.pdf', name: '賃金規程' },
		{ content: greyPng(2_000, 1_000), fileName: 'photo.png', name: '掲示板の写真' },
	]);
	const loaded: string[] = [];
	page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
	const { sub } = await openReview(page, app, staged);
	await expectCurrent(page, '1-1');
	await page.waitForLoadState('networkidle');
	expect(loaded.filter((file) => VIEWER_FILES.test(file))).toEqual([]);
	await page.keyboard.press('d');
	const pane = paneOf(page);
	await expect(pane.getByRole('combobox', { name: viewerWords.file })).toContainText('就業規則');

	// Legible: letters that nobody has are the same box again and again.
	const heading = { x: 50, y: 788, size: 16, letters: 10 };
	const ink = await inkOf(await drawn(page, 1), heading);
	expect(new Set(ink).size).toBeGreaterThan(7);
	expect(loaded.filter((file) => VIEWER_FILES.test(file)).length).toBeGreaterThan(1);
	expect(await givenFonts(page)).toEqual(['HeiseiKakuGo W5']);
	await expect(pageOf(page, 1)).toContainText('外国人雇用の取り組み');
	await expectCurrent(page, '1-1');
	await expectScreen(page, '小項目1-1', 'ja');

	// By number, by scrolling, and by what it says.
	const number = pane.getByRole('textbox', { name: viewerWords.pageField });
	await number.fill('１２０');
	await number.press('Enter');
	await drawn(page, 120);
	await expect(number).toHaveValue('120');
	await pane.getByRole('region', { name: '就業規則' }).hover();
	for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 600);
	await expect(number).not.toHaveValue('120');
	await pane.getByRole('region', { name: '就業規則' }).focus();
	await page.keyboard.press('Control+f');
	await page.keyboard.type('取り組み 第１５０頁');
	await expect(
		pane.getByRole('status').filter({ hasText: fill(viewerWords.searchCount, { number: 1, count: 1 }) }),
	).toBeVisible();
	await drawn(page, 150);
	await expect(number).toHaveValue('150');
	await page.keyboard.press('Escape');
	expect(await page.locator('canvas').count()).toBeLessThan(8);

	// Ratings go on meanwhile; the place is cited, and stays through other questions and files.
	await itemAt(page, '1-1').focus();
	await page.keyboard.press('3');
	await expectCurrent(page, '1-2');
	await page.keyboard.press('c');
	const memo = itemAt(page, '1-2').getByRole('textbox');
	await expect(memo).toHaveValue('「就業規則 p.150」');
	await expect(memo).toBeFocused();
	await page.keyboard.type('を確認');
	await expect.poll(() => savedMemos(app, sub)).toEqual([null, '「就業規則 p.150」を確認', null, null]);
	await pane.getByRole('combobox', { name: viewerWords.file }).selectOption('賃金規程');
	const thinner = await inkOf(await drawn(page, 1), heading);
	expect(new Set(thinner).size).toBeGreaterThan(7);
	expect(thinner).not.toEqual(ink);
	expect(await givenFonts(page)).toEqual(['HeiseiKakuGo W5', 'MS PMincho']);
	await page.getByRole('link', { name: checking.nextSub }).click();
	await expectCurrent(page, '1-1');
	await expect(pane.getByRole('combobox', { name: viewerWords.file })).toContainText('賃金規程');
	await page.getByRole('button', { name: '就業規則' }).first().click();
	await drawn(page, 150);
	await expect(number).toHaveValue('150');
	await pane.getByRole('button', { name: viewerWords.cite }).click();
	await expect(itemAt(page, '1-1').getByRole('textbox')).toHaveValue('「就業規則 p.150」');
	await page.getByRole('button', { name: '掲示板の写真' }).first().click();
	await expect(pane.getByRole('img', { name: fill(viewerWords.picture, { name: '掲示板の写真' }) })).toBeVisible();
	await pane.getByRole('button', { name: viewerWords.zoomIn }).click();

	// At every width of the console nothing is cut off, and there the file stays open.
	for (const width of [1440, 1280, 1024]) {
		await page.setViewportSize({ width, height: 900 });
		await expectScreen(page, '小項目1-2', 'ja');
		const box = await pane.boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
		expect(box?.width).toBeGreaterThan(340);
		await expect(itemAt(page, '1-1').getByRole('radio').last()).toBeInViewport();
	}
	await page.getByRole('button', { name: viewerWords.close, exact: true }).click();
	await expect(pane).toHaveCount(0);
	await expectCurrent(page, '1-1');
});

test('the documents stand in a window of their own, which follows the check and cites into it', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const staged = await withDocuments(app, [
		{ content: japanesePdf(5), fileName: 'rules.pdf', name: '就業規則' },
		{ content: greyPng(20, 10), fileName: 'photo.png', name: '写真' },
	]);
	await openReview(page, app, staged);
	await expectCurrent(page, '1-1');
	await page.keyboard.press('d');
	await drawn(page, 1);
	const [own] = await Promise.all([
		context.waitForEvent('page'),
		paneOf(page).getByRole('button', { name: viewerWords.ownWindow }).click(),
	]);
	await expect(paneOf(page)).toHaveCount(0);
	await drawn(own, 1);
	await expectScreen(own, fill(checking.pane.windowTitle, { company: '' }), 'ja');
	await own.getByRole('textbox', { name: viewerWords.pageField }).fill('4');
	await own.getByRole('textbox', { name: viewerWords.pageField }).press('Enter');
	await drawn(own, 4);
	await own.getByRole('button', { name: viewerWords.cite }).click();
	await expect(itemAt(page, '1-1').getByRole('textbox')).toHaveValue('「就業規則 p.4」');
	await page.getByRole('button', { name: '写真' }).first().click();
	await expect(own.getByRole('img')).toBeVisible();
	await expect(paneOf(page)).toHaveCount(0);
	await own.close();
	await page.getByRole('button', { name: '写真' }).first().click();
	await expect(paneOf(page).getByRole('img')).toBeVisible();
});

test.describe('hostile and broken files', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	test('run nothing, fetch nothing, and say what is wrong', async ({ page, app }) => {
		const staged = await withDocuments(app, [
			{ content: activePdf(ELSEWHERE), fileName: 'active.pdf', name: 'active' },
			{ content: greyPng(1, 1, { width: 30_000, height: 30_000 }), fileName: 'huge.png', name: 'huge' },
			{ content: brokenJpeg(), fileName: 'broken.jpg', name: 'half' },
		]);
		// Taken by former versions.
		const given = { progressId: staged.progress.id, userId: staged.owner.user.id, extension: 'pdf' } as const;
		await storeDocument(app, { ...given, content: lockedPdf(), fileName: 'locked' });
		await storeDocument(app, { ...given, content: brokenPdf(), fileName: 'broken' });
		const asked = watchOutside(page, app.url);
		const opened: string[] = [];
		page.on('dialog', (dialog) => opened.push(dialog.message()));
		page.context().on('page', (other) => opened.push(other.url()));
		await openReview(page, app, staged);
		await page.keyboard.press('d');
		const pane = paneOf(page);
		const choose = (name: string) => pane.getByRole('combobox', { name: viewerWords.file }).selectOption(name);
		await choose('active');
		const place = await drawn(page, 1);
		await expect(place).toContainText('Active');
		await expect(pane.locator('a, form, input[type=text][name], iframe, object, embed')).toHaveCount(0);
		await place.click({ position: { x: 100, y: 100 } });
		for (const [name, said] of [
			['huge', fill(viewerWords.manyPixels, { width: '30,000', height: '30,000' })],
			['locked', viewerWords.encrypted],
			['broken', viewerWords.broken],
			['half', viewerWords.broken],
		] as const) {
			await choose(name);
			await expect(pane.getByRole('alert')).toContainText(said);
			await expect(pane.getByRole('alert').getByRole('button')).toContainText(viewerWords.download);
		}
		expect(asked).toEqual([]);
		expect(opened).toEqual([]);
	});

	test('of Word and Excel show what they say, and nothing else', { tag: '@rest' }, async ({ page, app }) => {
		const staged = await submittedAssessment(app);
		const lie = REFUSED_FILES.find(({ name }) => name === 'a size that is a lie');
		const given = { progressId: staged.progress.id, userId: staged.owner.user.id };
		for (const [fileName, extension, content] of [
			['remote', 'docx', remotePictureDocument('Before the picture')],
			['linked', 'xlsx', linkedWorkbook('Stored')],
			['lying', 'docx', lie?.content()],
			['macros', 'docx', macroDocument()],
			['no zip', 'xlsx', Buffer.from('hello')],
		] as const) {
			await storeDocument(app, { ...given, extension, fileName, ...(content ? { content } : {}) });
		}
		const asked = watchOutside(page, app.url);
		await openReview(page, app, staged);
		await page.keyboard.press('d');
		const pane = paneOf(page);
		const choose = (name: string) => pane.getByRole('combobox', { name: viewerWords.file }).selectOption(name);
		await expect(pane.getByText('Before the picture')).toBeVisible();
		await expect(pane.getByText(fill(viewerWords.pictures, { count: 1 }))).toBeVisible();
		await choose('linked');
		await expect(pane.getByRole('cell', { name: 'Stored' }).first()).toBeVisible();
		await expect(pane.getByRole('columnheader', { name: 'A', exact: true })).toBeVisible();
		await expect(pane.locator('a, img, iframe, object, embed')).toHaveCount(0);
		await pane.getByRole('button', { name: viewerWords.cite }).click();
		await expect(itemAt(page, '1-1').getByRole('textbox')).toHaveValue(/^「linked .+」$/);
		for (const [name, said] of [
			['lying', viewerWords.broken],
			['macros', viewerWords.macros],
			['no zip', viewerWords.broken],
		] as const) {
			await choose(name);
			await expect(pane.getByRole('alert')).toContainText(said);
		}
		expect(asked).toEqual([]);
	});

	test('that are gone or cannot be reached can be tried again', { tag: '@rest' }, async ({ page, app }) => {
		const staged = await withDocuments(app, [{ content: japanesePdf(1), fileName: 'rules.pdf', name: '就業規則' }]);
		await openReview(page, app, staged);
		await page.route('**/files/**', (route) => route.abort());
		await page.keyboard.press('d');
		const alert = paneOf(page).getByRole('alert');
		await expect(alert).toContainText(t.common.errors.noConnection);
		await page.unroute('**/files/**');
		let refused = 0;
		await page.route('**/files/**', async (route) => {
			refused += 1;
			if (refused <= 2) await route.fulfill({ status: 404, json: { message: 'Not found' } });
			else await route.continue();
		});
		await alert.getByRole('button', { name: t.common.tryAgain }).click();
		await expect(alert).toContainText(viewerWords.gone);
		expect(refused, 'an expired link is made anew once').toBe(2);
		await alert.getByRole('button', { name: t.common.tryAgain }).click();
		await drawn(page, 1);
	});
});

test('a viewer whose code could not be loaded says so, and is there after a reload', { tag: '@rest' }, async ({
	page,
	app,
	allowedMessages,
}) => {
	allowedMessages.push(/Failed to load resource/);
	const staged = await withDocuments(app, [{ content: japanesePdf(1), fileName: 'rules.pdf', name: '就業規則' }]);
	await openReview(page, app, staged);
	await page.route('**/assets/pdf-view-*.js', (route) => route.abort());
	await page.keyboard.press('d');
	const alert = paneOf(page).getByRole('alert');
	await expect(alert).toContainText(t.common.errors.noConnection);
	await page.unroute('**/assets/pdf-view-*.js');
	const reloaded = page.waitForEvent('load');
	await alert.getByRole('button', { name: t.common.errors.reload }).click();
	await reloaded;
	await page.getByRole('button', { name: '就業規則' }).first().click();
	await drawn(page, 1);
});

test('@phone a company reads its own documents', { tag: '@rest' }, async ({ page, app, context }) => {
	const staged = await withDocuments(app, [{ content: japanesePdf(3), fileName: 'rules.pdf', name: '就業規則' }], 1);
	await signInAs(context, app, staged.owner);
	await page.goto('/app/assessment');
	const opener = page.getByRole('button', { name: '就業規則', exact: true });
	await opener.click();
	const dialog = page.getByRole('dialog', { name: '就業規則' });
	await drawn(page, 1);
	await expect(dialog).toBeVisible();
	await expectScreen(page, /.+/, 'ja');
	const box = await dialog.boundingBox();
	// All of a phone's screen.
	if (page.viewportSize()?.width === 390) expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
	const [download] = await Promise.all([
		context.waitForEvent('download'),
		dialog.getByRole('button', { name: fill(viewerWords.downloadNamed, { name: '就業規則' }) }).click(),
	]);
	expect(download.url()).toContain('/files/');
	await dialog.getByRole('button', { name: viewerWords.close }).click();
	await expect(opener).toBeFocused();
});

test('a workbook shows where rows and columns are hidden, and none of what they hold', async ({ page, app }) => {
	const cells = ['従業員', '在留資格', '秘密 0000', '賃金'].map((text) => `<c t="str"><v>${text}</v></c>`).join('');
	const xml = `<cols><col min="3" max="3" hidden="1"/></cols><sheetData><row r="1">${cells}</row><row r="2" hidden="1">${cells}</row><row r="3">${cells}</row></sheetData>`;
	const content = workbookFile([{ name: '賃金台帳', xml }]);
	const staged = await withDocuments(app, [{ content, fileName: 'wages.xlsx', name: '賃金台帳' }]);
	await openReview(page, app, staged);
	await page.keyboard.press('d');
	const pane = paneOf(page);
	const columns = fill(viewerWords.hiddenColumns, { count: 1, range: 'C' });
	const rows = fill(viewerWords.hiddenRows, { count: 1, range: '2' });
	await expect(
		pane.getByText(fill(viewerWords.sheetHidden, { hidden: `${columns}${viewerWords.separator}${rows}` })),
	).toBeVisible();
	await expect(pane.getByRole('columnheader', { name: columns })).toBeVisible();
	await expect(pane.getByRole('cell', { name: rows })).toBeVisible();
	await expect(pane.getByRole('cell', { name: '賃金' })).toHaveCount(2);
	expect(await pane.textContent()).not.toContain('秘密');
});
