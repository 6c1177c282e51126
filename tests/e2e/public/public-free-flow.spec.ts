import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright/test';
import { introduction } from '#scripts/seed/papers/introduction.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { papers } from '#server/db/tables/papers.ts';
import { receiptJob } from '#server/free-assessment/receipts.ts';
import { adviceOf } from '#shared/free-assessment/advice.ts';
import { questionTextOf } from '#shared/free-assessment/question-text.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import { scoreFreeAssessment } from '#shared/free-assessment/scoring.ts';
import {
	answerAll,
	field,
	fillInfo,
	openQuestions,
	reachResult,
	tabTo,
	visitor,
} from '#tests/e2e/support/free-flow.ts';
import { everyPhoneTag, expect, expectAccessible, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill, type Texts, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';

const t = texts.ja;

/** The condition of the first question of the shipped paper. */
const NA_CONDITION = {
	ja: '該当しない条件：直近1年間に選考をしていない場合',
	en: 'Not applicable only if: There was no selection in the past year',
};

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

/** The receipts of a result, in the order in which they were asked for: whether each is of an application. */
const receiptsAskedFor = async ({ deps }: TestApp, contactId: number | undefined): Promise<boolean[]> => {
	const rows = await deps.db
		.select({ payload: outboxJobs.payload })
		.from(outboxJobs)
		.where(eq(outboxJobs.name, receiptJob.name))
		.orderBy(outboxJobs.id);
	const asked = rows.map(({ payload }) => receiptJob.payload.parse(payload));
	return asked.filter(({ contact_id }) => contact_id === contactId).map(({ is_application }) => is_application);
};

/** Expects what `adviceOf` says of every fifth question answered no. */
const expectAdvice = async (page: Page, t: Texts, paper: FreePaper): Promise<void> => {
	const questions = paper.main_categories.flatMap(({ sub_categories }) =>
		sub_categories.flatMap((sub) => sub.questions),
	);
	const answers = new Map(questions.map(({ id }, index) => [id, index % 5 === 4 ? 2 : 1] as const));
	const scores = scoreFreeAssessment(paper.main_categories, answers).categories.flatMap((category) =>
		category.subCategories.map(({ id, score }) => [id, score] as const),
	);
	const { strengths, firstSteps } = adviceOf(paper.main_categories, new Map(scores), answers);
	expect([strengths.length, firstSteps.length]).toEqual([3, 3]);
	const list = (title: string) =>
		page.getByRole('heading', { level: 2, name: title }).locator('..').getByRole('list').getByRole('listitem');
	await expect(list(t.freeResult.strengths).getByRole('heading')).toHaveText(strengths.map(({ content }) => content));
	await expect(list(t.freeResult.firstSteps).getByRole('heading')).toHaveText(firstSteps.map(({ content }) => content));
	await expect(list(t.freeResult.firstSteps)).toContainText(
		firstSteps.map(({ question }) => questionTextOf(question ?? 'none').question),
	);
};

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		const t = texts[locale];
		test.use({ language: locale });

		test(`the whole flow by mouse ${everyPhoneTag(locale)}`, async ({ page, context, app }, { project }) => {
			const email = `${project.name}-${locale}@example.com`;
			await page.goto('/');
			await expectScreen(page, t.public.home.heading, locale);
			await page.getByRole('link', { name: t.public.home.start }).click();
			await expectScreen(page, t.public.landing.title, locale);
			await page.getByRole('link', { name: t.public.landing.start }).click();
			await expectScreen(page, t.free.info.title, locale);
			const receipt = page.getByLabel(t.free.info.receipt, { exact: true });
			await expect(receipt).not.toBeChecked();
			await receipt.check();
			await fillInfo(page, t, email);
			await expectScreen(page, t.free.overview.title, locale);
			await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })).toHaveCount(7);
			await page.getByRole('link', { name: t.free.overview.continue }).click();
			await expectScreen(page, t.free.questions.title, locale);
			// Folded, so that the first question's choices are on the first screen.
			await expect(page.getByText(introduction[locale])).toBeHidden();
			await page.getByText(t.guidance.words).click();
			await expect(page.getByText(introduction[locale])).toBeVisible();
			const groups = page.getByRole('group').filter({ has: page.getByRole('radio') });
			const steps = page.getByRole('navigation', { name: t.free.questions.categories }).getByRole('button');
			await expect(steps).toHaveCount(7);
			await expect(groups).toHaveCount(10);
			await expect(page.getByText(`1/7 ${t.public.views.recruitment.name}`)).toContainText(/ 0 \/ 10/);
			// A condition for 'not applicable' stands below its question, and is read with it.
			await expect(groups.first().locator('legend')).not.toContainText(NA_CONDITION[locale]);
			await expect(groups.first()).toHaveAccessibleDescription(NA_CONDITION[locale]);
			await page.getByRole('button', { name: t.free.questions.next }).click();
			await expect(page.getByRole('heading', { level: 2, name: /^2\. / })).toBeFocused();
			await expect(groups).toHaveCount(18);
			await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
			await page.getByRole('button', { name: t.free.questions.previous }).click();
			await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
			await expect(groups).toHaveCount(10);
			// The first answer by click, the rest by script.
			await page.getByRole('radio', { name: t.free.questions.yes, exact: true }).first().check();
			await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
			await answerAll(page, (index) => (index % 5 === 4 ? 2 : 1));
			await expectScreen(page, t.free.questions.title, locale);
			await page.getByRole('button', { name: t.free.questions.submit }).click();
			await expectScreen(page, t.freeResult.title, locale);
			const { data: paper } = await call<FreePaper>(app, 'GET', '/free_assessment/paper', { locale });
			await expectAdvice(page, t, paper);
			// The sub-categories are folded.
			const [, second] = paper.main_categories;
			const folded = page.locator('details').getByText(second?.sub_categories[1]?.content ?? 'none');
			await expect(folded).toBeHidden();
			await page.getByRole('heading', { level: 3, name: `2. ${second?.content}` }).click();
			await expect(folded).toBeVisible();
			await expectAccessible(page);
			await page.reload();
			await expectAdvice(page, t, paper);
			await expect(page.getByText(t.freeResult.noThirdParty)).toBeVisible();
			await expect(page.getByText(t.freeResult.receipt)).toBeVisible();
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

			await page.getByRole('link', { name: t.freeResult.certificate }).click();
			await expect(page.getByRole('article').getByText(visitor.companyName)).toBeVisible();
			await expect(page.locator('h1')).toHaveCount(1);
			await expectAccessible(page);
			await page.goBack();
			await page.getByRole('link', { name: t.freeResult.application }).click();
			await expectScreen(page, t.free.application.title, locale);
			await expect(page.getByText(t.free.application.receiptNote)).toBeVisible();
			await field(page, t.labels.free.phone).fill('０３－１２３４－５６７８');
			await field(page, t.labels.free.message).fill('お話を伺いたいです。');
			await page.getByRole('button', { name: t.free.application.submit }).click();
			await expectScreen(page, t.free.application.sentTitle, locale);
			await expect(page.getByText(t.free.application.receiptSent)).toBeVisible();
			expect(await receiptsAskedFor(app, sent?.id)).toEqual([false, true]);
			const after = await contactsOf(app, email);
			expect(after).toHaveLength(1);
			expect(after[0]).toMatchObject({ hasInquiryRequest: true, message: 'お話を伺いたいです。', score: sent?.score });
			expect(after[0]?.phone).toMatch(/^03.1234.5678$/);
			for (const reload of [false, true]) {
				if (reload) await page.reload();
				await expect(page.getByRole('heading', { level: 1, name: t.free.application.sentTitle })).toBeVisible();
				await expect(page.getByText(t.free.application.receiptNumber).locator('..')).toHaveText(
					`${t.free.application.receiptNumber}${after[0]?.receiptNumber}`,
				);
				for (const part of [
					visitor.companyName,
					'山田 太郎',
					email,
					'03-1234-5678',
					'お話を伺いたいです。',
					`${sent?.score} `,
				]) {
					await expect(page.getByRole('definition').filter({ hasText: part })).not.toHaveCount(0);
				}
			}
			await page.getByRole('button', { name: t.free.application.again }).click();
			await expect(field(page, t.labels.free.phone)).toHaveValue('');
		});
	});
}

