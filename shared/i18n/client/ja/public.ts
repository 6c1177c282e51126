export const publicTexts = {
	home: { title: '外国人雇用の評価' },
} as const;
