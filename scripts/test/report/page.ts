import { type FileCost, totalOf } from './by-file.ts';
import { KINDS, type Kind, kindOf } from './kinds.ts';
import { PARTS } from './parts.ts';

/** `docs/measurements/suite.md`: processor seconds by kind and by file, for the suite of the day and for the rest. */

/** Seconds, with one decimal. */
export type Row = { file: string; kind: Kind; parts: readonly number[]; processor: number; wall: number };

export const SUITES = { day: 'The suite of the day', rest: 'The rest' } as const;

export type Suite = keyof typeof SUITES;

const COLUMNS = ['file', 'kind', ...PARTS, 'processor', 'wall'] as const;

const rounded = (ms: number): number => Math.round(ms / 100) / 10;

export const rowOf = (cost: FileCost): Row => ({
	file: cost.file,
	kind: kindOf(cost),
	parts: PARTS.map((part) => rounded(cost.parts[part])),
	processor: rounded(totalOf(cost)),
	wall: rounded(cost.wall),
});

const line = (cells: readonly (string | number)[]): string =>
	`| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`;

const tableOf = (columns: readonly string[], lines: readonly (readonly (string | number)[])[]): string =>
	[line(columns), `|${'---|'.repeat(columns.length)}`, ...lines.map(line)].join('\n');

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const sumsOf = (name: string, rows: readonly Row[]): (string | number)[] => [
	name,
	String(rows.filter(({ file }) => file.includes('/')).length),
	...PARTS.map((_, at) => sum(rows.map(({ parts }) => parts[at] ?? 0))),
	sum(rows.map(({ processor }) => processor)),
	sum(rows.map(({ wall }) => wall)),
];

export const sectionOf = (suite: Suite, rows: readonly Row[], measured: string): string => {
	const byKind = KINDS.map((kind) => ({ kind, own: rows.filter((row) => row.kind === kind) })).filter(
		({ own }) => own.length > 0,
	);
	return [
		`## ${SUITES[suite]}`,
		measured,
		tableOf(
			['kind', 'files', ...PARTS, 'processor', 'wall'],
			[...byKind.map(({ kind, own }) => sumsOf(kind, own)), sumsOf('all', rows)],
		),
		tableOf(
			COLUMNS,
			rows
				.toSorted((a, b) => b.processor - a.processor || (a.file < b.file ? -1 : 1))
				.map(({ file, kind, parts, processor, wall }) => [file, kind, ...parts, processor, wall]),
		),
	].join('\n\n');
};

/** The rows of a suite on the page. */
export const rowsIn = (page: string, suite: Suite): Row[] => {
	const section = page.split(/^(?=## )/m).find((each) => each.startsWith(`## ${SUITES[suite]}\n`)) ?? '';
	const [, files = ''] = section.split(`${line(COLUMNS)}\n`);
	return files
		.split('\n')
		.filter((text) => /^\| (?!-)/.test(text))
		.map((text) => {
			const [file = '', kind = '', ...numbers] = text.slice(2, -2).split(' | ');
			const figures = numbers.map(Number);
			return {
				file,
				kind: kind as Kind,
				parts: figures.slice(0, PARTS.length),
				processor: figures.at(-2) ?? 0,
				wall: figures.at(-1) ?? 0,
			};
		});
};

/** The page with the rows of a run: those of other files stay, unless the whole suite ran. */
export const withRun = (
	page: string,
	suite: Suite,
	run: { rows: readonly Row[]; isWhole: boolean; measured: string },
): string => {
	const [intro = ''] = page.split(/^(?=## )/m);
	const ran = new Set(run.rows.map(({ file }) => file));
	const kept = run.isWhole ? [] : rowsIn(page, suite).filter(({ file }) => !ran.has(file));
	const sections = (Object.keys(SUITES) as Suite[]).map((each) => {
		if (each === suite) return sectionOf(suite, [...kept, ...run.rows], run.measured);
		return page.split(/^(?=## )/m).find((section) => section.startsWith(`## ${SUITES[each]}\n`)) ?? '';
	});
	return `${[intro, ...sections]
		.filter(Boolean)
		.map((part) => part.trimEnd())
		.join('\n\n')}\n`;
};
