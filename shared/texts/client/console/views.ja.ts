export const views = {
	contents: '目次',
	preparing: 'ファイルを作成しています。この画面を離れても作成は続きます。',
	downloadReport: 'レポートをダウンロード',
	downloadProposal: '改善提案をダウンロード',
	downloadExcel: 'Excelをダウンロード',
	downloadCertificate: 'PDFをダウンロード',
} as const;
