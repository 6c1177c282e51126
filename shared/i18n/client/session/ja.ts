export const session = {
	companyTitle: '企業ログイン',
	consoleTitle: '管理コンソール ログイン',
	login: 'ログイン',
	forgot: 'パスワードを忘れた方',
} as const;
