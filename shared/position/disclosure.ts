/**
 * Which figures of a group of companies (a cohort) may be made and shown, so that nothing can be read from them about few
 * companies: not from one group, and not from the difference of two.
 *
 * - A cohort has ten companies when it is made, and ten of those are still in whenever it is shown.
 * - It is made anew a month later at the earliest, and only if three members changed: came, went, or have another value.
 *   The same holds against every former one that is kept, or companies that leave and come back would undo it.
 * - All companies are not shown where they exceed an industry by fewer than ten, or all industries together by some but
 *   fewer than ten. An industry counts once it was made, also while it is hidden: its figures may be remembered.
 * - The categories of a scope are shown only with its total.
 */

export const MIN_COMPANIES = 10;
export const MIN_CHANGED = 3;
/** No month is longer. */
export const MIN_AGE_DAYS = 31;

const DAY_MS = 24 * 60 * 60 * 1000;

/** All companies; an industry is its letter. */
export const ALL = 'all';

/** The share of the maximum by the company's id. */
export type Shares = ReadonlyMap<number, number>;

/** How many companies are in only one of the two, or have another value in the other. */
export const changedBetween = (a: Shares, b: Shares): number => {
	const changed = [...a].filter(([id, share]) => b.get(id) !== share).length;
	return changed + [...b.keys()].filter((id) => !a.has(id)).length;
};

/** A cohort as it was made. */
export type Edition = { scope: string; madeAt: Date; shares: Shares };

/** The difference of two that are told of would tell of one or two companies. */
const singlesOut = (changed: number): boolean => changed > 0 && changed < MIN_CHANGED;

/**
 * Whether a cohort may be made.
 * @param kept all kept ones of the same category, of every scope
 */
export const mayBeMade = (next: Edition, kept: readonly Edition[]): boolean => {
	if (next.shares.size < MIN_COMPANIES) return false;
	if (kept.some(({ shares }) => singlesOut(changedBetween(shares, next.shares)))) return false;
	const [newest] = kept
		.filter(({ scope }) => scope === next.scope)
		.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
	if (!newest) return true;
	const isOldEnough = next.madeAt.getTime() - newest.madeAt.getTime() >= MIN_AGE_DAYS * DAY_MS;
	return isOldEnough && changedBetween(newest.shares, next.shares) >= MIN_CHANGED;
};

/** The newest cohort of a scope and category; null for the total. */
export type Cohort = { scope: string; categoryKey: string | null; companyIds: readonly number[] };

/** The industry letters of all companies that are in now. */
export type Present = ReadonlyMap<number, string>;

const stillIn = ({ scope, companyIds }: Cohort, present: Present): number[] =>
	companyIds.filter((id) => (scope === ALL ? present.has(id) : present.get(id) === scope));

const without = (ids: readonly number[], left: ReadonlySet<number>): number[] => ids.filter((id) => !left.has(id));

/** Whether what all companies have beside the industries is nothing, or enough. */
const exceedsEnough = (all: Cohort, industries: readonly Cohort[], present: Present): boolean => {
	const inNow = stillIn(all, present);
	const exceedsEach = industries.every(({ companyIds }) => without(inNow, new Set(companyIds)).length >= MIN_COMPANIES);
	if (!exceedsEach) return false;
	const together = new Set(industries.flatMap(({ companyIds }) => companyIds));
	// As it was made: those who left since are in its figures.
	const restWhenMade = without(all.companyIds, together).length;
	return restWhenMade === 0 || without(inNow, together).length >= MIN_COMPANIES;
};

/**
 * The cohorts that may be shown.
 * @param cohorts the newest of every scope and category
 */
export const shownOf = <C extends Cohort>(cohorts: readonly C[], present: Present): C[] => {
	const byCategory = Map.groupBy(cohorts, ({ categoryKey }) => categoryKey);
	const allowed = cohorts.filter((cohort) => {
		if (stillIn(cohort, present).length < MIN_COMPANIES) return false;
		if (cohort.scope !== ALL) return true;
		const industries = (byCategory.get(cohort.categoryKey) ?? []).filter(({ scope }) => scope !== ALL);
		return exceedsEnough(cohort, industries, present);
	});
	const withTotal = new Set(allowed.flatMap(({ scope, categoryKey }) => (categoryKey === null ? [scope] : [])));
	return allowed.filter(({ scope }) => withTotal.has(scope));
};
