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
	manyApplications: {
		title: '新しい申し込みが{{count}}件ありました',
		body: '自己診断の利用者から、{{count}}件の申し込みがありました。内容を確認し、連絡してください。\n\n短い時間に多くの申し込みがあったため、まとめてお知らせしています。1件ずつのお知らせは、お知らせの一覧にあります。',
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
