export const shell = {
	navigation: '企業メニュー',
	assessment: '評価',
	profile: '企業プロフィール',
	history: '評価履歴',
	account: '{{name}}さんのアカウント',
	editProfile: 'プロフィールの編集',
	changePassword: 'パスワードの変更',
	companyInfo: '企業情報とメンバー',
	shares: '共有リンク',
	share: '共有する',
	logout: 'ログアウト',
	notFoundLink: '評価の画面へ',
} as const;
