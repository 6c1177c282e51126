import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright/test';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { addYears, tokyoDate } from '#shared/dates.ts';
import {
	answerEverything,
	publishPaper,
	type Staged,
	smallPaper,
	startedAssessment,
} from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { assessmentAt, cancelled } from '#tests/support/journey.ts';
import { signInAs } from './support/company.ts';
import { expect, expectAccessible, expectScreen, test } from './support/test.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

const open = async (page: Page, context: BrowserContext, app: TestApp, staged: Staged): Promise<void> => {
	await signInAs(context, app, staged.owner);
	await page.goto('/app/assessment');
	await expect(page.getByRole('heading', { name: '大項目の一覧' })).toBeVisible();
};

const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '自己評価を提出' });

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

test('@phone has an empty state before the first assessment', async ({ page, app, context }) => {
	await signInAs(context, app, await makeCompanyUser(app));
	await page.goto('/app/assessment');
	await expect(page.getByText('評価はまだ始まっていません。')).toBeVisible();
	await expectScreen(page, '評価', 'ja');
});

test('shows remaining days, progress and the next sub-category', async ({ page, app, context }) => {
	const staged = await startedAssessment(app);
	await open(page, context, app, staged);
	await expect(page.getByText('0%')).toBeVisible();
	await expect(page.getByText('小項目3件のうち0件が完了')).toBeVisible();
	await expect(page.getByText('残り365日')).toBeVisible();
	await expect(page.getByText('未完了の大項目が2件あります。「大項目1」から回答してください。')).toBeVisible();
	await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
	await submitButton(page).click({ force: true });
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expectScreen(page, '評価', 'ja');
});

test('shows the last day and a passed deadline', async ({ page, app, context }) => {
	const staged = await startedAssessment(app);
	await answerEverything(app, staged.progress.id);
	const today = tokyoDate(new Date());
	const setEnd = (endDate: string) =>
		app.deps.db
			.update(assessmentProgresses)
			.set({ startDate: addYears(today, -1), endDate })
			.where(eq(assessmentProgresses.id, staged.progress.id));
	await setEnd(today);
	await open(page, context, app, staged);
	await expect(page.getByText('本日まで')).toBeVisible();
	await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true');
	await setEnd(addYears(today, -1));
	await page.reload();
	await expect(page.getByText('提出期限を過ぎました')).toBeVisible();
	await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
});

test('@phone submits after a confirmation, and then shows the date instead of the remaining days', async ({
	page,
	app,
	context,
}) => {
	const staged = await startedAssessment(app);
	await answerEverything(app, staged.progress.id);
	await open(page, context, app, staged);
	await submitButton(page).click();
	const dialog = page.getByRole('dialog', { name: '自己評価を提出しますか？' });
	await expect(dialog).toContainText('提出後は、回答も書類も変更できません。');
	await dialog.getByRole('button', { name: 'キャンセル' }).click();
	await submitButton(page).click();
	await dialog.getByRole('button', { name: '自己評価を提出' }).click();
	await expect(page.getByText('ヒアリングの準備を進めています')).toBeVisible();
	await expect(submitButton(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: '書類を追加' })).toHaveCount(0);
	await expect(page.getByText('残り')).toHaveCount(0);
	await expect(page.getByRole('link', { name: '評価履歴を見る' })).toBeVisible();
	await expectScreen(page, '評価', 'ja');
});

const CARDS: { status: StatusId; card: string; links: string[] }[] = [
	{ status: 4, card: 'ヒアリングの準備を進めています', links: [] },
	{ status: 6, card: 'ヒアリングの準備を進めています', links: [] },
	{ status: 7, card: '初回評価が完了しました', links: ['評価レポートを見る', '改善提案書を見る'] },
	{ status: 9, card: '再評価中です', links: ['評価レポートを見る', '改善提案書を見る'] },
	{
		status: 11,
		card: '再評価が完了しました',
		links: ['評価レポートを見る', '改善提案書を見る', '再評価レポートを見る'],
	},
	{ status: 12, card: '認証を申請中です', links: ['評価レポートを見る', '改善提案書を見る', '再評価レポートを見る'] },
	{
		status: 13,
		card: 'おめでとうございます。認証書が発行されました',
		links: ['評価レポートを見る', '改善提案書を見る', '再評価レポートを見る'],
	},
];

test('the card and the reports follow the status', async ({ page, app, context }) => {
	test.slow();
	for (const { status, card, links } of CARDS) {
		await open(page, context, app, await assessmentAt(app, status));
		const region = page.getByRole('region', { name: '評価の状況' });
		await expect(region, String(status)).toContainText(card);
		await expect(page.getByRole('link', { name: /(レポート|改善提案書)を見る/ }), String(status)).toHaveCount(
			links.length,
		);
		for (const link of links)
			await expect(page.getByRole('link', { name: new RegExp(`^${link}`) })).toHaveAttribute('target', '_blank');
		await expect(region.getByRole('button', { name: '認証書をダウンロード' })).toHaveCount(status === 13 ? 1 : 0);
	}
	await open(page, context, app, await assessmentAt(app, 7, { withoutProposal: true }));
	await expect(page.getByRole('link', { name: '改善提案書を見る' })).toHaveCount(0);
	await open(page, context, app, await cancelled(app, await startedAssessment(app)));
	await expect(page.getByText('この評価は中止されました')).toBeVisible();
});

