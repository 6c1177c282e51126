export const companies = {
	created: '企業を登録しました。',
	updated: '企業情報を更新しました。',
	establishedTooLate: '設立日は{{latest}}以前の日付にしてください。',
	sharingChanged: '業界内の位置への参加を変更しました。',
	assessorsAssigned: '担当評価員を変更しました。',
} as const;
