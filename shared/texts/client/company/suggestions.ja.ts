export const suggestions = {
	title: '前回（{{month}}）の回答があります',
	text: '使うまで、今回の回答にはなりません。補足も一緒に入ります。回答済みの設問は変わりません。',
	rewordedText: '文言が変わった設問が{{count}}問あります。違いを確かめて、1問ずつ使ってください。',
	useAll: 'この小項目の{{count}}問にまとめて使う',
	former: '前回（{{month}}）の回答',
	use: 'この回答を使う',
	useOf: '{{question}}：この回答を使う',
	reworded: '文言が変わった設問',
	before: '前回の文言',
	after: '今回の文言',
	noteStays: '入力済みの補足はそのまま残ります。',
	using: '前回の回答を保存しています',
	failed: '前回の回答を使えませんでした',
	tryAgain: 'もう一度使う',
	notLoaded: '前回の回答があるかどうかを確認できませんでした',
	onOverview:
		'未回答の設問のうち{{count}}問に、前回の回答があります。小項目を開くと、内容を見て選べます。使うまで、今回の回答にはなりません。',
} as const;
