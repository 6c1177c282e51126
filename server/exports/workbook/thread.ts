import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { tokyoClock } from '#shared/dates.ts';
import { literal } from './literal.ts';
import type { Cell, DateFormats, Row, Sheet, ToThread, WorkbookTask } from './sheet.ts';

/** What a worker thread runs to write a workbook (`write.ts`): rows are streamed into the file, not kept in memory. */

const A4 = 9;
const FONT = { name: 'Yu Gothic', size: 11 } as const;
const HEAD = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE6E6E6' } } as const;
const RULE = { bottom: { style: 'thin', color: { argb: 'FF949494' } } } as const;

type StreamedWorkbook = ExcelJS.stream.xlsx.WorkbookWriter;

const fill = (cell: ExcelJS.Cell, value: Cell, formats: DateFormats): void => {
	if (value === null) return;
	if (typeof value === 'number') {
		cell.value = value;
		cell.numFmt = Number.isInteger(value) ? '#,##0' : '#,##0.0';
		return;
	}
	if (typeof value === 'string') {
		cell.value = literal(value);
		// Keeps the cell a text when it is edited.
		cell.numFmt = '@';
		return;
	}
	const isDay = 'day' in value;
	cell.value = isDay ? new Date(`${value.day}T00:00:00Z`) : tokyoClock(new Date(value.instant));
	cell.numFmt = isDay ? formats.day : formats.instant;
	cell.alignment = { vertical: 'top', horizontal: 'left' };
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
		style: { font: FONT, alignment: { vertical: 'top', wrapText: true } },
	}));
	sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
	const head = sheet.getRow(1);
	head.eachCell((cell) => {
		cell.font = { ...FONT, bold: true };
		cell.fill = HEAD;
		cell.border = RULE;
		cell.numFmt = '@';
	});
	head.commit();
	return sheet;
};

const addRows = (sheet: ExcelJS.Worksheet, rows: readonly Row[], formats: DateFormats): void => {
	for (const cells of rows) {
		const row = sheet.addRow([]);
		for (const [index, cell] of cells.entries()) fill(row.getCell(index + 1), cell, formats);
		row.commit();
	}
};

/** Each message is answered when it is written, so that at most one batch waits here. A closed port ends the work. */
export const writeWorkbook = async ({
	file,
	title,
	formats,
	port,
}: WorkbookTask & { port: MessagePort }): Promise<void> => {
	const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: file, useStyles: true, useSharedStrings: true });
	workbook.creator = 'Kyosei';
	workbook.title = title;
	let sheet: ExcelJS.Worksheet | null = null;
	for await (const [message] of on(port, 'message', { close: ['close'] }) as AsyncIterable<[ToThread]>) {
		if (message.kind === 'rows') {
			if (sheet) addRows(sheet, message.rows, formats);
		} else {
			sheet?.commit();
			if (message.kind === 'sheet') sheet = addSheet(workbook, message.sheet, title);
			else await workbook.commit();
		}
		port.postMessage(message.kind);
		if (message.kind === 'end') break;
	}
	port.close();
};
