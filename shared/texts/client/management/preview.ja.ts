export const preview = {
	title: 'プレビュー',
	readers: '表示する相手',
	as: { company: '企業の画面', assessor: '評価員の画面' },
	explain: '点数の説明：{{level}}',
	empty: '小項目がまだありません。小項目と設問を追加すると、ここに表示されます。',
	questionOf: '設問{{number}}',
	naCondition: '該当しない条件：{{condition}}',
	noNaCondition: '該当しない条件：なし',
	targets: 'SDGsターゲット：{{targets}}',
	rates: { rate100: '100%', rate50: '50%', rate0: '0%' },
} as const;
