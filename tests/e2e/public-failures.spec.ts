import type { Page } from 'playwright/test';
import { answerAll, field, openQuestions, reachResult, words } from './support/free-flow.ts';
import { ja as japanese } from './support/free-words.ts';
import { failing, LOGGED_FAILURES } from './support/refusals.ts';
import { expect, expectAccessible, expectScreen, test } from './support/test.ts';

const w = words.ja;

test.use({ allowedMessages: [LOGGED_FAILURES] });

const LOAD = 'free.paper';
const WRITE = 'free.contact';
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test.describe('a load that fails', () => {
	const open = (page: Page) => page.goto('/free-assessment/overview');

	test('no connection: shows a message and redirects home', async ({ page }) => {
		await failing(page, LOAD, null);
		await open(page);
		const notice = toast(page, 'サーバーに接続できません。通信状況を確認して、もう一度お試しください。');
		await expect(notice).toBeVisible();
		const place = await notice.boundingBox();
		const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
		expect([(place?.x ?? 0) > width / 2, (place?.y ?? 0) > height * 0.8], 'at the bottom right').toEqual([true, true]);
		await expectScreen(page, w.homeTitle, 'ja');
	});

	test('500: the unexpected-error screen', async ({ page }) => {
		await failing(page, LOAD, { status: 500, message: 'a bug' });
		await open(page);
		await expect(page).toHaveURL(/\/unexpected-error$/);
		await expectScreen(page, '予期しないエラー', 'ja');
	});

	test('404: the not-found screen', async ({ page }) => {
		await failing(page, LOAD, { status: 404, message: 'none' });
		await open(page);
		await expect(page).toHaveURL(/\/not-found$/);
		await expectScreen(page, 'ページが見つかりません', 'ja');
	});

	for (const status of [401, 403, 419]) {
		test(`${status}: clears the session, shows a message and redirects home`, async ({ page, context, app }) => {
			await context.addCookies(['token', 'user', 'role'].map((name) => ({ name, value: 'x', url: app.url })));
			await failing(page, LOAD, { status, message: 'no' });
			await open(page);
			await expect(toast(page, 'このページを表示する権限がありません。ログインしてください。')).toBeVisible();
			await expect(page.getByRole('heading', { level: 1, name: w.homeTitle })).toBeVisible();
			const names = (await context.cookies()).map(({ name }) => name);
			expect(names.filter((name) => ['token', 'user', 'role'].includes(name))).toEqual([]);
		});
	}

	for (const status of [422, 429]) {
		test(`${status}: shows the server's message, and a way to load again`, async ({ page }) => {
			await failing(page, LOAD, { status, message: '少し待ってからお試しください。' });
			await open(page);
			await expect(toast(page, '少し待ってからお試しください。').first()).toBeVisible();
			await expect(page.getByRole('heading', { level: 1, name: w.overviewTitle })).toBeVisible();
			await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
			await page.unroute(`**/trpc/${LOAD}**`);
			await page.getByRole('button', { name: 'もう一度読み込む' }).click();
			await expect(page.getByRole('link', { name: w.toQuestions })).toBeVisible();
		});
	}
});