// The keys do the same in both languages.
test('the whole flow by keyboard only', async ({ page }) => {
	const press = (key: string) => page.keyboard.press(key);
	await page.addInitScript(() =>
		addEventListener('kyosei-arrived', () => Object.assign(window, { hasArrived: true }), { once: true }),
	);
	await page.goto('/free-assessment');
	await expect(page.getByRole('link', { name: t.public.landing.start })).toBeVisible();
	await tabTo(page, t.public.landing.start);
	// Before the client reacts the link loads the next page, whose focus is the browser's.
	await page.waitForFunction(() => 'hasArrived' in window);
	await press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: t.free.info.title })).toBeFocused();
	for (const [label, text] of [
		[t.labels.free.company_name, visitor.companyName],
		[t.free.info.lastName, visitor.lastName],
		[t.free.info.firstName, visitor.firstName],
		[t.labels.free.email, visitor.email],
	] as const) {
		await tabTo(page, label);
		await page.keyboard.insertText(text);
	}
	await tabTo(page, t.free.info.agree);
	await press('Space');
	await press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: t.free.overview.title })).toBeFocused();
	await tabTo(page, t.free.overview.continue);
	await press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: t.free.questions.title })).toBeVisible();
	const groups = page.getByRole('group').filter({ has: page.getByRole('radio') });
	await expect(groups.first()).toBeVisible();
	const heading = page.locator('main section:visible h2');
	await heading.evaluate((element) => (element as HTMLElement).focus());
	for (const count of [10, 18, 9, 9, 9, 14, 6]) {
		await expect(groups).toHaveCount(count);
		await expect(heading).toBeFocused();
		for (let number = 1; number <= count; number += 1) {
			await press('Tab');
			await press('Space');
			if (number % 3 === 0) await press('ArrowRight');
		}
		if (count === 6) break;
		await tabTo(page, t.free.questions.next);
		await press('Enter');
	}
	await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
	await tabTo(page, t.free.questions.submit);
	await press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: t.freeResult.title })).toBeFocused();
	await tabTo(page, t.freeResult.certificate);
	await press('Enter');
	await expect(page.getByRole('article')).toBeVisible();
});

