import path from 'node:path';
import { type Graph, lazyOf, runWith } from './module-graph.ts';

/** What visitors of the client load, screen by screen. */

const CLIENT = path.join(import.meta.dirname, '../../client');

const inClient = (file: string): string => path.join(CLIENT, file);

export const MAIN = inClient('main.tsx');

/** An area, its login, what it imports behind the sign-in, and screens that are a bundle each beside what they share. */
export const AREAS = [
	{
		area: inClient('company/area.tsx'),
		login: inClient('company/login.tsx'),
		inside: inClient('company/inside.tsx'),
		routes: [],
	},
	{
		area: inClient('console/area.tsx'),
		login: inClient('console/login.tsx'),
		inside: inClient('console/inside.tsx'),
		routes: [inClient('console/management/routes.tsx')],
	},
];

/** Parts of the pages that most visitors see first. */
export const FIRST_SEEN = [
	inClient('public/home/sample-result.tsx'),
	inClient('public/free-assessment/landing/landing.tsx'),
];

/** The screen that a company sees after its sign-in. */
const OPENED_FIRST = inClient('company/assessment/overview.tsx');
const OPENED_FIRST_WEIGHT = 5;

export type Visit = {
	/** The modules that are run for a screen. */
	run: ReadonlySet<string>;
	/** How many visits it counts for. */
	weight: number;
};

/** A visit of a screen: what imports it comes before it, from the main module on. */
const visitOf = (graph: Graph, roots: readonly string[]): Visit => ({
	run: runWith(graph, roots),
	weight: roots.includes(OPENED_FIRST) ? OPENED_FIRST_WEIGHT : 1,
});

const publicVisits = (graph: Graph): Visit[] => {
	const known = new Set(AREAS.map(({ area }) => area));
	const visits: Visit[] = [];
	const open = [[MAIN]];
	for (let roots = open.pop(); roots; roots = open.pop()) {
		const visit = visitOf(graph, roots);
		visits.push(visit);
		for (const id of lazyOf(graph, visit.run)) {
			if (known.has(id)) continue;
			known.add(id);
			open.push([...roots, id]);
		}
	}
	return visits;
};

/** Visits of the screens that the last root imports dynamically, without those that an earlier root imports already. */
const visitsAfter = (graph: Graph, roots: readonly string[], others: readonly string[]): Visit[] => {
	const known = lazyOf(graph, runWith(graph, roots.slice(0, -1)));
	return [...lazyOf(graph, runWith(graph, roots))]
		.filter((id) => !known.has(id) && !others.includes(id))
		.map((id) => visitOf(graph, [...roots, id]));
};

const areaVisits = (graph: Graph, { area, inside, routes }: (typeof AREAS)[number]): Visit[] => [
	...visitsAfter(graph, [MAIN, area], [inside]),
	...visitsAfter(graph, [MAIN, area, inside], routes),
	...routes.flatMap((route) => visitsAfter(graph, [MAIN, area, inside, route], [])),
];

export const visitsOf = (graph: Graph): Visit[] => [
	...publicVisits(graph),
	...AREAS.flatMap((area) => areaVisits(graph, area)),
];
