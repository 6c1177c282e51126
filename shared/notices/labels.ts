import { labelsOf } from '#shared/i18n/labels.ts';

export const noticeLabels = labelsOf({
	kind: ['お知らせの種類', 'Kind of notice'],
	channel: ['受け取り方', 'Delivery'],
	locale: ['メールの言語', 'Language of emails'],
	unread: ['未読', 'Unread'],
	group: ['お知らせのまとまり', 'Group of notices'],
	grouped: ['まとめて表示', 'Grouped'],
	up_to: ['最後に見たお知らせ', 'Last notice seen'],
});
