import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import type { BrowserContext } from 'playwright/test';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { answerAll, field, fillInfo, openQuestions, reachResult, tabTo, visitor, words } from './support/free-flow.ts';
import { expect, expectAccessible, expectScreen, test } from './support/test.ts';

const DAY_SECONDS = 86_400;

/** Cookies of the free assessment with their remaining lifetime in seconds. */
const rememberedBy = async (context: BrowserContext): Promise<Map<string, { value: string; lives: number }>> => {
	const cookies = await context.cookies();
	const now = Date.now() / 1_000;
	return new Map(
		cookies.map(({ name, value, expires }) => [name, { value: decodeURIComponent(value), lives: expires - now }]),
	);
};

const contactsOf = ({ deps }: TestApp, email: string) =>
	deps.db.select().from(freeContacts).where(eq(freeContacts.email, email));

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, () => {
		const w = words[locale];
		test.use({ language: locale });

		test('the whole flow by mouse @phone', async ({ page, context, app }, { project }) => {
			const email = `${project.name}-${locale}@example.com`;
			await page.goto('/');
			await expectScreen(page, w.homeTitle, locale);
			await page.getByRole('link', { name: w.homeStart }).click();
			await expectScreen(page, w.landingTitle, locale);
			await page.getByRole('link', { name: w.start }).click();
			await expectScreen(page, w.infoTitle, locale);
			await fillInfo(page, w, email);
			await expectScreen(page, w.overviewTitle, locale);
			await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })).toHaveCount(7);
			await page.getByRole('link', { name: w.toQuestions }).click();
			await expectScreen(page, w.questionsTitle, locale);
			await expect(page.getByRole('group').filter({ has: page.getByRole('radio') })).toHaveCount(75);
			await expect(page.getByText(w.introduction)).toBeVisible();
			await expect(page.getByText(w.condition).first()).toBeVisible();
			// The first answer by click, the rest by script.
			await page
				.getByRole('radio', { name: /^(はい|Yes)$/ })
				.first()
				.check();
			await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
			await answerAll(page, (index) => (index % 5 === 4 ? 2 : 1));
			await page.getByRole('button', { name: w.toResult }).click();
			await expectScreen(page, w.resultTitle, locale);
			await expect(page.getByText(w.notThirdParty)).toBeVisible();
			await expect(page.getByRole('img').first()).toBeVisible();

			const [sent] = await contactsOf(app, email);
			expect(sent).toMatchObject({ phone: '0000', hasInquiryRequest: false, clientName: '山田 太郎' });
			await expect(page.getByText(`${sent?.score} `)).not.toHaveCount(0);
			const kept = await rememberedBy(context);
			for (const name of ['info', 'assessment_paper_id', 'result']) {
				const lives = kept.get(name)?.lives ?? 0;
				expect(lives, `${name} lives a day`).toBeGreaterThan(DAY_SECONDS - 600);
				expect(lives).toBeLessThanOrEqual(DAY_SECONDS);
			}
			expect(kept.get('assessment_paper_id')?.value).toBe(String(sent?.paperId));
			const { certificate_token: token, ...result } = JSON.parse(kept.get('result')?.value ?? '{}');
			expect(token).toEqual(expect.any(String));
			expect(result.total).toBe(sent?.score);
			expect(result.categories).toHaveLength(7);
			expect(Object.keys(result.categories[0])).toEqual(['id', 'points', 'subCategories']);

			await page.getByRole('link', { name: w.toCertificate }).click();
			await expect(page.getByRole('article').getByText(visitor.companyName)).toBeVisible();
			await expect(page.locator('h1')).toHaveCount(1);
			await expectAccessible(page);
			await page.goBack();
			await page.getByRole('link', { name: w.toApplication }).click();
			await expectScreen(page, w.applicationTitle, locale);
			await field(page, w.phone).fill('０３－１２３４－５６７８');
			await field(page, w.message).fill('お話を伺いたいです。');
			await page.getByRole('button', { name: w.apply }).click();
			await expectScreen(page, w.sentTitle, locale);
			const after = await contactsOf(app, email);
			expect(after).toHaveLength(1);
			expect(after[0]).toMatchObject({ hasInquiryRequest: true, message: 'お話を伺いたいです。', score: sent?.score });
			expect(after[0]?.phone).toMatch(/^03.1234.5678$/);
		});

		test('the whole flow by keyboard only', async ({ page }) => {
			const press = (key: string) => page.keyboard.press(key);
			await page.goto('/free-assessment');
			await expect(page.getByRole('link', { name: w.start })).toBeVisible();
			await tabTo(page, w.start);
			await press('Enter');
			await expect(page.getByRole('heading', { level: 1, name: w.infoTitle })).toBeFocused();
			for (const [label, text] of [
				[w.companyName, visitor.companyName],
				[w.lastName, visitor.lastName],
				[w.firstName, visitor.firstName],
				[w.email, visitor.email],
			] as const) {
				await tabTo(page, label);
				await page.keyboard.insertText(text);
			}
			await tabTo(page, w.agree);
			await press('Space');
			await press('Enter');
			await expect(page.getByRole('heading', { level: 1, name: w.overviewTitle })).toBeFocused();
			await tabTo(page, w.toQuestions);
			await press('Enter');
			await expect(page.getByRole('heading', { level: 1, name: w.questionsTitle })).toBeVisible();
			const first = page.locator('main input[type=radio]').first();
			await expect(first).toBeVisible();
			await first.evaluate((input) => input.closest('section')?.querySelector('h2')?.focus());
			for (let number = 1; number <= 75; number += 1) {
				await press('Tab');
				await press('Space');
				if (number % 3 === 0) await press('ArrowRight');
			}
			await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
			await tabTo(page, w.toResult);
			await press('Enter');
			await expect(page.getByRole('heading', { level: 1, name: w.resultTitle })).toBeFocused();
			await tabTo(page, w.toCertificate);
			await press('Enter');
			await expect(page.getByRole('article')).toBeVisible();
		});
	});
}

