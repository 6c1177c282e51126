export const account = {
	forgotTitle: 'パスワードの再設定',
	forgotText: '登録したメールアドレスに、パスワードを再設定するためのリンクを送ります。リンクは60分間有効です。',
	send: '再設定メールを送る',
	toLogin: 'ログイン画面へ戻る',
	resetTitle: '新しいパスワードの設定',
	passwordHelp: '{{min}}文字以上',
	setPassword: 'パスワードを設定',
	noToken: 'リンクが正しくありません',
	noTokenText: 'メールのリンクをもう一度開くか、再設定メールを送り直してください。',
} as const;
