export const mails = {
	subject: '【Kyosei】{{title}}',
	greeting: '{{name}} 様',
	open: '画面を開く',
	service: 'Kyosei（外国人雇用の評価サービス）',
	sender: '差出人：{{name}}',
	contact: 'お問い合わせ：{{contact}}',
	askAdmin: 'お問い合わせ：このサービスの管理者までご連絡ください。',
	unsubscribe: 'この種類のお知らせをメールで受け取らない',
} as const;
