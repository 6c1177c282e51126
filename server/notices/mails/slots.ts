import { Postponed } from '#server/jobs/queue.ts';
import { createTurns } from './turns.ts';

/** Mails that a worker sends at once: a mail server that is slow leaves its other slots to gradings and documents. */
const MOST = 2;

/** One that somebody waits for looks again so soon, whatever else waits. */
const URGENT_MS = 1_000;

let used = 0;
/** Of the last mail; a mail server is slow until it has shown that it is not. */
let tookMs = 1_000;
let startedAt = 0;
const turnIn = createTurns();

/** Runs the work in a slot. @throws Postponed where all are taken */
export const inSlot = async <T>({ urgent }: { urgent: boolean }, work: () => Promise<T>): Promise<T> => {
	const begin = Date.now();
	if (used >= MOST) {
		const pace = { now: begin, sendingMs: Math.max(tookMs, begin - startedAt), slots: MOST };
		throw new Postponed(urgent ? URGENT_MS : turnIn(pace));
	}
	used += 1;
	startedAt = begin;
	try {
		return await work();
	} finally {
		used -= 1;
		tookMs = Date.now() - begin;
	}
};
