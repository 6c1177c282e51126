import ExcelJS from 'exceljs';
import { literal } from '#server/exports/workbook/literal.ts';
import type { SheetDesign } from './sheet-design.ts';

const SPARE_ROWS = 200;
const HEAD = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE6E6E6' } } as const;

const listOf = ({ choices, choicesIn }: SheetDesign['columns'][number]): string | null => {
	if (choices) return `"${choices.join(',')}"`;
	return choicesIn ? `'${choicesIn.sheet}'!$A$2:$A$${choicesIn.count + 1}` : null;
};

const addSheet = (workbook: ExcelJS.Workbook, { name, columns, rows, spareRows = SPARE_ROWS }: SheetDesign): void => {
	const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
	sheet.columns = columns.map(({ heading, width, format }) => ({
		header: heading,
		width,
		style: { numFmt: format, alignment: { vertical: 'top', wrapText: true } },
	}));
	const head = sheet.getRow(1);
	head.font = { bold: true };
	head.eachCell((cell) => {
		cell.fill = HEAD;
	});
	// Only strings and numbers: ExcelJS turns objects into formulas or links.
	for (const cells of rows) sheet.addRow(cells.map((cell) => (typeof cell === 'string' ? literal(cell) : cell)));
	for (const [index, column] of columns.entries()) {
		const formula = listOf(column);
		if (formula === null) continue;
		for (let row = 2; row <= rows.length + 1 + spareRows; row++) {
			sheet.getCell(row, index + 1).dataValidation = { type: 'list', allowBlank: true, formulae: [formula] };
		}
	}
};

/** Writes a workbook: frozen headings, widths for Japanese, texts always as text. */
export const writeSheets = async (sheets: readonly SheetDesign[]): Promise<Uint8Array> => {
	const workbook = new ExcelJS.Workbook();
	for (const sheet of sheets) addSheet(workbook, sheet);
	return new Uint8Array(await workbook.xlsx.writeBuffer());
};
