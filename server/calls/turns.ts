import { AppError } from '#server/base/errors.ts';

/** The longest line; beyond it calls are refused. */
const MOST_WAITING = 500;
const RETRY_SECONDS = 2;

/** Bodies above this size take turns whoever sends them: reading one occupies the process for milliseconds. */
export const LARGE_BODY_BYTES = 16 * 1024;

/**
 * Turns for reading what strangers and large bodies bring: one in each round of the event loop, so that however many
 * arrive at once, the calls of signed-in people are served in between.
 */
export const createTurns = (most = MOST_WAITING) => {
	const waiting: (() => void)[] = [];
	let isServing = false;
	const serveNext = (): void => {
		const next = waiting.shift();
		isServing = next !== undefined;
		if (!next) return;
		next();
		setImmediate(serveNext);
	};
	return {
		/** Resolves when it is the caller's turn. @throws AppError 429 if too many wait */
		take: (): Promise<void> => {
			if (waiting.length >= most) {
				throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: RETRY_SECONDS });
			}
			const turn = new Promise<void>((resolve) => waiting.push(resolve));
			if (!isServing) {
				isServing = true;
				setImmediate(serveNext);
			}
			return turn;
		},
	};
};

export type Turns = ReturnType<typeof createTurns>;
