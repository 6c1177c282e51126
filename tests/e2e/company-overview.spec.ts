import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright/test';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { addYears, tokyoDate, wordedDate, wordedInstant } from '#shared/dates.ts';
import { answersOf, readFirstSheet, readOverview, saveSheet } from '#tests/support/answering.ts';
import {
	answerEverything,
	publishPaper,
	type Staged,
	smallPaper,
	startedAssessment,
} from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { companyForm } from '#tests/support/companies.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { pdf, upload } from '#tests/support/files.ts';
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

/** The names of the steps with their states; the current one is marked for screen readers. */
const stepsOf = async (page: Page): Promise<string[]> => {
	const steps = page.getByRole('list', { name: '評価の流れ' });
	const current = steps.locator('[aria-current=step] .name');
	const named = (await current.count()) === 0 ? 'なし' : await current.textContent();
	return [...(await steps.locator('.state').allTextContents()), `現在：${named}`];
};

const cockpit = (page: Page) => page.getByRole('region', { name: '評価の進み方' });

test('@phone shows remaining days, progress and the next sub-category', async ({ page, app, context }) => {
	const staged = await startedAssessment(app);
	const { owner } = staged;
	await open(page, context, app, staged);
	await expect(page.getByText('0%')).toBeVisible();
	await expect(page.getByText('小項目3件のうち0件が完了')).toBeVisible();
	await expect(page.getByText('残り365日')).toBeVisible();
	expect(await stepsOf(page)).toEqual(['進行中', 'これから', 'これから', 'これから', 'これから', '現在：回答']);
	await expect(cockpit(page)).toContainText('対応者：自社');
	await expect(cockpit(page)).toContainText(`${wordedDate(tokyoDate(new Date()), 'ja')}から`);
	const row = (name: string) => page.getByRole('row').filter({ hasText: name });
	await expect(row('大項目1')).toContainText('未着手');
	await expect(page.getByText('未完了の大項目が2件あります。「大項目1」から回答してください。')).toBeVisible();
	await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
	await submitButton(page).click({ force: true });
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expectScreen(page, '評価', 'ja');

	await cockpit(page).getByRole('link', { name: '回答を始める：大項目1 › 小項目1-1' }).click();
	await expect(page.getByRole('heading', { level: 1, name: '小項目1-1' })).toBeVisible();
	const { id, answer_contents: questions } = await readFirstSheet(owner);
	await saveSheet(owner, id, { answer_contents: [{ id: questions[0]?.id, answer: 2 }] });
	await page.goto('/app/assessment');
	await expect(cockpit(page).getByRole('link', { name: '続きから回答：大項目1 › 小項目1-1（残り1問）' })).toBeVisible();
	await expect(cockpit(page)).toContainText('未回答の設問が5問あります。');
	await expect(cockpit(page)).toContainText('最終保存');
	await expect(row('大項目1')).toContainText('回答中');
	await expect(row('大項目1')).toContainText('1 / 4問');
	await expect(page.getByRole('progressbar', { name: '「大項目1」の回答' })).toHaveAttribute('aria-valuenow', '25');
	await saveSheet(owner, id, answersOf(await readFirstSheet(owner), 1));
	await page.reload();
	await expect(
		cockpit(page).getByRole('link', { name: '続きから回答：大項目1 › 小項目1-1（あとは完了にするだけ）' }),
	).toBeVisible();
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
	await expect(page.getByText('期限切れ')).toBeVisible();
	await expect(cockpit(page)).toContainText('評価員に期限の延長をご相談ください。');
	await expect(page.getByRole('button', { name: '提出の確認へ' })).toHaveCount(0);
	await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
});

const reviewOf = (page: Page) => page.getByRole('dialog', { name: '自己評価を提出しますか？' });

