import { noticeKinds } from '#shared/texts/notice-kind-words.ts';

/** The inbox, and the page that ends mails of a kind. */
export const inbox = {
	/** Where a notice says until when. */
	noDueDate: '期限なし',
	preferenceSaved: 'お知らせの受け取り方を保存しました。',
	kinds: noticeKinds.ja,
	/** Titles of the notices of a kind that came within an hour. */
	groups: {
		plan_returned: '改善計画の取り組みが{{count}}件、差し戻されました',
		submitted: '回答の提出が{{count}}件ありました',
		evidence_answered: '資料の依頼への回答が{{count}}件ありました',
		grading_failed: '採点できなかった評価が{{count}}件あります',
		report_returned: '評価レポートが{{count}}件、差し戻されました',
		plan_answered: '改善計画の保存が{{count}}件ありました',
		inquiry: '新しい申し込みが{{count}}件ありました',
		awaiting_finalisation: '承認待ちの評価が{{count}}件あります',
		applied: '認証書の発行待ちが{{count}}件あります',
		unassigned: '担当の評価員がいない企業が{{count}}社あります',
	},
	groupBody: '直近の1時間に届いた、同じ種類のお知らせです。',
	unsubscribe: {
		title: 'お知らせメールの停止',
		description: 'お知らせのメールを、種類ごとに停止するページです。',
		ask: '「{{kind}}」のお知らせを、メールで受け取らないようにします。',
		stays: 'ログインしたあとの「お知らせ」の画面には、これからも届きます。ほかの種類のお知らせは変わりません。',
		action: 'メールを停止',
		doneTitle: 'お知らせメールを停止しました',
		done: '「{{kind}}」のお知らせは、メールでは届きません。',
		change: '元に戻す場合や、ほかの種類も変更する場合は、ログインして次の画面を開いてください。',
		toSettings: 'お知らせの受け取り方',
		unknownTitle: 'リンクが正しくありません',
		unknown: 'メールのリンクをもう一度開いてください。お知らせの受け取り方は、ログインして次の画面で変更できます。',
		companySettings: '企業の方：お知らせの受け取り方',
		staffSettings: '評価員・運営者の方：アカウント',
	},
} as const;
