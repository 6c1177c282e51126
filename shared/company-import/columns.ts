/** The workbook that companies are imported from: its sheets with their columns, in order. */

export const SHEETS = ['companies', 'administrators'] as const;
export type SheetKind = (typeof SHEETS)[number];

/** Either says which company a row is about. */
const NUMBERS = ['your_number', 'registration_number'] as const;

/** In the order of the console's form. */
const COMPANY_COLUMNS = [
	...NUMBERS,
	'company_name',
	'company_name_kana',
	'industry_code',
	'ceo_name',
	'ceo_name_kana',
	'position',
	'company_address',
	'phone_number',
	'homepage_url',
	'email',
	'corporate_number',
	'established_date',
	'funds',
	'is_listed',
	'market_name',
	'employee_count',
	'foreign_employee_count',
	'permanent_employee_count',
	'contract_employee_count',
	'temporary_employee_count',
	'contractor_count',
	'part_time_employee_count',
	'intern_count',
	'specialist_count',
	'employee_countries',
] as const;

const ADMINISTRATOR_COLUMNS = [
	...NUMBERS,
	'user_name',
	'user_name_kana',
	'user_email',
	'user_phone_number',
	'user_department',
	'user_position',
] as const;

export const COLUMNS = { companies: COMPANY_COLUMNS, administrators: ADMINISTRATOR_COLUMNS } as const;
export type ImportColumn = (typeof COMPANY_COLUMNS)[number] | (typeof ADMINISTRATOR_COLUMNS)[number];

/** How the text of a column is written in a cell. */
export type CellKind = 'text' | 'digits' | 'phone' | 'date' | 'number' | 'listing' | 'industry';

const KINDS: Partial<Record<ImportColumn, CellKind>> = {
	your_number: 'digits',
	registration_number: 'digits',
	corporate_number: 'digits',
	phone_number: 'phone',
	user_phone_number: 'phone',
	established_date: 'date',
	is_listed: 'listing',
	industry_code: 'industry',
	funds: 'number',
};

export const cellKindOf = (column: ImportColumn): CellKind =>
	KINDS[column] ?? (column.endsWith('_count') ? 'number' : 'text');

/** Companies in a workbook. */
export const MAX_COMPANIES = 5_000;

/** Rows of a sheet, with the heading: a company may have more than one administrator. */
export const MAX_SHEET_ROWS = 10_000;
