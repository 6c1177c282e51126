import { type AppError, type FieldErrors, invalid } from '#server/base/errors.ts';
import type { Locale, TextVariables } from '#shared/i18n/translate.ts';
import { fieldName, type ServerText, serverText } from '#shared/texts/server.ts';
import { columnName } from '#shared/workbooks/column-name.ts';
import { type ColumnName, headingKey } from './layout.ts';

/** The cell of a problem; `name` is null for cells to the right of the known columns. */
export type Place = { sheet: string; row: number; index: number; name: ColumnName | null };

export type CellProblem = { place: Place; key: ServerText; variables?: TextVariables };

/** The limit of listed problems; the rest is only counted. */
const MAX_SHOWN = 200;

const pathOf = ({ sheet, row, index }: Place): string => `${sheet}.${row}.${columnName(index)}`;

const placeText = (locale: Locale, { sheet, row, index, name }: Place): string => {
	const column = columnName(index);
	const heading = name ? serverText(locale, headingKey(name)) : column;
	return serverText(locale, 'papers.workbook.place', { sheet, row, column, name: heading });
};

/** Messages under `papers.workbook.` include the cell themselves; messages of the paper's own rules get it in front. */
const messageOf = (locale: Locale, { place, key, variables = {} }: CellProblem) => {
	const where = placeText(locale, place);
	if (key.startsWith('papers.workbook.')) return { key, variables: { ...variables, place: where } };
	const field = place.name ? serverText(locale, headingKey(place.name)) : fieldName(locale, 'body');
	const rule = serverText(locale, key, { field, ...variables });
	return { key: 'papers.workbook.rule' as const, variables: { place: where, rule } };
};

/** 422 with all invalid cells, keyed `sheet.row.column`. */
export const invalidCells = (locale: Locale, problems: readonly CellProblem[]): AppError => {
	const inOrder = problems.toSorted((a, b) => a.place.row - b.place.row || a.place.index - b.place.index);
	const shown = Map.groupBy(inOrder.slice(0, MAX_SHOWN), ({ place }) => pathOf(place));
	const fields: FieldErrors = Object.fromEntries(
		[...shown].map(([path, all]) => [path, all.map((problem) => messageOf(locale, problem))]),
	);
	const more = problems.length - MAX_SHOWN;
	if (more <= 0) return invalid(fields);
	return invalid({ ...fields, workbook: [{ key: 'papers.workbook.more', variables: { count: more } }] });
};
