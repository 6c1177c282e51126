import type { ConsoleActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import { createFairTurns } from '#server/base/fair-turns.ts';
import { createThreadPool, exceedsLimits } from '#server/base/thread-pool.ts';
import { foldHeading } from '#shared/workbooks/headings.ts';
import type { ReadResult, ReadTask, SheetCells } from './cells.ts';

/** Opens a received workbook: whatever may be wrong with the file as a whole is a 422 on its field, `workbook`. */

export const MAX_WORKBOOK_BYTES = 5 * 1024 ** 2;

/** A workbook within the limits takes less than half of it. */
const MEMORY_MB = 128;

const run = createThreadPool(new URL('./thread.ts', import.meta.url), {
	memoryMb: MEMORY_MB,
	newMemoryMb: 16,
	mostAtOnce: 1,
	timeLimitMs: 20_000,
	idleMs: 10_000,
});

const inTurn = createFairTurns({ mostAtOnce: 1, mostWaiting: 5, retrySeconds: 5 });

const readInThread = async (task: ReadTask): Promise<ReadResult> => {
	try {
		return await run<ReadResult>({ name: 'readCells', data: task });
	} catch (error) {
		if (exceedsLimits(error)) return { kind: 'tooLarge' };
		throw error;
	}
};

type Wanted = { file: string; sheetNames: readonly string[]; maxRows: number };

/**
 * All sheets, with the rows of those that have one of the names, however it is written; at most `maxRows` of them.
 * @throws 422 on `workbook`; 429 while the person has too many files waiting
 */
export const cellsOfWorkbook = async (
	{ userId }: Pick<ConsoleActor, 'userId'>,
	{ file, sheetNames, maxRows }: Wanted,
): Promise<readonly SheetCells[]> => {
	const task: ReadTask = { file, wanted: sheetNames.map(foldHeading), maxRows };
	const read = await inTurn({ group: `staff ${userId}`, person: userId }, () => readInThread(task));
	switch (read.kind) {
		case 'cells':
			return read.sheets;
		case 'tooManyRows':
			throw invalidField('workbook', 'workbooks.tooManyRows', { rows: read.rows, maximum: maxRows });
		case 'cellTooLong':
			throw invalidField('workbook', 'workbooks.cellTooLong', { sheet: read.sheet, cell: read.cell });
		default:
			throw invalidField('workbook', `workbooks.${read.kind}`);
	}
};
