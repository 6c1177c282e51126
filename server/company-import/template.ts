import type { CallContext } from '#server/base/actor.ts';
import type { ServedFile } from '#server/calls/file.ts';
import { writeInThread } from '#server/papers/workbook/run.ts';
import type { SheetDesign } from '#server/papers/workbook/sheet-design.ts';
import { industries } from '#shared/companies/industries.ts';
import {
	COLUMNS,
	cellKindOf,
	type ImportColumn,
	MAX_COMPANIES,
	SHEETS,
	type SheetKind,
} from '#shared/company-import/columns.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import { LISTED, UNLISTED } from './cell.ts';
import { isRequired } from './layout.ts';
import { headingKey, sheetKey } from './names.ts';

/** The empty workbook that companies are written into. */

const INDUSTRIES_SHEET: ServerText = 'companyImport.sheets.industries';
const GUIDE_SHEET: ServerText = 'companyImport.sheets.guide';
const GUIDE = ['numbers', 'again', 'empty', 'administrators', 'choices', 'plain', 'nothing'] as const;

const WIDTHS: Partial<Record<ImportColumn, number>> = {
	company_name: 32,
	company_address: 40,
	homepage_url: 32,
	email: 28,
	user_email: 28,
	industry_code: 32,
};

const industryRows = (locale: Locale): string[] =>
	industries.flatMap(({ letter, mediums }) => mediums.map(({ code, name }) => `${letter}${code} ${name[locale]}`));

const choicesOf = (
	column: ImportColumn,
	locale: Locale,
): Pick<SheetDesign['columns'][number], 'choices' | 'choicesIn'> => {
	const text = (key: ServerText): string => serverText(locale, key);
	switch (cellKindOf(column)) {
		case 'listing':
			return { choices: [text(LISTED), text(UNLISTED)] };
		case 'industry':
			return { choicesIn: { sheet: text(INDUSTRIES_SHEET), count: industryRows(locale).length } };
		default:
			return {};
	}
};

const entrySheet = (kind: SheetKind, locale: Locale): SheetDesign => ({
	name: serverText(locale, sheetKey(kind)),
	columns: COLUMNS[kind].map((column) => ({
		heading: serverText(locale, headingKey(column)),
		width: WIDTHS[column] ?? 18,
		format: cellKindOf(column) === 'number' ? '0' : '@',
		...choicesOf(column, locale),
	})),
	rows: [],
	spareRows: MAX_COMPANIES,
});

const listSheet = (name: ServerText, heading: ServerText, rows: readonly string[], locale: Locale): SheetDesign => ({
	name: serverText(locale, name),
	columns: [{ heading: serverText(locale, heading), width: 100, format: '@' }],
	rows: rows.map((row) => [row]),
});

/** The columns that every row has to fill in, by sheet. */
const requiredColumns = (locale: Locale): string[] =>
	SHEETS.map((kind) =>
		serverText(locale, 'companyImport.guide.required', {
			sheet: serverText(locale, sheetKey(kind)),
			columns: COLUMNS[kind]
				.filter((column) => isRequired(kind, column))
				.map((column) => serverText(locale, headingKey(column)))
				.join(serverText(locale, 'companyImport.separator')),
		}),
	);

const designTemplate = (locale: Locale): SheetDesign[] => [
	...SHEETS.map((kind) => entrySheet(kind, locale)),
	listSheet(INDUSTRIES_SHEET, 'labels.companies.industry_code', industryRows(locale), locale),
	listSheet(
		GUIDE_SHEET,
		'companyImport.guideHeading',
		[
			...requiredColumns(locale),
			...GUIDE.map((line) => serverText(locale, `companyImport.guide.${line}`, { most: MAX_COMPANIES })),
		],
		locale,
	),
];

export const importTemplate = async ({ locale }: Pick<CallContext, 'locale'>): Promise<ServedFile> => {
	const body = await writeInThread(designTemplate(locale));
	return {
		name: serverText(locale, 'companyImport.templateName'),
		plainName: 'companies.xlsx',
		size: body.length,
		body,
	};
};
