import { Readable, Writable } from 'node:stream';
import ExcelJS from 'exceljs';

/** The cells of a workbook in memory, and what ExcelJS needs to stream them. */

type PlainCell = { value: string | number | Date; numFmt: string };
export type Cells = readonly (readonly (PlainCell | null)[])[];

const plain = ({ value, numFmt }: ExcelJS.Cell): PlainCell | null => {
	if (value === null || value === undefined) return null;
	if (typeof value === 'object' && 'richText' in value) {
		return { value: value.richText.map(({ text }) => text).join(''), numFmt };
	}
	if (typeof value === 'string' || typeof value === 'number' || value instanceof Date) return { value, numFmt };
	throw new Error(`no plain cell: ${JSON.stringify(value)}`);
};

/** The rows of the first sheet, with the headings. */
export const readCells = async (content: Buffer): Promise<Cells> => {
	const rows: (PlainCell | null)[][] = [];
	const reader = new ExcelJS.stream.xlsx.WorkbookReader(Readable.from([content]), {
		worksheets: 'emit',
		styles: 'cache',
		sharedStrings: 'cache',
		hyperlinks: 'ignore',
		entries: 'ignore',
	});
	for await (const sheet of reader) {
		for await (const row of sheet) {
			rows.push(Array.from({ length: row.cellCount }, (_, at) => plain(row.getCell(at + 1))));
		}
		break;
	}
	return rows;
};

const EACH_TURN = 500;

/** Writes the cells with ExcelJS, as fast as it can, and forgets the bytes. */
export const streamCells = async (cells: Cells): Promise<void> => {
	const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
	const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
	const sheet = workbook.addWorksheet('cells');
	for (const [number, cellsOfRow] of cells.entries()) {
		const row = sheet.addRow([]);
		for (const [at, cell] of cellsOfRow.entries()) if (cell) Object.assign(row.getCell(at + 1), cell);
		row.commit();
		if (number % EACH_TURN === 0) await new Promise(setImmediate);
	}
	sheet.commit();
	await workbook.commit();
};
