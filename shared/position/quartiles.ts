/** Where the middle half of a group of companies lies, and where one's own value lies in it. */

/** Percent of the maximum, rounded: what is told of a group. */
export type Quartiles = { q1: number; median: number; q3: number };

/** Rounded to so many points, so that no single company's value can be read from them. */
export const STEP = 5;

/** Best first. */
export const QUARTERS = ['top', 'upper', 'lower', 'bottom'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The value below which a share of the sorted values lies, interpolated between neighbours. */
const quantile = (sorted: readonly number[], share: number): number => {
	const at = (sorted.length - 1) * share;
	const below = sorted[Math.floor(at)] ?? 0;
	const above = sorted[Math.ceil(at)] ?? below;
	return below + (above - below) * (at - Math.floor(at));
};

const toStep = (value: number): number => Math.round(value / STEP) * STEP;

/** @param values percent of the maximum, at least one */
export const quartilesOf = (values: readonly number[]): Quartiles => {
	const sorted = values.toSorted((a, b) => a - b);
	return {
		q1: toStep(quantile(sorted, 0.25)),
		median: toStep(quantile(sorted, 0.5)),
		q3: toStep(quantile(sorted, 0.75)),
	};
};

/**
 * The quarter of a value. It is compared with the rounded figures only: compared with the exact ones, companies with
 * known values could tell more than the rounding lets them. A value on a figure belongs to the better quarter, but where
 * median and upper figure are one, only what is above them is the top.
 */
export const quarterOf = (own: number, { q1, median, q3 }: Quartiles): Quarter => {
	if (own > q3 || (own === q3 && q3 > median)) return 'top';
	if (own >= median) return 'upper';
	return own >= q1 ? 'lower' : 'bottom';
};