test('@phone submits after a review, and then shows the date instead of the remaining days', async ({
	page,
	app,
	context,
}) => {
	const staged = await startedAssessment(app);
	const { owner, progress } = staged;
	const { id, answer_contents: questions } = await readFirstSheet(owner);
	await answerEverything(app, progress.id);
	await saveSheet(owner, id, {
		answer_contents: questions.map((question, at) => ({ id: question.id, answer: at + 2 })),
	});
	await open(page, context, app, staged);
	expect(await stepsOf(page)).toEqual(['完了', '進行中', 'これから', 'これから', 'これから', '現在：提出']);
	await submitButton(page).click();
	const dialog = reviewOf(page);
	await expect(dialog).toContainText('提出後は、回答も書類も変更できません。');
	expect(await dialog.locator('dl').first().innerText()).toMatch(
		/はい\s+4問\s+いいえ\s+1問\s+該当しない\s+1問\s+未回答\s+0問/,
	);
	await expect(dialog).toContainText('書類がありません');
	await expect(dialog).toContainText('入力を確かめてください：企業名（カナ）、');
	await expect(dialog).toContainText('（残り365日）');
	await expect(dialog).toContainText(owner.user.name);
	await expectAccessible(page);
	await dialog.getByRole('link', { name: '企業情報を編集' }).click();
	await expect(page.getByRole('heading', { level: 1, name: '企業プロフィールの編集' })).toBeVisible();

	await owner.post('/app/company', companyForm());
	await upload(app, owner.token, { content: pdf(), fileName: 'rules.pdf', name: '就業規則' });
	await page.goto('/app/assessment?review=1');
	await expect(dialog).toContainText('すべて入力されています');
	await expect(dialog).toContainText('就業規則');
	await dialog.getByRole('button', { name: 'キャンセル' }).click();
	await expect(page).toHaveURL(/\/app\/assessment$/);
	await page.getByRole('button', { name: '提出の確認へ' }).click();
	await dialog.getByRole('button', { name: '自己評価を提出' }).click();

	const receipt = page.getByRole('region', { name: '提出の控え' });
	await expect(receipt).toContainText('提出を受け付けました');
	await expect(receipt.getByRole('heading', { name: '提出の控え' })).toBeFocused();
	const facts =
		/受付番号\s+(\d+)\s+提出日時\s+(\S+ \S+)\s+提出者\s+(\S+)\s+回答\s+はい 4問、いいえ 1問、該当しない 1問\s+書類\s+1件/;
	const { submitted_at } = await readOverview(owner);
	const printed = facts.exec(await receipt.innerText())?.slice(1);
	expect(printed).toEqual([String(progress.id), wordedInstant(new Date(submitted_at ?? ''), 'ja'), owner.user.name]);
	await expect(page.getByText('聞き取りの準備を進めています')).toBeVisible();
	await expect(submitButton(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: '書類を追加' })).toHaveCount(0);
	await expect(page.getByText('残り')).toHaveCount(0);
	await expect(page.getByRole('link', { name: '評価履歴を見る' })).toBeVisible();
	await expectScreen(page, '評価', 'ja');

	// The receipt stays, and leads to the answers.
	await page.reload();
	await expect(receipt).toContainText(facts, { useInnerText: true });
	await expect(receipt).not.toContainText('提出を受け付けました');
	await receipt.getByRole('link', { name: '提出した回答を読む' }).click();
	await expect(page.getByRole('heading', { level: 1, name: '大項目1' })).toBeVisible();
});

type Case = { status: StatusId; card: string; turn: string; current: string; links: string[]; primary?: string };

const REPORTS = ['再評価レポートを見る', '評価レポートを見る', '改善提案書を見る'];

const CASES: Case[] = [
	{ status: 4, card: '聞き取りの準備を進めています', turn: '対応者：評価員', current: '審査', links: [] },
	{
		status: 5,
		card: '聞き取りの内容をもとに、結果をまとめています',
		turn: '対応者：評価員',
		current: '審査',
		links: [],
	},
	{
		...{ status: 6, card: '聞き取りの内容をもとに、結果を確認しています', turn: '対応者：運営者', current: '審査' },
		links: [],
		primary: '評価履歴で結果を見る',
	},
	{
		...{ status: 7, card: '初回評価が完了しました', turn: '初回評価完了', current: 'レポート' },
		links: REPORTS.slice(1),
		primary: '改善計画を作成する',
	},
	{ status: 9, card: '再評価中です', turn: '対応者：評価員', current: 'レポート', links: REPORTS.slice(1) },
	{
		...{ status: 11, card: '再評価が完了しました', turn: '改善済み（再評価完了）', current: 'レポート' },
		links: REPORTS,
		primary: '再評価レポートを見る',
	},
	{ status: 12, card: '認証を申請中です', turn: '対応者：評価員', current: '認証', links: REPORTS },
	{
		...{ status: 13, card: 'おめでとうございます。認証書が発行されました', turn: '認証書発行済み', current: 'なし' },
		links: REPORTS,
		primary: '認証書を見る',
	},
];

