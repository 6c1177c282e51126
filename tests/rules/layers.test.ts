import { describe, expect, it } from 'vitest';
import { type Import, importsOf, roomOf } from './support/imports.ts';

/**
 * The layers of the five trees, drawn here and nowhere else. A room is a folder of a tree, or a file beside the folders. It
 * imports rooms of its own layer and of those before it in the list, and no rooms import each other, directly or in a circle.
 */

const REST = 'rest';

type Tree = {
	/** From the ground up. Rooms that are not named are the layer `REST`. */
	layers: readonly (readonly string[] | typeof REST)[];
	/** What else it may import: other trees, or files and packages by their beginnings. */
	others: readonly string[];
	/** Exceptions of `others`, with the reason where it does not say itself. */
	banned: readonly RegExp[];
};

const TREES: Record<string, Tree> = {
	// Runs on both sides: nothing of Node, nothing of the others.
	shared: { layers: [['i18n'], REST, ['texts']], others: [], banned: [/^node:/] },
	server: {
		layers: [
			['base'],
			['db'],
			['audit', 'jobs', 'sessions', 'storage'],
			['calls'],
			['exports', 'notify'],
			REST,
			['router.ts', 'all-jobs.ts', 'all-sweeps.ts', 'assemble.ts'],
			['http'],
			['main.ts'],
		],
		others: ['shared'],
		banned: [],
	},
	client: {
		layers: [
			['base'],
			['ui'],
			['api'],
			['editing'],
			REST,
			['public', 'company', 'console'],
			['app'],
			['main.tsx', 'parts.tsx', 'prerender.tsx', 'prerender-styles.ts', 'print.tsx', 'print-rehearsal.ts'],
		],
		// The type of the router, from which the client's calls have theirs.
		others: ['shared', 'server/router.ts'],
		banned: [/^node:/],
	},
	// Jobs need no HTTP layer.
	workers: {
		layers: [REST],
		others: ['server', 'shared'],
		banned: [/^server\/http\//, /\/operations\.ts$/, /^fastify$/],
	},
	// `npm test` measures the machine before the tests do.
	scripts: {
		layers: [REST],
		others: ['server', 'shared', 'workers', 'tests/support/limits.ts', 'tests/e2e/support/looks.ts'],
		banned: [],
	},
};

/** Only the roof speaks HTTP: a feature defines its calls with `server/calls/define.ts`. */
const SPEAK_HTTP = ['server/calls', 'server/http', 'server/main.ts', 'server/assemble.ts'];

const OURS = /^(?:server|client|shared|workers|scripts|tests)\//;

const words = ({ from, to }: Import): string => `${from} imports ${to}`;

const levelOf = ({ layers }: Tree, tree: string, room: string): number => {
	const name = room.slice(tree.length + 1);
	const named = layers.findIndex((layer) => layer !== REST && layer.includes(name));
	return named < 0 ? layers.indexOf(REST) : named;
};

/** The rooms that stand in circles: what is left when those that import no other are taken away again and again. */
const circlesIn = (imports: readonly Import[]): string[] => {
	let edges = imports
		.map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
		.filter(([one, other]) => one !== other);
	for (;;) {
		const importing = new Set(edges.map(([from]) => from));
		const left = edges.filter(([, to]) => importing.has(to));
		if (left.length === edges.length) return [...new Set(left.map(([from]) => from))];
		edges = left;
	}
};

describe.each(Object.entries(TREES))('the rooms of %s', (name, tree) => {
	const all = importsOf(name);
	const inside = all.filter(({ to }) => to.startsWith(`${name}/`) && /\.tsx?$/.test(to));

	it('are read at all', () => {
		expect(inside.length).toBeGreaterThan(5);
	});

	it('import each other in one direction', () => {
		expect(circlesIn(inside)).toEqual([]);
	});

	it('import their own layer and those below', () => {
		const level = (file: string): number => levelOf(tree, name, roomOf(file));
		expect(inside.filter(({ from, to }) => level(to) > level(from)).map(words)).toEqual([]);
	});

	it('import of other trees what they may', () => {
		const outside = all.filter(({ to }) => OURS.test(to) && !to.startsWith(`${name}/`));
		const allowed = ({ to }: Import): boolean =>
			tree.others.some((other) => to === other || to.startsWith(`${other}/`));
		expect(outside.filter((one) => !allowed(one)).map(words)).toEqual([]);
		expect(all.filter(({ to }) => tree.banned.some((ban) => ban.test(to))).map(words)).toEqual([]);
	});

	it('has every room that is named', () => {
		const rooms = new Set(all.map(({ from }) => roomOf(from).slice(name.length + 1)));
		expect(tree.layers.flatMap((layer) => (layer === REST ? [] : layer)).filter((room) => !rooms.has(room))).toEqual(
			[],
		);
	});
});

it('the areas of the client do not import each other', () => {
	const area = /^client\/(?:public|company|console)\//;
	const between = importsOf('client').filter(
		({ from, to }) => area.test(from) && area.test(to) && roomOf(from) !== roomOf(to),
	);
	expect(between.map(words)).toEqual([]);
});

it('the client imports types of the server only', () => {
	const values = importsOf('client').filter(({ to, isType }) => to.startsWith('server/') && !isType);
	expect(values.map(words)).toEqual([]);
});

it('the features of the server know no HTTP', () => {
	const speaking = importsOf('server').filter(({ from, to }) => to === 'fastify' && !SPEAK_HTTP.includes(roomOf(from)));
	expect(speaking.map(words)).toEqual([]);
});
