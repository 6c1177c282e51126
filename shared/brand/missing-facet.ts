/** The mark with one facet moved away: the picture of a page that is missing. In units of `MARK_VIEW_BOX`. */

/** Around the facet at the upper right. */
const FACET = 'M20.1 13.5 22.3 3.7 24-3 38 8 30.1 13.5Z';

export const MISSING_FACET = {
	viewBox: '-1 -3 38 36',
	facet: FACET,
	/** By `evenodd`: all but the facet. */
	others: `M-9-9H49V49H-9Z${FACET}`,
	moved: 'translate(3.5 -3) rotate(9 25 9)',
};
