/** Rounded quartiles of a group of companies, and the quarter that a value falls into. */

/** Percent of the maximum, rounded. */
export type Quartiles = { q1: number; median: number; q3: number };

/** Rounding step in points, so that no single company's value can be derived. */
export const STEP = 5;

/** Best first. */
export const QUARTERS = ['top', 'upper', 'lower', 'bottom'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** Quantile of sorted values, linearly interpolated. */
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
 * The quarter of a value. Compared with the rounded figures only, since exact ones would let companies with known
 * values learn more than the rounding allows. A value equal to a figure belongs to the better quarter; but if median
 * and upper quartile are equal, only values above them are the top.
 */
export const quarterOf = (own: number, { q1, median, q3 }: Quartiles): Quarter => {
	if (own > q3 || (own === q3 && q3 > median)) return 'top';
	if (own >= median) return 'upper';
	return own >= q1 ? 'lower' : 'bottom';
};
