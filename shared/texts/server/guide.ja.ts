/** Around the guides of `/help`; what they say is in `shared/guide`. */
export const guide = {
	title: '使い方ガイド',
	lead: 'したいことから選んでください。画面の右上の「？」からも、その画面の説明を開けます。',
	description: 'Kyoseiの使い方を、企業、評価員、運営者のそれぞれについて、したいことから説明します。',
	guides: {
		company: {
			title: '企業のガイド',
			lead: '回答し、書類を添え、結果を読み、改善する方のために。',
		},
		assessor: {
			title: '評価員のガイド',
			lead: '回答を確かめ、採点し、レポートを書く方のために。',
		},
		administrator: {
			title: '運営者のガイド',
			lead: '企業を迎え、評価を承認し、認証書を発行する方のために。',
		},
	},
	allGuides: 'ガイドの一覧',
	contents: '目次',
	before: '始める前に',
	steps: '手順',
	next: 'このあと',
	problems: '困ったとき',
	linkTo: '「{{title}}」へのリンク',
	search: {
		label: 'ガイドを検索',
		help: '検索はこの端末の中で行い、入力した言葉は送信しません。',
		found: '{{count}}件見つかりました。',
		none: '見つかりませんでした。別の言葉でお試しください。',
	},
	keys: {
		title: 'キー操作の早見表',
		lead: '印刷して、手元に置けます。画面では「？」のキーで表示できます。',
		check: '確認項目を評価する画面',
		desk: 'レポートと改善提案を書く画面',
		everywhere: 'どの画面でも',
	},
} as const;
