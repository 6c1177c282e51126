/** When a mail that was not sent is tried again. */

/** The pause after the first failed attempt; it doubles with each further one, up to the longest. */
const FIRST_MS = 15_000;
const LONGEST_MS = 2 * 60 * 60_000;
/** The last attempt may come so much later where many wait. */
const GRACE_MS = 60 * 60_000;

/** A pause is up to this share shorter or longer, so that mails which failed together are not tried together. */
const JITTER = 0.25;

export const pauseAfter = (attempts: number): number =>
	Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS) * (1 - JITTER + 2 * JITTER * Math.random());

/** A next attempt after this was planned by a clock that was ahead: it is due now. */
export const longestPauseEnd = (now: Date): Date => new Date(now.getTime() + LONGEST_MS * (1 + JITTER));

/** After this a mail is not sent any more: what it says is of another day, such as one from a restored backup. */
export const lastAttemptAfter = (triedUntil: Date): Date => new Date(triedUntil.getTime() + GRACE_MS);
