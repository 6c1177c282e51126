import type { z } from 'zod';
import { spellingsOf } from '#server/accounts/email-spellings.ts';
import { invalidField } from '#server/base/errors.ts';
import { inSlices } from '#server/base/slices.ts';
import type { RowCells, SheetCells } from '#server/workbooks/cells.ts';
import { hiddenWords } from '#server/workbooks/hidden-words.ts';
import { cellKindOf, type ImportColumn, MAX_COMPANIES, type SheetKind } from '#shared/company-import/columns.ts';
import {
	type Administrator,
	administratorOfRow,
	type CompanyFields,
	companyFieldsOfRow,
	type RowNumbers,
	rowNumbers,
} from '#shared/company-import/rows.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { asciiAddress } from '#shared/mail-address.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import { TEXT_KEYS } from '#shared/validation-message.ts';
import { readCell } from './cell.ts';
import { findSheet, headingsOf, type Layout, readHeadings } from './layout.ts';
import { sheetKey } from './names.ts';
import type { CellProblem, Place } from './problems.ts';

/** A row with the numbers that can be read; '' for others. Without contents if these are not valid. */
type ReadRow<T> = {
	row: number;
	numbers: RowNumbers;
	/** Whether both numbers are valid; otherwise it is reported already, and nobody knows which company the row is about. */
	isNumbered: boolean;
	contents: T | null;
	placeOf: (column: ImportColumn) => Place;
	/** The valid text of a cell, whatever is wrong with the rest of the row; '' for none. */
	textOf: (column: ImportColumn, schema: z.ZodType<string>) => string;
};

export type ReadCompany = ReadRow<CompanyFields>;
export type ReadAdministrator = ReadRow<Administrator> & {
	/** The email address in its ASCII spelling; '' if it is not valid. */
	email: string;
	/** All in which it may be stored; none if it is not valid. */
	spellings: readonly string[];
};

/** The rows of a workbook, and what is wrong with them by themselves. */
export type ReadWorkbook = {
	companies: readonly ReadCompany[];
	administrators: readonly ReadAdministrator[];
	problems: readonly CellProblem[];
	warnings: readonly CellProblem[];
};

type Report = (problem: CellProblem) => void;

const placeIn =
	({ sheet, at }: Layout, row: number) =>
	(column: ImportColumn): Place => ({ sheet, row, index: at.get(column) ?? 0, column });

/** The values of a row by column; null if it is empty. */
const valuesOf = ({ row, cells }: RowCells, layout: Layout, report: Report) => {
	const placeOf = placeIn(layout, row);
	const values: Partial<Record<ImportColumn, unknown>> = {};
	const refused = new Set<ImportColumn>();
	for (const [column, index] of layout.at) {
		const read = readCell(cells[index] ?? null, cellKindOf(column));
		if ('value' in read) values[column] = read.value;
		else {
			refused.add(column);
			report({ place: placeOf(column), key: read.problem });
		}
	}
	return { values, refused };
};

