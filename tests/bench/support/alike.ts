import { timed } from '#tests/bench/figures.ts';
import { median } from '#tests/support/quantiles.ts';

/** Whether two calls take the same time, so that their time tells nothing. */

export const PAIRS = 60;
/** The relative timing difference allowed between two calls that are to look alike. */
export const MAX_TIMING_DIFFERENCE = 0.1;

type Call = () => Promise<unknown>;

/** How far apart the times of two calls are, in milliseconds, and what one takes. They alternate, so that other load affects both. */
export const timesApart = async (one: Call, other: Call): Promise<{ apart: number; each: number }> => {
	const differences: number[] = [];
	const all: number[] = [];
	for (let pair = 0; pair < PAIRS; pair++) {
		const isFirst = pair % 2 === 0;
		const [first, second] = [await timed(isFirst ? one : other), await timed(isFirst ? other : one)];
		differences.push(isFirst ? first - second : second - first);
		all.push(first, second);
	}
	return { apart: Math.abs(median(differences)), each: median(all) };
};

export const timingDifference = async (one: Call, other: Call): Promise<number> => {
	const { apart, each } = await timesApart(one, other);
	return apart / each;
};
