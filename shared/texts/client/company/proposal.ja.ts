export const proposal = {
	title: '改善提案書',
	download: '改善提案書をダウンロード',
} as const;
