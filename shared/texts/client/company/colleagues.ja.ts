/** Sub-categories that are given to members. */
export const colleagues = {
	none: 'なし',
	pickerOf: '「{{content}}」の担当',
	filter: '担当による絞り込み',
	all: 'すべて（{{count}}）',
	mine: '自分の担当（{{count}}）',
	heading: '自分の担当',
	open: '残り{{count}}件',
	noneOpen: 'すべて完了しました',
	remaining: '未回答{{count}}問',
	toComplete: '完了にするだけです',
	team: '担当別の進み具合',
	cells: '小項目の進捗',
	done: '完了',
	begun: '一部に回答',
	untouched: '未回答',
} as const;
