import ExcelJS from 'exceljs';
import { headingKey, sheetKey } from '#server/company-import/names.ts';
import { COLUMNS, type ImportColumn, SHEETS, type SheetKind } from '#shared/company-import/columns.ts';
import type { ImportCheck } from '#shared/company-import/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { unique } from '#tests/support/factories.ts';

/** Workbooks that companies are imported from. */

export type Cells = Partial<Record<ImportColumn, ExcelJS.CellValue>>;
export type Sheets = Partial<Record<SheetKind, readonly Cells[]>>;

let madeNumbers = 0;

/** Each another, with its check digit. */
const corporateNumber = (): string => {
	madeNumbers += 1;
	const base = String(madeNumbers).padStart(12, '0');
	const sum = [...base].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0);
	return `${9 - (sum % 9)}${base}`;
};

/** A valid row of a new company. */
export const companyCells = (values: Cells = {}): Cells => ({
	your_number: unique('N'),
	company_name: unique('取込株式会社'),
	industry_code: 'E09',
	ceo_name: '取込 太郎',
	company_address: '東京都千代田区1-2-3',
	phone_number: '03-1234-5678',
	homepage_url: 'https://import.example/',
	email: 'info@import.example',
	corporate_number: corporateNumber(),
	employee_count: 120,
	...values,
});

export const administratorCells = (yourNumber: ExcelJS.CellValue, values: Cells = {}): Cells => ({
	your_number: yourNumber,
	user_name: '管理 花子',
	user_email: `${unique('import')}@example.com`,
	...values,
});

export const companyWorkbook = async (
	sheets: Sheets,
	{ locale = 'en', change = () => {} }: { locale?: Locale; change?: (workbook: ExcelJS.Workbook) => void } = {},
): Promise<Buffer> => {
	const workbook = new ExcelJS.Workbook();
	for (const kind of SHEETS) {
		const sheet = workbook.addWorksheet(serverText(locale, sheetKey(kind)));
		sheet.addRow(COLUMNS[kind].map((column) => serverText(locale, headingKey(column))));
		for (const cells of sheets[kind] ?? []) sheet.addRow(COLUMNS[kind].map((column) => cells[column] ?? null));
	}
	change(workbook);
	return Buffer.from(await workbook.xlsx.writeBuffer());
};

const IMPORT = '/console/companies/import';

type Sender = { token: string | null; url: string; locale?: Locale };

const formOf = (content: Buffer, fields: Record<string, string> = {}): FormData => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	form.set('workbook', new File([new Uint8Array(content)], 'companies.xlsx'));
	return form;
};

export const checkCompanies = ({ token, url, locale = 'en' }: Sender, content: Buffer): Promise<Answer<ImportCheck>> =>
	call({ url }, 'POST', `${IMPORT}/check`, { token, raw: formOf(content), locale });

export const importCompanies = (
	{ token, url, locale = 'en' }: Sender,
	content: Buffer,
	mailsPerHour?: number,
): Promise<Answer<{ id: number }>> => {
	const fields = mailsPerHour === undefined ? {} : { mails_per_hour: String(mailsPerHour) };
	return call({ url }, 'POST', IMPORT, { token, raw: formOf(content, fields), locale });
};
