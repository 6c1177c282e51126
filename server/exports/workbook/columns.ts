import type { Cell, Heading, Row, Sheet } from './sheet.ts';

/** Sheets defined by columns of their records. */

export type Column<T> = Heading & { cell: (record: T) => Cell };

type Batches<T> = Iterable<readonly T[]> | AsyncIterable<readonly T[]>;

export type FilledSheet = Sheet & { batches: () => AsyncIterable<readonly Row[]> };

/** Adds the sheets of a workbook one by one. Called once a thread is free. */
export type Contents = (add: (sheet: FilledSheet) => Promise<void>) => Promise<void>;

export const sheetsAdded =
	(sheets: readonly FilledSheet[]): Contents =>
	async (add) => {
		for (const sheet of sheets) await add(sheet);
	};

async function* rowsOf<T>(columns: readonly Column<T>[], batches: Batches<T>): AsyncGenerator<readonly Row[]> {
	for await (const records of batches) yield records.map((record) => columns.map(({ cell }) => cell(record)));
}

/** A sheet whose records are read while it is written. */
export const streamedSheet = <T>(name: string, columns: readonly Column<T>[], read: () => Batches<T>): FilledSheet => ({
	name,
	columns: columns.map(({ heading, width }) => ({ heading, width })),
	batches: () => rowsOf(columns, read()),
});

const BATCH = 500;

function* batchesOf<T>(records: readonly T[]): Generator<readonly T[]> {
	for (let from = 0; from < records.length; from += BATCH) yield records.slice(from, from + BATCH);
}

export const wholeSheet = <T>(name: string, records: readonly T[], columns: readonly Column<T>[]): FilledSheet =>
	streamedSheet(name, columns, () => batchesOf(records));

/** An empty string becomes an empty cell. */
export const textCell = (value: string | null | undefined): Cell => value || null;

export const dayCell = (value: string | null): Cell => (value ? { day: value } : null);

export const instantCell = (value: string | null): Cell => (value ? { instant: value } : null);
