import jsQR from 'jsqr';
import type { Browser, Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { company } from '#shared/texts/client/company.ja.ts';
import { photo as photoEn } from '#shared/texts/client/photo.en.ts';
import { photo } from '#shared/texts/client/photo.ja.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { heic, phonePhoto, phoneScreenshot } from '#tests/support/photos.ts';
import { signInAs } from './support/company.ts';
import { expect, expectAccessible, expectScreen, test } from './support/test.ts';

/** Photos by phone: a computer that shows a code, and a phone that scans it. */

/** What a phone reads from what the screen shows. */
const scanned = async (code: Locator): Promise<string> => {
	const { data, info } = await sharp(await code.screenshot())
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? 'no code was read';
};

const openPhonePage = async (browser: Browser, address: string, locale: string): Promise<Page> => {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale });
	const page = await context.newPage();
	await page.goto(address);
	return page;
};

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

const texts = company.phone;

test('photos that a phone sends are named and become documents at the computer', async ({
	page,
	app,
	context,
	browser,
}) => {
	test.slow();
	await publishPaper(app, smallPaper());
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	await page.goto('/app/assessment');
	await page.getByRole('button', { name: texts.open }).click();
	const dialog = page.getByRole('dialog', { name: texts.title });
	const code = dialog.getByRole('img', { name: texts.codeImage });
	await expect(code).toBeVisible();
	// The test runs on 127.0.0.1, which no phone could open.
	await expect(dialog.getByText(texts.localTitle)).toBeVisible();
	await expect(dialog.getByRole('timer')).toHaveText(/1[45]:\d\d/);
	await expect(dialog.getByRole('status').filter({ hasText: texts.none })).toBeVisible();
	await expectAccessible(page);

	const address = await scanned(code);
	expect(address).toMatch(new RegExp(`^${app.url}/photo#[\\w-]{22}$`));
	const phone = await openPhonePage(browser, address, 'en-US');
	await expectScreen(phone, photoEn.title, 'en');
	expect(phone.url()).toBe(`${app.url}/photo`);
	await expect(phone.getByText(/You can send 10 more photos/)).toBeVisible();
	// It shows nothing of the place.
	expect(await phone.content()).not.toContain(owner.user.name);
	const choose = phone.getByLabel(photoEn.choose);
	await choose.focus();
	await choose.setInputFiles([file('a.jpg', await phonePhoto()), file('b.png', await phoneScreenshot())]);
	await expect(phone.getByRole('status').filter({ hasText: '2 photos have arrived.' })).toBeVisible();
	await phone.getByLabel(photoEn.take).setInputFiles(file('c.heic', heic()));
	await expect(phone.getByRole('alert').filter({ hasText: 'Most Compatible' })).toBeVisible();
	await expect(phone.getByRole('button', { name: 'Send photo 3 again' })).toBeVisible();
	await phone.getByRole('button', { name: '日本語' }).click();
	await phone.setViewportSize({ width: 320, height: 640 });
	await expectScreen(phone, photo.title, 'ja');
	await expect(phone.getByText(/あと8枚送れます/)).toBeVisible();

	await expect(dialog.getByRole('status').filter({ hasText: '写真が2枚届いています。' })).toBeVisible();
	await expect(dialog.getByRole('img', { name: '写真 2の画像' })).toBeVisible();
	await expectAccessible(page);
	await phone.getByLabel(photo.choose).setInputFiles(file('d.jpg', await phonePhoto()));
	await expect(dialog.getByRole('img', { name: '写真 3の画像' })).toBeVisible();
	await dialog.getByRole('button', { name: '「写真 2」を削除' }).click();
	await expect(dialog.getByRole('img', { name: '写真 2の画像' })).toHaveCount(0);
	await dialog.getByLabel(texts.photoName).first().fill('掲示板');
	await dialog.getByRole('button', { name: '2枚の写真を追加' }).click();
	await expect(dialog).toHaveCount(0);
	const documents = page.getByRole('region', { name: company.files.heading });
	await expect(documents.getByRole('button', { name: /^掲示板/ })).toBeVisible();
	await expect(documents.getByRole('button', { name: /^写真 3/ })).toBeVisible();

	// Whoever still has the page can do nothing more with it.
	await phone.getByLabel(photo.choose).setInputFiles(file('e.jpg', await phonePhoto()));
	await expect(phone.getByText(photo.endedTitle)).toBeVisible();
	await expect(phone.getByLabel(photo.choose)).toHaveCount(0);
	await expectScreen(phone, photo.title, 'ja');
	await phone.reload();
	await expect(phone.getByText(photo.missingTitle)).toBeVisible();
	await expectScreen(phone, photo.title, 'ja');
	await phone.context().close();
});

test.describe('a code that has ended', () => {
	// The browser says that a name without a letter was refused.
	test.use({ allowedMessages: [/status of 422/] });

	test('@phone is renewed, photos wait for the next, and too many have to be decided about', async ({
		page,
		app,
		context,
		browser,
	}) => {
		test.slow();
		await publishPaper(app, smallPaper());
		const { owner } = await startedAssessment(app);
		await signInAs(context, app, owner);
		await page.goto('/app/assessment');
		await page.getByRole('button', { name: texts.open }).click();
		const dialog = page.getByRole('dialog', { name: texts.title });
		const code = dialog.getByRole('img', { name: texts.codeImage });
		const phone = await openPhonePage(browser, await scanned(code), 'ja-JP');
		const shot = await phonePhoto();
		await phone.getByLabel(photo.choose).setInputFiles(Array.from({ length: 12 }, (_, at) => file(`${at}.jpg`, shot)));
		await expect(phone.getByText('あと10枚しか送れないため、2枚は追加していません。')).toBeVisible();
		await expect(phone.getByText(photo.fullTitle)).toBeVisible();
		await expect(phone.getByText('10枚の写真が届きました。')).toBeVisible();
		await expectScreen(phone, photo.title, 'ja');
		await phone.context().close();
		await expect(dialog.getByText(texts.endedTitle)).toBeVisible();
		await expect(dialog.getByText('あと5件まで追加できます。使わない写真を5枚削除してください。')).toBeVisible();
		await expectAccessible(page);
		await dialog.getByRole('button', { name: texts.renew }).click();
		await expect(code).toBeVisible();
		await expect(dialog.getByRole('img', { name: '写真 10の画像' })).toBeVisible();
		await dialog.getByLabel(texts.photoName).first().fill('');
		for (const number of [10, 9, 8, 7, 6]) {
			await dialog.getByRole('button', { name: `「写真 ${number}」を削除` }).click();
			await expect(dialog.getByRole('img', { name: `写真 ${number}の画像` })).toHaveCount(0);
		}
		await dialog.getByRole('button', { name: '5枚の写真を追加' }).click();
		await expect(dialog.getByText('書類の名前を入力してください。')).toBeVisible();
		await dialog.getByLabel(texts.photoName).first().fill('社員証');
		await dialog.getByRole('button', { name: '5枚の写真を追加' }).click();
		await expect(dialog).toHaveCount(0);
		await expect(page.getByText(company.files.full)).toBeVisible();
		await expect(page.getByRole('button', { name: texts.open })).toHaveCount(0);
	});
});
