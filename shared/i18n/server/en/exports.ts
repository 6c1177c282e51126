import type { TextsLike } from '../../translate.ts';
import type { exportTexts as ja } from '../ja/exports.ts';
import { exportWorkbook } from './export-workbook.ts';

export const exportTexts: TextsLike<typeof ja> = {
	pdfPending: 'The PDF is being created. Please try again shortly.',
	failed: 'The file could not be created. Please try again later.',
	workbook: exportWorkbook,
};
