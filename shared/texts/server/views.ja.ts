export const views = {
	added: 'ビューを保存しました。',
	updated: 'ビューを更新しました。',
	deleted: 'ビューを削除しました。',
	nameTaken: '同じ名前のビューがあります。別の名前を入力してください。',
	tooMany: 'ビューは一覧ごとに{{most}}件までです。使わないものを削除してから、保存してください。',
} as const;
