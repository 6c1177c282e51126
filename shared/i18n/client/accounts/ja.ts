/** What both areas say of the passwords that are set for somebody else. */
export const accounts = {
	passwordHelp: '8文字以上で入力してください。',
	makePassword: 'パスワードを自動で作成',
	made: 'パスワードを作成しました。保存した後に、一度だけ表示します。',
	toldTitle: '作成したパスワード',
	told: '次のパスワードを本人に伝えてください。この画面を閉じると、もう一度表示することはできません。',
	copy: 'パスワードをコピー',
	copied: 'コピーしました',
	notCopied: 'コピーできませんでした。パスワードを選択してコピーしてください。',
	toldClose: '控えたので閉じる',
} as const;
