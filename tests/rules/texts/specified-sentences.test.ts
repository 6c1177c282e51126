import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addTexts, chooseLocale, translate } from '#client/base/locale.tsx';
import { FORM_MESSAGES } from '#client/base/validation.ts';
import { documentForm } from '#client/company/assessment/files/document-form.ts';
import { judgementOf } from '#client/documents/grade-text.ts';
import { fieldMessage } from '#client/ui/form.tsx';
import { addMemberBody, changePasswordBody, loginBody } from '#shared/accounts/schemas.ts';
import { statusNames } from '#shared/assessment/status-names.ts';
import { freeApplicationForm, freeInfoForm } from '#shared/free-assessment/forms.ts';
import { serverTexts } from '#shared/texts/server.ts';
import { clientTables, leaves, type Tables } from '#tests/support/texts/texts.ts';

/**
 * The sentences and words that the specifications fix, each as a literal in Japanese and in English, at the key that
 * the product shows in that place. `tests/rules/texts/texts.test.ts` says that every key is shown.
 */

type Sentence = readonly [key: string, ja: string, en: string];

const CLIENT: Readonly<Record<string, readonly Sentence[]>> = {
	'1, section 8: errors': [
		[
			'common.errors.somethingWrong',
			'処理を完了できませんでした。時間をおいて、もう一度お試しください。',
			'Something went wrong.',
		],
		[
			'common.errors.sessionExpired',
			'ログインの有効期限が切れました。もう一度ログインしてください。',
			'Session expired.',
		],
		['common.errors.notFound', '見つかりません。', 'Not found.'],
		[
			'common.errors.noConnection',
			'サーバーに接続できません。通信状況を確認して、もう一度お試しください。',
			'Unable to connect to server.',
		],
		[
			'session.signedOut',
			'続けるには、もう一度ログインしてください。',
			'You are unauthorized to access this page. Please login.',
		],
		[
			'common.errors.unauthorized',
			'このページを表示する権限がありません。ログインしてください。',
			'You are unauthorized to access this page. Please login.',
		],
		[
			'common.errors.unexpected',
			'予期しないエラーが発生しました。しばらくしてからもう一度お試しいただくか、サポートにお問い合わせください。',
			'Unexpected error occured, please try again later or contact support.',
		],
		[
			'common.errors.applicationError',
			'予期しないアプリケーションエラーが発生しました。',
			'Unexpected Application Error!',
		],
		['common.grades.invalid', '不明な評価です。', 'Invalid grade.'],
	],
	'1, section 5: documents': [
		['company.files.required', '書類を選択してください。', 'Document is mandatory.'],
		['company.files.notAFile', '書類はファイルとして送信してください。', 'Document must be a file object.'],
		[
			'company.files.invalidType',
			'この形式の書類は受け付けていません。PDF、JPEG、PNG、Word、Excel、PowerPointのいずれかのファイルを選択してください。',
			'Invalid document type. Choose a PDF, JPEG, PNG, Word, Excel or PowerPoint file.',
		],
		['company.files.nameRequired', '書類の名前を入力してください。', 'Enter the file name.'],
		[
			'company.files.invalid',
			'書類を受け付けられませんでした。ファイルを確かめて、もう一度お試しください。',
			'The document was not accepted. Check the file and try again.',
		],
	],
	'1, section 2: the company area': [
		['company.profile.noData', 'データがありません。', 'No Data Found!'],
		['company.info.noActiveVersion', '有効な評価はありません。', 'No active version'],
		['company.info.infoTab', '企業情報', 'Company info'],
		['company.info.membersTab', 'メンバー', 'Members'],
		['company.members.you', '（あなた）', '(You)'],
		['company.roles.admin', '管理者', 'Admin'],
		['company.roles.member', 'メンバー', 'Member'],
		['company.overview.finished', '完了', 'Finished'],
		['company.overview.unfinished', '未完了', 'Unfinished'],
		['company.sheet.yes', 'はい', 'Yes'],
		['company.sheet.no', 'いいえ', 'No'],
		['company.sheet.notApplicable', '該当しない', 'Not applicable'],
		['company.sheet.save', '下書きを保存', 'Save draft'],
		['company.sheet.complete', '完了にする', 'Mark as completed'],
		['company.report.title', '評価結果', 'Assessment result'],
		['company.report.download', 'レポートをダウンロード', 'Download report'],
		['company.certificate.download', '認証書をダウンロード', 'Download certificate'],
		['documents.report.period', '評価期間', 'Implementation period'],
		['documents.report.companyCode', '登録番号', 'Company code'],
		['documents.report.reportDate', 'レポート作成日', 'Report date'],
		['documents.report.target', 'ターゲット{{goal}}.{{number}}', 'Target {{goal}}.{{number}}'],
	],
	'1, section 4: what a company calls its progress': [
		['company.history.progress.inProgress', '評価中', 'In progress'],
		['company.history.progress.completed', '初回評価完了', 'Initial assessment completed'],
		['company.history.progress.reassessment', '再評価中', 'Under re-assessment'],
		['company.history.progress.improved', '改善済み（再評価完了）', 'Improved (re-assessment completed)'],
		['company.history.progress.applied', '認証申請中', 'Applied for certificate'],
		['company.history.progress.issued', '認証書発行済み', 'Certificate issued'],
	],
	'1, sections 1 and 5: the free self-assessment': [
		['free.validation.selectAnswer', '回答を選んでください。', 'Please select an answer.'],
		['free.overview.continue', '回答をはじめる', 'Continue'],
		[
			'freeResult.noThirdParty',
			'この結果は、客観的な第三者評価ではありません。',
			'This result is not an objective third-party evaluation.',
		],
		['common.grades.S', '優秀', 'Excellent'],
		['common.grades.A', '良好', 'Great'],
		['common.grades.B', 'おおむね良好', 'Good'],
		['common.grades.C', '改善の余地あり', 'Can improve'],
		['common.grades.D', '懸念あり', 'Concerning'],
		['common.grades.none', '該当なし', 'N/A'],
	],
	'2, section 2: the console': [
		['console.shell.admin', '管理者', 'Admin'],
		['console.shell.assessor', '評価員', 'Assessor'],
		['console.lists.allProgress', 'すべての進捗', 'All progress'],
		['console.lists.noProposal', '改善提案なし', 'No improvement proposal'],
		['console.checking.categories', '大項目', 'Categories'],
		['console.checking.info', '評価情報', 'Assessment info'],
		['console.checking.interview', '聞き取り記録', 'Interview record'],
		['console.checking.checked', '確認済み', 'Checked'],
		['console.checking.notChecked', '未確認', 'Not checked'],
		['console.checking.mark', '確認済みにする', 'Mark as checked'],
		['console.checking.confirm', '確認を完了して採点', 'Confirm and autograde'],
		['console.checking.rates.rate0', '対象外', 'Ineligible'],
		['console.checking.rates.rate1', '0%', '0%'],
		['console.checking.rates.rate2', '50%', '50%'],
		['console.checking.rates.rate3', '100%', '100%'],
		['console.notes.saveDraft', '下書きを保存', 'Save draft'],
		['console.notes.confirmReport', 'レポートを確定', 'Confirm and save report'],
		['console.notes.viewReport', 'レポートを表示', 'View report'],
		['console.notes.saveProposal', '改善提案を保存', 'Save proposal'],
		['console.notes.submitProposal', 'レポートと改善提案を提出', 'Submit report and proposal'],
		['console.views.downloadReport', 'レポートをダウンロード', 'Download report'],
		['console.views.downloadProposal', '改善提案をダウンロード', 'Download proposal'],
		['console.views.downloadExcel', 'Excelをダウンロード', 'Download Excel'],
		['console.views.downloadCertificate', 'PDFをダウンロード', 'Download as PDF'],
		['console.certification.statuses.not_issued', '未発行', 'Not issued'],
		['console.certification.statuses.applied', '申請済み', 'Applied'],
		['console.certification.statuses.certified', '認証済み', 'Certified'],
		['console.certification.statuses.expired', '期限切れ', 'Expired'],
		['management.assessors.noCompany', '担当企業なし', 'No company'],
		['management.assessors.add.item', '新しいメンバーを追加', 'Add new member'],
		['management.companies.start.item', '新しい評価を開始', 'Start new assessment'],
		['management.companies.cancel.item', '評価を中止', 'Cancel assessment'],
		['management.companies.period.item', '評価期間を変更', 'Update assessment date'],
		['management.companies.moveBack.item', '進捗を変更', 'Update status'],
	],
	'2, sections 2, 5 and 8: papers': [
		['management.papers.active', '公開中の設問票', 'Current active test'],
		['management.papers.previous', '以前の設問票', 'Previous tests'],
		['management.papers.create', '新しい設問票を作成', 'Create new test'],
		['management.papers.fromScratch', '最初から作成', 'Start from scratch'],
		['management.papers.duplicate', '公開中の設問票を複製', 'Duplicate current test'],
		['management.papers.continue', '下書きの編集を続ける', 'Continue editing draft'],
		['management.editor.saveDraft', '下書きを保存', 'Save draft'],
		['management.editor.weightRange', '0.0〜1.0', '0.0 ~ 1.0'],
		['management.editor.rules.noCategory', '大項目を1件以上追加してください。', 'Please add at least one category.'],
		[
			'management.editor.rules.noSubCategory',
			'小項目を1件以上追加してください。',
			'Please add at least one sub category.',
		],
		['management.editor.rules.noQuestion', '設問を1件以上追加してください。', 'Please add at least one question.'],
		['management.editor.rules.scoreTooLow', '配点は1以上にしてください。', 'Perfect score must be at least 1.'],
		[
			'management.editor.rules.weightsMustAddUp',
			'確認項目の重みは合計が1.0になるように入力してください。残りの重み: {{remaining}}',
			'Weight of evaluations must add up to 1.0. Weight points remaining to distribute: {{remaining}}.',
		],
	],
};

