export const free = {
	resultSaved: '診断結果を保存しました。',
	applied: 'お申し込みを受け付けました。',
} as const;
