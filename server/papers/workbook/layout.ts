import { type ServerText, serverText } from '#shared/i18n/server/texts.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';

/**
 * The layout of a paper's workbook: one row per item, in order, with its level in the first column. Sheets, headings
 * and levels are written in the language of the download; an import accepts either language.
 */

export const LEVELS = ['mainCategory', 'subCategory', 'question', 'checkItem'] as const;
export type Level = (typeof LEVELS)[number];

const REGULAR_COLUMNS = ['level', 'content', 'contentEn', 'points', 'weight', 'targets'] as const;
export type ColumnName = (typeof REGULAR_COLUMNS)[number];

/** The columns of a kind; a simple paper has no check items or targets. */
export const columnsOf = (isPremium: boolean): readonly ColumnName[] =>
	isPremium ? REGULAR_COLUMNS : REGULAR_COLUMNS.slice(0, 4);

export const levelsOf = (isPremium: boolean): readonly Level[] => (isPremium ? LEVELS : LEVELS.slice(0, 3));

/** The columns that a row of each level fills in, in addition to the texts. */
export const COLUMNS_OF_LEVEL: Readonly<Record<Level, readonly ColumnName[]>> = {
	mainCategory: [],
	subCategory: [],
	question: ['points', 'targets'],
	checkItem: ['weight'],
};

export const sheetKey = (isPremium: boolean): ServerText =>
	isPremium ? 'papers.workbook.sheets.regular' : 'papers.workbook.sheets.simple';
export const TARGETS_SHEET: ServerText = 'papers.workbook.sheets.targets';
export const GUIDE_SHEET: ServerText = 'papers.workbook.sheets.guide';

const HEADINGS: Readonly<Record<ColumnName, ServerText>> = {
	level: 'papers.workbook.columns.level',
	content: 'papers.workbook.columns.content',
	contentEn: 'labels.papers.content_en',
	points: 'labels.papers.points',
	weight: 'labels.papers.weight',
	targets: 'labels.papers.sdg_target_ids',
};

export const headingKey = (column: ColumnName): ServerText => HEADINGS[column];
export const levelKey = (level: Level): ServerText => `papers.workbook.levels.${level}`;

/** A text in every language, to recognise it in an import. */
export const inEveryLanguage = (key: ServerText): readonly string[] =>
	LOCALES.map((locale: Locale) => serverText(locale, key));

/** The Excel name of a column; 0 is A. */
export const columnLetter = (index: number): string => {
	const letter = String.fromCharCode(65 + (index % 26));
	return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
};

/** The limit of rows, including the heading; real papers have far fewer. */
export const MAX_ROWS = 5_000;