/** The forms and the server say the same; each pair of a client's and a server's prefix. */
const SAME_ON_BOTH_SIDES = [
	['company.files.', 'documents.', ['required', 'notAFile', 'invalidType', 'nameRequired']],
	[
		'management.editor.rules.',
		'papers.',
		['noCategory', 'noSubCategory', 'noQuestion', 'scoreTooLow', 'weightsMustAddUp', 'weightInTenths'],
	],
	['common.errors.', 'common.', ['notFound']],
] as const;

const STATUSES: readonly (readonly [ja: string, en: string])[] = [
	['未着手', 'Not started'],
	['回答中', 'Answering'],
	['提出済み', 'Submitted'],
	['評価の採点完了', 'Assessment graded completed'],
	['評価レポート作成完了', 'Assessment evaluation completed'],
	['改善提案作成完了', 'Improvement proposal completed'],
	['評価完了', 'Assessment completed'],
	['再評価中', 'Re-assessment'],
	['再評価の採点完了', 'Re-assessment graded completed'],
	['再評価レポート作成完了', 'Re-assessment evaluation completed'],
	['再評価完了', 'Re-assessment completed'],
	['認証申請済み', 'Applied for certificate'],
	['認証書発行済み', 'Certificate issued'],
	['中止', 'Cancelled'],
];

