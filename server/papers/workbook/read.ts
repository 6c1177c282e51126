import { invalidField } from '#server/base/errors.ts';
import type { SheetCells } from '#server/workbooks/cells.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import { foldHeading } from '#shared/workbooks/headings.ts';
import type { PlacedRow, WorkbookPaper } from './assembly.ts';
import { buildPaper } from './build.ts';
import {
	columnsOf,
	dayColumn,
	firstAddedColumn,
	GUIDE_SHEET,
	headingKey,
	inEveryLanguage,
	type Layout,
	recordColumn,
	sheetKey,
	TARGETS_SHEET,
} from './layout.ts';
import { type CellProblem, invalidCells } from './problems.ts';
import { readRow } from './read-row.ts';

type Reading = { isPremium: boolean; targets: ReadonlyMap<string, number>; locale: Locale };

const isNamed = (written: string, key: ServerText): boolean =>
	inEveryLanguage(key).some((name) => foldHeading(name) === foldHeading(written));

const isCalled = ({ name }: SheetCells, key: ServerText): boolean => isNamed(name, key);

/** Finds the sheet of the paper. Other sheets are allowed only if the product writes them. @throws 422 on `workbook` */
const findSheet = (sheets: readonly SheetCells[], { isPremium, locale }: Reading): SheetCells => {
	const wanted = sheetKey(isPremium);
	const name = serverText(locale, wanted);
	const found = sheets.find((sheet) => isCalled(sheet, wanted));
	if (!found) {
		const other = sheets.find((sheet) => isCalled(sheet, sheetKey(!isPremium)));
		if (other) throw invalidField('workbook', 'papers.workbook.otherKind', { found: other.name, sheet: name });
		throw invalidField('workbook', 'papers.workbook.missingSheet', { sheet: name });
	}
	const unknown = sheets.find(
		(sheet) => sheet !== found && !isCalled(sheet, TARGETS_SHEET) && !isCalled(sheet, GUIDE_SHEET),
	);
	if (unknown) throw invalidField('workbook', 'papers.workbook.unknownSheet', { sheet: unknown.name });
	return found;
};

const headingsOf = (sheet: SheetCells) => sheet.rows.find(({ row }) => row === 1)?.cells ?? [];

/** Detects the layout: workbooks from before statements and keys lack those columns. */
const layoutOf = (sheet: SheetCells, isPremium: boolean): Layout => {
	const { index, name } = firstAddedColumn(isPremium);
	const cell = headingsOf(sheet)[index];
	const heading = typeof cell === 'string' ? cell : '';
	const has = (column: number): boolean => (headingsOf(sheet)[column] ?? null) !== null;
	return {
		namesRecords: isPremium && has(recordColumn(isPremium)),
		hasDays: has(dayColumn(isPremium)),
		isPremium,
		isWhole: isNamed(heading, headingKey(name)),
		marksItems: LOCALES.some(
			(locale) => foldHeading(serverText(locale, headingKey('critical'))) === foldHeading(heading),
		),
	};
};

const readHeadings = (sheet: SheetCells, layout: Layout, locale: Locale): CellProblem[] => {
	const cells = headingsOf(sheet);
	const columns = columnsOf(layout);
	const wrong = columns.flatMap((name, index): CellProblem[] => {
		const cell = cells[index];
		if (typeof cell === 'string' && isNamed(cell, headingKey(name))) return [];
		const expected = serverText(locale, headingKey(name));
		return [
			{ place: { sheet: sheet.name, row: 1, index, name }, key: 'papers.workbook.heading', variables: { expected } },
		];
	});
	const beyond = cells.flatMap((cell, index): CellProblem[] =>
		index < columns.length || cell === null
			? []
			: [{ place: { sheet: sheet.name, row: 1, index, name: null }, key: 'papers.workbook.outside' }],
	);
	return [...wrong, ...beyond];
};

/**
 * Parses the paper in a workbook. Cells are only checked under valid headings, and the rules of papers only on valid
 * cells.
 * @throws 422 with all invalid cells by sheet, row and column
 */
export const readPaperSheets = (sheets: readonly SheetCells[], reading: Reading): WorkbookPaper => {
	const { isPremium, targets, locale } = reading;
	const sheet = findSheet(sheets, reading);
	const layout = layoutOf(sheet, isPremium);
	const headings = readHeadings(sheet, layout, locale);
	if (headings.length > 0) throw invalidCells(locale, headings);
	const wordOf = (key: ServerText): string => serverText(locale, key);
	const problems: CellProblem[] = [];
	const rows = sheet.rows.flatMap((cells): PlacedRow[] => {
		if (cells.row === 1) return [];
		const read = readRow(cells, { sheet: sheet.name, layout, targets, wordOf }, (problem) => problems.push(problem));
		return read ? [{ ...read, row: cells.row }] : [];
	});
	if (problems.length > 0) throw invalidCells(locale, problems);
	const built = buildPaper(rows, { sheet: sheet.name, layout, wordOf });
	if (built.problems.length > 0) throw invalidCells(locale, built.problems);
	return built.paper;
};
