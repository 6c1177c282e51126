import { readFileSync } from 'node:fs';
import { answerAll, openQuestions, visitor } from '#tests/e2e/support/free-flow.ts';
import {
	everyPhoneTag,
	expect,
	expectAccessible,
	expectFitting,
	expectScreen,
	inTurn,
	test,
} from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { readPdf, squeezed } from '#tests/support/printed/pdf.ts';

/** A visitor takes a free result along: as a link, which somebody else opens, and as a PDF. */

test.use({ settings: { worker: true } });

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });

		test(`a link and a PDF show grade and scores, and nothing that was typed ${everyPhoneTag(language)}`, async ({
			page,
			app,
			context,
			browser,
		}) => {
			const t = texts[language];
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await openQuestions(page, t);
			await answerAll(page, (index) => (index % 5 === 4 ? 2 : 1));
			await page.getByRole('button', { name: t.free.questions.submit }).click();
			await expectScreen(page, t.freeResult.title, language);
			const group = page.getByRole('region', { name: t.free.take.title });
			await expect(group).toContainText(t.free.take.about);
			await expect(group).toContainText(t.free.take.lifetime);

			await group.getByRole('button', { name: t.free.take.link }).click();
			const address = (await group.locator('code').textContent()) ?? '';
			await expect(group.getByRole('status')).toContainText(t.free.take.done.split('{{')[0] ?? '');
			expect(address.startsWith(`${app.url}/result/`)).toBe(true);
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
			// A second press makes no second link.
			await group.getByRole('button', { name: t.free.take.link }).click();
			await expect(group.locator('code')).toHaveText(address);
			await expectAccessible(page);
			await expectFitting(page);

			const saved = page.waitForEvent('download');
			await group.getByRole('button', { name: t.free.certificate.download, exact: true }).click();
			const pdf = await readPdf(readFileSync(await (await saved).path()));
			expect(pdf.pages).toHaveLength(1);
			expect(pdf.text).toContain(squeezed(t.documents.freeResult.claim));

			const stranger = await browser.newPage({ locale: language, viewport: page.viewportSize() });
			await stranger.goto(address);
			await expect(stranger.getByRole('heading', { level: 1, name: t.documents.freeResult.title })).toBeVisible();
			await expect(stranger.getByText(t.documents.freeResult.claim)).toBeVisible();
			await expect(stranger.getByRole('table').getByRole('row')).toHaveCount(8);
			for (const typed of [visitor.companyName, visitor.lastName, visitor.email]) {
				await expect(stranger.getByText(typed)).toHaveCount(0);
				expect(pdf.text).not.toContain(typed);
			}
			await expectAccessible(stranger);
			await expectFitting(stranger);
			await stranger.getByRole('link', { name: t.documents.freeResult.own }).click();
			await expect(stranger).toHaveURL(/\/free-assessment$/);
			await stranger.close();
		});
	});
}

test('in another tab the result is there, and says where a link can be made', { tag: '@rest' }, async ({
	page,
	context,
}) => {
	const t = texts.ja;
	await openQuestions(page, t);
	await answerAll(page);
	await page.getByRole('button', { name: t.free.questions.submit }).click();
	await expectScreen(page, t.freeResult.title, 'ja');
	const other = await context.newPage();
	await other.goto('/free-assessment/result');
	await expect(other.getByText(t.free.take.elsewhere)).toBeVisible();
	await expect(other.getByRole('region', { name: t.free.take.title })).toHaveCount(0);
	await expectAccessible(other);
});

test('without a clipboard the link is selected, to copy it by hand', { tag: '@rest' }, async ({ page }) => {
	const t = texts.ja;
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'clipboard', { value: undefined });
	});
	await openQuestions(page, t);
	await answerAll(page);
	await page.getByRole('button', { name: t.free.questions.submit }).click();
	const group = page.getByRole('region', { name: t.free.take.title });
	await group.getByRole('button', { name: t.free.take.link }).click();
	await expect(group.getByRole('status')).toContainText(t.free.take.byHand.split('{{')[0] ?? '');
	const address = await group.locator('code').textContent();
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(address);
});
