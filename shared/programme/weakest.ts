import type { Results } from './schemas.ts';

type SubCategory = Results['categories'][number]['sub_categories'][number];

const MOST_WEAK = 5;

/** The sub-categories of all categories in which companies do worst, of those that may be named. */
export const weakestOf = (
	categories: Results['categories'],
	mayBeNamed: (sub: SubCategory) => boolean = () => true,
): SubCategory[] =>
	categories
		.flatMap(({ sub_categories: subs }) => subs)
		.filter((sub) => sub.mean_percent !== null && mayBeNamed(sub))
		.toSorted((a, b) => (a.mean_percent ?? 0) - (b.mean_percent ?? 0))
		.slice(0, MOST_WEAK);
