import { ALL, type Cohort } from './disclosure.ts';
import { type Quarter, type Quartiles, quarterOf } from './quartiles.ts';

/** Position of a result within the shown cohorts. */

type Placed = Quartiles & { own: number; quarter: Quarter };

/** As stored with a finalized report; categories by their ids in the result. */
export type PlacedCohort = { scope: string; total: Placed; categories: ({ id: number } & Placed)[] };

/** A result to position; scores in percent of their maximum. */
export type PlaceableResult = {
	total: number;
	categories: readonly { id: number; key: string; score: number | null }[];
};

const placed = (own: number, { q1, median, q3 }: Quartiles): Placed => {
	const figures = { q1, median, q3 };
	return { own, ...figures, quarter: quarterOf(own, figures) };
};

/** Positions among all companies and within the industry, as far as shown. */
export const placesOf = (
	{ total, categories }: PlaceableResult,
	shown: readonly (Cohort & Quartiles)[],
	industry: string,
): PlacedCohort[] =>
	[ALL, industry].flatMap((scope) => {
		const ofScope = new Map(
			shown.filter((cohort) => cohort.scope === scope).map((cohort) => [cohort.categoryKey, cohort]),
		);
		const whole = ofScope.get(null);
		if (!whole) return [];
		return [
			{
				scope,
				total: placed(total, whole),
				categories: categories.flatMap(({ id, key, score }) => {
					const cohort = ofScope.get(key);
					return cohort && score !== null ? [{ id, ...placed(score, cohort) }] : [];
				}),
			},
		];
	});
