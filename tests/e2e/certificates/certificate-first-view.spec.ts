import type { Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The moment when somebody opens a new certificate, and what stays of it. */

test.use({ settings: { env: { OPERATOR_NAME: '検証評価機構', OPERATOR_SIGNATORY: '代表理事|検証 花子' } } });

/** Names of the animations that began on the page, in order, recorded from its first moment. */
const recordAnimations = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		const begun: string[] = [];
		Object.assign(window, { begun });
		addEventListener('animationstart', ({ animationName }) => begun.push(animationName), true);
	});
};

const begunOn = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		(window as unknown as { begun: string[] }).begun.filter((name) => /sheet-appears|star-drawn/.test(name)),
	);

const moving = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			document
				.getAnimations()
				.filter((one) => one instanceof CSSAnimation && /sheet-appears|star-drawn/.test(one.animationName)).length,
	);

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	const { certificate } = t.documents;

	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });

		test('the stars of a new certificate are drawn once, for each person', async ({ page, app, context }) => {
			await publishPaper(app, smallPaper());
			const { owner, companyId } = await assessmentAt(app, 13);
			await signInAs(context, app, owner);
			await recordAnimations(page);
			await page.goto('/app/certificate');
			const heading = page.getByRole('heading', { level: 1, name: certificate.title });
			await expect(heading).toBeVisible();
			// Nothing waits for the end: the sheet's texts and the download are there meanwhile.
			await expect(page.getByRole('button', { name: t.company.certificate.download })).toBeEnabled();
			await expect.poll(() => moving(page)).toBe(0);
			const begun = await begunOn(page);
			expect(begun[0]).toBe('sheet-appears');
			expect(begun).toContain('star-drawn');
			const sheet = page.getByRole('main').getByRole('article');
			await expect(sheet).toContainText(t.labels.certificates.issue_date);
			await expect(sheet).toContainText(
				fill(certificate.signatory, { title: '代表理事', name: '検証 花子' }).replaceAll('　', ' '),
			);
			await expect(
				sheet.getByRole('img', { name: fill(certificate.seal, { organization: '検証評価機構' }) }),
			).toBeVisible();
			await expectScreen(page, certificate.title, language);

			await page.reload();
			await expect(heading).toBeVisible();
			expect(await begunOn(page)).toEqual([]);

			await signInAs(context, app, await makeCompanyUser(app, { companyId, role: 1 }));
			await page.reload();
			await expect(heading).toBeVisible();
			await expect.poll(() => begunOn(page)).toContain('sheet-appears');
			await page.keyboard.press('Shift');
			expect(await moving(page)).toBe(0);
		});

		test('with reduced motion the certificate is still from the beginning', { tag: '@rest' }, async ({
			page,
			app,
			context,
		}) => {
			await publishPaper(app, smallPaper());
			const { owner } = await assessmentAt(app, 13);
			await signInAs(context, app, owner);
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await recordAnimations(page);
			await page.goto('/app/certificate');
			await expectScreen(page, certificate.title, language);
			expect(await begunOn(page)).toEqual([]);
			// It counts as seen: with motion later, nothing moves.
			await page.emulateMedia({ reducedMotion: 'no-preference' });
			await page.reload();
			await expect(page.getByRole('heading', { level: 1, name: certificate.title })).toBeVisible();
			expect(await begunOn(page)).toEqual([]);
		});
	});
}
