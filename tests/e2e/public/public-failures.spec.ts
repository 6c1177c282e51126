import type { Page } from 'playwright/test';
import { answerAll, field, openQuestions, reachResult } from '#tests/e2e/support/free-flow.ts';
import { failing, LOGGED_FAILURES } from '#tests/e2e/support/refusals.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

const t = texts.ja;

test.use({ allowedMessages: [LOGGED_FAILURES] });

const LOAD = 'free.paper';
const WRITE = 'free.contact';
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test.describe('a load that fails', () => {
	const open = (page: Page) => page.goto('/free-assessment/overview');

	test('no connection: shows a message and redirects home', async ({ page }) => {
		await failing(page, LOAD, null);
		await open(page);
		const notice = toast(page, t.common.errors.noConnection);
		await expect(notice).toBeVisible();
		const place = await notice.boundingBox();
		const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
		expect([(place?.x ?? 0) > width / 2, (place?.y ?? 0) > height * 0.8], 'at the bottom right').toEqual([true, true]);
		await expectScreen(page, t.public.home.heading, 'ja');
	});

	test('500: the unexpected-error screen', { tag: '@rest' }, async ({ page }) => {
		await failing(page, LOAD, { status: 500, message: 'a bug' });
		await open(page);
		await expect(page).toHaveURL(/\/unexpected-error$/);
		await expectScreen(page, t.public.unexpected.title, 'ja');
		await expect(page.getByText(t.common.errors.unexpected).first()).toBeVisible();
	});

	test('404: the not-found screen', { tag: '@rest' }, async ({ page }) => {
		await failing(page, LOAD, { status: 404, message: 'none' });
		await open(page);
		await expect(page).toHaveURL(/\/not-found$/);
		await expectScreen(page, t.common.notFound.title, 'ja');
	});

	for (const status of [401, 403, 419]) {
		test(`${status}: clears the session, shows a message and redirects home`, { tag: '@rest' }, async ({
			page,
			context,
			app,
		}) => {
			await context.addCookies(['token', 'user', 'role'].map((name) => ({ name, value: 'x', url: app.url })));
			await failing(page, LOAD, { status, message: 'no' });
			await open(page);
			await expect(toast(page, t.common.errors.unauthorized)).toBeVisible();
			await expect(page.getByRole('heading', { level: 1, name: t.public.home.heading })).toBeVisible();
			const names = (await context.cookies()).map(({ name }) => name);
			expect(names.filter((name) => ['token', 'user', 'role'].includes(name))).toEqual([]);
		});
	}

	for (const status of [422, 429]) {
		test(`${status}: shows the server's message, and a way to load again`, { tag: '@rest' }, async ({ page }) => {
			await failing(page, LOAD, { status, message: '少し待ってからお試しください。' });
			await open(page);
			await expect(toast(page, '少し待ってからお試しください。').first()).toBeVisible();
			await expect(page.getByRole('heading', { level: 1, name: t.free.overview.title })).toBeVisible();
			await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
			await page.unroute(`**/trpc/${LOAD}**`);
			await page.getByRole('button', { name: t.common.tryAgain }).click();
			await expect(page.getByRole('link', { name: t.free.overview.continue })).toBeVisible();
		});
	}
});

test.describe('a write that fails', () => {
	const cases = [
		{
			name: 'no connection',
			refusal: null,
			says: t.common.errors.noConnection,
		},
		{
			name: '500',
			refusal: { status: 500, message: 'a bug' },
			says: t.common.errors.somethingWrong,
		},
		{ name: '429', refusal: { status: 429, message: '回数が多すぎます。' }, says: '回数が多すぎます。' },
	] as const;
	test('keeps every answer, and a retry works', async ({ page }) => {
		await openQuestions(page, t);
		await answerAll(page);
		for (const { refusal, says } of cases) {
			await failing(page, WRITE, refusal);
			await page.getByRole('button', { name: t.free.questions.submit }).click();
			await expect(toast(page, says)).toBeVisible();
			await expect(page).toHaveURL(/\/questions$/);
			await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
			await page.unroute(`**/trpc/${WRITE}**`);
		}
		await page.getByRole('button', { name: t.free.questions.submit }).click();
		await expectScreen(page, t.freeResult.title, 'ja');
	});

	test('422: the error is shown at its field, and the input stays', { tag: '@rest' }, async ({ page }) => {
		await reachResult(page, t);
		await page.getByRole('link', { name: t.freeResult.application }).click();
		await page.getByRole('button', { name: t.free.application.submit }).click();
		await expect(page.getByText(t.free.validation.phoneRequired)).toBeVisible();
		await field(page, t.labels.free.phone).fill('03-1234-5678');
		await failing(page, WRITE, { status: 422, message: 'bad', errors: { company_name: ['企業名が長すぎます。'] } });
		await page.getByRole('button', { name: t.free.application.submit }).click();
		await expect(page.getByText('企業名が長すぎます。')).toBeVisible();
		await expect(field(page, t.labels.free.company_name)).toHaveAttribute('aria-invalid', 'true');
		await expect(field(page, t.labels.free.phone)).toHaveValue('03-1234-5678');
		await expectAccessible(page);
	});
});

test('a failed PDF shows an error on the certificate, which stays @phone', { tag: '@rest' }, async ({ page }) => {
	await reachResult(page, t);
	await page.getByRole('link', { name: t.freeResult.certificate }).click();
	await page.route('**/api/free_assessment/certificate/pdf', (route) =>
		route.fulfill({ status: 404, json: { message: '' } }),
	);
	await page.getByRole('button', { name: t.free.certificate.download }).click();
	await expect(page.getByRole('alert').filter({ hasText: t.free.certificate.notNow })).toBeVisible();
	await expect(page.getByRole('article')).toBeVisible();
	await expectAccessible(page);
});

test('a slow PDF is requested again, and saved with the file name of the server', { tag: '@rest' }, async ({
	page,
}) => {
	await reachResult(page, t);
	await page.getByRole('link', { name: t.freeResult.certificate }).click();
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
	await page.getByRole('button', { name: t.free.certificate.download }).click();
	await expect(page.getByRole('button', { name: t.free.certificate.download })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
	await expect(toast(page, t.free.certificate.making)).toBeVisible();
	expect((await saved).suggestedFilename()).toBe('修了証.pdf');
	expect(requests).toBe(2);
});

test('a chunk that fails to load shows an error screen with a retry', async ({ page }) => {
	await page.goto('/free-assessment');
	await page.getByRole('button', { name: 'English' }).click();
	await page.route('**/assets/steps-*.js', (route) => route.abort());
	await page.getByRole('link', { name: texts.en.public.landing.start }).click();
	await expectScreen(page, 'Unexpected Application Error!', 'en');
	await page.unroute('**/assets/steps-*.js');
	await page.getByRole('button', { name: 'Reload' }).click();
	await expect(page.getByRole('heading', { level: 1, name: texts.en.free.info.title })).toBeVisible();
});

test('an unknown URL shows the not-found screen with a link home @phone', { tag: '@rest' }, async ({
	page,
	allowedMessages,
}) => {
	allowedMessages.push(/status of 404/);
	expect((await page.goto('/no/such/page'))?.status()).toBe(404);
	await expectScreen(page, t.common.notFound.title, 'ja');
	await expect(page.getByText(t.common.notFound.lead)).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: t.common.notFound.linkHome }).click();
	await expectScreen(page, t.public.home.heading, 'ja');
});
