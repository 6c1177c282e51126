import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * The modules of the server form layers: upper ones import lower ones, types included. The linter separates ground,
 * features and roof (`biome.json`); this test finds import cycles among the features.
 */

const GROUND = ['base', 'db', 'audit', 'jobs', 'sessions', 'storage', 'calls', 'exports', 'notify'];
const ROOF = ['http'];

const root = path.join(import.meta.dirname, '../../server');

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*)'#server\/([\w-]+)\//g;

/** The modules that a module imports. */
const importsOf = (module: string): Set<string> => {
	const files = globSync('**/*.ts', { cwd: path.join(root, module) }).filter((file) => !file.endsWith('.test.ts'));
	const found = files.flatMap((file) =>
		[...readFileSync(path.join(root, module, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
	);
	return new Set(found.filter((name) => name !== module));
};

const modules = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
	entry.isDirectory() ? [entry.name] : [],
);
const imports = new Map(modules.map((module) => [module, importsOf(module)]));

/** A topological sort of the modules; the rest is in cycles. */
const sortModules = (): { ordered: string[]; cyclic: string[] } => {
	const ordered: string[] = [];
	let left = modules;
	for (;;) {
		const next = left.filter((module) => [...(imports.get(module) ?? [])].every((name) => ordered.includes(name)));
		if (next.length === 0) return { ordered, cyclic: left };
		ordered.push(...next);
		left = left.filter((module) => !next.includes(module));
	}
};

it('the modules of the server have no import cycles', () => {
	expect(sortModules().cyclic).toEqual([]);
});

it('the ground imports only the ground, and nothing imports the roof', () => {
	for (const module of GROUND)
		expect([module, [...(imports.get(module) ?? [])].filter((name) => !GROUND.includes(name))]).toEqual([module, []]);
	for (const module of modules)
		expect([module, [...(imports.get(module) ?? [])].filter((name) => ROOF.includes(name))]).toEqual([module, []]);
});

it('finds all modules', () => {
	expect(modules).toEqual(expect.arrayContaining([...GROUND, ...ROOF]));
	expect(modules.length).toBeGreaterThan(20);
});
