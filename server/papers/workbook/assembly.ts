import type { TextVariables } from '#shared/i18n/translate.ts';
import type { ExplainLevel } from '#shared/papers/guidance.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { type ColumnName, columnsOf, type Layout, type Level, levelKey } from './layout.ts';
import type { CellProblem, Place } from './problems.ts';
import type { ReadRow } from './read-row.ts';

export type MainCategory = PaperContents[number];
export type SubCategory = MainCategory['sub_categories'][number];
export type Question = SubCategory['questions'][number];
export type CheckItem = Question['evaluations'][number];

export type PlacedRow = ReadRow & { row: number };

/**
 * The contents of a workbook. Without statements and keys (the former layout) these fields are undefined, and the
 * stored ones are kept.
 */
export type WorkbookPaper = {
	main_categories: PaperContents;
	introduction?: string | null;
	introduction_en?: string | null;
	explain_level?: ExplainLevel;
};

export type Site = { sheet: string; layout: Layout; wordOf: (key: ServerText) => string };

/** The paper built from the rows, with the cell of the main text of each part by dotted path. */
export type Assembled = { paper: WorkbookPaper; placeOf: ReadonlyMap<string, Place>; problems: CellProblem[] };

/** A part that the next rows may belong to. */
type Open<Part> = { part: Part; path: string };

/** The state while the rows of a paper are added one by one. */
export type Assembly = {
	site: Site;
	paper: WorkbookPaper;
	placeOf: Map<string, Place>;
	problems: CellProblem[];
	/** The latest part of each level; null before the first one below its parent. */
	open: {
		mainCategory: Open<MainCategory> | null;
		subCategory: Open<SubCategory> | null;
		question: Open<Question> | null;
		checkItem: Open<CheckItem> | null;
	};
};

export const newAssembly = (site: Site): Assembly => ({
	site,
	paper: { main_categories: [], ...(site.layout.isWhole ? { introduction: null, introduction_en: null } : {}) },
	placeOf: new Map(),
	problems: [],
	open: { mainCategory: null, subCategory: null, question: null, checkItem: null },
});

export const placeAt = ({ sheet, layout }: Site, row: number, name: ColumnName): Place => ({
	sheet,
	row,
	index: columnsOf(layout).indexOf(name),
	name,
});

/** Records the cell of the main text at `path`. */
export const place = ({ placeOf, site }: Assembly, path: string, { row }: PlacedRow): void => {
	placeOf.set(path, placeAt(site, row, 'content'));
};

type Problem = { column: ColumnName; key: ServerText; variables: TextVariables };

export const refuse = ({ problems, site }: Assembly, { row }: PlacedRow, { column, key, variables }: Problem): void => {
	problems.push({ place: placeAt(site, row, column), key, variables });
};

/** Refuses a row that has no part of the level `parent` above it. */
export const refuseOrphan = (assembly: Assembly, row: PlacedRow, parent: Level): void => {
	const variables = { parent: assembly.site.wordOf(levelKey(parent)) };
	refuse(assembly, row, { column: 'level', key: 'papers.workbook.noParent', variables });
};

/** Places a statement that may occur once, and refuses a second one. Returns whether it is the first. */
export const placeOnce = (assembly: Assembly, path: string, row: PlacedRow): boolean => {
	if (assembly.placeOf.has(path)) {
		const variables = { level: assembly.site.wordOf(levelKey(row.level)) };
		refuse(assembly, row, { column: 'level', key: 'papers.workbook.twice', variables });
		return false;
	}
	place(assembly, path, row);
	return true;
};
