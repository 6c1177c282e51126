import { AppError } from '#server/base/errors.ts';

/** Maximum length of the queue; beyond it calls are refused. */
const MOST_WAITING = 500;
const RETRY_SECONDS = 2;

/** Every larger body waits for a turn, whoever sends it: parsing one blocks the process for milliseconds. */
export const LARGE_BODY_BYTES = 16 * 1024;

/**
 * Queue for parsing the input of anonymous callers and large bodies: one per round of the event loop, so that calls of
 * signed-in users are served in between.
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
		/** Resolves when it is the caller's turn. @throws AppError 429 if the queue is full */
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
