export const profile = {
	title: '企業情報',
	period: '評価期間',
	listed: '上場',
	unlisted: '非上場',
} as const;
