import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import { formerNames } from './former-names.ts';

/**
 * The layout of a paper's workbook: one row per item, in order, with its level in the first column. Sheets, headings
 * and levels are written in the language of the download; an import accepts either language.
 */

/** The parts of a paper, each a child of the one before. */
const PARTS = ['mainCategory', 'subCategory', 'question', 'checkItem'] as const;
/** Statements about the paper, or about the question or check item above them. */
const STATEMENTS = ['introduction', 'explainLevel', 'naCondition', 'purpose', 'basis', 'evidence'] as const;
const ANCHORS = ['anchorFull', 'anchorHalf', 'anchorNone'] as const;

export type Level = (typeof PARTS)[number] | (typeof STATEMENTS)[number] | (typeof ANCHORS)[number];

/** The columns of workbooks from before statements and keys were exported; these can still be imported. */
const FORMER_COLUMNS = ['level', 'content', 'contentEn', 'points', 'weight', 'targets'] as const;
const ADDED_COLUMNS = ['critical', 'basisKind', 'source', 'sourceEn', 'asOf', 'key'] as const;
/** The columns of workbooks since evidence names its record. */
const RECORD_COLUMNS = ['record', 'department'] as const;
/** The columns of workbooks since laws have their days. */
const DAY_COLUMNS = ['from', 'until'] as const;
export type ColumnName =
	| (typeof FORMER_COLUMNS)[number]
	| (typeof ADDED_COLUMNS)[number]
	| (typeof RECORD_COLUMNS)[number]
	| (typeof DAY_COLUMNS)[number];

/**
 * `isWhole`: the workbook has statements and keys. `namesRecords`: also records and their departments. `hasDays`: also the days of
 * laws.
 */
type Kind = { isPremium: boolean; isWhole: boolean; namesRecords: boolean; hasDays: boolean };

export type Layout = Kind & {
	/**
	 * Whether an empty cell in a check item's row means 'not critical'. In older workbooks only questions have this
	 * column.
	 */
	marksItems: boolean;
};

/** A simple paper has no check items, targets or critical questions. */
const REGULAR_ONLY: ReadonlySet<ColumnName | Level> = new Set<ColumnName | Level>([
	'weight',
	'targets',
	'critical',
	'checkItem',
	'explainLevel',
	...RECORD_COLUMNS,
	...ANCHORS,
]);

const ofKind = <T extends ColumnName | Level>(names: readonly T[], { isPremium }: Kind): readonly T[] =>
	isPremium ? names : names.filter((name) => !REGULAR_ONLY.has(name));

export const columnsOf = (layout: Kind): readonly ColumnName[] => {
	const added = [
		...(layout.isWhole ? ADDED_COLUMNS : []),
		...(layout.namesRecords ? RECORD_COLUMNS : []),
		...(layout.hasDays ? DAY_COLUMNS : []),
	];
	return ofKind([...FORMER_COLUMNS, ...added], layout);
};

export const levelsOf = (layout: Kind): readonly Level[] =>
	ofKind(layout.isWhole ? [...PARTS, ...STATEMENTS, ...ANCHORS] : PARTS, layout);

/**
 * The first column after those of the former format, which had no statements and keys. Its presence identifies the
 * format.
 */
export const firstAddedColumn = (isPremium: boolean): { index: number; name: ColumnName } => {
	const former = { isPremium, namesRecords: false, hasDays: false };
	const index = columnsOf({ ...former, isWhole: false }).length;
	return { index, name: columnsOf({ ...former, isWhole: true })[index] ?? 'key' };
};

/** Where a workbook that names records has its first column of them. */
export const recordColumn = (isPremium: boolean): number =>
	columnsOf({ isPremium, isWhole: true, namesRecords: false, hasDays: false }).length;

/** Where a workbook with the days of laws has its first column of them. */
export const dayColumn = (isPremium: boolean): number =>
	columnsOf({ isPremium, isWhole: true, namesRecords: true, hasDays: false }).length;

/** The columns that a row of each level fills in, in addition to the texts. */
export const COLUMNS_OF_LEVEL: Readonly<Record<Level, readonly ColumnName[]>> = {
	mainCategory: ['key'],
	subCategory: ['key'],
	question: ['points', 'targets', 'critical', 'key'],
	checkItem: ['weight', 'critical', 'key'],
	introduction: [],
	explainLevel: [],
	naCondition: [],
	purpose: [],
	basis: ['basisKind', 'source', 'sourceEn', 'asOf', 'from', 'until'],
	evidence: ['record', 'department'],
	anchorFull: [],
	anchorHalf: [],
	anchorNone: [],
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
	critical: 'papers.workbook.columns.critical',
	basisKind: 'labels.papers.kind',
	source: 'labels.papers.source',
	sourceEn: 'labels.papers.source_en',
	asOf: 'labels.papers.as_of',
	key: 'labels.papers.key',
	record: 'labels.papers.record',
	department: 'labels.papers.department',
	from: 'labels.papers.from',
	until: 'labels.papers.until',
};

export const headingKey = (column: ColumnName): ServerText => HEADINGS[column];

const LEVEL_NAMES: Readonly<Record<Level, ServerText>> = {
	mainCategory: 'papers.workbook.levels.mainCategory',
	subCategory: 'papers.workbook.levels.subCategory',
	question: 'papers.workbook.levels.question',
	checkItem: 'papers.workbook.levels.checkItem',
	introduction: 'labels.papers.introduction',
	explainLevel: 'labels.papers.explain_level',
	naCondition: 'labels.papers.na_condition',
	purpose: 'labels.papers.purpose',
	basis: 'labels.papers.basis',
	evidence: 'labels.papers.evidence',
	anchorFull: 'labels.papers.full',
	anchorHalf: 'labels.papers.half',
	anchorNone: 'labels.papers.none',
};
export const levelKey = (level: Level): ServerText => LEVEL_NAMES[level];

/** A text in every language, with the wordings of earlier versions, to recognize it in an import. */
export const inEveryLanguage = (key: ServerText): readonly string[] => [
	...LOCALES.map((locale: Locale) => serverText(locale, key)),
	...formerNames(key),
];

/** The limit of rows, including the heading; the shipped paper has some 1,700. */
export const MAX_ROWS = 10_000;
