export const members = {
	empty: 'メンバーはまだいません。追加したメンバーがここに表示されます。',
	add: 'メンバーを追加',
	edit: '編集',
	save: 'メンバーを保存',
	reset: 'パスワードを再設定',
	resetHelp: '再設定すると、このメンバーはログアウトします。',
	delete: '削除',
	deleteAction: 'メンバーを削除',
} as const;
