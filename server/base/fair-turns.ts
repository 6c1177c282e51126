import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from './errors.ts';

type Limits = {
	mostAtOnce: number;
	/** Of one group, beyond which its people are told to come back. */
	mostWaiting: number;
	retrySeconds: number;
};

/** Who waits: people of one company are a group, everybody else is one alone. */
export type Waiting = { group: string; person: number };

type Line = { turns: LimitFunction; waiting: number };

/** Lines by whoever waits in them; one in which nobody does is dropped. */
const createLines = <Key>() => {
	const lines = new Map<Key, Line>();
	return {
		waitingIn: (key: Key): number => lines.get(key)?.waiting ?? 0,
		join: (key: Key): Line => {
			const line = lines.get(key) ?? { turns: pLimit(1), waiting: 0 };
			line.waiting++;
			lines.set(key, line);
			return line;
		},
		leave: (key: Key, line: Line): void => {
			if (--line.waiting === 0) lines.delete(key);
		},
	};
};

/**
 * Turns for what takes long. Each group has one in the common line, and each person one in that of the group: who asks
 * for much waits for themselves, and a large company for itself.
 */
export const createFairTurns = ({ mostAtOnce, mostWaiting, retrySeconds }: Limits) => {
	const common = pLimit(mostAtOnce);
	const groups = createLines<string>();
	const people = createLines<number>();
	/** @throws AppError 429 */
	return async <T>({ group, person }: Waiting, work: () => Promise<T>): Promise<T> => {
		if (groups.waitingIn(group) >= mostWaiting) {
			throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: retrySeconds });
		}
		const [ofGroup, own] = [groups.join(group), people.join(person)];
		try {
			return await own.turns(() => ofGroup.turns(() => common(work)));
		} finally {
			people.leave(person, own);
			groups.leave(group, ofGroup);
		}
	};
};
