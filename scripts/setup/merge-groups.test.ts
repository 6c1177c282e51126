import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILE_PRICE, type Group, mergeGroups } from './merge-groups.ts';

const group = (name: string, size: number, visits: readonly number[], stage = ''): Group => ({
	modules: [name],
	size,
	visits: new Set(visits),
	stage,
});

const merged = (groups: readonly Group[], imports: Record<string, readonly string[]> = {}): string[][] =>
	mergeGroups(groups, (module) => imports[module] ?? [])
		.map(({ modules }) => modules.toSorted())
		.toSorted();

describe('groups of modules', () => {
	it('become one where a file costs more than what some load in vain', () => {
		const [small, large] = [FILE_PRICE / 10, FILE_PRICE * 10];
		expect(merged([group('a', small, [1, 2]), group('b', small, [1])])).toEqual([['a', 'b']]);
		expect(merged([group('a', small, [1, 2]), group('b', large, [1])])).toEqual([['a'], ['b']]);
	});

	it('stay apart for a visit that counts more', () => {
		const groups = [group('a', 10, [0, 1]), group('b', FILE_PRICE * 2, [1])];
		const mergedFor = (weight: number): number => mergeGroups(groups, () => [], [weight, 5]).length;
		expect([mergedFor(1), mergedFor(3)]).toEqual([1, 2]);
	});

	it('that no visit loads together stay apart', () => {
		expect(merged([group('a', 10, [1]), group('b', 10, [2])])).toEqual([['a'], ['b']]);
	});

	it('that are run at different times stay apart', () => {
		expect(merged([group('a', 10, [1], 'inside'), group('b', 10, [1], 'screen')])).toEqual([['a'], ['b']]);
	});

	it('do not become one around a third, which would then import what imports it', () => {
		const groups = [group('a', 10, [1], 'x'), group('between', 10, [1], 'y'), group('b', 10, [1], 'x')];
		expect(merged(groups, { a: ['between'], between: ['b'] })).toEqual([['a'], ['b'], ['between']]);
	});

	it('count what one of them imports', () => {
		const groups = [group('a', 10, [1, 2, 3]), group('b', 10, [1]), group('large', FILE_PRICE * 10, [1], 'other')];
		expect(merged(groups)).toEqual([['a', 'b'], ['large']]);
		expect(merged(groups, { b: ['large'] })).toEqual([['a'], ['b'], ['large']]);
	});

	it('keep all modules, and import no other in a circle', () => {
		const graphs = fc.array(
			fc.record({
				size: fc.nat(3 * FILE_PRICE),
				visits: fc.uniqueArray(fc.nat(4), { minLength: 1 }),
				stage: fc.constantFrom('x', 'y'),
				// Of later groups only: modules of one group import no other in a circle.
				imports: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
			}),
			{ maxLength: 12 },
		);
		fc.assert(
			fc.property(graphs, (nodes) => {
				const importsOf = (module: string): string[] =>
					(nodes[Number(module)]?.imports ?? [])
						.map((step) => Number(module) + step)
						.filter((index) => index < nodes.length)
						.map(String);
				// A visit loads what its modules import.
				const visits = nodes.map((node) => new Set(node.visits));
				for (const [index, own] of visits.entries()) {
					for (const imported of importsOf(String(index)))
						for (const visit of own) visits[Number(imported)]?.add(visit);
				}
				const groups = nodes.map(({ size, stage }, index) =>
					group(String(index), size, [...(visits[index] ?? [])], stage),
				);
				const result = mergeGroups(groups, importsOf);
				expect(result.flatMap(({ modules }) => modules).toSorted()).toEqual(
					nodes.map((_, index) => String(index)).toSorted(),
				);
				const homes = new Map(result.flatMap(({ modules }, home) => modules.map((module) => [module, home] as const)));
				const isInCircle = (from: number, home: number, seen: Set<number>): boolean =>
					(result[home]?.modules ?? []).flatMap(importsOf).some((module) => {
						const next = homes.get(module) ?? -1;
						if (next === home || seen.has(next)) return false;
						return next === from || isInCircle(from, next, seen.add(next));
					});
				for (const home of result.keys()) expect(isInCircle(home, home, new Set())).toBe(false);
			}),
		);
	});
});
