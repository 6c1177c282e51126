/** Modules that are loaded by the same visits, and may be run at the same time. */
export type Group = {
	modules: readonly string[];
	/** Bytes of their code. */
	size: number;
	/** Which visits load it. */
	visits: ReadonlySet<number>;
	/** Only groups of the same stage become one. */
	stage: string;
};

/**
 * What a file costs, in bytes of code before compression: six are requested at once without HTTP/2, the others wait, and
 * each has headers. Chosen among 20,000 to 400,000 by Lighthouse, on the screens that `npm run bench` measures.
 */
export const FILE_PRICE = 80_000;

/** How much each visit counts. */
type Weights = readonly number[];

const weigh = (visits: Iterable<number>, weights: Weights): number => {
	let sum = 0;
	for (const visit of visits) sum += weights[visit] ?? 1;
	return sum;
};

/** The weight of the visits that are not among these others. */
const weighWithout = (visits: ReadonlySet<number>, others: ReadonlySet<number>, weights: Weights): number =>
	weigh(
		[...visits].filter((visit) => !others.has(visit)),
		weights,
	);

/** How much less all visits load if two groups become one, without what these import; negative if more. */
const gainOf = (a: Group, b: Group, weights: Weights): number => {
	const onlyA = weighWithout(a.visits, b.visits, weights);
	const onlyB = weighWithout(b.visits, a.visits, weights);
	return FILE_PRICE * (weigh(a.visits, weights) - onlyA) - a.size * onlyB - b.size * onlyA;
};

const mergeOf = (a: Group, b: Group): Group => ({
	modules: [...a.modules, ...b.modules],
	size: a.size + b.size,
	visits: new Set([...a.visits, ...b.visits]),
	stage: a.stage,
});

type ImportsOf = (group: Group) => Iterable<Group>;

/** The groups that these import, also through others; with themselves only if one leads back to them. */
const reachedFrom = (importsOf: ImportsOf, from: readonly Group[]): Set<Group> => {
	const reached = new Set<Group>();
	const open = from.flatMap((group) => [...importsOf(group)].filter((other) => !from.includes(other)));
	for (let group = open.pop(); group; group = open.pop()) {
		if (reached.has(group)) continue;
		reached.add(group);
		open.push(...importsOf(group));
	}
	return reached;
};

/** How much more visits load, since whoever loads one of the two now loads what the other imports. */
const lossOf = (a: Group, b: Group, importsOf: ImportsOf, weights: Weights): number => {
	const reached = reachedFrom(importsOf, [a, b]);
	// Through a third group: as one, the two and the third would import each other.
	if (reached.has(a) || reached.has(b)) return Number.POSITIVE_INFINITY;
	const { visits } = mergeOf(a, b);
	let loss = 0;
	for (const group of reached) {
		loss += weighWithout(visits, group.visits, weights) * (group.size + FILE_PRICE);
	}
	return loss;
};

/** Merges groups, the best pair first, as long as visits load less for it. `importsOf` names the imports of a module. */
export const mergeGroups = (
	start: readonly Group[],
	importsOf: (module: string) => readonly string[],
	weights: Weights = [],
): Group[] => {
	const groups = new Set(start);
	const groupOf = new Map(start.flatMap((group) => group.modules.map((module): [string, Group] => [module, group])));
	const importedBy = (group: Group): Set<Group> => {
		const imported = group.modules.flatMap((module) => importsOf(module).map((id) => groupOf.get(id)));
		return new Set(imported.filter((other) => other !== undefined && other !== group) as Group[]);
	};
	for (;;) {
		const imports = new Map([...groups].map((group) => [group, importedBy(group)]));
		const known = (group: Group): Iterable<Group> => imports.get(group) ?? [];
		let best: { pair: [Group, Group]; gain: number } | null = null;
		const list = [...groups];
		for (const [index, a] of list.entries()) {
			for (const b of list.slice(index + 1)) {
				const least = best?.gain ?? 0;
				if (a.stage !== b.stage || gainOf(a, b, weights) <= least) continue;
				const gain = gainOf(a, b, weights) - lossOf(a, b, known, weights);
				if (gain > least) best = { pair: [a, b], gain };
			}
		}
		if (!best) return [...groups];
		const [a, b] = best.pair;
		const merged = mergeOf(a, b);
		// Whoever loads the two now loads all that either imports.
		for (const group of reachedFrom(known, [a, b])) group.visits = new Set([...group.visits, ...merged.visits]);
		groups.delete(a);
		groups.delete(b);
		groups.add(merged);
		for (const module of merged.modules) groupOf.set(module, merged);
	}
};
