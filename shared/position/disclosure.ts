/**
 * Rules for the figures of a group of companies (a cohort): which may be created and shown, so that they reveal nothing
 * about few companies, neither alone nor as the difference between two cohorts.
 *
 * - A cohort has at least ten companies when created, and ten of them must still take part whenever it is shown.
 * - A new one is created after a month at the earliest, and only if three members changed: joined, left, or have another
 *   value. A new cohort also must not differ from any stored former one by one or two members, otherwise companies that
 *   leave and come back would undo the rule.
 * - The cohort of all companies is hidden if it exceeds an industry by fewer than ten companies, or all industries
 *   together by one to nine. An industry counts once it was created, even while hidden: its figures may be remembered.
 * - The categories of a scope are shown only with its total.
 */

const MIN_COMPANIES = 10;
const MIN_CHANGED = 3;
/** At least a month. */
export const MIN_AGE_DAYS = 31;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Scope of all companies; an industry's scope is its letter. */
export const ALL = 'all';

/** Share of the maximum by company id. */
export type Shares = ReadonlyMap<number, number>;

/** Number of companies that are in only one of them, or have different values. */
export const changedBetween = (a: Shares, b: Shares): number => {
	const changed = [...a].filter(([id, share]) => b.get(id) !== share).length;
	return changed + [...b.keys()].filter((id) => !a.has(id)).length;
};

export type Edition = { scope: string; madeAt: Date; shares: Shares };

/** The difference between two published cohorts would reveal one or two companies. */
const singlesOut = (changed: number): boolean => changed > 0 && changed < MIN_CHANGED;

/** Whether a cohort may be created. @param kept all stored cohorts of the same category, of every scope */
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

/** Newest cohort of a scope and category; a null category is the total. */
export type Cohort = { scope: string; categoryKey: string | null; companyIds: readonly number[] };

/** Industry letters of all companies that currently take part. */
export type Present = ReadonlyMap<number, string>;

const stillIn = ({ scope, companyIds }: Cohort, present: Present): number[] =>
	companyIds.filter((id) => (scope === ALL ? present.has(id) : present.get(id) === scope));

const without = (ids: readonly number[], left: ReadonlySet<number>): number[] => ids.filter((id) => !left.has(id));

/**
 * Whether subtracting the shown industries from the total never leaves fewer than MIN_COMPANIES: neither each of them
 * nor, unless nothing is left, all together.
 */
const exceedsEnough = (all: Cohort, industries: readonly Cohort[], present: Present): boolean => {
	const inNow = stillIn(all, present);
	const exceedsEach = industries.every(({ companyIds }) => without(inNow, new Set(companyIds)).length >= MIN_COMPANIES);
	if (!exceedsEach) return false;
	const together = new Set(industries.flatMap(({ companyIds }) => companyIds));
	// As created: companies that left since are still in its figures.
	const restWhenMade = without(all.companyIds, together).length;
	return restWhenMade === 0 || without(inNow, together).length >= MIN_COMPANIES;
};

/** Cohorts that may be shown. @param cohorts the newest of every scope and category */
export const shownOf = <C extends Cohort>(cohorts: readonly C[], present: Present): C[] => {
	const allowed = cohorts.filter((cohort) => {
		if (stillIn(cohort, present).length < MIN_COMPANIES) return false;
		if (cohort.scope !== ALL) return true;
		const industries = cohorts.filter(({ scope, categoryKey }) => scope !== ALL && categoryKey === cohort.categoryKey);
		return exceedsEnough(cohort, industries, present);
	});
	const withTotal = new Set(allowed.filter(({ categoryKey }) => categoryKey === null).map(({ scope }) => scope));
	return allowed.filter(({ scope }) => withTotal.has(scope));
};
