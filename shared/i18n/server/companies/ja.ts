export const companies = {
	created: '企業を登録しました。',
	updated: '企業情報を更新しました。',
	establishedTooLate: '設立日は{{latest}}以前の日付にしてください。',
} as const;