test.describe('a write that fails', () => {
	const cases = [
		{
			name: 'no connection',
			refusal: null,
			says: 'サーバーに接続できません。通信状況を確認して、もう一度お試しください。',
		},
		{
			name: '500',
			refusal: { status: 500, message: 'a bug' },
			says: '処理を完了できませんでした。時間をおいて、もう一度お試しください。',
		},
		{ name: '429', refusal: { status: 429, message: '回数が多すぎます。' }, says: '回数が多すぎます。' },
	] as const;
	test('keeps every answer, and a retry works', async ({ page }) => {
		await openQuestions(page, w);
		await answerAll(page);
		for (const { refusal, says } of cases) {
			await failing(page, WRITE, refusal);
			await page.getByRole('button', { name: w.toResult }).click();
			await expect(toast(page, says)).toBeVisible();
			await expect(page).toHaveURL(/\/questions$/);
			await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
			await page.unroute(`**/trpc/${WRITE}**`);
		}
		await page.getByRole('button', { name: w.toResult }).click();
		await expectScreen(page, w.resultTitle, 'ja');
	});

	test('422: the error is shown at its field, and the input stays', async ({ page }) => {
		await reachResult(page, w);
		await page.getByRole('link', { name: w.toApplication }).click();
		await page.getByRole('button', { name: w.apply }).click();
		await expect(page.getByText('電話番号を入力してください。')).toBeVisible();
		await field(page, w.phone).fill('03-1234-5678');
		await failing(page, WRITE, { status: 422, message: 'bad', errors: { company_name: ['企業名が長すぎます。'] } });
		await page.getByRole('button', { name: w.apply }).click();
		await expect(page.getByText('企業名が長すぎます。')).toBeVisible();
		await expect(field(page, w.companyName)).toHaveAttribute('aria-invalid', 'true');
		await expect(field(page, w.phone)).toHaveValue('03-1234-5678');
		await expectAccessible(page);
	});
});

test('a failed PDF shows an error on the certificate, which stays @phone', async ({ page }) => {
	await reachResult(page, japanese);
	await page.getByRole('link', { name: w.toCertificate }).click();
	await page.route('**/api/free_assessment/certificate/pdf', (route) =>
		route.fulfill({ status: 404, json: { message: '' } }),
	);
	await page.getByRole('button', { name: w.download }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'PDFを作成できません。' })).toBeVisible();
	await expect(page.getByRole('article')).toBeVisible();
	await expectAccessible(page);
});

test('a slow PDF is requested again, and saved with the file name of the server', async ({ page }) => {
	await reachResult(page, w);
	await page.getByRole('link', { name: w.toCertificate }).click();
	let requests = 0;
	await page.route('**/api/free_assessment/certificate/pdf', (route) => {
		requests += 1;
		if (requests === 1) return route.fulfill({ status: 202, headers: { 'Retry-After': '1' }, json: { message: '' } });
		const disposition = 'attachment; filename="c.pdf"; filename*=UTF-8\'\'%E4%BF%AE%E4%BA%86%E8%A8%BC.pdf';
		return route.fulfill({
			body: '%PDF-1.7',
			contentType: 'application/pdf',
			headers: { 'Content-Disposition': disposition },
		});
	});
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: w.download }).click();
	await expect(page.getByRole('button', { name: w.download })).toHaveAttribute('aria-disabled', 'true');
	await expect(toast(page, 'PDFを作成しています。この画面を離れても作成は続きます。')).toBeVisible();
	expect((await saved).suggestedFilename()).toBe('修了証.pdf');
	expect(requests).toBe(2);
});

test('a chunk that fails to load shows an error screen with a retry', async ({ page }) => {
	await page.goto('/free-assessment');
	await page.getByRole('button', { name: 'English' }).click();
	await page.route('**/assets/steps-*.js', (route) => route.abort());
	await page.getByRole('link', { name: words.en.start }).click();
	await expectScreen(page, 'Unexpected Application Error!', 'en');
	await page.unroute('**/assets/steps-*.js');
	await page.getByRole('button', { name: 'Reload' }).click();
	await expect(page.getByRole('heading', { level: 1, name: words.en.infoTitle })).toBeVisible();
});

test('an unknown URL shows the not-found screen with a link home @phone', async ({ page, allowedMessages }) => {
	allowedMessages.push(/status of 404/);
	expect((await page.goto('/no/such/page'))?.status()).toBe(404);
	await expectScreen(page, 'ページが見つかりません', 'ja');
	await expect(page.getByText('お探しのページは見つかりませんでした。')).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'トップページへ' }).click();
	await expectScreen(page, w.homeTitle, 'ja');
});
