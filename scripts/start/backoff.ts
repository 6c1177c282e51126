/**
 * Exponential backoff for restarts. Gives up after several consecutive early exits; a longer run resets the delay.
 */

const EARLY_MS = 5_000;
const MAX_EARLY_EXITS = 4;
const FIRST_DELAY_MS = 250;

export type Backoff = {
	/** Records an exit after `uptimeMs`. Returns the delay in milliseconds, or null to give up. */
	delayAfter: (uptimeMs: number) => number | null;
};

export const createBackoff = (): Backoff => {
	let earlyExits = 0;
	return {
		delayAfter: (uptimeMs) => {
			earlyExits = uptimeMs < EARLY_MS ? earlyExits + 1 : 0;
			if (earlyExits >= MAX_EARLY_EXITS) return null;
			return earlyExits === 0 ? 0 : FIRST_DELAY_MS * 2 ** (earlyExits - 1);
		},
	};
};
