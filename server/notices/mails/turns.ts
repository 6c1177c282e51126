/** When mails that found no slot look again. */

/** Between the turns of two mails, however fast they are sent. */
const LEAST_MS = 25;
const LONGEST_MS = 1_000;
/** Between the looks of those whose turn is far ahead: more mails than that a second are hardly sent. */
const FAR_APART_MS = 10;
/** As far ahead as turns are given at the pace at which mails are sent now, which changes. */
const AHEAD_MS = 60_000;

type Pace = {
	now: number;
	/** How long a mail takes now, and how many are sent at once. */
	sendingMs: number;
	slots: number;
};

/**
 * Gives mails their turns, one after the other, as far apart as they are sent now. Those whose turn would be far ahead come
 * later, at a pace that is about the fastest: so a mail server that is fast again finds mails to send, and
 * however many wait, few of them look.
 */
export const createTurns = () => {
	let nextAt = 0;
	let farAt = 0;
	/** The time until the next turn. */
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
