import { inEveryLanguage } from '#server/papers/workbook/layout.ts';
import type { SheetCells } from '#server/workbooks/cells.ts';
import { COLUMNS, type ImportColumn, type SheetKind } from '#shared/company-import/columns.ts';
import { administratorOfRow, companyFieldsOfRow } from '#shared/company-import/rows.ts';
import type { Locale, TextVariables } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import { foldHeading, nearestHeading } from '#shared/workbooks/headings.ts';
import { headingKey, sheetKey } from './names.ts';
import type { CellProblem } from './problems.ts';

/** Which column of a sheet is which: found by its heading in either language, in any order. */

export type Layout = { sheet: string; kind: SheetKind; at: ReadonlyMap<ImportColumn, number> };

const SHAPES = { companies: companyFieldsOfRow.shape, administrators: administratorOfRow.shape } as const;

/** Whether every row has to fill it in. */
export const isRequired = (kind: SheetKind, column: ImportColumn): boolean => {
	const shape: Partial<Record<ImportColumn, { safeParse: (value: unknown) => { success: boolean } }>> = SHAPES[kind];
	return shape[column]?.safeParse(undefined).success === false;
};

const isNamed = (written: string, key: ServerText): boolean =>
	inEveryLanguage(key).some((name) => foldHeading(name) === foldHeading(written));

const columnOf = (heading: string, kind: SheetKind): ImportColumn | undefined =>
	COLUMNS[kind].find((column) => isNamed(heading, headingKey(column)));

export const findSheet = (sheets: readonly SheetCells[], kind: SheetKind): SheetCells | undefined =>
	sheets.find(({ name }) => isNamed(name, sheetKey(kind)));

export const headingsOf = ({ rows }: SheetCells) => rows.find(({ row }) => row === 1)?.cells ?? [];

/** The columns of a sheet, and what is wrong with its headings. An unknown one is named with the known one that it is like. */
export const readHeadings = (
	sheet: SheetCells,
	kind: SheetKind,
	locale: Locale,
): { layout: Layout; problems: CellProblem[] } => {
	const at = new Map<ImportColumn, number>();
	const problems: CellProblem[] = [];
	const headings = headingsOf(sheet);
	const report = (index: number, column: ImportColumn | null, key: ServerText, variables: TextVariables = {}): void => {
		problems.push({ place: { sheet: sheet.name, row: 1, index, column }, key, variables });
	};
	const known = COLUMNS[kind].map((column) => serverText(locale, headingKey(column)));
	for (const [index, cell] of headings.entries()) {
		if (cell === null) continue;
		const column = typeof cell === 'string' ? columnOf(cell, kind) : undefined;
		const near = typeof cell === 'string' ? nearestHeading(cell, known) : null;
		if (!column && near !== null) report(index, null, 'companyImport.nearColumn', { near });
		else if (!column) report(index, null, 'companyImport.unknownColumn');
		else if (at.has(column)) report(index, column, 'companyImport.columnTwice');
		else at.set(column, index);
	}
	const missing = COLUMNS[kind].filter((column) => !at.has(column) && isRequired(kind, column));
	for (const [after, column] of missing.entries())
		report(headings.length + after, column, 'companyImport.missingColumn');
	return { layout: { sheet: sheet.name, kind, at }, problems };
};
