import type { DeskCategory, DeskSub, Goal } from './contents.ts';

/** The places of the desk: the summary first, then each sub-category, the SDG goals last. */

export type Place =
	| { key: string; kind: 'summary' }
	| { key: string; kind: 'sub'; sub: DeskSub }
	| { key: string; kind: 'goal'; goal: Goal };

export const SUMMARY = 'summary';
export const subPlace = (id: number): string => `sub-${id}`;
export const goalPlace = (goal: number): string => `sdg-${goal}`;

export const placesOf = (categories: readonly DeskCategory[], goals: readonly Goal[]): Place[] => [
	{ key: SUMMARY, kind: 'summary' },
	...categories.flatMap(({ subs }) => subs.map((sub) => ({ key: subPlace(sub.id), kind: 'sub' as const, sub }))),
	...goals.map((goal) => ({ key: goalPlace(goal.sdg_goal_id), kind: 'goal' as const, goal })),
];

/** Where an address leads: the summary, unless it names another place. */
export const placeAt = (places: readonly Place[], key: string | null): number =>
	Math.max(
		0,
		places.findIndex((place) => place.key === key),
	);

/** The place before or after one; null at the ends. */
export const placeBeside = (places: readonly Place[], at: number, by: 1 | -1): string | null =>
	places[at + by]?.key ?? null;
