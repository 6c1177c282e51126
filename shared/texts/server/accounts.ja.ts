export const accounts = {
	loginFailed: 'メールアドレスまたはパスワードが正しくありません。',
	secondFactorMissing: '2段階認証の設定が必要です。もう一度ログインして、設定してください。',
	loggedIn: 'ログインしました。',
	loggedOut: 'ログアウトしました。',
	profileUpdated: 'プロフィールを更新しました。もう一度ログインしてください。',
	passwordChanged: 'パスワードを変更しました。もう一度ログインしてください。',
	passwordCommon: 'よく使われているパスワードのため、推測されるおそれがあります。別のパスワードを入力してください。',
	passwordIsEmail: 'メールアドレスと同じパスワードは使えません。別のパスワードを入力してください。',
	oldPasswordWrong: '現在のパスワードが正しくありません。',
	memberAdded: 'メンバーを追加しました。',
	memberUpdated: 'メンバーを更新しました。',
	memberDeleted: 'メンバーを削除しました。',
	memberPasswordReset: 'メンバーのパスワードを再設定しました。',
	passwordLinkSent: 'パスワードを設定するためのリンクをメールで送りました。リンクは72時間有効です。',
	signInEnded: 'ログインを終了しました。',
	otherSignInsEnded: 'この端末以外のログインをすべて終了しました。',
	signInsEnded: 'すべてのログインを終了しました。',
	lastCompanyAdmin: '企業には管理者が1名以上必要です。先に別のメンバーを管理者にしてください。',
	lastConsoleAdmin: 'コンソールには管理者が1名以上必要です。先に別のアカウントを管理者にしてください。',
	ownAccount: '自分自身のアカウントは削除できません。また、権限も変更できません。',
	ownSignIns: '自分自身のログインは、メンバーの一覧からは終了できません。ご自身のログインの一覧から終了してください。',
	ownProfile:
		'自分自身の情報とパスワードは、メンバーの一覧からは変更できません。プロフィールのメニューから変更してください。',
	assessorAdded: 'アカウントを登録しました。',
	assessorUpdated: 'アカウントを更新しました。',
	assessorDeleted: 'アカウントを削除しました。',
	assessorAssigned: '担当企業を更新しました。',
	assessorPasswordReset: 'パスワードを変更しました。',
	adminHasNoCompanies: '管理者には担当企業を割り当てられません。',
	notAssessor: '評価員ではないアカウントが指定されています。',
	resetMailSent: '登録されているメールアドレスであれば、パスワード再設定のご案内をお送りしました。',
	resetLinkInvalid: 'このリンクは使えません。もう一度、パスワードの再設定を行ってください。',
	passwordReset: 'パスワードを再設定しました。新しいパスワードでログインしてください。',
	setLinkInvalid:
		'このリンクは使えません。有効期限が切れているか、すでに使われています。社内の管理者に新しいリンクの送信を依頼してください。ご自身が管理者の場合は、ログイン画面の「パスワードを忘れた方」から受け取れます。',
	passwordSet: 'パスワードを設定しました。新しいパスワードでログインしてください。',
	linkMailTitle: 'パスワード設定のご案内',
	linkMailAdded: 'Kyoseiに、あなたのアカウント（{{email}}）が登録されました。',
	invitedByTitle: '{{inviter}} さん（{{company}}）から招待されました：評価への回答',
	invitedTitle: '{{company}}のメンバーとして招待されました：評価への回答',
	invitedBy:
		'{{inviter}} さんが、{{company}}のメンバーとして、あなたのアカウント（{{email}}）を登録しました。同社は、外国人雇用の取り組みについて、Kyoseiの評価を受けます。',
	invitedByOperator:
		'Kyoseiを運営する{{operator}}が、{{company}}のメンバーとして、あなたのアカウント（{{email}}）を登録しました。同社は、外国人雇用の取り組みについて、Kyoseiの評価を受けます。',
	invitedByStaff:
		'Kyoseiの運営者が、{{company}}のメンバーとして、あなたのアカウント（{{email}}）を登録しました。同社は、外国人雇用の取り組みについて、Kyoseiの評価を受けます。',
	invitedMemberAsked:
		'お願いしたいこと：担当する分野の設問への回答と、裏付けになる書類の追加です。回答は途中で保存でき、ほかのメンバーと分担できます。',
	invitedAdminAsked:
		'お願いしたいこと：設問への回答、裏付けになる書類の追加、社内で詳しい方の招待、そして提出です。回答は途中で保存でき、ほかのメンバーと分担できます。',
	invitedDue: '回答期限：{{date}}',
	invitedUnasked:
		'心当たりがない場合は、リンクを開かずに、このメールではなくお手元の連絡先で、{{inviter}} さんにお確かめください。',
	linkMailSent:
		'管理者が、新しいパスワードを設定するためのリンクを送りました。設定するまでは、現在のパスワードを使えます。',
	linkMailText:
		'次のリンクを72時間以内に開き、パスワードを設定してください。リンクは1回だけ使えます。パスワードは、設定した本人のほかは誰にも知られません。',
	linkMailUnasked: '心当たりがない場合は、リンクを開かずに、管理者にお問い合わせください。',
	linkMailAction: 'パスワードを設定する',
	forgotTitle: '企業のパスワードを忘れた方',
	forgotText:
		'管理者の方には、パスワードを再設定するリンクをお送りします。メンバーの方には、再設定を頼める社内の管理者をお知らせします。',
	forgotAction: '案内をメールで受け取る',
	forgotBack: '企業ログインへ戻る',
	helpMailTitle: 'パスワードを忘れた方へ',
	helpMailText:
		'パスワードの再設定を受け付けました。メンバーのパスワードは、社内の管理者が再設定します。次の方にご連絡ください。',
	helpMailAdmin: '・{{name}} 様（{{email}}）',
	helpMailHow:
		'管理者が「企業情報とメンバー」の一覧からリンクを送ると、このアドレスに届きます。リンクを開いて、新しいパスワードを設定してください。',
	helpMailAction: 'ログイン画面を開く',
	resetMailTitle: 'パスワード再設定のご案内',
	resetMailText:
		'パスワードの再設定を受け付けました。次のリンクを60分以内に開き、新しいパスワードを設定してください。リンクは1回だけ使えます。',
	resetMailUnasked: '心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
	resetMailAction: '新しいパスワードを設定する',
	emailChangedTo:
		'{{time}}（日本時間）に、あなたのアカウントのメールアドレスが、このアドレスから {{email}} に変更されました。',
	emailChangedYourself: 'ご自身で変更した場合は、何もする必要はありません。',
	emailChangedUndo:
		'心当たりがない場合は、次のリンクから変更を取り消してください。リンクは変更から72時間有効で、1回だけ使えます。取り消すとメールアドレスが元に戻り、すべてのログインが終了します。',
	undoAction: '変更を取り消す',
	emailChangedByAdmin:
		'{{time}}（日本時間）に、管理者が、あなたのアカウントのメールアドレスをこのアドレスから別のアドレスに変更しました。',
	emailChangedAskAdmin: '心当たりがない場合は、管理者にお問い合わせください。',
	emailUndone: 'メールアドレスを元に戻しました。すべてのログインを終了しました。',
	undoLinkInvalid: 'このリンクは使えません。有効期限が切れているか、すでに使われています。',
	formerEmailTaken: '元のメールアドレスは、現在ほかのアカウントで使われています。管理者にお問い合わせください。',
} as const;
