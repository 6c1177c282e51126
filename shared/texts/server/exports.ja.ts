import { exportWorkbook } from '#shared/texts/server/exports/workbook.ja.ts';

export const exportTexts = {
	pdfPending: 'PDFを作成しています。しばらくしてから、もう一度お試しください。',
	failed: 'ファイルを作成できませんでした。しばらくしてから、もう一度お試しください。',
	fewCompanies: '10社未満の集計は、ファイルに出力できません。絞り込みを広げてください。',
	tooManyRows:
		'{{most}}件を超える一覧は、1つのExcelにできません。検索や絞り込みで件数を減らしてから、もう一度お試しください。',
	signature: '電子署名',
	workbook: exportWorkbook,
} as const;
