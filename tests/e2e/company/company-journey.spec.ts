import type { Page } from 'playwright/test';
import { everyPhoneTag, expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { type Texts, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { advance } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';

const CONTENTS = {
	ja: { categories: ['大項目1', '大項目2'], subs: ['小項目1-1', '小項目1-2', '小項目2-1'] },
	en: {
		categories: ['Category 1', 'Category 2'],
		subs: ['Sub-category 1-1', 'Sub-category 1-2', 'Sub-category 2-1'],
	},
} as const;

const answerSheet = async (page: Page, { company }: Texts): Promise<void> => {
	for (const radio of await page.getByRole('radio', { name: company.sheet.yes, exact: true }).all())
		await radio.check();
	await page.getByRole('textbox').first().fill('根拠：規程集');
	const complete = page.getByRole('button', { name: company.sheet.complete, exact: true });
	await complete.click();
	await expect(
		page.getByRole('main').getByText(company.overview.finished, { exact: true }).filter({ visible: true }).first(),
	).toBeVisible();
};

/** An English screen has no Japanese text except user input and contents without a translation. */
const expectNoJapanese = async (page: Page): Promise<void> => {
	const shown = await page.getByRole('main').innerText();
	const japanese = shown
		.split('\n')
		.filter((line) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(line));
	const typed = /検証株式会社|利用者|丸の内|根拠/;
	expect(japanese.filter((line) => !typed.test(line))).toEqual([]);
};

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	const { card, certificate, overview, receipt, shell, submit: submission } = t.company;

	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });

		test(`a company gets from its first login to the certificate ${everyPhoneTag(language)}`, async ({ page, app }) => {
			test.setTimeout(LIMITS.longJourney);
			await publishPaper(app, smallPaper());
			const staged = await startedAssessment(app);
			await page.goto('/app');
			await page.getByLabel(t.labels.accounts.email).fill(staged.owner.user.email);
			await page.getByLabel(t.labels.accounts.password).fill(PASSWORD);
			await page.getByRole('button', { name: t.session.login, exact: true }).click();
			await expectScreen(page, overview.title, language);

			for (const [at, category] of CONTENTS[language].categories.entries()) {
				await page.getByRole('main').getByRole('link', { name: category, exact: true }).click();
				await expectScreen(page, category, language);
				for (const sub of CONTENTS[language].subs.filter((name) => name.includes(`${at + 1}-`))) {
					await page.getByRole('main').getByRole('link', { name: sub, exact: true }).click();
					await expect(page.getByRole('heading', { level: 1, name: sub })).toBeVisible();
					await answerSheet(page, t);
					await expectScreen(page, sub, language);
					await page.goBack();
					await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
				}
				await page.goBack();
				await expect(page.getByRole('heading', { level: 1, name: overview.title })).toBeVisible();
			}
			await expect(page.getByText('100%')).toBeVisible();
			const submit = page.getByRole('main').getByRole('button', { name: submission.button });
			await submit.click();
			await page.getByRole('dialog').getByRole('button', { name: submission.button }).click();
			await expect(page.getByText(card.hearing)).toBeVisible();
			await expect(page.getByRole('region', { name: receipt.heading })).toContainText(staged.owner.user.name);
			if (language === 'en') await expectNoJapanese(page);

			await advance(app, staged, 7);
			await page.reload();
			const [report] = await Promise.all([
				page.waitForEvent('popup'),
				page.getByRole('link', { name: new RegExp(`^${overview.firstReport}`) }).click(),
			]);
			await expectScreen(report, t.documents.report.titleFirst, language);
			if (language === 'en') await expectNoJapanese(report);
			await report.close();

			await advance(app, staged, 13);
			await page.reload();
			await expect(page.getByText(card.issued)).toBeVisible();
			await expectScreen(page, overview.title, language);
			if (language === 'en') await expectNoJapanese(page);
			await page.getByRole('link', { name: card.showCertificate }).click();
			await expectScreen(page, certificate.title, language);
			if (language === 'en') await expectNoJapanese(page);
			await page.getByRole('link', { name: shell.history, exact: true }).click();
			const list = page.getByRole('table', { name: t.company.history.title, exact: true });
			await expect(list.getByRole('row')).toHaveCount(2);
			if (language === 'en') await expectNoJapanese(page);
		});
	});
}
