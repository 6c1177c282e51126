/** Texts inside of charts, their legends and tables, on screens and on paper. */
export const charts = {
	colors: '点数の色',
	best: 'S（{{from}}〜{{to}}点）',
	range: '{{from}}〜{{to}}点',
	lines: '線の種類',
	outOf: ' / {{max}}',
	dial: {
		name: '{{title}}：{{score}}点（{{max}}点満点）、評価{{grade}}',
		none: '{{title}}：点数なし（{{max}}点満点）',
		outOf: '/ {{max}}点',
		thresholds: '星の基準',
		level: '水準',
		needed: '必要な点数',
		next: 'あと{{missing}}点で「{{stars}}」',
		highest: '最も高い「{{stars}}」の水準です',
	},
	stars1: '一つ星',
	stars2: '二つ星',
	stars3: '三つ星',
	stars0: '星なし',
} as const;
