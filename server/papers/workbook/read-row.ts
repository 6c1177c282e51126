import type { CellContent, RowCells } from '#server/workbooks/cells.ts';
import { dayOf, numberOf, type Read, textOf } from '#server/workbooks/read-cell.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { toHalfWidth } from '#shared/half-width.ts';
import type { TextVariables } from '#shared/i18n/translate.ts';
import { DEPARTMENTS, type Department, departmentNames } from '#shared/papers/departments.ts';
import { BASIS_KINDS, type BasisKind, isRecordKey } from '#shared/papers/guidance.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { foldHeading } from '#shared/workbooks/headings.ts';
import {
	COLUMNS_OF_LEVEL,
	type ColumnName,
	columnsOf,
	inEveryLanguage,
	type Layout,
	type Level,
	levelKey,
	levelsOf,
} from './layout.ts';
import type { CellProblem } from './problems.ts';
import { basisKindKey, basisKindOf, CRITICAL, isCriticalWord } from './words.ts';

export type ReadRow = {
	level: Level;
	content: string;
	content_en: string | null;
	points: number;
	weight: number;
	sdg_target_ids: number[];
	is_critical: boolean;
	kind: BasisKind;
	source: string;
	source_en: string | null;
	as_of: string | null;
	/** Undefined in workbooks from before records were named: the stored ones are kept. */
	record: string | null | undefined;
	department: Department[] | undefined;
	/** Undefined in workbooks from before laws had days: the stored ones are kept. */
	from: string | null | undefined;
	until: string | null | undefined;
	/** Null for a part that is new in this paper. */
	key: string | null;
};

export type RowContext = {
	sheet: string;
	layout: Layout;
	/** Target ids by number, such as '8.5'. */
	targets: ReadonlyMap<string, number>;
	wordOf: (key: ServerText) => string;
};

type Report = (key: ServerText, variables?: TextVariables) => void;

const read = <T>(found: Read<T>, without: T, report: Report): T => {
	if ('value' in found) return found.value;
	report(`papers.workbook.${found.problem}`);
	return without;
};

const numberIn = (cell: CellContent, report: Report): number => {
	const number = read(numberOf(cell), 0, report);
	if (typeof number === 'number') return number;
	report(number === null ? 'validation.required' : 'papers.workbook.notANumber');
	return 0;
};

/** Whether a number in the cell could be another target: Excel makes 8.1 of 8.10. */
const isAmbiguous = (cell: CellContent, targets: RowContext['targets']): boolean =>
	typeof cell === 'number' && [...targets.keys()].filter((target) => Number(target) === cell).length > 1;

const targetsOf = (text: string, { targets }: RowContext, report: Report): number[] =>
	toHalfWidth(text)
		.split(/[\s,、，;；]+/)
		.filter(Boolean)
		.flatMap((target) => {
			const id = targets.get(target.toLowerCase());
			if (id === undefined) report('papers.workbook.unknownTarget', { target: target.slice(0, 50) });
			return id === undefined ? [] : [id];
		});

const levelOf = (cell: CellContent, { layout, wordOf }: RowContext, report: Report): Level | null => {
	const levels = levelsOf(layout);
	const found = textOf(cell);
	if ('problem' in found) {
		report(`papers.workbook.${found.problem}`);
		return null;
	}
	const word = foldHeading(found.value);
	const level = levels.find((one) => inEveryLanguage(levelKey(one)).some((name) => foldHeading(name) === word));
	if (level) return level;
	report('papers.workbook.unknownLevel', { levels: levels.map((one) => wordOf(levelKey(one))).join(' / ') });
	return null;
};

const criticalOf = (text: string, { wordOf }: RowContext, report: Report): boolean => {
	if (text === '' || isCriticalWord(text)) return text !== '';
	report('papers.workbook.unknownWord', { words: wordOf(CRITICAL) });
	return false;
};

const kindOf = (text: string, { wordOf }: RowContext, report: Report): BasisKind => {
	const kind = basisKindOf(text);
	if (!kind) {
		report('papers.workbook.unknownWord', { words: BASIS_KINDS.map((one) => wordOf(basisKindKey(one))).join(' / ') });
	}
	return kind ?? 'law';
};

