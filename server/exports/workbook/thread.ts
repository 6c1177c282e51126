import { type EventEmitter, on, once } from 'node:events';
import { Writable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { tokyoClock } from '#shared/dates.ts';
import { literal } from './literal.ts';
import type { Cell, DateFormats, FromThread, Row, Sheet, ToThread, WorkbookTask } from './sheet.ts';

/** Worker thread that writes a workbook (`write.ts`), keeping neither rows nor bytes in memory. */

const A4 = 9;
const FONT = { name: 'Yu Gothic', size: 11 } as const;
const HEAD = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE6E6E6' } } as const;
const RULE = { bottom: { style: 'thin', color: { argb: 'FF949494' } } } as const;

type StreamedWorkbook = ExcelJS.stream.xlsx.WorkbookWriter;

/**
 * An inline text: a table of shared strings would keep all texts in memory. As rich text, because only there does
 * ExcelJS preserve spaces and escapes.
 */
const textOf = (text: string): ExcelJS.CellRichTextValue => ({ richText: [{ text: literal(text) }] });

const PLAIN = { font: FONT, alignment: { vertical: 'top', wrapText: true } } as const;

/** One style object for all equal cells: ExcelJS finds a known object quickly, others by their XML. */
const stylesIn = (formats: DateFormats) => {
	const styleOf = (numFmt: string, style: Partial<ExcelJS.Style> = PLAIN): Partial<ExcelJS.Style> => ({
		...style,
		numFmt,
	});
	const left = { font: FONT, alignment: { vertical: 'top', horizontal: 'left' } } as const;
	return {
		/** Keeps the cell a text when it is edited. */
		text: styleOf('@'),
		whole: styleOf('#,##0'),
		decimal: styleOf('#,##0.0'),
		day: styleOf(formats.day, left),
		instant: styleOf(formats.instant, left),
	};
};
type Styles = ReturnType<typeof stylesIn>;

const cellOf = (cell: Exclude<Cell, null>): [ExcelJS.CellValue, keyof Styles] => {
	if (typeof cell === 'number') return [cell, Number.isInteger(cell) ? 'whole' : 'decimal'];
	if (typeof cell === 'string') return [textOf(cell), 'text'];
	if ('day' in cell) return [new Date(`${cell.day}T00:00:00Z`), 'day'];
	return [tokyoClock(new Date(cell.instant)), 'instant'];
};

const addSheet = (workbook: StreamedWorkbook, { name, columns }: Sheet, title: string): ExcelJS.Worksheet => {
	const sheet = workbook.addWorksheet(name, {
		views: [{ state: 'frozen', ySplit: 1 }],
		pageSetup: {
			paperSize: A4,
			orientation: columns.length > 5 ? 'landscape' : 'portrait',
			fitToPage: true,
			fitToWidth: 1,
			fitToHeight: 0,
			printTitlesRow: '1:1',
			margins: { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 },
		},
		headerFooter: { oddHeader: `&L${title.replaceAll('&', '&&')}&R&A`, oddFooter: '&C&P / &N' },
	});
	sheet.columns = columns.map(({ heading, width }) => ({
		header: heading,
		width,
		style: PLAIN,
	}));
	sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
	const head = sheet.getRow(1);
	head.eachCell((cell) => {
		cell.value = textOf(cell.text);
		cell.font = { ...FONT, bold: true };
		cell.fill = HEAD;
		cell.border = RULE;
		cell.numFmt = '@';
	});
	head.commit();
	return sheet;
};

const addRows = (sheet: ExcelJS.Worksheet, rows: readonly Row[], styles: Styles): void => {
	for (const cells of rows) {
		const row = sheet.addRow([]);
		for (const [index, given] of cells.entries()) {
			if (given === null) continue;
			const [value, style] = cellOf(given);
			const cell = row.getCell(index + 1);
			cell.value = value;
			cell.style = styles[style];
		}
		row.commit();
	}
};

/** readable-stream's type lacks `writableNeedDrain`. */
type Pipe = EventEmitter & { _writableState: { needDrain: boolean } };

/**
 * Waits for the compression. ExcelJS does not, and would buffer most of the sheet, since compression only progresses
 * while this thread is idle.
 */
const compressed = async (sheet: ExcelJS.Worksheet): Promise<void> => {
	const { pipes } = (sheet as unknown as { stream: { pipes: readonly Pipe[] } }).stream;
	for (const pipe of pipes) if (pipe._writableState.needDrain) await once(pipe, 'drain');
};

const outputTo = (answer: (answer: FromThread) => void): Writable =>
	new Writable({
		write(chunk: Buffer, _encoding, done) {
			answer(new Uint8Array(chunk));
			done();
		},
	});

type Given = WorkbookTask & { port: MessagePort };

/** Acknowledges each message when it is written, so that at most one batch is queued. A closed port ends the work. */
export const writeWorkbook = async ({ title, formats, port }: Given): Promise<void> => {
	const answer = (given: FromThread): void => port.postMessage(given, given === 'ready' ? [] : [given.buffer]);
	const messages = on(port, 'message', { close: ['close'] }) as AsyncIterable<[ToThread]>;
	const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
		stream: outputTo(answer),
		useStyles: true,
		useSharedStrings: false,
	});
	workbook.creator = 'Kyosei';
	workbook.title = title;
	const styles = stylesIn(formats);
	let sheet: ExcelJS.Worksheet | null = null;
	answer('ready');
	for await (const [message] of messages) {
		if (message.kind === 'rows') {
			if (sheet) {
				addRows(sheet, message.rows, styles);
				await compressed(sheet);
			}
		} else {
			sheet?.commit();
			if (message.kind === 'sheet') sheet = addSheet(workbook, message.sheet, title);
			else await workbook.commit();
		}
		answer('ready');
		if (message.kind === 'end') break;
	}
	port.close();
};
