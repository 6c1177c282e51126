import type { DeskCategory, DeskSub, Goal } from './contents.ts';

/** The places of the desk: the summary, each sub-category, then the SDG goals. */

export type Place =
	| { key: string; kind: 'summary' }
	| { key: string; kind: 'sub'; sub: DeskSub }
	| { key: string; kind: 'goal'; goal: Goal };

export const SUMMARY = 'summary';
export const subPlace = (id: number): string => `sub-${id}`;
const SDG = 'sdg-';
export const goalPlace = (goal: number): string => `${SDG}${goal}`;

export const isOnTarget = ({ place }: { place: string }): boolean => place.startsWith(SDG);

export const placesOf = (categories: readonly DeskCategory[], goals: readonly Goal[]): Place[] => [
	{ key: SUMMARY, kind: 'summary' },
	...categories.flatMap(({ subs }) => subs.map((sub) => ({ key: subPlace(sub.id), kind: 'sub' as const, sub }))),
	...goals.map((goal) => ({ key: goalPlace(goal.sdg_goal_id), kind: 'goal' as const, goal })),
];

/** The index of the place in the URL; 0, the summary, if there is none. */
export const placeAt = (places: readonly Place[], key: string | null): number =>
	Math.max(
		0,
		places.findIndex((place) => place.key === key),
	);

/** The key of the previous or next place; null at the ends. */
export const placeBeside = (places: readonly Place[], at: number, by: 1 | -1): string | null =>
	places[at + by]?.key ?? null;
