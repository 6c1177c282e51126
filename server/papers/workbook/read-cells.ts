import ExcelJS from 'exceljs';
import yauzl from 'yauzl';
import type { CellContent, OtherCell, ReadResult, ReadTask, RowCells, SheetCells } from './cells.ts';

const SHEET_PART = /^xl\/worksheets\/[^/]+\.xml$/i;
const ROW_TAG = Buffer.from('<row');

/** How often a sheet opens a row, without parsing it: what has too many is never parsed. */
const countRows = async (zip: yauzl.ZipFile, entry: yauzl.Entry, maximum: number): Promise<number> => {
	let rows = 0;
	let tail = Buffer.alloc(0);
	// What unpacks to more than its declared size ends in an error here.
	for await (const chunk of await zip.openReadStreamPromise(entry)) {
		const bytes = Buffer.concat([tail, chunk as Buffer]);
		for (let at = bytes.indexOf(ROW_TAG); at !== -1; at = bytes.indexOf(ROW_TAG, at + ROW_TAG.length)) rows++;
		// A tag may be cut in two by the end of a chunk.
		tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - ROW_TAG.length + 1)));
		if (rows > maximum * 1_000) break;
	}
	return rows;
};

const mostRows = async (file: string, maximum: number): Promise<number> => {
	const zip = await yauzl.openPromise(file, { autoClose: false });
	try {
		const counts: number[] = [0];
		for await (const entry of zip.eachEntry()) {
			if (SHEET_PART.test(entry.fileName)) counts.push(await countRows(zip, entry, maximum));
		}
		return Math.max(...counts);
	} finally {
		zip.close();
	}
};

const KINDS: Partial<Record<ExcelJS.ValueType, OtherCell['kind']>> = {
	[ExcelJS.ValueType.Formula]: 'formula',
	[ExcelJS.ValueType.RichText]: 'rich',
	[ExcelJS.ValueType.Hyperlink]: 'link',
	[ExcelJS.ValueType.Date]: 'date',
	[ExcelJS.ValueType.Boolean]: 'boolean',
	[ExcelJS.ValueType.Error]: 'error',
};

/** Excel writes line breaks as \n, other programs as \r\n. */
const plainText = (value: string): string => value.replaceAll('\r\n', '\n');

const contentOf = (cell: ExcelJS.Cell): CellContent => {
	const { value } = cell;
	if (value === null || value === undefined) return null;
	if (typeof value === 'string') return plainText(value).trim() === '' ? null : plainText(value);
	if (typeof value === 'number') return value;
	return { kind: KINDS[cell.type] ?? 'rich' };
};

const cellsOf = (sheet: ExcelJS.Worksheet): SheetCells => {
	const rows: RowCells[] = [];
	sheet.eachRow({ includeEmpty: false }, (row, number) => {
		const cells: CellContent[] = [];
		row.eachCell({ includeEmpty: false }, (cell, column) => {
			const content = contentOf(cell);
			if (content !== null) cells[column - 1] = content;
		});
		if (cells.length > 0) rows.push({ row: number, cells: Array.from(cells, (cell) => cell ?? null) });
	});
	return { name: sheet.name, rows };
};

/** Nodes that a reader would spread over every cell of a range, and that say nothing of a paper. */
const IGNORED = ['dataValidations', 'conditionalFormatting', 'mergeCells', 'autoFilter', 'drawing', 'tableParts'];

/** The cells of a workbook, as plain values. What cannot be read at all says so. */
export const readCells = async ({ file, maxRows }: ReadTask): Promise<ReadResult> => {
	try {
		const rows = await mostRows(file, maxRows);
		if (rows > maxRows) return { kind: 'tooManyRows', rows };
		const workbook = new ExcelJS.Workbook();
		await workbook.xlsx.readFile(file, { ignoreNodes: IGNORED } as unknown as ExcelJS.XlsxReadOptions);
		return { kind: 'cells', sheets: workbook.worksheets.map(cellsOf) };
	} catch {
		// Whatever a parser throws at a file that was no workbook after all is the file's fault.
		return { kind: 'unreadable' };
	}
};
