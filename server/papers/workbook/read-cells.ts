import ExcelJS from 'exceljs';
import type yauzl from 'yauzl';
import { withZip } from '#server/storage/zip-directory.ts';
import type { CellContent, OtherCell, ReadResult, ReadTask, RowCells, SheetCells } from './cells.ts';

const SHEET_PART = /^xl\/worksheets\/[^/]+\.xml$/i;
const ROW_TAG = Buffer.from('<row');

/** Counts the rows of a sheet without parsing it, so that huge sheets are refused unparsed. */
const countRows = async (zip: yauzl.ZipFile, entry: yauzl.Entry, maximum: number): Promise<number> => {
	let rows = 0;
	let tail = Buffer.alloc(0);
	// The stream throws if an entry unpacks to more than its declared size.
	for await (const chunk of await zip.openReadStreamPromise(entry)) {
		const bytes = Buffer.concat([tail, chunk as Buffer]);
		for (let at = bytes.indexOf(ROW_TAG); at !== -1; at = bytes.indexOf(ROW_TAG, at + ROW_TAG.length)) rows++;
		// A tag may be split across chunks.
		tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - ROW_TAG.length + 1)));
		if (rows > maximum * 1_000) break;
	}
	return rows;
};

const mostRows = (file: string, maximum: number): Promise<number> =>
	withZip(file, async (zip) => {
		const counts: number[] = [0];
		for await (const entry of zip.eachEntry()) {
			if (SHEET_PART.test(entry.fileName)) counts.push(await countRows(zip, entry, maximum));
		}
		return Math.max(...counts);
	});

const KINDS: Partial<Record<ExcelJS.ValueType, OtherCell['kind']>> = {
	[ExcelJS.ValueType.Formula]: 'formula',
	[ExcelJS.ValueType.RichText]: 'rich',
	[ExcelJS.ValueType.Hyperlink]: 'link',
	[ExcelJS.ValueType.Date]: 'date',
	[ExcelJS.ValueType.Boolean]: 'boolean',
	[ExcelJS.ValueType.Error]: 'error',
};

/** Normalizes line breaks: \n from Excel, \r\n from other programs. */
const plainText = (value: string): string => value.replaceAll('\r\n', '\n');

/** What a link or formatted letters say. */
const saidIn = (value: unknown): string => {
	if (typeof value === 'string') return value;
	if (typeof value !== 'object' || value === null) return '';
	if ('richText' in value && Array.isArray(value.richText)) return value.richText.map(saidIn).join('');
	return 'text' in value ? saidIn(value.text) : '';
};

/** Excel makes links of the addresses that are typed. A date is stored without a zone, and read as one of UTC. */
const otherOf = (cell: ExcelJS.Cell): OtherCell => {
	const kind = KINDS[cell.type] ?? 'rich';
	if (kind === 'date' && cell.value instanceof Date && !Number.isNaN(cell.value.getTime())) {
		return { kind, text: cell.value.toISOString().slice(0, 10) };
	}
	return kind === 'link' || kind === 'rich' ? { kind, text: plainText(saidIn(cell.value)) } : { kind };
};

const contentOf = (cell: ExcelJS.Cell): CellContent => {
	const { value } = cell;
	if (value === null || value === undefined) return null;
	if (typeof value === 'string') return plainText(value).trim() === '' ? null : plainText(value);
	if (typeof value === 'number') return value;
	return otherOf(cell);
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

/** Irrelevant nodes that ExcelJS would expand to every cell of a range. */
const IGNORED = ['dataValidations', 'conditionalFormatting', 'mergeCells', 'autoFilter', 'drawing', 'tableParts'];

/** Reads the cells of a workbook as plain values; never throws on an invalid file. */
export const readCells = async ({ file, maxRows }: ReadTask): Promise<ReadResult> => {
	try {
		const rows = await mostRows(file, maxRows);
		if (rows > maxRows) return { kind: 'tooManyRows', rows };
		const workbook = new ExcelJS.Workbook();
		await workbook.xlsx.readFile(file, { ignoreNodes: IGNORED } as unknown as ExcelJS.XlsxReadOptions);
		return { kind: 'cells', sheets: workbook.worksheets.map(cellsOf) };
	} catch {
		// Parser errors mean an invalid file.
		return { kind: 'unreadable' };
	}
};
