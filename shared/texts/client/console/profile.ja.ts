export const profile = {
	title: '企業情報',
	period: '評価期間',
} as const;
