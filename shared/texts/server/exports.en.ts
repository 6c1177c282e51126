import type { TextsLike } from '#shared/i18n/translate.ts';
import { exportWorkbook } from '#shared/texts/server/exports/workbook.en.ts';
import type { exportTexts as ja } from './exports.ja.ts';

export const exportTexts: TextsLike<typeof ja> = {
	pdfPending: 'The PDF is being created. Please try again shortly.',
	failed: 'The file could not be created. Please try again later.',
	tooManyRows:
		'A list of more than {{most}} {{most|row|rows}} does not fit into an Excel file. Search or filter for fewer rows, then try again.',
	signature: 'Digital signature',
	workbook: exportWorkbook,
};
