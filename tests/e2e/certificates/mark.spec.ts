import { readFileSync } from 'node:fs';
import type { Page, Response } from 'playwright/test';
import { markPath } from '#shared/certificates/mark.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { startForeignPage } from '#tests/e2e/support/foreign-page.ts';
import { expect, expectAccessible, expectFitting, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { withdraw } from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf } from '#tests/support/certificates.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The mark of a certificate: as files, and live on a page of another origin. */

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });

		test(`${phoneTag(language)} a company takes its mark along, which another page shows without a script`, async ({
			page,
			app,
			context,
			browser,
		}) => {
			const { mark } = texts[language].company;
			await publishPaper(app, smallPaper());
			const staged = await assessmentAt(app, 13);
			const { code } = await certificateOf(app, staged.progress.id);
			await signInAs(context, app, staged.owner);
			await visit(page, '/app/certificate');
			const panel = page.getByRole('region', { name: mark.title, exact: true });
			const light = panel.getByRole('img', { name: fill(mark.alt, { theme: mark.themes.light }) });
			await expect.poll(() => light.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
			const saved = page.waitForEvent('download');
			await panel.getByRole('button', { name: mark.png }).first().click();
			const png = readFileSync(await (await saved).path());
			// The width in the header of a PNG.
			expect(png.readUInt32BE(16)).toBe(1_280);
			const snippet = (await panel.locator('code').textContent()) ?? '';
			expect(snippet).toContain(code);
			await expectAccessible(page);
			await expectFitting(page);

			const foreign = await startForeignPage(snippet);
			const stranger = await browser.newPage({ javaScriptEnabled: false });
			await stranger.goto(foreign.url);
			const image = stranger.getByRole('img', { name: fill(mark.linkText, { code }) });
			await expect(image).toBeVisible();
			expect(await image.boundingBox()).toMatchObject({ width: 320, height: 112 });
			const answer = stranger.waitForResponse(/mark\.svg/);
			await stranger.reload();
			expect((await answer).status()).toBe(200);
			await image.click();
			await expect(stranger).toHaveURL(new RegExp(`/verify/${code}$`));
			await stranger.close();
			await foreign.close();
		});
	});
}

/** Loads the page anew, and returns what it got for the mark. */
const markAnswered = async (page: Page): Promise<Response> => {
	const answer = page.waitForResponse(/mark\.svg/);
	await page.reload();
	return answer;
};

const FIVE_MINUTES = 300;

test('on a page of another origin the mark is right five minutes after a withdrawal, without a script', {
	tag: '@rest',
}, async ({ app, browser }) => {
	await publishPaper(app, smallPaper());
	const staged = await assessmentAt(app, 13);
	const { code } = await certificateOf(app, staged.progress.id);
	const address = app.url + markPath(code, { locale: 'ja', theme: 'light' });
	const words = texts.ja.server.mark;
	const foreign = await startForeignPage(`<img src="${address.replaceAll('&', '&amp;')}" alt="mark">`);
	const stranger = await browser.newPage({ javaScriptEnabled: false });
	await stranger.goto(foreign.url);
	const image = stranger.getByRole('img', { name: 'mark', exact: true });
	const before = await markAnswered(stranger);
	expect(await before.text()).toContain(words.certified);
	const valid = await image.screenshot();

	await withdraw(staged);
	// The browser and a cache in between may each keep the former one so long, and not a moment longer.
	const kept = before.headers()['cache-control'] ?? '';
	expect(kept).toMatch(/^public, max-age=\d+$/);
	expect(2 * Number(/\d+/.exec(kept))).toBeLessThanOrEqual(FIVE_MINUTES);
	const devTools = await stranger.context().newCDPSession(stranger);
	await devTools.send('Network.clearBrowserCache');
	const after = await markAnswered(stranger);
	expect(await after.text()).toContain(`${words.states.withdrawn} ${code}`);
	await expect(image).toBeVisible();
	expect((await image.screenshot()).equals(valid)).toBe(false);
	await stranger.close();
	await foreign.close();
});
