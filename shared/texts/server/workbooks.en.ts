import type { TextsLike } from '#shared/i18n/translate.ts';
import type { workbooks as ja } from './workbooks.ja.ts';

export const workbooks: TextsLike<typeof ja> = {
	unreadable: 'The file cannot be read as an Excel workbook (.xlsx). Save it again as an Excel workbook (.xlsx).',
	encrypted: 'The file is protected by a password. Remove the password in Excel, save it, and choose it again.',
	macros: 'Files with macros are not imported. Save it again as an Excel workbook (.xlsx) without macros.',
	tooLarge: 'The content of the Excel file is too large. Enter it into a downloaded template.',
	tooManyRows: 'The Excel file has too many rows ({{rows}}). A sheet may have at most {{maximum}}.',
	cellTooLong:
		'The cell {{cell}} of the sheet "{{sheet}}" has more than 32,767 characters, which is more than Excel allows. Shorten it.',
	hidden: {
		row: 'row {{row}}',
		rows: 'rows {{from}} to {{to}}',
		column: 'column {{column}}',
		columns: 'columns {{from}} to {{to}}',
		separator: ', ',
	},
};