/** What a form shows at a field: its schema, the entered values, the field and its label, and the sentences. */
const FORMS: readonly {
	form: string;
	schema: z.ZodType;
	values: Record<string, unknown>;
	field: string;
	label: string;
	ja: string;
	en: string;
}[] = [
	{
		form: 'the login without an email',
		schema: z.object(loginBody),
		values: { email: '', password: 'a password' },
		field: 'email',
		label: 'labels.accounts.email',
		ja: 'メールアドレスを入力してください。',
		en: 'Email is required.',
	},
	{
		form: 'the login with an invalid email',
		schema: z.object(loginBody),
		values: { email: 'nobody', password: 'a password' },
		field: 'email',
		label: 'labels.accounts.email',
		ja: 'メールアドレスは「name@example.com」の形式で入力してください。',
		en: 'Email must look like name@example.com.',
	},
	{
		form: 'the login without a password',
		schema: z.object(loginBody),
		values: { email: 'a@example.com', password: '' },
		field: 'password',
		label: 'labels.accounts.password',
		ja: 'パスワードを入力してください。',
		en: 'Password is required.',
	},
	{
		form: 'the login with a short password',
		schema: z.object(loginBody),
		values: { email: 'a@example.com', password: '1234567' },
		field: 'password',
		label: 'labels.accounts.password',
		ja: 'パスワードは8文字以上で入力してください。',
		en: 'Password must be at least 8 characters.',
	},
	{
		form: 'changing the password without the old one',
		schema: z.object(changePasswordBody),
		values: { old_password: '', new_password: 'a password' },
		field: 'old_password',
		label: 'labels.accounts.old_password',
		ja: '現在のパスワードを入力してください。',
		en: 'Current password is required.',
	},
	{
		form: 'changing the password without a new one',
		schema: z.object(changePasswordBody),
		values: { old_password: 'a password', new_password: '' },
		field: 'new_password',
		label: 'labels.accounts.new_password',
		ja: '新しいパスワードを入力してください。',
		en: 'New password is required.',
	},
	{
		form: 'a member without a name',
		schema: z.object(addMemberBody),
		values: { name: '', email: 'a@example.com', password: 'a password' },
		field: 'name',
		label: 'labels.accounts.name',
		ja: '氏名を入力してください。',
		en: 'Name is required.',
	},
	{
		form: 'a document without a file',
		schema: documentForm,
		values: { name: 'Rules', document: null },
		field: 'document',
		label: 'labels.files.document',
		ja: '書類を選択してください。',
		en: 'Document is mandatory.',
	},
	{
		form: 'a document that is no file',
		schema: documentForm,
		values: { name: 'Rules', document: 'rules.pdf' },
		field: 'document',
		label: 'labels.files.document',
		ja: '書類はファイルとして送信してください。',
		en: 'Document must be a file object.',
	},
	{
		form: 'a document of another type',
		schema: documentForm,
		values: { name: 'Rules', document: new File(['MZ'], 'rules.exe') },
		field: 'document',
		label: 'labels.files.document',
		ja: 'この形式の書類は受け付けていません。PDF、JPEG、PNG、Word、Excel、PowerPointのいずれかのファイルを選択してください。',
		en: 'Invalid document type. Choose a PDF, JPEG, PNG, Word, Excel or PowerPoint file.',
	},
	{
		form: 'a document without a name',
		schema: documentForm,
		values: { name: '', document: new File(['%PDF'], 'rules.pdf') },
		field: 'name',
		label: 'labels.files.name',
		ja: '書類の名前を入力してください。',
		en: 'Enter the file name.',
	},
	...(
		[
			['companyName', '企業名を入力してください。', 'Enter the company name.'],
			['lastName', '姓を入力してください。', 'Enter your last name.'],
			['firstName', '名を入力してください。', 'Enter your first name.'],
			['email', 'メールアドレスを入力してください。', 'Enter your email address.'],
		] as const
	).map(([field, ja, en]) => ({
		form: `the free info form without its ${field}`,
		schema: freeInfoForm,
		values: { companyName: 'x', lastName: 'x', firstName: 'x', email: 'a@example.com', agreed: true, [field]: '' },
		field,
		label: 'labels.free.email',
		ja,
		en,
	})),
	{
		form: 'the application without a phone number',
		schema: freeApplicationForm,
		values: { companyName: 'x', lastName: 'x', firstName: 'x', email: 'a@example.com', phone: '', message: '' },
		field: 'phone',
		label: 'labels.free.phone',
		ja: '電話番号を入力してください。',
		en: 'Enter your phone number.',
	},
];

