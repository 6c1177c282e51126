export const calibration = {
	completed: '相互確認の評価を終えました。2人の評価を見比べられます。',
	declined: '相互確認を辞退しました。ほかの評価員に依頼します。',
	messageAdded: '発言しました。',
	unrated: 'まだ評価していない確認項目が{{count}}件あります。すべて評価してから終えてください。',
} as const;