const parse = <T extends z.ZodType>(
	schema: T,
	{ values, refused }: ReturnType<typeof valuesOf>,
	placeOf: (column: ImportColumn) => Place,
	report: Report,
): z.output<T> | null => {
	const parsed = schema.safeParse(values, TEXT_KEYS);
	for (const { path, message, ...issue } of parsed.error?.issues ?? []) {
		const column = path[0] as ImportColumn;
		if (refused.has(column)) continue;
		const { minimum, maximum } = issue as { minimum?: number; maximum?: number };
		const variables = { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
		report({ place: placeOf(column), key: message as ServerText, variables });
	}
	return parsed.success && refused.size === 0 ? parsed.data : null;
};

/** Cells under no heading, which nobody would see again. */
const reportOutside = (sheet: SheetCells, { row, cells }: RowCells, report: Report): void => {
	const headings = headingsOf(sheet);
	for (const [index, cell] of cells.entries()) {
		if (cell === null || (headings[index] ?? null) !== null) continue;
		report({ place: { sheet: sheet.name, row, index, column: null }, key: 'companyImport.outside' });
	}
};

/** Rows that are read before other calls have their turn: less than a millisecond of work, since a call waits for several turns. */
const AT_ONCE = 8;

const readRows = async <T extends z.ZodType>(
	sheet: SheetCells | undefined,
	kind: SheetKind,
	schema: T,
	report: Report,
	locale: Locale,
): Promise<ReadRow<z.output<T>>[]> => {
	if (!sheet) return [];
	const { layout, problems } = readHeadings(sheet, kind, locale);
	for (const problem of problems) report(problem);
	// Whatever stands below wrong headings would be named wrongly.
	if (problems.length > 0) return [];
	const rows: ReadRow<z.output<T>>[] = [];
	await inSlices(sheet.rows, AT_ONCE, (cells) => {
		const { row } = cells;
		if (row === 1) return;
		reportOutside(sheet, cells, report);
		const read = valuesOf(cells, layout, report);
		const isEmpty = read.refused.size === 0 && Object.values(read.values).every((value) => value === undefined);
		if (isEmpty) return;
		const placeOf = placeIn(layout, row);
		const textOf: ReadRow<unknown>['textOf'] = (column, text) =>
			read.refused.has(column) ? '' : (text.safeParse(read.values[column]).data ?? '');
		const { your_number: yours, registration_number: registration } = rowNumbers.shape;
		const isNumbered = parse(rowNumbers, read, placeOf, report) !== null;
		const numbers = {
			your_number: textOf('your_number', yours),
			registration_number: textOf('registration_number', registration),
		};
		const contents = parse(schema, read, placeOf, report);
		rows.push({ row, numbers, isNumbered, contents, placeOf, textOf });
	});
	return rows;
};

/** Whatever is wrong with the rest of the row. */
const withEmail = (row: ReadRow<Administrator>): ReadAdministrator => {
	const typed = row.textOf('user_email', administratorOfRow.shape.user_email);
	return { ...row, email: asciiAddress(typed), spellings: typed === '' ? [] : spellingsOf(typed) };
};

/** Hidden rows and columns are read like others, which somebody may not expect. */
const hiddenWarning = (sheet: SheetCells, locale: Locale): CellProblem[] => {
	const hidden = hiddenWords(sheet, locale);
	const row = sheet.hidden.rows[0]?.from ?? 1;
	const index = (sheet.hidden.columns[0]?.from ?? 1) - 1;
	if (hidden === null) return [];
	return [
		{ place: { sheet: sheet.name, row, index, column: null }, key: 'companyImport.hidden', variables: { hidden } },
	];
};

/**
 * Reads companies and administrators from the cells of a workbook. Other sheets are left alone.
 * @throws 422 on `workbook` if it is not such a workbook, or has too many companies
 */
export const readCompanyWorkbook = async (sheets: readonly SheetCells[], locale: Locale): Promise<ReadWorkbook> => {
	const sheet = findSheet(sheets, 'companies');
	if (!sheet) {
		const name = serverText(locale, sheetKey('companies'));
		throw invalidField('workbook', 'papers.workbook.missingSheet', { sheet: name });
	}
	const problems: CellProblem[] = [];
	const report: Report = (problem) => problems.push(problem);
	const companies = await readRows(sheet, 'companies', companyFieldsOfRow, report, locale);
	if (companies.length > MAX_COMPANIES) {
		throw invalidField('workbook', 'companyImport.tooMany', { count: companies.length, most: MAX_COMPANIES });
	}
	const people = findSheet(sheets, 'administrators');
	const administrators: ReadAdministrator[] = [];
	await inSlices(await readRows(people, 'administrators', administratorOfRow, report, locale), AT_ONCE, (row) => {
		administrators.push(withEmail(row));
	});
	const warnings = [sheet, people].flatMap((one) => (one ? hiddenWarning(one, locale) : []));
	return { companies, administrators, problems, warnings };
};
