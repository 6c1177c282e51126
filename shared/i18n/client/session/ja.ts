export const session = {
	companyTitle: '企業ログイン',
	consoleTitle: '管理コンソール ログイン',
	login: 'ログイン',
	forgot: 'パスワードを忘れた方',
	expired: 'ログインの有効期限が切れました。入力した内容は残っています。',
} as const;
