import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What files import, read from their source: types count as much as values. */

export const root = path.resolve(import.meta.dirname, '../../..');

export type Import = {
	from: string;
	/** A path from the root for files of ours, otherwise as it is written. */
	to: string;
	isType: boolean;
};

const IMPORT =
	/(?:^|\n)\s*(import|export)\s+(type\s+)?[^'";]*?\bfrom\s+'([^']+)'|\bimport\s*\(\s*'([^']+)'|(?:^|\n)import\s+'([^']+)'/g;

const targetOf = (from: string, name: string): string => {
	if (name.startsWith('#')) return name.slice(1);
	return name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name;
};

const read = (from: string): Import[] =>
	[...readFileSync(path.join(root, from), 'utf8').matchAll(IMPORT)].map(([, , type, first, second, third]) => ({
		from,
		to: targetOf(from, first ?? second ?? third ?? ''),
		isType: type !== undefined,
	}));

/** The imports of a tree's own code, without its tests. */
export const importsOf = (tree: string): Import[] =>
	globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root })
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.flatMap(read);

/** The folder of a tree that a file is in; a file beside the folders is a room of its own. */
export const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');
