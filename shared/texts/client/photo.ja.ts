/** The page on which a phone sends photos. */
export const photo = {
	title: '写真を送る',
	lead: 'ここで撮影または選択した写真は、QRコードを表示しているパソコンの画面に届きます。',
	privacy: '撮影した場所などの情報は、受け取るときに取り除きます。',
	checking: 'QRコードを確認しています。',
	take: 'カメラで撮影',
	choose: '写真を選択',
	left: 'あと{{count}}枚送れます。{{time}}まで有効です。',
	listTitle: '送る写真',
	named: '写真 {{number}}',
	waiting: '順番を待っています',
	sendingNamed: '写真 {{number}}を送信しています',
	sent: '届きました',
	retry: 'もう一度送信',
	retryNamed: '写真 {{number}}をもう一度送信',
	tooMany: 'あと{{count}}枚しか送れないため、{{leftOut}}枚は追加していません。',
	arrived: '{{count}}枚の写真が届きました。',
	next: '撮影が終わったら、パソコンの画面で写真を確かめて、名前を付けてください。',
	endedTitle: 'このQRコードは使えなくなりました',
	ended:
		'パソコンの画面で新しいQRコードを表示して、もう一度読み取ってください。届いた写真は、パソコンの画面に残っています。',
	fullTitle: '送れる枚数に達しました',
	missingTitle: 'QRコードから開いてください',
	missing:
		'パソコンの画面で「スマートフォンで撮影」を選び、表示されたQRコードをこのスマートフォンで読み取ってください。',
	failed: '写真を送れませんでした。',
	checkAgain: 'もう一度確認',
} as const;
