export const report = {
	title: '評価結果',
	download: 'レポートをダウンロード',
	contentsToggle: '項目の一覧',
	toSharing: '参加の設定を見る',
} as const;
