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
} as const;
