import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from './errors.ts';

type Limits = {
	mostAtOnce: number;
	/** Per group; beyond it, callers get 429 with `retrySeconds`. */
	mostWaiting: number;
	retrySeconds: number;
};

/** Users of one company form a group; everybody else is a group of one. */
export type Waiting = { group: string; person: number };

type Line = { turns: LimitFunction; waiting: number };

/** Queues by key; empty ones are removed. */
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
 * Fair queue for expensive work. Each group holds one place in the common queue and each person one in their group's,
 * so heavy use by a person or a large company delays only themselves.
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
