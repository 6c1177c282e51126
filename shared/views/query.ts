/** The filters and the order of a list, as they are in its URL. */

/** Parameter of the URL: the view from which the filters were chosen. */
export const VIEW_PARAMETER = 'saved';

/** What is no filter: a view opens at its first page. */
const NO_FILTERS: readonly string[] = ['page', VIEW_PARAMETER];

/** The filters of a query string in a fixed order, so that two can be compared. Filters without a value are left out. */
export const filtersOf = (query: string): string => {
	const parameters = [...new URLSearchParams(query)].filter(
		([name, value]) => value !== '' && !NO_FILTERS.includes(name),
	);
	return new URLSearchParams(
		parameters.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
	).toString();
};
