export const account = {
	forgotTitle: 'パスワードの再設定',
	forgotText: '登録したメールアドレスに、パスワードを再設定するためのリンクを送ります。リンクは60分間有効です。',
	send: '再設定メールを送る',
	toLogin: 'ログイン画面へ戻る',
	passwordHelp: '{{min}}文字以上',
	noTokenText: 'メールのリンクをもう一度開くか、再設定メールを送り直してください。',
	ownTitle: 'アカウント',
	passwordTitle: 'パスワードの変更',
	passwordText: '変更するとログアウトします。新しいパスワードでもう一度ログインしてください。',
	changePassword: 'パスワードを変更',
} as const;
