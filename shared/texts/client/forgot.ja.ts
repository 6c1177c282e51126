/** The page for a forgotten password of a company. */
export const forgot = {
	title: 'パスワードを忘れた方',
	lead: '企業のアカウントのメールアドレスを入力してください。管理者の方には、パスワードを再設定するリンクをお送りします。メンバーの方には、再設定を頼める社内の管理者をお知らせします。',
	send: '案内を送る',
	toLogin: '企業ログインへ戻る',
	sentHelp:
		'数分たっても届かない場合は、迷惑メールのフォルダと、入力したアドレスをお確かめください。再設定のリンクは60分有効です。',
} as const;
