import path from 'node:path';
import { type Group, mergeGroups } from './merge-groups.ts';
import { type Graph, lazyOf, runWith } from './module-graph.ts';
import { AREAS, FIRST_SEEN, MAIN, type Visit, visitsOf } from './visits.ts';

/**
 * Puts the modules that several screens share into few chunks. A chunk for each set of screens that shares something
 * would be exact, but a screen of fifty small files waits for many answers; one chunk for all would make each screen
 * load and run what only others need. Chunks are merged as long as the visits of all screens load less for it, where a
 * file has a price in bytes. What is behind the sign-in and the screen itself stay apart: they are run in tasks of their
 * own, so that the page reacts in between. A login loads nothing that it does not need.
 */

const ROOT = path.join(import.meta.dirname, '../..');

/** Folders that say nothing in the name of a chunk. */
const NOT_NAMED = new Set(['client', 'node_modules', 'dist']);

const sizeOf = (graph: Graph, id: string): number => graph.getModuleInfo(id)?.code?.length ?? 0;

/** After its largest module, so that chunks that have not changed keep their names. */
const nameOf = (graph: Graph, modules: readonly string[]): string => {
	const [largest = ''] = modules.toSorted((a, b) => sizeOf(graph, b) - sizeOf(graph, a));
	const { dir, name } = path.parse(path.relative(ROOT, largest));
	return ['with', ...dir.split(path.sep).filter((part) => !NOT_NAMED.has(part)), name].join('-');
};

const modulesOf = (visits: readonly Visit[]): Set<string> => new Set(visits.flatMap(({ run }) => [...run]));

const groupModules = (graph: Graph, visits: readonly Visit[], isLeft: (id: string) => boolean): Group[] => {
	const stages = [AREAS.map(({ login }) => login), ...AREAS.map(({ inside }) => [inside])];
	const runs = stages.map((roots) => runWith(graph, roots));
	const groups = new Map<string, Group & { modules: string[] }>();
	for (const id of modulesOf(visits)) {
		if (isLeft(id)) continue;
		const stage = runs.map((run) => run.has(id)).join();
		const of = visits.flatMap((visit, index) => (visit.run.has(id) ? [index] : []));
		const key = `${stage} ${of.join()}`;
		const group = groups.get(key) ?? { modules: [], size: 0, visits: new Set(of), stage };
		group.modules.push(id);
		group.size += sizeOf(graph, id);
		groups.set(key, group);
	}
	return [...groups.values()];
};

const assignChunks = (graph: Graph): Map<string, string> => {
	const visits = visitsOf(graph);
	const entries = new Set([MAIN, ...lazyOf(graph, modulesOf(visits))]);
	// What an area runs before its first screen is small, and each of its visits loads it.
	const start = runWith(graph, [MAIN, ...AREAS.map(({ area }) => area)]);
	// Left to the bundler, as they must not load what other pages share.
	const first = runWith(graph, FIRST_SEEN);
	// Style sheets are loaded with the chunk of their module, and are no code.
	const isLeft = (id: string): boolean => entries.has(id) || start.has(id) || first.has(id) || id.endsWith('.css');
	const merged = mergeGroups(
		groupModules(graph, visits, isLeft),
		(id) => graph.getModuleInfo(id)?.importedIds ?? [],
		visits.map(({ weight }) => weight),
	);
	const assigned = new Map<string, string>();
	for (const id of start) if (!entries.has(id)) assigned.set(id, 'start');
	for (const { modules, visits } of merged) {
		if (visits.size < 2) continue;
		const name = nameOf(graph, modules);
		for (const id of modules) assigned.set(id, name);
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
