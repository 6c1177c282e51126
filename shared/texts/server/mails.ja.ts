import { mailKindWords } from '#shared/texts/mail-kind-words.ts';

export const mails = {
	subject: '【Kyosei】{{title}}',
	greeting: '{{name}} 様',
	open: '画面を開く',
	service: 'Kyosei（外国人雇用の評価サービス）',
	sender: '差出人：{{name}}',
	contact: 'お問い合わせ：{{contact}}',
	askAdmin: 'お問い合わせ：このサービスの管理者までご連絡ください。',
	unsubscribe: 'この種類のお知らせをメールで受け取らない',
	/** A mail that lists the notices of an hour. */
	group: {
		lead: '1時間のあいだに、同じ種類のお知らせが{{count}}件ありました。1通にまとめてお送りします。',
		rest: 'ほかに{{count}}件あります。',
		open: 'お知らせの一覧で開く',
	},
	retried: 'メールをもう一度送ります。',
	retriedAll: '{{count}}通のメールをもう一度送ります。',
	settled: 'このメールはすでに送られたか、送る必要がなくなりました。',
	contentGone: '失敗してから日が経って内容が削除されたため、このメールは送れません。',
	kinds: mailKindWords.ja,
	failures: {
		connection: 'メールサーバーにつながらないか、途中で切れました。',
		timeout: 'メールサーバーが時間内に答えませんでした。',
		tls: 'メールサーバーと暗号化した通信ができませんでした。',
		auth: 'メールサーバーが、このサービスのログインを受け付けませんでした。',
		sender: 'メールサーバーが差出人を受け付けませんでした。',
		recipient: 'メールサーバーが宛先を受け付けませんでした。',
		content: 'メールサーバーが本文を受け付けませんでした。',
		late: '作成から1日以内に送れなかったため、送りませんでした。',
		other: 'エラーが起きて、送れませんでした。',
	},
} as const;
