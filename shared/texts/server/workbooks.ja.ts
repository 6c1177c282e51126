/** Why a received workbook cannot be read. */
export const workbooks = {
	unreadable: 'Excelファイル（.xlsx）として読み取れません。Excelブック（.xlsx）の形式で保存し直してください。',
	encrypted: 'ファイルがパスワードで保護されています。Excelでパスワードを解除して保存し、選び直してください。',
	macros: 'マクロを含むファイルは取り込めません。マクロなしのExcelブック（.xlsx）として保存し直してください。',
	tooLarge: 'Excelファイルの中身が大きすぎます。ダウンロードしたひな型に入力し直してください。',
	tooManyRows: 'Excelファイルの行数が多すぎます（{{rows}}行）。1つのシートは{{maximum}}行以内にしてください。',
	cellTooLong:
		'シート「{{sheet}}」のセル{{cell}}の文字数が、Excelの上限（32,767文字）を超えています。短くしてください。',
	hidden: {
		row: '{{row}}行',
		rows: '{{from}}～{{to}}行',
		column: '{{column}}列',
		columns: '{{from}}～{{to}}列',
		separator: '、',
	},
};
