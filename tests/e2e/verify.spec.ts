import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { newCode } from '#server/certificates/new-code.ts';
import { verify as en } from '#shared/texts/server/verify.en.ts';
import { verify as ja } from '#shared/texts/server/verify.ja.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf, keepFiles } from '#tests/support/certificates.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { expect, expectScreen, test } from './support/test.ts';

const LIMIT_BYTES = 30 * 1024;

// A page of an unknown code has the status 404, which the browser reports.
test.use({ allowedMessages: [/the server responded with a status of 404/] });

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

// The other journeys of the worker have the same clock.
test.afterEach(({ app }) => app.clock.release());

test('a stranger enters the code of a certificate and compares its PDF, which is sent nowhere @phone', async ({
	page,
	app,
}) => {
	await publishPaper(app, smallPaper());
	const { progress } = await assessmentAt(app, 13);
	const issued = await certificateOf(app, progress.id);
	const { files } = await keepFiles(app, issued.id);
	const scripts: string[] = [];
	const sent: string[] = [];
	page.on('request', (request) => {
		sent.push(`${request.method()} ${request.url()}`);
		if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
	});

	await page.goto('/');
	await page.getByRole('contentinfo').getByRole('link', { name: '認証書を確認する' }).click();
	await expectScreen(page, ja.title, 'ja');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
	const code = page.getByLabel('認証コード');
	await code.fill(newCode());
	await code.press('Enter');
	await expectScreen(page, ja.unknown.title, 'ja');
	await code.fill(issued.code.toLowerCase().replaceAll('-', ''));
	scripts.splice(0);
	await page.getByRole('button', { name: ja.form.submit }).click();
	await expect(page).toHaveURL(`/verify/${issued.code}`);
	await expectScreen(page, ja.verdicts.valid.title, 'ja');
	await expect(page.getByRole('main')).toContainText(issued.companyName);
	expect(scripts).toEqual([expect.stringMatching(/^\/assets\/check-file-/)]);
	const script = fs.readFileSync(path.resolve(import.meta.dirname, `../../dist/client${scripts[0]}`));
	expect(gzipSync(script).length).toBeLessThanOrEqual(LIMIT_BYTES);

	const field = page.getByLabel(ja.check.pick);
	const result = page.getByRole('status');
	await expect(field).toBeVisible();
	await expect(page.getByText(ja.check.without)).toBeHidden();
	sent.splice(0);
	const flipped = Buffer.from(files.ja);
	flipped[8] = (flipped[8] ?? 0) ^ 1;
	for (const [bytes, text] of [
		[files.ja, ja.check.same],
		[flipped, ja.check.other],
		[files.en, ja.check.same],
		[Buffer.alloc(0), ja.check.other],
	] as const) {
		await field.setInputFiles(pdf('certificate.pdf', bytes));
		await expect(result).toHaveText(text);
	}
	await expectScreen(page, ja.verdicts.valid.title, 'ja');

	const dropped = await page.evaluateHandle((text) => {
		const transfer = new DataTransfer();
		transfer.items.add(new File([text], 'dropped.pdf', { type: 'application/pdf' }));
		return transfer;
	}, files.en.toString());
	await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
	await expect(result).toHaveText(ja.check.same);
	expect(sent).toEqual([]);

	app.clock.advance(400 * 24 * 60 * 60 * 1000);
	await page.getByRole('link', { name: 'English' }).click();
	await expectScreen(page, en.verdicts.expired.title, 'en');
	// All but what the certificate says.
	const own = await page.locator('main :is(h1, h2, p, dt, label)').allInnerTexts();
	expect(own.join('\n')).not.toMatch(/[぀-ヿ一-鿿]/);
	await page.getByLabel(en.check.pick).setInputFiles(pdf('certificate.pdf', files.ja));
	await expect(result).toHaveText(en.check.sameNotValid);
	await page.getByRole('link', { name: en.another }).click();
	await expectScreen(page, en.title, 'en');
	app.clock.release();
});

test('a certificate is read without JavaScript and over plain http, and its page says what a file needs', async ({
	browser,
	app,
}) => {
	await publishPaper(app, smallPaper());
	const { progress } = await assessmentAt(app, 13);
	const issued = await certificateOf(app, progress.id);
	await keepFiles(app, issued.id);
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url, locale: 'ja-JP' });
	const page = await context.newPage();
	await page.goto('/verify');
	await page.getByLabel('認証コード').fill(issued.code);
	await page.getByRole('button', { name: ja.form.submit }).click();
	await expect(page.getByRole('heading', { level: 1, name: ja.verdicts.valid.title })).toBeVisible();
	await expect(page.getByRole('main')).toContainText(issued.companyName);
	await expect(page.getByText(ja.check.without)).toBeVisible();
	await expect(page.getByLabel(ja.check.pick)).toBeHidden();
	await context.close();

	const insecure = await browser.newPage({ baseURL: app.url });
	await insecure.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
	await insecure.goto(`/verify/${issued.code}?lang=ja`);
	await expect(insecure.getByText(ja.check.insecure)).toBeVisible();
	await expect(insecure.getByLabel(ja.check.pick)).toBeHidden();
	await insecure.close();
});
