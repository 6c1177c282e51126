/**
 * When something that died is started again: soon, then later and later, and no more once it has died young too often
 * in a row. What has run for a while starts afresh.
 */

const YOUNG_MS = 5_000;
const MOST_YOUNG_DEATHS = 4;
const FIRST_DELAY_MS = 250;

export type Backoff = {
	/** Notes a death; answers how long to wait, or null to give up. */
	afterLifeOf: (ms: number) => number | null;
};

export const createBackoff = (): Backoff => {
	let young = 0;
	return {
		afterLifeOf: (ms) => {
			young = ms < YOUNG_MS ? young + 1 : 0;
			if (young >= MOST_YOUNG_DEATHS) return null;
			return young === 0 ? 0 : FIRST_DELAY_MS * 2 ** (young - 1);
		},
	};
};
