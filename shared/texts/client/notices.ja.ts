import { noticeKinds } from '#shared/texts/notice-kind-words.ts';

/** The inbox and its settings, in both areas. */
export const notices = {
	title: 'お知らせ',
	bell: { some: 'お知らせ（未読{{count}}件）', none: 'お知らせ（未読なし）' },
	arrived: '新しいお知らせが届きました。未読は{{count}}件です。',
	someUnread: '未読{{count}}件',
	noneUnread: '未読はありません',
	markAll: 'すべて既読にする',
	markRead: '既読にする',
	unfold: '{{count}}件を開く',
	fold: '閉じる',
	markGroup: '未読の{{count}}件を既読にする',
	ofGroup: '1時間のうちに届いた、同じ種類のお知らせです。',
	toAll: 'すべてのお知らせを見る',
	toSettings: '受け取り方を変更',
	empty: 'お知らせはまだありません。評価が進むと、ここに届きます。',
	emptyUnread: '未読のお知らせはありません。',
	shown: '表示するお知らせ',
	showAll: 'すべて',
	showUnread: '未読のみ',
	ago: {
		now: 'たった今',
		minutes: '{{count}}分前',
		hours: '{{count}}時間前',
		days: '{{count}}日前',
	},
	settingsTitle: 'お知らせの受け取り方',
	settingsLead:
		'お知らせの種類ごとに、メールでも受け取るか、ログインしたあとの画面だけで受け取るかを選べます。選ぶとすぐに保存されます。',
	mailLanguage:
		'メールは、最後に選んだ言語（現在は{{language}}）でお送りします。言語は、画面の上の切り替えで変更できます。',
	alwaysText: 'アカウントの安全に関わる次のお知らせは、メールと画面に必ず届きます。',
	choice: '{{name}}：{{way}}',
	ways: { mail: 'メールと画面', inbox: '画面のみ', off: '受け取らない' },
	kinds: noticeKinds.ja,
} as const;
