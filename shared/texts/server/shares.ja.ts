export const shares = {
	made: '共有リンクを作成しました。',
	ended: '共有リンクを停止しました。',
	noAssessment: '認証書を共有するときは、評価を指定しません。',
	over: '今日以降の日付を入力してください。',
	tooLate: '{{date}}以前の日付を入力してください。',
	nothingToShow: 'この内容はまだ表示できないため、共有できません。',
	tooMany: '有効な共有リンクは{{count}}件までです。使わないものを停止してから作成してください。',
	page: {
		titles: {
			report: '{{company}}の評価レポート',
			summary: '{{company}}の評価の概要',
			certificate: '{{company}}の認証書',
		},
		description: '企業が共有した評価結果です。',
		by: 'このページは、{{company}}が共有しています。表示できるのは{{date}}までです。',
		verify: '認証コードで確認する',
		issued: '評価したのは、{{issuer}}です。このページは、現在の内容を表示しています。',
		private: 'この評価は民間によるもので、国や公的機関の認定ではありません。',
		unknown: {
			title: 'このリンクは使えません',
			text: 'リンクが正しくないか、共有の期間が終わったか、共有が停止されています。リンクを送った企業に確認してください。',
			home: 'ホームへ',
		},
	},
} as const;
