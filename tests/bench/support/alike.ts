import { timed } from '#tests/bench/figures.ts';
import { median } from '#tests/support/quantiles.ts';

/** Whether two calls take the same time, so that their time tells nothing. */

export const PAIRS = 60;
/** The relative timing difference allowed between two calls that are to look alike. */
export const MAX_TIMING_DIFFERENCE = 0.1;

/** The relative timing difference of two calls. They alternate, so that other load affects both. */
export const timingDifference = async (one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> => {
	const differences: number[] = [];
	const all: number[] = [];
	for (let pair = 0; pair < PAIRS; pair++) {
		const isFirst = pair % 2 === 0;
		const [first, second] = [await timed(isFirst ? one : other), await timed(isFirst ? other : one)];
		differences.push(isFirst ? first - second : second - first);
		all.push(first, second);
	}
	return Math.abs(median(differences)) / median(all);
};
