export const certificate = {
	title: '認証書',
	download: '認証書をダウンロード',
	company: '企業名',
	stars: '認証の区分',
	registrationNumber: '登録番号',
	address: '所在地',
	issuedAt: '発行日',
	expiresAt: '有効期限',
	facts: '認証書の内容',
} as const;
