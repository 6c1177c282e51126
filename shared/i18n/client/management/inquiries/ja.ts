export const inquiries = {
	search: '企業名・氏名・メールアドレス',
	scoreAndGrade: '{{score}}点（{{grade}}）',
	noResult: '結果なし',
	appliedAt: '申し込み済み（{{date}}）',
	all: 'すべて',
	yes: '申し込み済み',
	no: '申し込みなし',
	categories: '項目ごとの点数',
	empty: '結果と申し込みはまだありません。自己診断の結果が送信されると、ここに表示されます。',
	noHit: '条件に合う結果はありません。',
} as const;
