import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ReadResult, ReadTask, WriteResult, WriteTask } from './cells.ts';

/** Runs tasks on workbooks in threads of their own, so that no request waits for another's workbook. */

const TIME_LIMIT_MS = 20_000;
const MEMORY_MB = 256;
/** Each may take the memory above; the rest waits its turn. */
const MOST_AT_ONCE = 2;
/** A thread has read its code once; it stays that long for the next task. */
const IDLE_MS = 10_000;

/** The task took too long or too much memory. */
export class WorkbookLimitExceeded extends Error {}

const limit = pLimit(MOST_AT_ONCE);
const idle = new Map<Worker, NodeJS.Timeout>();

const takeThread = (): Worker => {
	const [kept] = idle;
	if (kept) {
		const [thread, timer] = kept;
		clearTimeout(timer);
		idle.delete(thread);
		return thread;
	}
	const thread = new Worker(new URL('./thread.ts', import.meta.url), {
		execArgv: [],
		resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
	});
	thread.once('exit', () => forgetThread(thread));
	// Whoever waits for a task hears of its error; one of an idle thread concerns nobody.
	thread.on('error', () => {});
	return thread;
};

const keepThread = (thread: Worker): void => {
	// Neither the thread nor its timer keeps the process alive.
	thread.unref();
	idle.set(thread, setTimeout(() => void thread.terminate(), IDLE_MS).unref());
};

const forgetThread = (thread: Worker): void => {
	clearTimeout(idle.get(thread));
	idle.delete(thread);
};

const runIn = (thread: Worker, task: ReadTask | WriteTask): Promise<unknown> =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			fail(new WorkbookLimitExceeded('the workbook took too long'));
			void thread.terminate();
		}, TIME_LIMIT_MS);
		const settle = (): void => {
			clearTimeout(timer);
			thread.off('message', succeed).off('error', fail).off('exit', end);
		};
		const succeed = (result: unknown): void => {
			settle();
			keepThread(thread);
			resolve(result);
		};
		const fail = (error: NodeJS.ErrnoException): void => {
			settle();
			const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
			reject(outOfMemory ? new WorkbookLimitExceeded(error.message) : error);
		};
		const end = (): void => fail(new Error('the thread ended without an answer'));
		thread.on('message', succeed).on('error', fail).on('exit', end);
		thread.ref();
		thread.postMessage(task);
	});

const inTurn = (task: ReadTask | WriteTask): Promise<unknown> => limit(() => runIn(takeThread(), task));

/** @throws WorkbookLimitExceeded */
export const readInThread = (task: Omit<ReadTask, 'kind'>): Promise<ReadResult> =>
	inTurn({ kind: 'read', ...task }) as Promise<ReadResult>;

export const writeInThread = async (sheets: WriteTask['sheets']): Promise<Buffer> => {
	const { bytes } = (await inTurn({ kind: 'write', sheets })) as WriteResult;
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};
