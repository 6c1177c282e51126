import type { Page } from 'playwright/test';
import { answerAll, fillInfo, openQuestions } from '#tests/e2e/support/free-flow.ts';
import { expect, expectAccessible, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';

/** The free self-assessment of somebody on a phone who is interrupted. */

const QUESTIONS = 75;

/** What was needed to scroll through the questions before their choices stood in one row: 28,000. */
const MOST_SCROLLED = 18_000;

const DRAFT = 'free-draft';

const groupsOn = (page: Page) => page.getByRole('group').filter({ has: page.getByRole('radio') });

/** Reloads a form with answers, which the browser asks about. */
const interrupt = async (page: Page): Promise<void> => {
	page.once('dialog', (dialog) => dialog.accept());
	await page.reload();
	await expect(groupsOn(page).first()).toBeVisible();
};

/** Pixels that have to be scrolled to see the whole category. */
const scrollOf = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

for (const locale of ['ja', 'en'] as const) {
	const t = texts[locale];
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });

		test('the first choices are on the first screen, and all questions within 18,000 px @phone', async ({ page }, {
			project,
		}) => {
			await openQuestions(page, t);
			const group = groupsOn(page).first();
			const boxes = await Promise.all((await group.locator('label').all()).map((choice) => choice.boundingBox()));
			const bar = await page.getByRole('progressbar').boundingBox();
			for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
			if (project.name !== 'phone') return;
			expect(new Set(boxes.map((box) => box?.y)).size, 'the choices stand in one row').toBe(1);
			let scrolled = 0;
			let rows = 0;
			for (let category = 1; ; category += 1) {
				scrolled += await scrollOf(page);
				rows += await groupsOn(page).count();
				if (category === 7) break;
				await page.getByRole('button', { name: t.free.questions.next }).click();
				await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${category + 1}\\. `) })).toBeFocused();
			}
			expect(rows).toBe(QUESTIONS);
			test.info().annotations.push({ type: 'scrolled', description: `${scrolled} px` });
			expect(scrolled).toBeLessThanOrEqual(MOST_SCROLLED);
			await expectScreen(page, t.free.questions.title, locale);
		});

		test('one tap after a reload brings all answers back @phone', async ({ page }) => {
			await page.goto('/free-assessment');
			await expect(page.getByText(t.public.landing.noticeLost)).toContainText(t.public.landing.kept);
			await openQuestions(page, t);
			await answerAll(page, () => 1);
			await groupsOn(page).nth(3).getByRole('radio', { name: t.free.questions.no, exact: true }).check();
			await page.evaluate((key) => {
				// As if only the first 32 had been answered.
				const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
				kept.value.answers.length = 32;
				localStorage.setItem(key, JSON.stringify(kept));
			}, DRAFT);
			await interrupt(page);
			// The form is empty, and warns, as specified.
			const progress = page.getByRole('progressbar');
			await expect(progress).toHaveAttribute('aria-valuenow', '0');
			await expect(page.getByText(t.free.questions.lost)).toContainText(t.public.landing.kept);
			const resume = page.getByRole('button', {
				name: fill(t.free.questions.resume, { answered: 32, count: QUESTIONS }),
			});
			await expectScreen(page, t.free.questions.title, locale);
			// An answer given before the decision counts, and loses none.
			await groupsOn(page).first().getByRole('radio', { name: t.free.questions.no, exact: true }).check();
			await interrupt(page);
			await resume.click();
			await expect(progress).toHaveAttribute('aria-valuenow', '43');
			await expect(resume).toHaveCount(0);
			// The first open question is the 33rd, the fifth of the third category.
			await expect(page.getByRole('heading', { level: 2, name: /^3\. / })).toBeVisible();
			await expect(groupsOn(page).nth(4).getByRole('radio').first()).toBeFocused();
			await page.goBack();
			for (const at of [0, 3]) {
				await expect(
					groupsOn(page).nth(at).getByRole('radio', { name: t.free.questions.no, exact: true }),
				).toBeChecked();
			}
			await answerAll(page);
			await page.getByRole('button', { name: t.free.questions.submit }).click();
			await expectScreen(page, t.freeResult.title, locale);
			expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();
		});
	});
}

const t = texts.ja;

test('back leads to the category before, without a question @phone', { tag: '@rest' }, async ({ page }) => {
	await openQuestions(page, t);
	await groupsOn(page).first().getByRole('radio').first().check();
	const heading = (number: number) => page.getByRole('heading', { level: 2, name: new RegExp(`^${number}\\. `) });
	for (const number of [2, 3]) {
		await page.getByRole('button', { name: t.free.questions.next }).click();
		await expect(heading(number)).toBeFocused();
	}
	await page.goBack();
	await expect(heading(2)).toBeFocused();
	await page.goForward();
	await expect(heading(3)).toBeFocused();
	await page.goBack();
	await page.goBack();
	await expect(heading(1)).toBeFocused();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(groupsOn(page).first().getByRole('radio').first()).toBeChecked();
	await page.goBack();
	await expect(page.getByRole('dialog', { name: t.common.unsaved.answersTitle })).toBeVisible();
});

test.describe('unfinished answers', () => {
	test.beforeEach(async ({ page }) => {
		await openQuestions(page, t);
		await groupsOn(page).first().getByRole('radio').first().check();
		await interrupt(page);
	});
	const resume = fill(t.free.questions.resume, { answered: 1, count: QUESTIONS });

	test('are deleted in the form', { tag: '@rest' }, async ({ page }) => {
		await page.getByRole('button', { name: t.free.questions.beginAnew }).click();
		await expect(page.getByRole('button', { name: resume })).toHaveCount(0);
		await page.reload();
		await expect(groupsOn(page).first()).toBeVisible();
		await expect(page.getByRole('button', { name: resume })).toHaveCount(0);
	});

	test('are announced and deleted on the first screen', { tag: '@rest' }, async ({ page }) => {
		await page.goto('/free-assessment/info');
		await expect(page.getByText(t.public.landing.kept)).toContainText(t.free.info.shared);
		await expect(page.getByText(fill(t.free.info.draftKept, { count: 1 }))).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('button', { name: t.free.info.deleteDraft }).click();
		await expect(page.getByText(fill(t.free.info.draftKept, { count: 1 }))).toHaveCount(0);
		expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();
	});

	test('are offered to who gave them', { tag: '@rest' }, async ({ page }) => {
		await page.goto('/free-assessment/info');
		await fillInfo(page, t, 'sato@example.com');
		await page.getByRole('link', { name: t.free.overview.continue }).click();
		await expect(groupsOn(page).first()).toBeVisible();
		await expect(page.getByRole('button', { name: resume })).toHaveCount(0);
	});

	test('are gone after a day', { tag: '@rest' }, async ({ page }) => {
		const lives = await page.evaluate((key) => {
			const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
			localStorage.setItem(key, JSON.stringify({ ...kept, until: Date.now() - 1 }));
			return kept.until - Date.now();
		}, DRAFT);
		expect(lives).toBeLessThanOrEqual(86_400_000);
		expect(lives).toBeGreaterThan(86_400_000 - 600_000);
		await page.reload();
		await expect(groupsOn(page).first()).toBeVisible();
		await expect(page.getByRole('button', { name: resume })).toHaveCount(0);
		expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();
	});
});
