/**
 * `pages` is how many pages a worker prints at once, reduced as soon as the machine lacks processor time. `quick` counts
 * quick documents in a row.
 */
export type Pace = { pages: number; quick: number };

export type Printed = {
	ms: number;
	limitMs: number;
	/** Whether this process itself had to wait for a processor. */
	isStarved: boolean;
};

/** Quick documents in a row that allow one page more. */
const QUICK_IN_A_ROW = 5;

/** Beyond this share of the time limit, the next document might time out. */
const SLOW_SHARE = 0.5;
const QUICK_SHARE = 0.2;

export const isSlow = ({ ms, limitMs, isStarved }: Printed): boolean => isStarved || ms > limitMs * SLOW_SHARE;

/** The pace after a document: a single page after a slow one, one more after several quick ones. */
export const nextPace = ({ pages, quick }: Pace, printed: Printed, most: number): Pace => {
	if (isSlow(printed)) return { pages: 1, quick: 0 };
	if (printed.ms > printed.limitMs * QUICK_SHARE) return { pages, quick: 0 };
	if (pages >= most) return { pages: most, quick: 0 };
	return quick + 1 < QUICK_IN_A_ROW ? { pages, quick: quick + 1 } : { pages: pages + 1, quick: 0 };
};
