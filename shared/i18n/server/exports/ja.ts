import { exportWorkbook } from './workbook/ja.ts';

export const exportTexts = {
	pdfPending: 'PDFを作成しています。しばらくしてから、もう一度お試しください。',
	failed: 'ファイルを作成できませんでした。しばらくしてから、もう一度お試しください。',
	workbook: exportWorkbook,
} as const;
