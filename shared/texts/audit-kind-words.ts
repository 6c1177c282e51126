/** What the kinds of events in the audit log are called, for the screen and the workbook. */

export const auditKindWords = {
	ja: {
		sign_in: 'ログインとパスワード',
		refusal: '拒否',
		account: 'アカウント',
		company: '企業',
		assessment: '評価',
		certificate: '認証',
		paper: '設問票',
		phrase: '定型文',
		inquiry: '自己診断の結果と申し込み',
		operation: '運用',
	},
	en: {
		sign_in: 'Logins and passwords',
		refusal: 'Refusals',
		account: 'Accounts',
		company: 'Companies',
		assessment: 'Assessments',
		certificate: 'Certification',
		paper: 'Papers',
		phrase: 'Snippets',
		inquiry: 'Self-assessment results and applications',
		operation: 'Operations',
	},
} as const;
