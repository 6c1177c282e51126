export const members = {
	count: '{{count}}名',
	add: 'メンバーを追加',
	empty: 'メンバーはまだいません。',
	you: '（あなた）',
	edit: '編集',
	reset: 'パスワードを再設定',
	remove: '削除',
	resetHelp: '再設定すると、このメンバーはログアウトします。',
	addAction: 'メンバーを追加',
	editAction: 'メンバーを保存',
	removeAction: 'メンバーを削除',
} as const;
