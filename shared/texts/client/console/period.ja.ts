export const period = {
	endHelp: '空欄にすると、期限なしになります。',
	startAfterEnd: '開始日は終了日以前の日付にしてください。',
} as const;