const dateOf = (cell: CellContent, report: Report): string | null => {
	const date = read(dayOf(cell), '', report);
	if (date !== '' && !isCalendarDate(date)) report('papers.workbook.badDate');
	return date || null;
};

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const keyOf = (text: string, report: Report): string | null => {
	if (text !== '' && !KEY.test(text)) report('papers.workbook.badKey');
	return text || null;
};

const recordOf = (text: string, report: Report): string | null => {
	if (text !== '' && !isRecordKey(text)) report('papers.workbook.badRecord');
	return text || null;
};

const isCalled = (department: Department, word: string): boolean =>
	department === word || Object.values(departmentNames[department]).some((name) => name === word);

const departmentsOf = (text: string, report: Report): Department[] =>
	text
		.split(/[,、，;；]+/)
		.map((word) => word.trim())
		.filter(Boolean)
		.flatMap((word) => {
			const found = DEPARTMENTS.find((department) => isCalled(department, word));
			if (!found) {
				const words = DEPARTMENTS.map((one) => Object.values(departmentNames[one]).join('・')).join(' / ');
				report('papers.workbook.unknownWord', { words });
			}
			return found ? [found] : [];
		});

/** Parses a row by its level; reports all invalid cells. */
export const readRow = (
	{ row, cells }: RowCells,
	context: RowContext,
	report: (problem: CellProblem) => void,
): ReadRow | null => {
	const columns = columnsOf(context.layout);
	const at =
		(index: number): Report =>
		(key, variables = {}) =>
			report({ place: { sheet: context.sheet, row, index, name: columns[index] ?? null }, key, variables });
	for (const [index, cell] of cells.entries()) {
		if (index >= columns.length && cell !== null) at(index)('papers.workbook.outside');
	}
	const cellOf = (name: ColumnName): CellContent => cells[columns.indexOf(name)] ?? null;
	const reportOf = (name: ColumnName): Report => at(columns.indexOf(name));
	const level = levelOf(cellOf('level'), context, reportOf('level'));
	const text = (name: ColumnName): string => read(textOf(cellOf(name)), '', reportOf(name));
	const content = text('content');
	const contentEn = text('contentEn');
	if (!level) return null;
	/** Reads a column that rows of this level use; in other rows it must be empty, and the value is `without`. */
	const used = <T>(name: ColumnName, read: (report: Report) => T, without: T): T => {
		const index = columns.indexOf(name);
		if (index === -1) return without;
		if (COLUMNS_OF_LEVEL[level].includes(name)) return read(at(index));
		if (cellOf(name) !== null) at(index)('papers.workbook.notHere', { level: context.wordOf(levelKey(level)) });
		return without;
	};
	return {
		level,
		content,
		content_en: contentEn || null,
		points: used('points', (wrong) => numberIn(cellOf('points'), wrong), 0),
		weight: used('weight', (wrong) => numberIn(cellOf('weight'), wrong), 0),
		sdg_target_ids: used(
			'targets',
			(wrong) => {
				if (isAmbiguous(cellOf('targets'), context.targets)) wrong('papers.workbook.ambiguousTarget');
				return targetsOf(text('targets'), context, wrong);
			},
			[],
		),
		is_critical: used('critical', (wrong) => criticalOf(text('critical'), context, wrong), false),
		kind: used('basisKind', (wrong) => kindOf(text('basisKind'), context, wrong), 'law'),
		source: used('source', () => text('source'), ''),
		source_en: used('sourceEn', () => text('sourceEn') || null, null),
		as_of: used('asOf', (wrong) => dateOf(cellOf('asOf'), wrong), null),
		record: used('record', (wrong) => recordOf(text('record'), wrong), undefined),
		department: used('department', (wrong) => departmentsOf(text('department'), wrong), undefined),
		from: used('from', (wrong) => dateOf(cellOf('from'), wrong), undefined),
		until: used('until', (wrong) => dateOf(cellOf('until'), wrong), undefined),
		key: used('key', (wrong) => keyOf(text('key'), wrong), null),
	};
};
