export const phrases = {
	added: '定型文を追加しました。',
	updated: '定型文を更新しました。',
	deleted: '定型文を削除しました。',
	tooMany: '定型文は{{most}}件までです。使わないものを削除してから、追加してください。',
} as const;