test('the card, the next action and the reports follow the status', async ({ page, app, context }) => {
	test.slow();
	for (const { status, card, turn, current, links, primary } of CASES) {
		await open(page, context, app, await assessmentAt(app, status));
		const region = page.getByRole('region', { name: '評価の進捗' });
		await expect(region, String(status)).toContainText(card);
		await expect(cockpit(page), String(status)).toContainText(turn);
		expect((await stepsOf(page)).at(-1), String(status)).toBe(`現在：${current}`);
		const actions = cockpit(page).getByRole('link').filter({ hasNotText: '評価履歴を見る' });
		await expect(actions, String(status)).toHaveCount(
			links.length + (links.includes(primary ?? '') || !primary ? 0 : 1) + (status > 7 ? 1 : 0),
		);
		await expect(page.getByRole('link', { name: '改善計画を見る' }), String(status)).toHaveCount(status > 7 ? 1 : 0);
		if (primary) await expect(actions.first()).toHaveAccessibleName(new RegExp(`^${primary}`));
		await expect(cockpit(page).getByText('200点（200点満点）'), String(status)).toHaveCount(status < 7 ? 0 : 1);
		await expect(page.getByRole('link', { name: /(レポート|改善提案書)を見る/ }), String(status)).toHaveCount(
			links.length,
		);
		for (const link of links)
			await expect(page.getByRole('link', { name: new RegExp(`^${link}`) })).toHaveAttribute('target', '_blank');
		await expect(region.getByRole('button', { name: '認証書をダウンロード' })).toHaveCount(status === 13 ? 1 : 0);
	}
	await open(page, context, app, await assessmentAt(app, 7, { withoutProposal: true }));
	await expect(page.getByRole('link', { name: '改善提案書を見る' })).toHaveCount(0);
	await expect(cockpit(page).getByRole('link').first()).toHaveAccessibleName(/^評価レポートを見る/);
	await expect(page.getByRole('link', { name: /改善計画/ })).toHaveCount(0);
	await open(page, context, app, await cancelled(app, await startedAssessment(app)));
	await expect(page.getByText('この評価は中止されました')).toBeVisible();
});

test.describe('a refused submission', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	test('is said in the review, which stays open', async ({ page, app, context }) => {
		const staged = await startedAssessment(app);
		await answerEverything(app, staged.progress.id);
		await open(page, context, app, staged);
		await page.getByRole('button', { name: '提出の確認へ' }).click();
		const send = reviewOf(page).getByRole('button', { name: '自己評価を提出' });
		await page.route('**/trpc/app.assessment.submit**', (route) => route.abort('connectionreset'));
		await send.click();
		await expect(reviewOf(page).getByRole('alert')).toContainText('サーバーに接続できません。');
		await page.unroute('**/trpc/app.assessment.submit**');
		await send.click();
		await expect(page.getByRole('region', { name: '提出の控え' })).toBeVisible();
	});
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

	test('are added up to five, shown over the screen, downloaded, and deleted after a confirmation', async ({
		page,
		app,
		context,
	}) => {
		await open(page, context, app, await startedAssessment(app));
		for (let count = 1; count <= 5; count++) await add(page, `就業規則${count}`);
		await expect(addButton(page)).toHaveCount(0);
		await expect(page.getByText('書類は5件までです。')).toBeVisible();
		await expectScreen(page, '評価', 'ja');

		await page.getByRole('button', { name: '就業規則3', exact: true }).click();
		const shown = page.getByRole('dialog', { name: '就業規則3' });
		const [tab] = await Promise.all([
			context.waitForEvent('page'),
			shown.getByRole('button', { name: '「就業規則3」をダウンロード' }).first().click(),
		]);
		const file = await tab.waitForEvent('download');
		expect(file.url()).toContain('/file');
		await shown.getByRole('button', { name: '閉じる' }).click();

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
			await expect(dialog.getByText('書類の名前を入力してください。')).toBeVisible();
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
