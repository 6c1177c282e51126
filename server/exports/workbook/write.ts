import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '#server/base/errors.ts';
import type { FilledSheet } from './columns.ts';
import type { ToThread, WorkbookTask } from './sheet.ts';

/** Writes workbooks in a thread of their own: the server goes on answering, however many rows there are. */

const TIME_LIMIT_MS = 120_000;
const MEMORY_MB = 512;
const MOST_AT_ONCE = 2;

const limited = pLimit(MOST_AT_ONCE);

const openThread = (task: WorkbookTask): Worker =>
	new Worker(new URL('./thread.ts', import.meta.url), {
		workerData: task,
		execArgv: [],
		resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
	});

/** Hands a piece over and waits until it is written. Whatever ends the thread rejects. */
const hand = async (thread: Worker, message: ToThread, limit: AbortSignal): Promise<void> => {
	const written = once(thread, 'message', { signal: limit });
	thread.postMessage(message);
	await written;
};

const fill = async (thread: Worker, sheets: readonly FilledSheet[], limit: AbortSignal): Promise<void> => {
	for (const { name, columns, batches } of sheets) {
		await hand(thread, { kind: 'sheet', sheet: { name, columns } }, limit);
		for await (const rows of batches()) await hand(thread, { kind: 'rows', rows }, limit);
	}
	await hand(thread, { kind: 'end' }, limit);
};

/** Writes a whole workbook into a file. @throws 500 where it takes too long or too much memory */
export const writeWorkbook = (task: WorkbookTask, sheets: readonly FilledSheet[]): Promise<void> =>
	limited(async () => {
		const thread = openThread(task);
		const broken = once(thread, 'exit').then(() => {
			throw new AppError('exports.failed', { status: 500 });
		});
		// After the last message its end is nobody's concern.
		broken.catch(() => {});
		try {
			await Promise.race([fill(thread, sheets, AbortSignal.timeout(TIME_LIMIT_MS)), broken]);
		} finally {
			await thread.terminate();
		}
	});
