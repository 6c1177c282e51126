export const certificate = {
	title: '認証書',
	download: '認証書をダウンロード',
	reissued: '{{date}}に再発行された認証書です',
	reissuedText: '以前の認証書は無効です。お手元の認証書を差し替えてください。',
	withdrawn: '認証書は{{date}}に取り消されました',
	withdrawnText:
		'評価期間が{{period}}の認証書は無効です。掲示や配布に使っている場合は、ただちに中止してください。くわしくは、評価員または運営者にお問い合わせください。',
	toAssessment: '評価の画面へ',
	toHistory: '評価履歴へ',
	certifiedAs: '認証の区分',
	facts: '認証書の内容',
} as const;
