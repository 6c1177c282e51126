/** Lists of people and their dialogs, in both areas. */
export const people = {
	editTitle: '{{name}}さんの編集',
	removeTitle: '{{name}}さんを削除しますか？',
	removeText: 'この操作は元に戻せません。',
	actions: '操作',
	actionsOf: '{{name}}さんの操作',
	members: 'メンバー',
	addMemberTitle: 'メンバーの追加',
	resetPasswordTitle: '{{name}}さんのパスワードの再設定',
	admin: '管理者',
	member: 'メンバー',
} as const;
