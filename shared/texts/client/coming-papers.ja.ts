/** A paper for a day to come, and laws to be read again. */
export const comingPapers = {
	schedule: {
		open: '公開日を予約',
		title: '公開日の予約',
		action: '予約する',
		effects:
			'公開日の午前0時（日本時間）に公開中の設問票と入れ替わります。それまでは企業には表示されず、下書きとして編集することもできません。すでに始まっている評価は、今の設問票のまま続きます。',
		help: '明日以後の日を選びます。公開日の前なら、予約を取り消して下書きに戻せます。',
	},
	coming: {
		heading: '公開を予約した設問票',
		from: '{{day}}から',
		title: '{{day}}に公開する設問票',
		view: '内容を見る：{{day}}に公開する設問票',
		text: '公開日の午前0時（日本時間）に公開中の設問票になります。',
		scheduled: '予約',
		by: '{{at}}、{{name}}',
		difference: '公開中の設問票との違いです。',
		takeBack: '予約を取り消す',
		takeBackTitle: '{{day}}の公開予約を取り消しますか',
		takeBackText: '設問票は下書きに戻り、編集できるようになります。',
		draftInTheWay: '下書きがあるため、取り消せません。先に下書きを公開してください。',
	},
	reading: {
		title: '読み直す根拠',
		text: '確認してから1年を過ぎた根拠と、{{days}}日以内に施行または失効する根拠です。出典を読み、必要なら設問票を改めてください。',
		count: '根拠{{count}}件',
		never: '設問{{number}}：確認日がありません',
		old: '設問{{number}}：{{day}}に確認',
		begins: '設問{{number}}：{{day}}に施行',
		ends: '設問{{number}}：{{day}}で失効',
	},
} as const;
