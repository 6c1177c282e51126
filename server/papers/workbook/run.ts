import { createThreadPool, exceedsLimits } from '#server/base/thread-pool.ts';
import type { ReadResult, ReadTask, SheetDesign } from './cells.ts';

/** Runs the reading and writing of paper workbooks in worker threads. */

const run = createThreadPool(new URL('./thread.ts', import.meta.url), {
	memoryMb: 256,
	mostAtOnce: 2,
	timeLimitMs: 20_000,
	idleMs: 10_000,
});

/** The workbook exceeded the limit of time or memory. */
export class WorkbookLimitExceeded extends Error {}

const inThread = async <Result>(name: string, data: unknown): Promise<Result> => {
	try {
		return await run<Result>({ name, data });
	} catch (error) {
		throw exceedsLimits(error) ? new WorkbookLimitExceeded('the workbook took too long or too much memory') : error;
	}
};

/** @throws WorkbookLimitExceeded */
export const readInThread = (task: ReadTask): Promise<ReadResult> => inThread('readCells', task);

/** @throws WorkbookLimitExceeded */
export const writeInThread = async (sheets: readonly SheetDesign[]): Promise<Buffer> => {
	const bytes = await inThread<Uint8Array>('writeSheets', sheets);
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};
