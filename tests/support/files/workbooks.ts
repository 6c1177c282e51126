import ExcelJS from 'exceljs';
import type { TestApp } from '#tests/support/app.ts';
import { type Answer, type CallOptions, call } from '#tests/support/client.ts';

/** Paper workbooks, valid and invalid. */

const IMPORT = '/console/assessment_papers/import';

export type Import = {
	content: Buffer;
	isPremium?: boolean | string;
	version?: number | string;
	fileName?: string;
	locale?: NonNullable<CallOptions['locale']>;
};

export const importForm = ({ content, isPremium = true, version, fileName = 'paper.xlsx' }: Import): FormData => {
	const form = new FormData();
	form.set('is_premium', String(isPremium));
	if (version !== undefined) form.set('version', String(version));
	form.set('workbook', new File([new Uint8Array(content)], fileName));
	return form;
};

export const importWorkbook = (
	app: Pick<TestApp, 'url'>,
	token: string | null,
	sent: Import,
): Promise<Answer<{ id: number; is_published: boolean; version: number }>> =>
	call(app, 'POST', IMPORT, { token, raw: importForm(sent), locale: sent.locale ?? 'en' });

/** Downloads a file. */
export const downloadFile = async (
	{ url }: Pick<TestApp, 'url'>,
	token: string | null,
	path: string,
	locale: 'ja' | 'en' = 'en',
): Promise<{ status: number; headers: Headers; content: Buffer }> => {
	const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': locale };
	const response = await fetch(`${url}/api${path}`, { headers });
	return {
		status: response.status,
		headers: response.headers,
		content: Buffer.from(await response.arrayBuffer()),
	};
};

/** ExcelJS reads inline texts as rich text. Ours have a single unformatted run, which becomes a plain string. */
const unwrap = (cell: ExcelJS.Cell): void => {
	const { value } = cell;
	if (value === null || typeof value !== 'object' || !('richText' in value)) return;
	const [run, ...others] = value.richText;
	if (run && others.length === 0 && !run.font) cell.value = run.text;
};

export const openWorkbook = async (content: Buffer): Promise<ExcelJS.Workbook> => {
	const workbook = new ExcelJS.Workbook();
	await workbook.xlsx.load(new Uint8Array(content).buffer as ExcelJS.Buffer);
	for (const sheet of workbook.worksheets) sheet.eachRow((row) => row.eachCell(unwrap));
	return workbook;
};

const workbookBytes = async (workbook: ExcelJS.Workbook): Promise<Buffer> =>
	Buffer.from(await workbook.xlsx.writeBuffer());

export const REGULAR_HEADINGS = [
	'Level',
	'Content (Japanese)',
	'Content (English)',
	'Perfect score',
	'Weight',
	'SDG targets',
];

/** The smallest valid regular paper, as rows 2 to 6 of the sheet. */
export const RIGHT_ROWS: readonly (readonly ExcelJS.CellValue[])[] = [
	['Category', '大項目', 'Category A'],
	['Sub-category', '小項目'],
	['Question', '設問', 'Question A', 10, null, '8.5, 10.2'],
	['Check item', '確認1', null, null, 0.3],
	['Check item', '確認2', null, null, 0.7],
];

export const regularWorkbook = (
	rows: readonly (readonly ExcelJS.CellValue[])[] = RIGHT_ROWS,
	change: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void = () => {},
): Promise<Buffer> => {
	const workbook = new ExcelJS.Workbook();
	const sheet = workbook.addWorksheet('Regular paper');
	sheet.addRow(REGULAR_HEADINGS);
	for (const row of rows) sheet.addRow([...row]);
	change(sheet, workbook);
	return workbookBytes(workbook);
};

/** The valid paper with one cell changed. */
export const withCell = (address: string, value: ExcelJS.CellValue): Promise<Buffer> =>
	regularWorkbook(RIGHT_ROWS, (sheet) => {
		sheet.getCell(address).value = value;
	});
