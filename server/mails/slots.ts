import { Postponed } from '#server/jobs/queue.ts';

/** Mails that a worker sends at once: a mail server that is slow leaves its other slots to gradings and documents. */
const MOST = 2;
/** Between the looks of two mails that found no slot. */
const LEAST_MS = 25;
const LONGEST_MS = 1_000;
/** However many wait, each looks again within this. */
const PUT_OFF_MS = 60_000;

let used = 0;
/** Of the last mail; a mail server is slow until it has shown that it is not. */
let tookMs = 1_000;
let startedAt = 0;
let nextLookAt = 0;

/** The time until a mail that found no slot looks again: one after the other, at the pace at which mails are sent now. */
const turnIn = (now: number): number => {
	const sending = Math.max(tookMs, now - startedAt);
	const apart = Math.min(Math.max(sending / MOST, LEAST_MS), LONGEST_MS);
	const at = Math.max(nextLookAt, now) + apart;
	if (at - now > PUT_OFF_MS) return PUT_OFF_MS * (0.5 + Math.random() / 2);
	nextLookAt = at;
	return at - now;
};

/** Runs the work in a slot. @throws Postponed where all are taken */
export const inSlot = async <T>(work: () => Promise<T>): Promise<T> => {
	const begin = Date.now();
	if (used >= MOST) throw new Postponed(turnIn(begin));
	used += 1;
	startedAt = begin;
	try {
		return await work();
	} finally {
		used -= 1;
		tookMs = Date.now() - begin;
	}
};
