import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The documents of the repository, and what they link to. */

const root = path.join(import.meta.dirname, '../../..');

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export const documents: readonly string[] = globSync(['*.md', '*/**/*.md'], {
	cwd: root,
	exclude: (name) => /(^|\/)(node_modules|dist|test-results)$/.test(name),
});

const withoutCode = (text: string): string => text.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '');

export type Link = { from: string; target: string };

/** Links to files of the repository. */
export const linksIn = (file: string): Link[] =>
	[...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)]
		.map(([, target = '']) => ({ from: file, target }))
		.filter(({ target }) => !/^(https?|mailto):/.test(target));

/** The anchor that a forge gives to a heading. */
const anchorOf = (heading: string): string =>
	heading
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N} _-]/gu, '')
		.replaceAll(' ', '-');

const anchorsOf = (file: string): string[] =>
	[...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Whether the file exists, and the heading if the link names one. */
export const isAlive = ({ from, target }: Link): boolean => {
	const [name = '', anchor] = target.split('#');
	const file = name === '' ? from : path.join(path.dirname(from), name);
	return existsSync(path.join(root, file)) && (anchor === undefined || anchorsOf(file).includes(anchor));
};

/** The text below a heading of the second level; the whole document without one. */
export const sectionOf = (file: string, anchor: string | undefined): string =>
	read(file)
		.split(/^(?=## )/m)
		.find((part) => anchor === undefined || anchorOf(/^## (.+)$/m.exec(part)?.[1] ?? '') === anchor) ?? '';
