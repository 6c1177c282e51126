import { type CellKind, cellKindOf, type ImportColumn } from '#shared/company-import/columns.ts';
import type { ImportCheck } from '#shared/company-import/schemas.ts';
import type { Locale, TextVariables } from '#shared/i18n/translate.ts';
import { fieldName, type ServerText, serverText } from '#shared/texts/server.ts';
import { columnName } from '#shared/workbooks/column-name.ts';
import { headingKey } from './names.ts';

/** What is wrong with a cell, and how to put it right. */

/** `column` is null for a cell that belongs to none of ours. */
export type Place = { sheet: string; row: number; index: number; column: ImportColumn | null };

export type CellProblem = { place: Place; key: ServerText; variables?: TextVariables };

/** Listed problems; the rest is only counted. */
export const MAX_SHOWN = 200;

const MEND_OF_KIND: Readonly<Record<CellKind, ServerText>> = {
	text: 'companyImport.mends.text',
	digits: 'companyImport.mends.text',
	phone: 'companyImport.mends.phone',
	date: 'companyImport.mends.date',
	number: 'companyImport.mends.number',
	listing: 'companyImport.mends.listing',
	industry: 'companyImport.mends.industry',
};

const MEND_OF_COLUMN: Partial<Record<ImportColumn, ServerText>> = {
	email: 'companyImport.mends.email',
	user_email: 'companyImport.mends.email',
	homepage_url: 'companyImport.mends.homepage',
};

const MEND_OF_PROBLEM: Partial<Record<ServerText, ServerText>> = {
	'validation.required': 'companyImport.mends.required',
	'companyImport.cells.formula': 'companyImport.mends.formula',
	'companyImport.cells.error': 'companyImport.mends.formula',
	'companyImport.missingColumn': 'companyImport.mends.template',
	'companyImport.unknownColumn': 'companyImport.mends.empty',
	'companyImport.nearColumn': 'companyImport.mends.heading',
	'companyImport.hidden': 'companyImport.mends.hidden',
	'companyImport.columnTwice': 'companyImport.mends.empty',
	'companyImport.outside': 'companyImport.mends.empty',
	'companyImport.numberMissing': 'companyImport.mends.anyNumber',
	'companyImport.numberTwice': 'companyImport.mends.oneRow',
	'companyImport.numberUnknown': 'companyImport.mends.registration',
	'companyImport.numberOfOther': 'companyImport.mends.yourNumber',
	'companyImport.numberOfSeveral': 'companyImport.mends.useRegistration',
	'companyImport.sameCorporateNumber': 'companyImport.mends.sameCompany',
	'companyImport.sameCorporateNumberInFile': 'companyImport.mends.sameRow',
	'companyImport.doubtful.length': 'companyImport.mends.doubtful',
	'companyImport.doubtful.checkDigit': 'companyImport.mends.doubtful',
	'companyImport.doubtful.phone': 'companyImport.mends.doubtful',
	'companyImport.noSuchCompany': 'companyImport.mends.sameNumber',
	'companyImport.emailTwice': 'companyImport.mends.otherEmail',
	'companyImport.emailTaken': 'companyImport.mends.otherEmail',
};

const mendOf = ({ key, place: { column } }: CellProblem): ServerText => {
	const own = MEND_OF_PROBLEM[key];
	if (own) return own;
	if (column === null) return 'companyImport.mends.empty';
	return MEND_OF_COLUMN[column] ?? MEND_OF_KIND[cellKindOf(column)];
};

const headingOf = ({ column, index }: Place, locale: Locale): string =>
	column ? serverText(locale, headingKey(column)) : columnName(index);

type Worded = ImportCheck['problems'][number];

const inWords = (problem: CellProblem, locale: Locale): Worded => {
	const { place, key, variables } = problem;
	const { sheet, row, index, column } = place;
	const heading = headingOf(place, locale);
	const field = fieldName(locale, column ?? 'body', column ? 'companies' : null);
	return {
		sheet,
		row,
		cell: `${columnName(index)}${row}`,
		column: heading,
		problem: serverText(locale, key, { field, heading, ...variables }),
		mend: serverText(locale, mendOf(problem), variables),
	};
};

/** The problems of a workbook in the order of its cells, in words; the first 200. */
export const wordProblems = (problems: readonly CellProblem[], locale: Locale): Worded[] =>
	[...Map.groupBy(problems, ({ place }) => place.sheet).values()]
		.flatMap((those) =>
			those.toSorted(({ place: one }, { place: other }) => one.row - other.row || one.index - other.index),
		)
		.slice(0, MAX_SHOWN)
		.map((problem) => inWords(problem, locale));
