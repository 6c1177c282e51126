/** Retry schedule of mails. */

/** Pause after the first failed attempt; doubles with each further one, up to `LONGEST_MS`. */
const FIRST_MS = 15_000;
const LONGEST_MS = 2 * 60 * 60_000;
/** How much later the last attempt may be if many mails wait. */
const GRACE_MS = 60 * 60_000;

/** Pauses vary by up to this share, so that mails that failed together are not retried together. */
const JITTER = 0.25;

export const pauseAfter = (attempts: number): number =>
	Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS) * (1 - JITTER + 2 * JITTER * Math.random());

/** A later `nextAttemptAt` was computed by a clock that was ahead: such a mail is due now. */
export const longestPauseEnd = (now: Date): Date => new Date(now.getTime() + LONGEST_MS * (1 + JITTER));

/** After this a mail is not sent any more: it is outdated, for example from a restored backup. */
export const lastAttemptAfter = (triedUntil: Date): Date => new Date(triedUntil.getTime() + GRACE_MS);
