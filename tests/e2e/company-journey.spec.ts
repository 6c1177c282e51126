import type { Page } from 'playwright/test';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { advance } from '#tests/support/journey.ts';
import { everyPhoneTag, expect, expectScreen, test } from './support/test.ts';

/** The texts of the screens, in each language. */
const WORDS = {
	ja: {
		email: 'メールアドレス',
		password: 'パスワード',
		login: 'ログイン',
		title: '評価',
		categories: ['大項目1', '大項目2'],
		subs: ['小項目1-1', '小項目1-2', '小項目2-1'],
		yes: 'はい',
		complete: '完了にする',
		done: '完了',
		submit: '自己評価を提出',
		receipt: '提出の控え',
		hearing: '聞き取りの準備を進めています',
		report: /^評価レポートを見る/,
		reportTitle: '評価レポート',
		issued: 'おめでとうございます。認証書が発行されました',
		certificate: '認証書を見る',
		certificateTitle: '認証書',
		history: '評価履歴',
	},
	en: {
		email: 'Email',
		password: 'Password',
		login: 'Log in',
		title: 'Assessment',
		categories: ['Category 1', 'Category 2'],
		subs: ['Sub-category 1-1', 'Sub-category 1-2', 'Sub-category 2-1'],
		yes: 'Yes',
		complete: 'Mark as completed',
		done: 'Finished',
		submit: 'Submit self-assessment',
		receipt: 'Receipt of the submission',
		hearing: 'We are preparing the hearing',
		report: /^View evaluation report/,
		reportTitle: 'Evaluation report',
		issued: 'Congratulations. Your certificate has been issued',
		certificate: 'View certificate',
		certificateTitle: 'Certificate',
		history: 'History',
	},
} as const;

type Words = (typeof WORDS)['ja' | 'en'];

const answerSheet = async (page: Page, words: Words): Promise<void> => {
	for (const radio of await page.getByRole('radio', { name: words.yes, exact: true }).all()) await radio.check();
	await page.getByRole('textbox').first().fill('根拠：規程集');
	const complete = page.getByRole('button', { name: words.complete, exact: true });
	await complete.click();
	await expect(
		page.getByRole('main').getByText(words.done, { exact: true }).filter({ visible: true }).first(),
	).toBeVisible();
};

/** An English screen has no Japanese text except user input and contents without a translation. */
const expectNoJapanese = async (page: Page): Promise<void> => {
	const texts = await page.getByRole('main').innerText();
	const japanese = texts
		.split('\n')
		.filter((line) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(line));
	const typed = /検証株式会社|利用者|丸の内|根拠/;
	expect(japanese.filter((line) => !typed.test(line))).toEqual([]);
};

for (const language of ['ja', 'en'] as const) {
	const words: Words = WORDS[language];

	test.describe(language, () => {
		test.use({ language });

		test(`a company gets from its first login to the certificate ${everyPhoneTag(language)}`, async ({ page, app }) => {
			test.slow();
			await publishPaper(app, smallPaper());
			const staged = await startedAssessment(app);
			await page.goto('/app');
			await page.getByLabel(words.email).fill(staged.owner.user.email);
			await page.getByLabel(words.password).fill(PASSWORD);
			await page.getByRole('button', { name: words.login, exact: true }).click();
			await expectScreen(page, words.title, language);

			for (const [at, category] of words.categories.entries()) {
				await page.getByRole('main').getByRole('link', { name: category, exact: true }).click();
				await expectScreen(page, category, language);
				for (const sub of words.subs.filter((name) => name.includes(`${at + 1}-`))) {
					await page.getByRole('main').getByRole('link', { name: sub, exact: true }).click();
					await expect(page.getByRole('heading', { level: 1, name: sub })).toBeVisible();
					await answerSheet(page, words);
					await expectScreen(page, sub, language);
					await page.goBack();
				}
				await page.goBack();
			}
			await expect(page.getByText('100%')).toBeVisible();
			const submit = page.getByRole('main').getByRole('button', { name: words.submit });
			await submit.click();
			await page.getByRole('dialog').getByRole('button', { name: words.submit }).click();
			await expect(page.getByText(words.hearing)).toBeVisible();
			await expect(page.getByRole('region', { name: words.receipt })).toContainText(staged.owner.user.name);
			if (language === 'en') await expectNoJapanese(page);

			await advance(app, staged, 7);
			await page.reload();
			const [report] = await Promise.all([
				page.waitForEvent('popup'),
				page.getByRole('link', { name: words.report }).click(),
			]);
			await expectScreen(report, words.reportTitle, language);
			if (language === 'en') await expectNoJapanese(report);
			await report.close();

			await advance(app, staged, 13);
			await page.reload();
			await expect(page.getByText(words.issued)).toBeVisible();
			await expectScreen(page, words.title, language);
			if (language === 'en') await expectNoJapanese(page);
			await page.getByRole('link', { name: words.certificate }).click();
			await expectScreen(page, words.certificateTitle, language);
			if (language === 'en') await expectNoJapanese(page);
			await page.getByRole('link', { name: words.history, exact: true }).click();
			await expect(page.getByRole('row')).toHaveCount(2);
			if (language === 'en') await expectNoJapanese(page);
		});
	});
}
