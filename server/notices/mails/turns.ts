/** Schedule for mails that found no slot. */

/** Minimum time between two turns, however fast mails are sent. */
const LEAST_MS = 25;
const LONGEST_MS = 1_000;
/**
 * Mails whose turn would be later than `AHEAD_MS` retry this far apart, which is about as fast as mails can be sent at
 * all.
 */
const FAR_APART_MS = 10;
/** How far ahead turns are assigned at the current pace, which may change. */
const AHEAD_MS = 60_000;

type Pace = {
	now: number;
	/** Current duration of sending a mail, and number of slots. */
	sendingMs: number;
	slots: number;
};

/**
 * Assigns turns one after the other, at the current pace of sending. Mails that would be far ahead retry later, at
 * about the fastest possible pace: a mail server that has recovered always finds mails to send, and few mails poll
 * however many wait.
 */
export const createTurns = () => {
	let nextAt = 0;
	let farAt = 0;
	/** Returns the milliseconds until the next turn. */
	return ({ now, sendingMs, slots }: Pace): number => {
		const apart = Math.min(Math.max(sendingMs / slots, LEAST_MS), LONGEST_MS);
		const at = Math.max(nextAt, now) + apart;
		if (at - now <= AHEAD_MS) {
			nextAt = at;
			return at - now;
		}
		farAt = Math.max(farAt, now + AHEAD_MS / 2) + FAR_APART_MS;
		return farAt - now;
	};
};
