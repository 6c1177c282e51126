import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import { AppError } from '#server/base/errors.ts';
import { createThreadPool, exceedsLimits } from '#server/base/thread-pool.ts';
import type { Contents, FilledSheet } from './columns.ts';
import type { FromThread, Row, ToThread, WorkbookTask } from './sheet.ts';

/** Writes workbooks in threads, row by row, without blocking the event loop. */

const run = createThreadPool(new URL('./thread.ts', import.meta.url), {
	memoryMb: 160,
	newMemoryMb: 16,
	mostAtOnce: 2,
	timeLimitMs: 600_000,
	idleMs: 10_000,
});

/** Maximum rows of an Excel sheet, without the headings. */
const MOST_ROWS = 1_048_575;

type Options = {
	/** Further rows continue on another sheet. */
	rowsPerSheet?: number;
	/** Called with the number of rows of each written batch. */
	onRows?: (rows: number) => void;
};

/** Splits batches where a sheet is full. */
async function* pieces(batches: AsyncIterable<readonly Row[]>, most: number): AsyncGenerator<readonly Row[] | 'full'> {
	let room = most;
	for await (const batch of batches) {
		let rows = batch;
		while (rows.length > room) {
			yield rows.slice(0, room);
			yield 'full';
			rows = rows.slice(room);
			room = most;
		}
		yield rows;
		room -= rows.length;
	}
}

/**
 * Writes a workbook into a stream with backpressure; the next rows are read while the thread writes. The caller ends
 * the stream; closing it stops the work.
 * @throws 500 if it takes too long or too much memory
 */
export const writeWorkbook = async (
	out: Writable,
	task: WorkbookTask,
	contents: Contents,
	{ rowsPerSheet = MOST_ROWS, onRows }: Options = {},
): Promise<void> => {
	const { port1: own, port2: port } = new MessageChannel();
	const failed = Promise.withResolvers<never>();
	failed.promise.catch(() => {});
	let ready = Promise.withResolvers<unknown>();
	own.on('message', (answer: FromThread) => {
		if (answer === 'ready') ready.resolve(null);
		else if (!out.destroyed) out.write(answer);
	});
	out.once('close', () => failed.reject(new Error('nobody takes the workbook any more')));
	run({ name: 'writeWorkbook', data: { ...task, port }, transfer: port }).catch(failed.reject);
	const orFailure = <T>(step: Promise<T>): Promise<T> => Promise.race([step, failed.promise]);
	const isReady = async (): Promise<void> => {
		await orFailure(ready.promise);
		if (out.writableNeedDrain) await orFailure(once(out, 'drain'));
	};
	const send = async (message: ToThread): Promise<void> => {
		await isReady();
		ready = Promise.withResolvers();
		own.postMessage(message);
	};
	const add = async ({ name, columns, batches }: FilledSheet): Promise<void> => {
		let number = 1;
		await send({ kind: 'sheet', sheet: { name, columns } });
		for await (const rows of pieces(batches(), rowsPerSheet)) {
			if (rows === 'full') {
				number += 1;
				await send({ kind: 'sheet', sheet: { name: `${name} (${number})`, columns } });
			} else {
				await send({ kind: 'rows', rows });
				onRows?.(rows.length);
			}
		}
	};
	try {
		await isReady();
		await contents(add);
		await send({ kind: 'end' });
		await isReady();
	} catch (error) {
		throw exceedsLimits(error) ? new AppError('exports.failed', { status: 500 }) : error;
	} finally {
		own.close();
	}
};
