export const report = {
	title: '評価結果',
	download: 'レポートをダウンロード',
	contents: '目次',
	contentsToggle: '項目の一覧',
} as const;