test('the language switch keeps the screen and the answers', async ({ page }) => {
	await openQuestions(page, words.ja);
	await page.getByRole('radio', { name: 'いいえ' }).nth(3).check();
	const group = page
		.getByRole('group')
		.filter({ has: page.getByRole('radio') })
		.nth(3);
	const before = await group.locator('legend').innerText();
	await page.getByRole('button', { name: 'English' }).click();
	await expect(page.getByRole('heading', { level: 1, name: words.en.questionsTitle })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await expect(group).not.toContainText(before.slice(-20));
	await expect(group).toContainText(/[a-z]{3}/);
	await expect(page.getByRole('radio', { name: 'No', exact: true }).nth(3)).toBeChecked();
	await expect(page).toHaveURL(/\/free-assessment\/questions$/);
	await page.getByRole('button', { name: '日本語' }).click();
	await expect(group).toContainText(before.slice(-20));
});

test('the result survives a reload, and a new assessment has no answers', async ({ page }) => {
	await reachResult(page, words.ja);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1, name: words.ja.resultTitle })).toBeVisible();
	await page.goto('/free-assessment/questions');
	await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

test('the certificate is downloaded as a PDF', async ({ page, app }) => {
	await app.startWorker();
	await page.addInitScript(() => localStorage.setItem('locale', 'en'));
	await reachResult(page, words.en);
	await page.getByRole('link', { name: words.en.toCertificate }).click();
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: words.en.download }).click();
	const file = await saved;
	expect(file.suggestedFilename()).toBe('certificate-of-completion.pdf');
	expect(
		fs
			.readFileSync(await file.path())
			.subarray(0, 5)
			.toString(),
	).toBe('%PDF-');
	await app.stopWorker();
});

test('an application that is sent twice at once makes one inquiry', async ({ page, context, app }) => {
	const email = 'twice@example.com';
	const paper = await call<{ id: number }>(app, 'GET', '/free_assessment/paper');
	await context.addCookies([{ name: 'assessment_paper_id', value: String(paper.data.id), url: app.url }]);
	await page.goto('/free-assessment/application');
	const w = words.ja;
	await field(page, w.companyName).fill(visitor.companyName);
	await field(page, w.lastName).fill(visitor.lastName);
	await field(page, w.firstName).fill(visitor.firstName);
	await field(page, w.email).fill(email);
	await field(page, w.phone).fill('03-1234-5678');
	// Both before the form knows that it is being sent.
	await page.getByRole('button', { name: w.apply }).evaluate((button: HTMLButtonElement) => {
		button.form?.requestSubmit(button);
		button.form?.requestSubmit(button);
	});
	await expectScreen(page, w.sentTitle, 'ja');
	expect(await contactsOf(app, email)).toHaveLength(1);
});
