export const exportTexts = {
	pdfPending: 'PDFを作成しています。しばらくしてから、もう一度お試しください。',
	failed: 'ファイルを作成できませんでした。しばらくしてから、もう一度お試しください。',
} as const;
