export const conflict = {
	title: '{{time}}に{{name}}さんが更新しました',
	titleNameless: 'ほかの人がこの小項目を更新しました',
	choose:
		'同じ設問がそれぞれ変更されています。どちらの内容にするかを選んで、保存し直してください。入力した内容は残っています。',
	question: '設問{{number}}の内容を選ぶ',
	mine: '自分の入力',
	theirs: '保存されている内容',
	answerLine: '回答：{{answer}}',
	noAnswer: '未回答',
	useMine: '自分の入力にする',
	useTheirs: '保存されている内容にする',
} as const;
