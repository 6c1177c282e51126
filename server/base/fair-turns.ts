import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from './errors.ts';

type Limits = {
	mostAtOnce: number;
	/** Of one person, beyond which they are told to come back. */
	mostWaiting: number;
	retrySeconds: number;
};

/** Turns for what takes long. Everybody has one in the common line: who asks for much waits for themselves. */
export const createFairTurns = ({ mostAtOnce, mostWaiting, retrySeconds }: Limits) => {
	const common = pLimit(mostAtOnce);
	const lines = new Map<number, { turns: LimitFunction; waiting: number }>();
	/** @throws AppError 429 */
	return async <T>(userId: number, work: () => Promise<T>): Promise<T> => {
		const line = lines.get(userId) ?? { turns: pLimit(1), waiting: 0 };
		if (line.waiting >= mostWaiting) {
			throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: retrySeconds });
		}
		lines.set(userId, line);
		line.waiting++;
		try {
			return await line.turns(() => common(work));
		} finally {
			if (--line.waiting === 0) lines.delete(userId);
		}
	};
};
