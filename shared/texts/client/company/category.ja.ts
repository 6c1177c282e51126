export const category = {
	back: '評価へ戻る',
	subCategories: '小項目の一覧',
	subCategory: '小項目',
	empty: 'この大項目には小項目がありません。',
	neverSaved: '未保存',
	answer: '回答する',
	review: '回答を確認',
	actionOf: '{{action}}：{{content}}',
	previous: '前の大項目',
	next: '次の大項目',
	neighbours: '大項目の移動',
} as const;
