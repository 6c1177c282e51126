export const certificate = {
	title: '認証書',
	download: '認証書をダウンロード',
	certifiedAs: '認証の区分',
	facts: '認証書の内容',
} as const;
