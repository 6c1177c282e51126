export const free = {
	resultSaved: '診断結果を保存しました。',
	handled: '対応済みにしました。',
	reopened: '未対応に戻しました。',
	hasCompany: 'この申し込みからは、すでに企業が登録されています。',
	applied: 'お申し込みを受け付けました。',
} as const;
