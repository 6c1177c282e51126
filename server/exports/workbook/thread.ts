import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { tokyoClock } from '#shared/dates.ts';
import type { Cell, Row, Sheet, ToThread, WorkbookTask } from './sheet.ts';

/** The worker thread that writes a workbook (`write.ts`): rows are streamed into the file, not kept in memory. */

const A4 = 9;
const FONT = { name: 'Yu Gothic', size: 11 } as const;
const HEAD = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE6E6E6' } } as const;
const RULE = { bottom: { style: 'thin', color: { argb: 'FF949494' } } } as const;

const { file, title, formats } = workerData as WorkbookTask;
const port = parentPort;
if (!port) throw new Error('this file is a thread');

const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: file, useStyles: true, useSharedStrings: true });
workbook.creator = 'Kyosei';
workbook.title = title;

let current: ExcelJS.Worksheet | null = null;

/** Excel would read `_x0041_` as an escaped character, and XML does not allow control characters. */
const literal = (text: string): string =>
	text
		.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
		// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters to remove
		.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

const fill = (cell: ExcelJS.Cell, value: Cell): void => {
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

const openSheet = ({ name, columns }: Sheet): void => {
	current?.commit();
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
	current = sheet;
};

const addRows = (rows: readonly Row[]): void => {
	for (const cells of rows) {
		const row = current?.addRow([]);
		cells.forEach((cell, index) => {
			if (row) fill(row.getCell(index + 1), cell);
		});
		row?.commit();
	}
};

const handle = async (message: ToThread): Promise<void> => {
	if (message.kind === 'sheet') return openSheet(message.sheet);
	if (message.kind === 'rows') return addRows(message.rows);
	current?.commit();
	await workbook.commit();
};

/**
 * Each message is acknowledged when it is done, so that at most one batch waits here (backpressure). The parent
 * terminates the thread: an exit here could overtake the last answer.
 */
for (;;) {
	const [message] = (await once(port, 'message')) as [ToThread];
	await handle(message);
	port.postMessage(message.kind);
}
