export const account = {
	logoutTitle: 'ログアウトしますか？',
	logoutText: 'もう一度使うには、メールアドレスとパスワードでログインしてください。',
	logoutUnsaved: '保存していない変更は失われます。',
	profileTitle: 'プロフィールの編集',
	profileHelp: '変更するとログアウトします。新しい内容でもう一度ログインしてください。',
	saveProfile: 'プロフィールを保存',
	passwordTitle: 'パスワードの変更',
	passwordHelp: '変更するとログアウトします。新しいパスワードでもう一度ログインしてください。',
	newPasswordHelp: '8文字以上',
	savePassword: 'パスワードを変更',
	saveFirstTitle: '保存していない変更があります',
	saveFirst: 'この操作のあとはログアウトします。先に画面の変更を保存してください。',
	profilePasswordHelp: 'メールアドレスを変更するには、現在のパスワードが必要です。',
	profileChangedTitle: 'ほかの人がプロフィールを更新しました',
	profileChanged:
		'現在保存されている内容は、氏名「{{name}}」、メールアドレス「{{email}}」です。もう一度保存すると、この画面の内容で置き換わります。',
	noTokenText: 'メールのリンクをもう一度開いてください。開けない場合は、パスワードの再設定へお進みください。',
	undoTitle: 'メールアドレスの変更の取り消し',
	undoText:
		'アカウントのメールアドレスを、このお知らせが届いたメールアドレスに戻します。すべてのログインが終了します。',
	undoAction: 'メールアドレスを元に戻す',
	undoneText:
		'ほかの人にパスワードを知られているおそれがあります。ログインしてパスワードを変更してください。ログインできない場合は、管理者にパスワードの再設定を依頼してください。',
	undoNoToken: 'リンクが正しくありません',
	undoNoTokenText: 'メールのリンクをもう一度開いてください。',
	securityTitle: 'ログインとセキュリティ',
	toLogin: 'ログイン画面へ',
} as const;
