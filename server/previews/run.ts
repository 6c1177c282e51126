import pLimit from 'p-limit';
import { AppError } from '#server/base/errors.ts';
import { createThreadPool, exceedsLimits } from '#server/base/thread-pool.ts';
import { type FilePreview, PREVIEW_LIMITS } from '#shared/evidence/preview.ts';

/**
 * Reads files for their preview in a thread: one at a time, since each may take 128 MB. Nothing is kept of what was read:
 * an ordinary file takes a few hundredths of a second, large ones a second, and the browser keeps what it shows.
 */

const MOST_WAITING = 200;
const RETRY_SECONDS = 5;

type Options = { thread: URL; timeLimitMs: number };

export const createOfficeReader = ({ thread, timeLimitMs }: Options) => {
	const run = createThreadPool(thread, {
		memoryMb: 112,
		newMemoryMb: 16,
		mostAtOnce: 1,
		timeLimitMs,
		idleMs: 30_000,
	});
	const turns = pLimit(1);

	const read = async (file: string): Promise<FilePreview> => {
		const begin = performance.now();
		try {
			return await run<FilePreview>({ name: 'readOffice', data: { file } });
		} catch (error) {
			if (!exceedsLimits(error)) throw error;
			const isSlow = performance.now() - begin >= timeLimitMs;
			return { kind: 'refused', reason: isSlow ? 'too_slow' : 'too_large' };
		}
	};

	/**
	 * Reads the file that `withFile` brings, once it is its turn.
	 * @throws AppError 429 if too many wait
	 */
	return <T>(withFile: (read: (file: string) => Promise<FilePreview>) => Promise<T>): Promise<T> => {
		if (turns.pendingCount >= MOST_WAITING) {
			throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: RETRY_SECONDS });
		}
		return turns(() => withFile(read));
	};
};

export const readOffice = createOfficeReader({
	thread: new URL('./thread.ts', import.meta.url),
	timeLimitMs: PREVIEW_LIMITS.milliseconds,
});
