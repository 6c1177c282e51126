import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { newCode } from '#server/certificates/new-code.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf, keepFiles } from '#tests/support/certificates.ts';
import { assessmentAt } from '#tests/support/journey.ts';

const t = texts.ja;
const { verify } = t.server;

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
	await page.getByRole('contentinfo').getByRole('link', { name: t.public.shell.verify }).click();
	await expectScreen(page, verify.title, 'ja');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: t.common.skipToContent })).toBeFocused();
	const code = page.getByLabel(t.labels.certificates.code);
	const mistyped = newCode();
	await code.fill(mistyped);
	await code.press('Enter');
	await expectScreen(page, verify.unknown.title, 'ja');
	await expect(code, 'what was typed can be corrected').toHaveValue(mistyped);
	await code.fill(issued.code.toLowerCase().replaceAll('-', ''));
	scripts.splice(0);
	await page.getByRole('button', { name: verify.form.submit }).click();
	await expect(page).toHaveURL(`/verify/${issued.code}`);
	await expectScreen(page, verify.verdicts.valid.title, 'ja');
	await expect(page.getByRole('main')).toContainText(issued.companyName);
	expect(scripts).toEqual([expect.stringMatching(/^\/assets\/check-file-/)]);
	const script = fs.readFileSync(path.resolve(import.meta.dirname, `../../../dist/client${scripts[0]}`));
	expect(gzipSync(script).length).toBeLessThanOrEqual(LIMIT_BYTES);

	const field = page.getByLabel(verify.check.pick);
	const result = page.getByRole('status');
	await expect(field).toBeVisible();
	await expect(page.getByText(verify.check.choose), 'in the language of the page').toBeVisible();
	await expect(page.getByText(verify.check.nothing)).toBeVisible();
	await expect(page.getByText(verify.check.without)).toBeHidden();
	sent.splice(0);
	const flipped = Buffer.from(files.ja);
	flipped[8] = (flipped[8] ?? 0) ^ 1;
	for (const [bytes, text] of [
		[files.ja, verify.check.same],
		[flipped, verify.check.other],
		[files.en, verify.check.same],
		[Buffer.alloc(0), verify.check.other],
	] as const) {
		await field.setInputFiles(pdf('certificate.pdf', bytes));
		await expect(result).toHaveText(text);
		await expect(page.getByText('certificate.pdf')).toBeVisible();
	}
	await expectScreen(page, verify.verdicts.valid.title, 'ja');

	const dropped = await page.evaluateHandle((text) => {
		const transfer = new DataTransfer();
		transfer.items.add(new File([text], 'dropped.pdf', { type: 'application/pdf' }));
		return transfer;
	}, files.en.toString());
	await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
	await expect(result).toHaveText(verify.check.same);
	expect(sent).toEqual([]);

	app.clock.advance(400 * 24 * 60 * 60 * 1000);
	await page.getByRole('link', { name: 'English' }).click();
	await expectScreen(page, texts.en.server.verify.verdicts.expired.title, 'en');
	// All but what the certificate says.
	const own = await page.locator('main :is(h1, h2, p, dt, label)').allInnerTexts();
	expect(own.join('\n')).not.toMatch(/[぀-ヿ一-鿿]/);
	await page.getByLabel(texts.en.server.verify.check.pick).setInputFiles(pdf('certificate.pdf', files.ja));
	await expect(result).toHaveText(texts.en.server.verify.check.sameNotValid);
	await page.getByRole('link', { name: texts.en.server.verify.another }).click();
	await expectScreen(page, texts.en.server.verify.title, 'en');
	app.clock.release();
});

test('a certificate is read without JavaScript and over plain http, and its page says what a file needs', {
	tag: '@rest',
}, async ({ browser, app }) => {
	await publishPaper(app, smallPaper());
	const { progress } = await assessmentAt(app, 13);
	const issued = await certificateOf(app, progress.id);
	await keepFiles(app, issued.id);
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url, locale: 'ja-JP' });
	const page = await context.newPage();
	await page.goto('/verify');
	await page.getByLabel(t.labels.certificates.code).fill(issued.code);
	await page.getByRole('button', { name: verify.form.submit }).click();
	await expect(page.getByRole('heading', { level: 1, name: verify.verdicts.valid.title })).toBeVisible();
	await expect(page.getByRole('main')).toContainText(issued.companyName);
	await expect(page.getByText(verify.check.without)).toBeVisible();
	await expect(page.getByLabel(verify.check.pick)).toBeHidden();
	await context.close();

	const insecure = await browser.newPage({ baseURL: app.url });
	await insecure.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
	await insecure.goto(`/verify/${issued.code}?lang=ja`);
	await expect(insecure.getByText(verify.check.insecure)).toBeVisible();
	await expect(insecure.getByLabel(verify.check.pick)).toBeHidden();
	await insecure.close();
});
