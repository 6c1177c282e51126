export const companies = {
	created: '企業を登録しました。',
	updated: '企業情報を更新しました。',
	establishedTooLate: '設立日は{{latest}}以前の日付にしてください。',
	termsAccepted: '利用規約への同意を記録しました。',
	termsChanged: '利用規約が新しくなっています。内容を確かめて、もう一度同意してください。',
	termsDraft: 'サービスの運営者がまだ設定されていないため、利用規約は草案です。',
	sharingChanged: '業界内の位置への参加を変更しました。',
	assessorsAssigned: '担当評価員を変更しました。',
} as const;
