import type { TextsLike } from '#shared/i18n/translate.ts';
import { exportWorkbook } from '#shared/texts/server/exports/workbook.en.ts';
import type { exportTexts as ja } from './exports.ja.ts';

export const exportTexts: TextsLike<typeof ja> = {
	pdfPending: 'The PDF is being created. Please try again shortly.',
	failed: 'The file could not be created. Please try again later.',
	fewCompanies: 'Figures of fewer than ten companies cannot be exported. Please widen the filters.',
	tooManyRows:
		'An Excel file can have at most {{most}} {{most|row|rows}}. Narrow the list by searching or filtering, then try again.',
	signature: 'Digital signature',
	workbook: exportWorkbook,
};
