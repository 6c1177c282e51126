import type { Page } from 'playwright/test';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { countInputs } from '#tests/e2e/support/counted.ts';
import { expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { readSubCategoryIds } from '#tests/support/answering.ts';
import { secondYear } from '#tests/support/assessment/year-papers.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';

/** What giving out and answering a questionnaire costs: clicks, and what the first screen of a phone shows. */

const SUB_CATEGORIES = 25;
const MOST_CLICKS = 12;

/** A company of three in its second year. */
const staffed = async (app: TestApp) => {
	const { staged } = await secondYear(app);
	const { companyId } = staged;
	for (const name of ['佐藤 花子', '田中 次郎']) await makeCompanyUser(app, { companyId, role: 1, name });
	return staged;
};

const question = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

for (const locale of ['ja', 'en'] as const) {
	const t = texts[locale];
	const { colleagues } = t.company;
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });

		test('25 sub-categories are given to three people in at most 12 clicks, and one is reminded @phone', async ({
			page,
			app,
			context,
		}) => {
			const { owner } = await staffed(app);
			await signInAs(context, app, owner);
			const counted = await countInputs(page);
			await page.goto('/app/assessment');
			await page.getByRole('link', { name: colleagues.assign }).click();
			await expect(page.getByRole('heading', { level: 1, name: colleagues.assign })).toBeVisible();
			const everything = fill(colleagues.assignAll, { count: SUB_CATEGORIES });
			const giveAll = page.getByRole('group', { name: fill(colleagues.pickerOf, { content: everything }) });
			await giveAll.getByRole('button', { name: '佐藤 花子' }).click();
			await expect(giveAll.getByRole('button', { name: '佐藤 花子' })).toHaveAttribute('aria-pressed', 'true');
			await expect(page.getByRole('combobox').locator('option:checked')).toHaveText(
				Array(SUB_CATEGORIES).fill('佐藤 花子'),
			);
			const nameOf = (number: number): string => (locale === 'ja' ? `大項目${number}` : `Category ${number}`);
			const give = (number: number) =>
				page.getByRole('group', { name: fill(colleagues.pickerOf, { content: nameOf(number) }), exact: true });
			for (const number of [2, 3]) {
				await give(number).getByRole('button', { name: '田中 次郎' }).click();
				await expect(give(number).getByRole('button', { name: '田中 次郎' })).toHaveAttribute('aria-pressed', 'true');
			}
			await give(5).getByRole('button', { name: owner.user.name }).click();
			await expect(give(5).getByRole('button', { name: owner.user.name })).toHaveAttribute('aria-pressed', 'true');
			expect(counted.clicks).toBeLessThanOrEqual(MOST_CLICKS);
			test.info().annotations.push({ type: 'clicks', description: String(counted.clicks) });
			expect(await readSubCategoryIds(owner)).toHaveLength(SUB_CATEGORIES);

			const progress = page.getByRole('table', { name: colleagues.team });
			await expect(progress.getByRole('row')).toHaveCount(4);
			// Nobody reminds themselves.
			await expect(progress.getByRole('row', { name: owner.user.name }).getByRole('button')).toHaveCount(0);
			await progress.getByRole('button', { name: fill(colleagues.remindOf, { name: '田中 次郎' }) }).click();
			await expect(page.getByText(t.server.assessment.reminded)).toBeVisible();
			await expect(progress.getByRole('row', { name: '田中 次郎' })).toContainText(colleagues.reminded);
			await expect(
				progress.getByRole('button', { name: fill(colleagues.remindOf, { name: '佐藤 花子' }) }),
			).toBeVisible();
			await expectScreen(page, colleagues.assign, locale);
		});

		test("a sub-category with last year's answers takes two clicks, its first choices one screen @phone", async ({
			page,
			app,
			context,
		}, { project }) => {
			const { sheet, suggestions } = t.company;
			const { owner } = await staffed(app);
			await signInAs(context, app, owner);
			const counted = await countInputs(page);
			const { data: overview } = await owner.get<AssessmentOverview>('/app/assessment');
			const next = overview.next_step;
			await page.goto(`/app/assessment/categories/${next?.category.id}/sub-categories/${next?.sub_category.id}`);
			const name = fill(sheet.questionOf, { number: 1 });
			const choices = question(page, name).getByRole('radio');
			await expect(choices).toHaveCount(3);
			await expect(page.getByRole('button', { name: fill(suggestions.useAll, { count: 3 }) })).toBeVisible();
			const bar = await page.getByRole('region', { name: sheet.save }).boundingBox();
			for (const choice of await choices.all()) {
				const box = await choice.boundingBox();
				expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
			}
			// The category leads back, on a phone it alone.
			const trail = page.getByRole('navigation', { name: t.common.breadcrumbs }).getByRole('listitem');
			await expect(trail.filter({ visible: true })).toHaveCount(project.name === 'phone' ? 1 : 3);
			const before = counted.clicks;
			await page.getByRole('button', { name: fill(suggestions.useAll, { count: 3 }) }).click();
			await expect(page.getByRole('radio', { checked: true })).toHaveCount(3);
			await page.getByRole('button', { name: sheet.completeAndGoOn }).click();
			await expect(
				page.getByRole('heading', { level: 1, name: locale === 'ja' ? '小項目1-2' : 'Sub-category 1-2' }),
			).toBeFocused();
			expect(counted.clicks - before).toBe(2);
		});
	});
}

test('one button of a category stands out: the sub-category to answer next', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const t = texts.ja;
	const { owner } = await staffed(app);
	await signInAs(context, app, owner);
	await page.goto('/app/assessment');
	await page.getByRole('link', { name: '大項目1', exact: true }).click();
	const buttons = page.getByRole('link', { name: new RegExp(`^${t.company.category.answer}：`) });
	await expect(buttons).toHaveCount(5);
	const colors = await buttons.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
	expect(new Set(colors.slice(1)).size).toBe(1);
	expect(colors[0]).not.toBe(colors[1]);
	await expect(page.getByRole('link', { name: t.company.colleagues.assign })).toBeVisible();
	await expectScreen(page, '大項目1', 'ja');
});
