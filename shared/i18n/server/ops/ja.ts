export const ops = {
	linked: 'ジョブの状況を開くリンクを作成しました。60秒以内に開いてください。',
	retried: 'ジョブをもう一度実行します。',
	retriedAll: '{{count}}件のジョブをもう一度実行します。',
	notNeeded: 'このジョブはもう必要ないため、終了しました。',
	notFailed: 'このジョブは失敗していません。',
	unknownJob: 'このジョブは、いまのバージョンでは実行できません。',
	jobs: {
		autograde: '採点',
		'mail-password-reset': 'パスワード再設定のメール',
		'mail-password-changed': 'パスワード変更のお知らせメール',
		'mail-email-changed': 'メールアドレス変更のお知らせメール',
		'render-pdf': 'PDFの作成',
		'simulate-paper': '設問票の試算',
	},
	failures: {
		connection: '接続先につながりませんでした。',
		timeout: '時間内に終わりませんでした。',
		storage: '保存先の空きが足りませんでした。',
		unknown_job: 'いまのバージョンにはない種類のジョブです。',
		payload: 'ジョブの内容が、いまのバージョンと合いません。',
		other: '処理の途中でエラーが起きました。',
	},
} as const;