test('the language switch keeps the screen and the answers', { tag: '@rest' }, async ({ page }) => {
	await openQuestions(page, t);
	await page.getByRole('radio', { name: t.free.questions.no }).nth(3).check();
	const group = page
		.getByRole('group')
		.filter({ has: page.getByRole('radio') })
		.nth(3);
	const before = await group.locator('legend').innerText();
	await page.getByRole('button', { name: 'English' }).click();
	await expect(page.getByRole('heading', { level: 1, name: texts.en.free.questions.title })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await expect(group).not.toContainText(before.slice(-20));
	await expect(group).toContainText(/[a-z]{3}/);
	await expect(page.getByRole('radio', { name: 'No', exact: true }).nth(3)).toBeChecked();
	await expect(page).toHaveURL(/\/free-assessment\/questions$/);
	await page.getByRole('button', { name: t.common.japanese }).click();
	await expect(group).toContainText(before.slice(-20));
});

test('a result too large for a cookie is kept', { tag: '@rest' }, async ({ page, context, app }) => {
	await reachResult(page, t);
	const large = Array.from({ length: 4 }, (_, c) => ({
		content: `大項目${c + 1}`,
		content_en: null,
		sub_categories: Array.from({ length: 40 }, (_, s) => ({
			content: `小項目${c + 1}-${s + 1}`,
			content_en: null,
			questions: [
				{ content: `設問${c + 1}-${s + 1}`, content_en: null, points: 1, evaluations: [], sdg_target_ids: [] },
			],
		})),
	}));
	const id = await publishPaper(app, large, false);
	try {
		await openQuestions(page, t);
		await answerAll(page, (index) => (index < 3 ? 2 : 1));
		await page.getByRole('button', { name: texts.ja.free.questions.submit }).click();
		// 157 of 160.
		const total = page.getByText(fill(t.freeResult.percent, { score: 98 }));
		await expect(total).toBeVisible();
		expect((await context.cookies()).filter(({ name }) => name === 'result')).toEqual([]);
		await page.reload();
		await expect(total).toBeVisible();
		await expect(page.getByText('設問1-1', { exact: true })).not.toHaveCount(0);
		await page.goto('/free-assessment/certificate');
		await expect(page.getByRole('article')).toContainText('98');
	} finally {
		await app.deps.db
			.update(papers)
			.set({ publishedAt: new Date(0) })
			.where(eq(papers.id, id));
	}
});

test('the result survives a reload, and a new assessment has no answers', { tag: '@rest' }, async ({ page }) => {
	await reachResult(page, t);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1, name: texts.ja.freeResult.title })).toBeVisible();
	// Nobody asked for a receipt.
	await expect(page.getByText(texts.ja.freeResult.receipt)).toHaveCount(0);
	await page.goto('/free-assessment/questions');
	await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

test('the certificate is downloaded as a PDF', { tag: '@rest' }, async ({ page, app }) => {
	await app.startWorker();
	await page.addInitScript(() => localStorage.setItem('locale', 'en'));
	await reachResult(page, texts.en);
	await page.getByRole('link', { name: texts.en.freeResult.certificate }).click();
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: texts.en.free.certificate.download }).click();
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

test('an application that is sent twice at once makes one inquiry', { tag: '@rest' }, async ({
	page,
	context,
	app,
}) => {
	const email = 'twice@example.com';
	const paper = await call<{ id: number }>(app, 'GET', '/free_assessment/paper');
	await context.addCookies([{ name: 'assessment_paper_id', value: String(paper.data.id), url: app.url }]);
	await page.goto('/free-assessment/application');
	await field(page, t.labels.free.company_name).fill(visitor.companyName);
	await field(page, t.free.info.lastName).fill(visitor.lastName);
	await field(page, t.free.info.firstName).fill(visitor.firstName);
	await field(page, t.labels.free.email).fill(email);
	await field(page, t.labels.free.phone).fill('03-1234-5678');
	// Both before the form knows that it is being sent.
	await page.getByRole('button', { name: t.free.application.submit }).evaluate((button: HTMLButtonElement) => {
		button.form?.requestSubmit(button);
		button.form?.requestSubmit(button);
	});
	await expectScreen(page, t.free.application.sentTitle, 'ja');
	// Without a result there is no score.
	expect(await contactsOf(app, email)).toMatchObject([{ score: null, categoryResults: [], hasInquiryRequest: true }]);
	await expect(page.getByRole('definition').filter({ hasText: t.free.application.noResult })).toBeVisible();
});
