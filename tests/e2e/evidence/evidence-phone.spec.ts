import jsQR from 'jsqr';
import type { Browser, Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { heic, phonePhoto, phoneScreenshot } from '#tests/support/files/photos.ts';
import { LIMITS } from '#tests/support/limits.ts';

/** Photos by phone: a computer that shows a code, and a phone that scans it. */

const t = texts.ja;
const { photo } = t;
const { phone: words } = t.company;

const photoNamed = (number: number): string => fill(words.defaultName, { number });

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

test('photos that a phone sends are named and become documents at the computer', async ({
	page,
	app,
	context,
	browser,
}) => {
	test.setTimeout(LIMITS.longJourney);
	await publishPaper(app, smallPaper());
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	await page.goto('/app/assessment');
	await page.getByRole('button', { name: words.open }).click();
	const dialog = page.getByRole('dialog', { name: words.title });
	const code = dialog.getByRole('img', { name: words.codeImage });
	await expect(code).toBeVisible();
	// The test runs on 127.0.0.1, which no phone could open.
	await expect(dialog.getByText(words.localTitle)).toBeVisible();
	await expect(dialog.getByRole('timer')).toHaveText(/1[45]:\d\d/);
	await expect(dialog.getByRole('status').filter({ hasText: words.none })).toBeVisible();
	await expectAccessible(page);

	const address = await scanned(code);
	expect(address).toMatch(new RegExp(`^${app.url}/photo#[\\w-]{22}$`));
	const phone = await openPhonePage(browser, address, 'en-US');
	await expectScreen(phone, texts.en.photo.title, 'en');
	expect(phone.url()).toBe(`${app.url}/photo`);
	await expect(phone.getByText(/You can send 10 more photos/)).toBeVisible();
	// It shows nothing of the place.
	expect(await phone.content()).not.toContain(owner.user.name);
	const choose = phone.getByLabel(texts.en.photo.choose);
	await choose.focus();
	await choose.setInputFiles([file('a.jpg', await phonePhoto()), file('b.png', await phoneScreenshot())]);
	await expect(phone.getByRole('status').filter({ hasText: '2 photos have arrived.' })).toBeVisible();
	await phone.getByLabel(texts.en.photo.take).setInputFiles(file('c.heic', heic()));
	await expect(phone.getByRole('alert').filter({ hasText: 'Most Compatible' })).toBeVisible();
	await expect(phone.getByRole('button', { name: 'Send photo 3 again' })).toBeVisible();
	await phone.getByRole('button', { name: t.common.japanese }).click();
	await phone.setViewportSize({ width: 320, height: 640 });
	await expectScreen(phone, photo.title, 'ja');
	await expect(phone.getByText(new RegExp(fill(photo.left, { count: 8, time: '.+' })))).toBeVisible();
	await expect(phone.getByText(photo.hide)).toBeVisible();

	await expect(dialog.getByRole('status').filter({ hasText: fill(words.arrived, { count: 2 }) })).toBeVisible();
	await expect(dialog.getByRole('img', { name: fill(words.picture, { name: photoNamed(2) }) })).toBeVisible();
	await expectAccessible(page);
	await phone.getByLabel(photo.choose).setInputFiles(file('d.jpg', await phonePhoto()));
	await expect(dialog.getByRole('img', { name: fill(words.picture, { name: photoNamed(3) }) })).toBeVisible();
	await dialog.getByRole('button', { name: fill(words.discardNamed, { name: photoNamed(2) }) }).click();
	await expect(dialog.getByRole('img', { name: fill(words.picture, { name: photoNamed(2) }) })).toHaveCount(0);
	await dialog.getByLabel(words.photoName).first().fill('掲示板');
	await dialog.getByRole('button', { name: fill(words.use, { count: 2 }) }).click();
	await expect(dialog).toHaveCount(0);
	const documents = page.getByRole('region', { name: t.company.files.heading });
	await expect(documents.getByRole('button', { name: /^掲示板/ })).toBeVisible();
	await expect(documents.getByRole('button', { name: new RegExp(`^${photoNamed(3)}`) })).toBeVisible();

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

test.describe('a photo that is refused', () => {
	// The browser says so.
	test.use({ allowedMessages: [/status of 4(?:15|22)/] });

	test('@phone-only on a phone the button opens its own camera, and the photo is named there', {
		tag: '@rest',
	}, async ({ page, app, context }) => {
		await publishPaper(app, smallPaper());
		const { owner } = await startedAssessment(app);
		await signInAs(context, app, owner);
		await page.goto('/app/assessment');
		const take = page.getByLabel(words.take);
		await expect(take).toHaveAttribute('capture', 'environment');
		await take.setInputFiles(file('IMG_0001.jpg', await phonePhoto()));
		const dialog = page.getByRole('dialog', { name: words.titleOwn });
		await expect(dialog.getByRole('img', { name: fill(words.picture, { name: photoNamed(1) }) })).toBeVisible();
		// The code is for another phone, and folded.
		await expect(dialog.getByRole('img', { name: words.codeImage })).toHaveCount(0);
		await expectAccessible(page);
		await dialog.getByLabel(words.takeMore).setInputFiles(file('IMG_0002.heic', heic()));
		await expect(dialog.getByRole('alert').filter({ hasText: words.notSent })).toBeVisible();
		await dialog.getByRole('button', { name: words.giveUp }).click();
		await dialog.getByLabel(words.takeMore).setInputFiles(file('IMG_0003.jpg', await phonePhoto()));
		await expect(dialog.getByRole('img', { name: fill(words.picture, { name: photoNamed(2) }) })).toBeVisible();
		await dialog.getByRole('button', { name: words.openOther }).click();
		await expect(dialog.getByRole('img', { name: words.codeImage })).toBeVisible();
		await dialog.getByLabel(words.photoName).first().fill('掲示板');
		await dialog.getByRole('button', { name: fill(words.use, { count: 2 }) }).click();
		await expect(dialog).toHaveCount(0);
		const documents = page.getByRole('region', { name: t.company.files.heading });
		await expect(documents.getByRole('button', { name: /^掲示板/ })).toBeVisible();
	});
});

test.describe('a code that has ended', () => {
	// The browser says that a name without a letter was refused.
	test.use({ allowedMessages: [/status of 422/] });

	test(
		'@phone is renewed, photos wait for the next, and too many have to be decided about',
		{ tag: '@rest' },
		async ({ page, app, context, browser }, { project }) => {
			test.setTimeout(LIMITS.longJourney);
			await publishPaper(app, smallPaper());
			const { owner } = await startedAssessment(app);
			await signInAs(context, app, owner);
			await page.goto('/app/assessment');
			await page
				.getByRole('button', { name: project.name === 'phone' ? words.openOther : words.open, exact: true })
				.click();
			const dialog = page.getByRole('dialog', { name: words.title });
			const code = dialog.getByRole('img', { name: words.codeImage });
			const phone = await openPhonePage(browser, await scanned(code), 'ja-JP');
			const shot = await phonePhoto();
			await phone
				.getByLabel(photo.choose)
				.setInputFiles(Array.from({ length: 12 }, (_, at) => file(`${at}.jpg`, shot)));
			await expect(phone.getByText(fill(photo.tooMany, { count: 10, leftOut: 2 }))).toBeVisible();
			await expect(phone.getByText(photo.fullTitle)).toBeVisible();
			await expect(phone.getByText(fill(photo.arrived, { count: 10 }))).toBeVisible();
			await expectScreen(phone, photo.title, 'ja');
			await phone.context().close();
			await expect(dialog.getByText(words.endedTitle)).toBeVisible();
			await expect(dialog.getByText(fill(words.overRoom, { room: 5, extra: 5 }))).toBeVisible();
			await expectAccessible(page);
			await dialog.getByRole('button', { name: words.renew }).click();
			await expect(code).toBeVisible();
			await expect(dialog.getByRole('img', { name: fill(words.picture, { name: photoNamed(10) }) })).toBeVisible();
			await dialog.getByLabel(words.photoName).first().fill('');
			for (const number of [10, 9, 8, 7, 6]) {
				await dialog.getByRole('button', { name: fill(words.discardNamed, { name: photoNamed(number) }) }).click();
				await expect(dialog.getByRole('img', { name: fill(words.picture, { name: photoNamed(number) }) })).toHaveCount(
					0,
				);
			}
			await dialog.getByRole('button', { name: fill(words.use, { count: 5 }) }).click();
			await expect(dialog.getByText(t.company.files.nameRequired)).toBeVisible();
			await dialog.getByLabel(words.photoName).first().fill('社員証');
			await dialog.getByRole('button', { name: fill(words.use, { count: 5 }) }).click();
			await expect(dialog).toHaveCount(0);
			await expect(page.getByText(t.company.files.full)).toBeVisible();
			await expect(page.getByRole('button', { name: words.openOther })).toHaveCount(0);
		},
	);
});
