import { Postponed } from '#server/jobs/queue.ts';
import { createTurns } from './turns.ts';

/** Mails sent at once by a worker: a slow mail server must leave slots to gradings and documents. */
const MOST = 2;

/** Retry interval of an urgent mail without a slot. */
const URGENT_MS = 1_000;

let used = 0;
/** Duration of the last mail; pessimistic until the mail server has proven fast. */
let tookMs = 1_000;
let startedAt = 0;
const turnIn = createTurns();

/** Runs the work in a slot. @throws Postponed if all are taken */
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
