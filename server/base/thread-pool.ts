import type { MessagePort } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';

type Limits = {
	/** Old-generation heap per thread; the new generation has 48 MB by default. */
	memoryMb: number;
	newMemoryMb?: number;
	mostAtOnce: number;
	/** Per task, from its start. */
	timeLimitMs: number;
	/** How long an idle thread is kept, with its code loaded. */
	idleMs: number;
};

type Task = { name: string; data: unknown; transfer?: MessagePort };

/** Node's compile cache halves the start of a thread and saves 24 MB. */
const compileCache = (): NodeJS.ProcessEnv => {
	const { NODE_COMPILE_CACHE: folder } = process.env;
	return folder ? { NODE_COMPILE_CACHE: folder } : {};
};

/**
 * Runs exported functions of a file in threads, so that they do not block the event loop. Threads inherit no
 * environment settings.
 */
export const createThreadPool = (file: URL, { memoryMb, newMemoryMb, mostAtOnce, timeLimitMs, idleMs }: Limits) => {
	const pool = new Piscina({
		filename: file.href,
		minThreads: 0,
		maxThreads: mostAtOnce,
		idleTimeout: idleMs,
		execArgv: [],
		env: compileCache(),
		resourceLimits: {
			maxOldGenerationSizeMb: memoryMb,
			...(newMemoryMb ? { maxYoungGenerationSizeMb: newMemoryMb } : {}),
		},
	});
	const limited = pLimit(mostAtOnce);
	/** @throws an error for which `exceedsLimits` holds, if the task takes too long or too much memory */
	return <Result>({ name, data, transfer }: Task): Promise<Result> =>
		limited(() =>
			pool.run(data, {
				name,
				signal: AbortSignal.timeout(timeLimitMs),
				...(transfer ? { transferList: [transfer] } : {}),
			}),
		);
};

export const exceedsTime = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'AbortError';

export const exceedsMemory = (error: unknown): boolean =>
	(error as { code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Whether a task was stopped because it took too long or too much memory. */
export const exceedsLimits = (error: unknown): boolean => exceedsTime(error) || exceedsMemory(error);
