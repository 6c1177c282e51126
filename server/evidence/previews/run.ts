import { createFairTurns } from '#server/base/fair-turns.ts';
import { createThreadPool, exceedsMemory, exceedsTime } from '#server/base/thread-pool.ts';
import type { Refusal } from '#server/office/refused.ts';
import { PREVIEW_LIMITS } from '#shared/evidence/preview.ts';
import type { Measured } from './thread.ts';

/**
 * Reads previews in a worker thread, one file at a time: a file may take 72 MB of memory before it is refused; files
 * that can be shown take less than 56 MB.
 */

const AT_ONCE = 1;

/** The fair queue of people who wait for a preview. */
export const inTurn = createFairTurns({ mostAtOnce: AT_ONCE, mostWaiting: 50, retrySeconds: 5 });

type Options = { thread: URL; timeLimitMs: number };

export const createOfficeReader = ({ thread, timeLimitMs }: Options) => {
	const run = createThreadPool(thread, {
		memoryMb: 64,
		newMemoryMb: 8,
		mostAtOnce: AT_ONCE,
		timeLimitMs,
		idleMs: 30_000,
	});
	/** Returns the limit that the file exceeded; `too_slow` may be due to a busy machine. */
	return async (file: string): Promise<Measured | Refusal> => {
		try {
			return await run<Measured>({ name: 'readMeasured', data: { file } });
		} catch (error) {
			if (exceedsTime(error)) return 'too_slow';
			if (exceedsMemory(error)) return 'too_large';
			throw error;
		}
	};
};

export const readOffice = createOfficeReader({
	thread: new URL('./thread.ts', import.meta.url),
	timeLimitMs: PREVIEW_LIMITS.milliseconds,
});
