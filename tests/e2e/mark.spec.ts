import { readFileSync } from 'node:fs';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf } from '#tests/support/certificates.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { signInAs } from './support/company.ts';
import { startForeignPage } from './support/foreign-page.ts';
import { expect, expectAccessible, expectFitting, phoneTag, test } from './support/test.ts';
import { fill, texts } from './support/texts.ts';
import { visit } from './support/visit.ts';

/** The mark of a certificate: as files, and live on a page of another origin. */

for (const language of ['ja', 'en'] as const) {
	test.describe(language, () => {
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
