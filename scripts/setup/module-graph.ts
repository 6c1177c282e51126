/** What the bundler tells about a module; imports by absolute path. */
type Module = {
	importedIds: readonly string[];
	dynamicallyImportedIds: readonly string[];
	code: string | null;
};

export type Graph = { getModuleInfo: (id: string) => Module | null };

/** The modules that are run with these: those and all that they import. */
export const runWith = (graph: Graph, roots: readonly string[]): Set<string> => {
	const run = new Set<string>();
	const open = [...roots];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (run.has(id)) continue;
		run.add(id);
		open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
	}
	return run;
};

/** The modules that these import when they are needed. */
export const lazyOf = (graph: Graph, ids: Iterable<string>): Set<string> =>
	new Set([...ids].flatMap((id) => [...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]));
