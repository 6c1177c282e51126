import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { AppError } from '#server/base/errors.ts';
import { createThreadPool, exceedsLimits } from '#server/base/thread-pool.ts';
import type { FilledSheet } from './columns.ts';
import type { ToThread, WorkbookTask } from './sheet.ts';

/** Writes workbooks in threads, row by row: the server goes on answering, however many rows there are. */

const run = createThreadPool(new URL('./thread.ts', import.meta.url), {
	memoryMb: 512,
	mostAtOnce: 2,
	timeLimitMs: 120_000,
	idleMs: 10_000,
});

/** Sends one message and waits until the thread has written it, so that at most one batch is in memory. */
const send = async (port: MessagePort, message: ToThread, ended: AbortSignal): Promise<void> => {
	const written = once(port, 'message', { signal: ended });
	port.postMessage(message);
	await written;
};

const fill = async (port: MessagePort, sheets: readonly FilledSheet[], ended: AbortSignal): Promise<void> => {
	for (const { name, columns, batches } of sheets) {
		await send(port, { kind: 'sheet', sheet: { name, columns } }, ended);
		for await (const rows of batches()) await send(port, { kind: 'rows', rows }, ended);
	}
	await send(port, { kind: 'end' }, ended);
};

/** Writes a whole workbook into a file. @throws 500 where it takes too long or too much memory */
export const writeWorkbook = async (task: WorkbookTask, sheets: readonly FilledSheet[]): Promise<void> => {
	const { port1: own, port2: port } = new MessageChannel();
	const ended = new AbortController();
	const written = run<void>({ name: 'writeWorkbook', data: { ...task, port }, transfer: port }).catch(
		(error: unknown) => {
			ended.abort();
			throw error;
		},
	);
	// Its failure is that of `written`; without a listener it would be an unhandled rejection.
	const filled = fill(own, sheets, ended.signal);
	filled.catch(() => {});
	try {
		await Promise.all([written, filled.finally(() => own.close())]);
	} catch (error) {
		// Where the thread failed, filling was aborted: the thread's own error says why.
		const cause = await written.then(
			() => error,
			(reason: unknown) => reason,
		);
		throw exceedsLimits(cause) ? new AppError('exports.failed', { status: 500 }) : cause;
	}
};
