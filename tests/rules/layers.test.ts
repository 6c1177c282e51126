import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * The rooms of the server, from the ground up: whoever stands above may import what stands below, types too. The linter
 * keeps ground, features and roof apart (`biome.json`); here the features have no circles among themselves either.
 */

const GROUND = ['base', 'db', 'audit', 'jobs', 'sessions', 'storage', 'calls', 'exports'];
const ROOF = ['http'];

const root = path.join(import.meta.dirname, '../../server');

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*)'#server\/([\w-]+)\//g;

/** Which rooms the files of a room import. */
const importsOf = (room: string): Set<string> => {
	const files = globSync('**/*.ts', { cwd: path.join(root, room) }).filter((file) => !file.endsWith('.test.ts'));
	const found = files.flatMap((file) =>
		[...readFileSync(path.join(root, room, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
	);
	return new Set(found.filter((name) => name !== room));
};

const rooms = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const imports = new Map(rooms.map((room) => [room, importsOf(room)]));

/** The rooms in an order in which each imports only earlier ones; what is left over stands in a circle. */
const order = (): { ordered: string[]; circle: string[] } => {
	const ordered: string[] = [];
	let left = rooms;
	for (;;) {
		const next = left.filter((room) => [...(imports.get(room) ?? [])].every((name) => ordered.includes(name)));
		if (next.length === 0) return { ordered, circle: left };
		ordered.push(...next);
		left = left.filter((room) => !next.includes(room));
	}
};

it('no rooms of the server import each other, directly or around', () => {
	expect(order().circle).toEqual([]);
});

it('ground imports ground alone, and nothing imports the roof', () => {
	for (const room of GROUND)
		expect([room, [...(imports.get(room) ?? [])].filter((name) => !GROUND.includes(name))]).toEqual([room, []]);
	for (const room of rooms)
		expect([room, [...(imports.get(room) ?? [])].filter((name) => ROOF.includes(name))]).toEqual([room, []]);
});

it('every room is there', () => {
	expect(rooms).toEqual(expect.arrayContaining([...GROUND, ...ROOF]));
	expect(rooms.length).toBeGreaterThan(20);
});
