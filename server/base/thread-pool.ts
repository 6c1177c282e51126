import type { MessagePort } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';

type Limits = {
	/** Per thread, for what lives on; what is new has 48 MB unless said otherwise. */
	memoryMb: number;
	newMemoryMb?: number;
	mostAtOnce: number;
	/** Of one task, once it runs. */
	timeLimitMs: number;
	/** A thread has read its code once; it stays that long for the next task. */
	idleMs: number;
};

type Task = { name: string; data: unknown; transfer?: MessagePort };

/** Code that was compiled before is read from there, which takes a thread half the time and 24 MB less. */
const compileCache = (): NodeJS.ProcessEnv => {
	const { NODE_COMPILE_CACHE: folder } = process.env;
	return folder ? { NODE_COMPILE_CACHE: folder } : {};
};

/**
 * Runs the exported functions of a file in threads, so that no request waits for their work. They are given no settings
 * of the process.
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
	/** @throws an error for which `exceedsLimits` holds, where it takes too long or too much memory */
	return <Result>({ name, data, transfer }: Task): Promise<Result> =>
		limited(() =>
			pool.run(data, {
				name,
				signal: AbortSignal.timeout(timeLimitMs),
				...(transfer ? { transferList: [transfer] } : {}),
			}),
		);
};

/** Whether a task was stopped because it took too long. */
export const exceedsTime = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'AbortError';

/** Whether a task was stopped because it took too much memory. */
export const exceedsMemory = (error: unknown): boolean =>
	(error as { code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Whether a task was stopped because it took too long or too much memory. */
export const exceedsLimits = (error: unknown): boolean => exceedsTime(error) || exceedsMemory(error);
