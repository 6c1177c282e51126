import { createFairTurns } from '#server/base/fair-turns.ts';
import { createThreadPool, exceedsMemory, exceedsTime } from '#server/base/thread-pool.ts';
import { type FilePreview, PREVIEW_LIMITS } from '#shared/evidence/preview.ts';

/**
 * Reads files for their preview in a thread: one at a time, since each may take 72 MB; those that are shown take less
 * than 56. What was read is not kept: an ordinary file takes a few hundredths of a second, a large one a second, and the
 * browser keeps what it shows.
 */

const AT_ONCE = 1;

/** The turns of whoever asks, and the files that they bring to it. */
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
	return async (file: string): Promise<FilePreview> => {
		try {
			return await run<FilePreview>({ name: 'readOffice', data: { file } });
		} catch (error) {
			if (exceedsTime(error)) return { kind: 'refused', reason: 'too_slow' };
			if (exceedsMemory(error)) return { kind: 'refused', reason: 'too_large' };
			throw error;
		}
	};
};

export const readOffice = createOfficeReader({
	thread: new URL('./thread.ts', import.meta.url),
	timeLimitMs: PREVIEW_LIMITS.milliseconds,
});