test.describe('documents', () => {
	test.use({ allowedMessages: [/status of 422/] });
	const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '書類を追加' });
	const dialogOf = (page: Page) => page.getByRole('dialog', { name: '書類の追加' });
	const add = async (page: Page, name: string): Promise<void> => {
		await addButton(page).click();
		await dialogOf(page)
			.getByLabel('ファイル')
			.setInputFiles({ name: 'rules.pdf', mimeType: 'application/pdf', buffer: PDF });
		await expect(dialogOf(page).getByLabel('書類の名前'), 'prefilled').toHaveValue('rules');
		await dialogOf(page).getByLabel('書類の名前').fill(name);
		await dialogOf(page).getByRole('button', { name: '書類を追加' }).click();
		await expect(dialogOf(page)).toHaveCount(0);
	};

	test('are added up to five, opened in a new tab, and deleted after a confirmation', async ({
		page,
		app,
		context,
	}) => {
		await open(page, context, app, await startedAssessment(app));
		for (let count = 1; count <= 5; count++) await add(page, `就業規則${count}`);
		await expect(addButton(page)).toHaveCount(0);
		await expect(page.getByText('書類は5件までです。')).toBeVisible();
		await expectScreen(page, '評価', 'ja');

		const [tab] = await Promise.all([
			context.waitForEvent('page'),
			page.getByRole('button', { name: /^就業規則3/ }).click(),
		]);
		const file = await tab.waitForEvent('download');
		expect(file.url()).toContain('/file');

		await page.getByRole('button', { name: '「就業規則3」を削除' }).click();
		const dialog = page.getByRole('dialog', { name: '「就業規則3」を削除しますか？' });
		await dialog.getByRole('button', { name: '書類を削除' }).click();
		await expect(page.getByText('就業規則3')).toHaveCount(0);
		await expect(addButton(page)).toBeVisible();
	});

	test('@phone several are dropped at once, sent one after the other, and listed with type, size and date', async ({
		page,
		app,
		context,
	}) => {
		const staged = await startedAssessment(app);
		await open(page, context, app, staged);
		await add(page, '就業規則');
		await addButton(page).click();
		const dialog = dialogOf(page);
		const files = await page.evaluateHandle((content) => {
			const transfer = new DataTransfer();
			for (const name of ['研修資料.pdf', '賃金表.pdf', 'a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']) {
				transfer.items.add(new File([content], name, { type: 'application/pdf' }));
			}
			return transfer;
		}, PDF.toString());
		await dialog.getByText('またはここにドラッグ').dispatchEvent('drop', { dataTransfer: files });
		const names = dialog.getByLabel('書類の名前');
		await expect(names).toHaveCount(4);
		await expect(names.first()).toHaveValue('研修資料');
		await expect(dialog.getByText('あと4件まで追加できるため、2件は追加していません。')).toBeVisible();
		for (const name of ['a.pdf', 'b.pdf']) await dialog.getByRole('button', { name: `「${name}」を外す` }).click();
		await expectAccessible(page);

		// Nothing chosen is lost unasked.
		await page.keyboard.press('Escape');
		await page.getByRole('dialog', { name: '入力した内容を破棄しますか？' }).getByText('入力を続ける').click();
		let letGo = (): void => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		let requests = 0;
		await page.route('**/api/app/documents', async (route) => {
			requests += 1;
			if (requests === 1) await held;
			if (requests === 2)
				return route.fulfill({ status: 422, json: { message: '', errors: { document: ['有害です。'] } } });
			return route.continue();
		});
		await dialog.getByRole('button', { name: '書類を追加' }).click();
		await expect(dialog.getByRole('progressbar', { name: '「研修資料.pdf」を送信しています' })).toBeVisible();
		letGo();
		await expect(dialog.getByText('有害です。'), 'the refused one stays, with its reason').toBeVisible();
		await expect(names).toHaveCount(1);
		await dialog.getByRole('button', { name: '書類を追加' }).click();
		await expect(dialog).toHaveCount(0);
		const row = page.getByRole('listitem').filter({ hasText: '研修資料' });
		await expect(row).toContainText(/PDF・1KB・\d{4}年\d{2}月\d{2}日/);
		await expect(page.getByRole('listitem').filter({ hasText: '賃金表' })).toHaveCount(1);
	});

	test.describe('refused', () => {
		test.use({ allowedMessages: [/Failed to load resource/] });

		test('@phone show the errors at their fields', async ({ page, app, context }) => {
			await open(page, context, app, await startedAssessment(app));
			await addButton(page).click();
			const dialog = dialogOf(page);
			const send = dialog.getByRole('button', { name: '書類を追加' });
			await expect(dialog).toContainText('1件20MB以下で、あと5件まで追加できます。');
			await send.click();
			await expect(dialog.getByText('書類を選択してください。')).toBeVisible();
			await expect(dialog.getByLabel('ファイル')).toBeFocused();
			await dialog.getByLabel('ファイル').setInputFiles({ name: 'x.exe', mimeType: '', buffer: Buffer.from('MZ') });
			await expect(dialog.getByText('この形式の書類は受け付けていません。')).toBeVisible();
			await dialog.getByRole('button', { name: '「x.exe」を外す' }).click();
			await dialog.getByLabel('ファイル').setInputFiles({ name: 'x.pdf', mimeType: '', buffer: Buffer.from('no pdf') });
			await dialog.getByLabel('書類の名前').fill('');
			await send.click();
			await expect(dialog.getByText('ファイル名を入力してください。')).toBeVisible();
			await expect(dialog.getByLabel('書類の名前')).toBeFocused();
			await dialog.getByLabel('書類の名前').fill('規程');
			await send.click();
			await expect(dialog.getByText('ファイルの中身が拡張子と一致しません。')).toBeVisible();
			await expect(dialog.getByLabel('書類の名前')).toHaveValue('規程');
			await expectAccessible(page);
			await page.route('**/api/app/documents', (route) => route.abort('connectionreset'));
			await send.click();
			await expect(dialog.getByText('サーバーに接続できません。')).toBeVisible();
		});
	});
});
