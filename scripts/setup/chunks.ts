import path from 'node:path';

/**
 * Puts the modules that several screens of the company share into few chunks: a screen of many small files waits for
 * many answers, and the headers of each cost more than what it holds. What public pages load stays apart, so that they
 * load nothing of the screens behind the sign-in; so does what the console shares with the company, so that it runs
 * nothing that only the company needs.
 */

/** What the bundler tells about a module; imports by absolute path. */
type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };

type Graph = { getModuleInfo: (id: string) => Module | null };

const CLIENT = path.join(import.meta.dirname, '../../client');

const inClient = (file: string): string => path.join(CLIENT, file);

const MAIN = inClient('main.tsx');
const COMPANY = inClient('company/area.tsx');
const CONSOLE = inClient('console/area.tsx');
/** Import the screens behind the sign-in, each when it is opened. */
const INSIDE = inClient('company/inside.tsx');
const CONSOLE_INSIDE = inClient('console/inside.tsx');
const LOGIN = inClient('company/login.tsx');
/** Shares parts with one screen each, and is opened before it: they are in the chunk that it loads anyway. */
const OVERVIEW = inClient('company/assessment/overview.tsx');
/** Parts of the pages that most visitors see first. */
const FIRST_SEEN = [inClient('public/home/sample-result.tsx'), inClient('public/free-assessment/landing/landing.tsx')];

/** A module that fewer screens use stays with them. */
const LEAST_SCREENS = 3;
const LEAST_SCREENS_OF_OVERVIEW = 2;
const LEAST_SCREENS_OF_PUBLIC = 2;

/** The modules that are loaded with these, and with those that they import when they are needed, if `follow` says so. */
const loadedWith = (graph: Graph, roots: readonly string[], follow: (id: string) => boolean = () => false) => {
	const loaded = new Set<string>();
	const open = [...roots];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (loaded.has(id)) continue;
		loaded.add(id);
		const module = graph.getModuleInfo(id);
		open.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []).filter(follow));
	}
	return loaded;
};

const countScreens = (graph: Graph, screens: readonly string[]): Map<string, number> => {
	const counts = new Map<string, number>();
	for (const screen of screens) {
		for (const id of loadedWith(graph, [screen])) counts.set(id, (counts.get(id) ?? 0) + 1);
	}
	return counts;
};

/** Whether a module needs zod, which is as large as the rest of what public pages share: screens without forms do not. */
const needsSchemas = (graph: Graph, id: string): boolean =>
	[...loadedWith(graph, [id])].some((module) => module.includes('/node_modules/zod/'));

/** Which screens of the console need what the company has. */
type Need = 'none' | 'few' | 'many' | 'each';

const needOfConsole = (graph: Graph): ((id: string) => Need) => {
	const inside = loadedWith(graph, [CONSOLE_INSIDE]);
	const all = loadedWith(graph, [CONSOLE], () => true);
	const parts = [...all].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
	const counts = countScreens(graph, [...new Set(parts)]);
	return (id) => {
		if (!all.has(id)) return 'none';
		if (inside.has(id)) return 'each';
		return (counts.get(id) ?? 0) >= LEAST_SCREENS ? 'many' : 'few';
	};
};

const assignChunks = (graph: Graph): Map<string, string> => {
	const importedBy = (id: string): string[] => [...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
	const screens = importedBy(INSIDE);
	const entries = new Set([MAIN, COMPANY, CONSOLE, INSIDE, CONSOLE_INSIDE, ...importedBy(COMPANY), ...screens]);
	const isPublic = (id: string): boolean => id !== COMPANY && id !== CONSOLE;

	const start = loadedWith(graph, [MAIN]);
	const first = loadedWith(graph, [MAIN, ...FIRST_SEEN]);
	const open = loadedWith(graph, [MAIN], isPublic);
	const login = loadedWith(graph, [COMPANY, LOGIN]);
	const inside = loadedWith(graph, [INSIDE]);
	const overview = loadedWith(graph, [OVERVIEW]);
	const counts = countScreens(graph, screens);
	const needOf = needOfConsole(graph);
	const screensOf = (id: string): number => counts.get(id) ?? 0;

	const chunkOf = (id: string): string | null => {
		if (start.has(id)) return 'start';
		if (first.has(id)) return null;
		if (open.has(id)) {
			if (login.has(id)) return 'forms';
			if (screensOf(id) < LEAST_SCREENS_OF_PUBLIC) return null;
			return needsSchemas(graph, id) ? 'schemas' : 'parts';
		}
		if (login.has(id)) return 'sign-in';
		if (inside.has(id)) return needOf(id) === 'none' ? 'inside' : 'inside-of-both';
		const least = overview.has(id) ? LEAST_SCREENS_OF_OVERVIEW : LEAST_SCREENS;
		if (screensOf(id) < least || needsSchemas(graph, id)) return null;
		// What the console runs before its screen has no part of the screens, which run in a task of their own.
		return { none: 'screens', few: 'screens-of-few', many: 'screens-of-both', each: 'inside-of-both' }[needOf(id)];
	};
	const assigned = new Map<string, string>();
	for (const id of new Set([...open, ...login, ...inside, ...counts.keys()])) {
		const chunk = entries.has(id) ? null : chunkOf(id);
		if (chunk) assigned.set(id, chunk);
	}
	return assigned;
};

const assignments = new WeakMap<object, Map<string, string>>();

/** The name of a module's chunk; null leaves it to the bundler. */
export const chunkOf = (id: string, graph: Graph): string | null => {
	// The graph is another object for each module, its modules are the same throughout a build.
	const main = graph.getModuleInfo(MAIN);
	if (!main) return null;
	const known = assignments.get(main) ?? assignChunks(graph);
	assignments.set(main, known);
	return known.get(id) ?? null;
};
