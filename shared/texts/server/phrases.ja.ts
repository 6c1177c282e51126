export const phrases = {
	added: '定型文を追加しました。',
	updated: '定型文を更新しました。',
	deleted: '定型文を削除しました。',
	shippedAdded: '定型文を{{count}}件追加しました。',
	tooManyShipped:
		'定型文は{{most}}件までのため、{{count}}件を追加できません。使わないものを削除してから、もう一度お試しください。',
	tooMany: '定型文は{{most}}件までです。使わないものを削除してから、追加してください。',
} as const;
