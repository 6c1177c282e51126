export const plans = {
	saved: '改善計画を保存しました。',
	mended: '直したことを評価員に知らせました。',
	proofAdded: '実施の記録を追加しました。',
	proofRemoved: '実施の記録を削除しました。',
	accepted: '取り組みを了承しました。',
	returned: '取り組みを差し戻しました。',
	notWritable: '改善計画を変更できるのは、評価の完了後から再評価が終わるまでです。',
	isAccepted: '評価員が了承した取り組みは変更できません。',
	twice: '同じ小項目が2回入っています。',
	tooManyProofs: '1件の取り組みに付けられるファイルは{{maximum}}件までです。',
	notReturned: 'この取り組みは差し戻されていません。画面を開き直して、最新の内容をご確認ください。',
	notAnswered: '企業がまだ回答していません。',
	alreadyReviewed:
		'ほかの人が先に確認したため、この取り組みは操作できません。画面を開き直して、最新の内容をご確認ください。',
} as const;