let client: Tables;
beforeAll(async () => {
	client = await clientTables();
	addTexts(client);
	return () => chooseLocale('ja');
});

const sentenceAt = (tables: Tables, locale: 'ja' | 'en', key: string): string | undefined =>
	new Map(leaves(tables[locale])).get(key);

describe.each(Object.entries(CLIENT))('specification %s', (_place, sentences) => {
	it.each(sentences)('%s', (key, ja, en) => {
		expect([sentenceAt(client, 'ja', key), sentenceAt(client, 'en', key)]).toEqual([ja, en]);
	});
});

describe('a form and the server use the same sentences', () => {
	it.each(SAME_ON_BOTH_SIDES)('%s and %s', (ofClient, ofServer, names) => {
		for (const name of names) {
			for (const locale of ['ja', 'en'] as const) {
				const inForm = sentenceAt(client, locale, ofClient + name);
				expect(inForm, `${locale} ${name}`).toBeDefined();
				expect(sentenceAt(serverTexts, locale, ofServer + name)).toBe(inForm);
			}
		}
	});
});

it('the statuses 1 to 14', () => {
	expect(Object.entries(statusNames.ja)).toEqual(STATUSES.map(([ja], at) => [String(at + 1), ja]));
	expect(Object.entries(statusNames.en)).toEqual(STATUSES.map(([, en], at) => [String(at + 1), en]));
});

describe('a form shows at its field', () => {
	it.each(FORMS)('$form: $en', ({ schema, values, field, label, ja, en }) => {
		for (const [locale, sentence] of [['ja', ja] as const, ['en', en] as const]) {
			chooseLocale(locale);
			const issues =
				schema.safeParse(values, FORM_MESSAGES).error?.issues.filter(({ path }) => path[0] === field) ?? [];
			expect(fieldMessage(issues[0]?.message, sentenceAt(client, locale, label) ?? '')).toBe(sentence);
		}
	});
});

describe('a judgment', () => {
	it.each([
		[100, 'S Excellent'],
		[0, 'D Concerning'],
		[null, 'N/A'],
		[101, 'Invalid grade.'],
		[-1, 'Invalid grade.'],
		[Number.NaN, 'Invalid grade.'],
	])('of %s is %s', (score, text) => {
		chooseLocale('en');
		expect(judgementOf(score, translate)).toBe(text);
	});
});
