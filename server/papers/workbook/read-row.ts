import { toHalfWidth } from '#shared/fold.ts';
import type { ServerText } from '#shared/i18n/server/texts.ts';
import type { TextVariables } from '#shared/i18n/translate.ts';
import type { CellContent, RowCells } from './cells.ts';
import {
	COLUMNS_OF_LEVEL,
	type ColumnName,
	columnsOf,
	inEveryLanguage,
	type Level,
	levelKey,
	levelsOf,
} from './layout.ts';
import type { CellProblem } from './problems.ts';

export type ReadRow = {
	level: Level;
	content: string;
	content_en: string | null;
	points: number;
	weight: number;
	sdg_target_ids: number[];
};

export type RowContext = {
	sheet: string;
	isPremium: boolean;
	/** Target ids by number: '8.5'. */
	targets: ReadonlyMap<string, number>;
	/** The name of a level in the reader's language. */
	wordOf: (level: Level) => string;
};

type Report = (index: number, key: ServerText, variables?: TextVariables) => void;

const textOf = (cell: CellContent, index: number, report: Report): string => {
	if (cell === null) return '';
	if (typeof cell === 'string') return cell.trim();
	report(index, typeof cell === 'number' ? 'papers.workbook.numberAsText' : `papers.workbook.${cell.kind}`);
	return '';
};

/** A number, also one typed as text in full-width digits. */
const numberOf = (cell: CellContent, index: number, report: Report): number => {
	if (typeof cell === 'number') return cell;
	if (cell === null) report(index, 'validation.required');
	else if (typeof cell === 'object') report(index, `papers.workbook.${cell.kind}`);
	else {
		const half = toHalfWidth(cell).trim();
		if (/^-?\d+(\.\d+)?$/.test(half)) return Number(half);
		report(index, 'papers.workbook.notANumber');
	}
	return 0;
};

const targetsOf = (text: string, index: number, { targets }: RowContext, report: Report): number[] =>
	toHalfWidth(text)
		.split(/[\s,、，;；]+/)
		.filter(Boolean)
		.flatMap((target) => {
			const id = targets.get(target.toLowerCase());
			if (id === undefined) report(index, 'papers.workbook.unknownTarget', { target: target.slice(0, 50) });
			return id === undefined ? [] : [id];
		});

const levelOf = (cell: CellContent, context: RowContext, report: Report): Level | null => {
	const levels = levelsOf(context.isPremium);
	if (typeof cell === 'object' && cell !== null) {
		report(0, `papers.workbook.${cell.kind}`);
		return null;
	}
	const word = String(cell ?? '').trim();
	const level = levels.find((one) => inEveryLanguage(levelKey(one)).includes(word));
	if (level) return level;
	report(0, 'papers.workbook.unknownLevel', { levels: levels.map(context.wordOf).join(' / ') });
	return null;
};

/** Parses a row by its level; reports all invalid cells. */
export const readRow = (
	{ row, cells }: RowCells,
	context: RowContext,
	report: (problem: CellProblem) => void,
): ReadRow | null => {
	const columns = columnsOf(context.isPremium);
	const at = (index: number, key: ServerText, variables: TextVariables = {}): void =>
		report({ place: { sheet: context.sheet, row, index, name: columns[index] ?? null }, key, variables });
	for (const [index, cell] of cells.entries()) {
		if (index >= columns.length && cell !== null) at(index, 'papers.workbook.outside');
	}
	const cellOf = (name: ColumnName): CellContent => cells[columns.indexOf(name)] ?? null;
	const level = levelOf(cellOf('level'), context, at);
	const content = textOf(cellOf('content'), columns.indexOf('content'), at);
	const contentEn = textOf(cellOf('contentEn'), columns.indexOf('contentEn'), at);
	if (!level) return null;
	const uses = (name: ColumnName): boolean => {
		const index = columns.indexOf(name);
		if (index === -1) return false;
		if (COLUMNS_OF_LEVEL[level].includes(name)) return true;
		if (cellOf(name) !== null) at(index, 'papers.workbook.notHere', { level: context.wordOf(level) });
		return false;
	};
	return {
		level,
		content,
		content_en: contentEn || null,
		points: uses('points') ? numberOf(cellOf('points'), columns.indexOf('points'), at) : 0,
		weight: uses('weight') ? numberOf(cellOf('weight'), columns.indexOf('weight'), at) : 0,
		sdg_target_ids: uses('targets')
			? targetsOf(textOf(cellOf('targets'), columns.indexOf('targets'), at), columns.indexOf('targets'), context, at)
			: [],
	};
};
