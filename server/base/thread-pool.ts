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
		env: {},
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

/** Whether a task was stopped because it took too long or too much memory. */
export const exceedsLimits = (error: unknown): boolean => {
	const { name, code } = (error ?? {}) as { name?: string; code?: string };
	return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
};
