import { mailKindWords } from '#shared/i18n/mail-kind-words.ts';

export const mails = {
	lead: 'このサービスが送ったメールと、これから送るメールです。本文は表示しません。送れなかったメールは、1日のあいだ間隔を広げながら自動でもう一度送ります。',
	search: '宛先・名前・企業名',
	all: 'すべて',
	kinds: mailKindWords.ja,
	states: { waiting: '送信待ち', sent: '送信済み', failed: '送れませんでした', void: '送信不要' },
	recipient: '宛先',
	deleted: '削除済みのアドレス',
	created: '作成日時',
	about: '内容',
	sentAt: '送信：{{time}}',
	attempts: '{{count}}回試行',
	next: '次の送信：{{time}}',
	planned: '送信予定：{{time}}',
	why: '送れなかった理由',
	response: 'メールサーバーの応答',
	retry: 'もう一度送る',
	retryOf: 'もう一度送る：{{kind}}（{{to}}）',
	retryAll: '送れなかったメールをすべて送る',
	retryAllTitle: '送れなかったメール{{count}}通をもう一度送りますか？',
	retryAllText:
		'いまの検索と種類に合うものを送ります。送れなかった原因がなくなってから実行してください。期日の過ぎたお知らせや、宛先の人がいなくなったメールは送りません。',
	failedCount: '送れなかったメール {{count}}通',
	empty: 'メールはまだありません。',
	noHit: '条件に合うメールはありません。',
} as const;
