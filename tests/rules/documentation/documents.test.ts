import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, isAlive, linksIn, read, sectionOf } from '#tests/rules/support/markdown.ts';

/** Documents link to what exists, are short where they are a door, and repeat no figure wrongly. */

const MOST_LINES: Record<string, number> = { 'README.md': 150, 'docs/architecture.md': 150, 'tests/README.md': 60 };
const FOLDERS = ['server', 'client', 'shared', 'workers', 'scripts', 'migrations'];

it('every link leads to a file of the repository, and to a heading that it has', () => {
	const dead = documents.flatMap(linksIn).filter((link) => !isAlive(link));
	expect(dead).toEqual([]);
});

it.each(Object.entries(MOST_LINES))('%s has at most %i lines', (file, most) => {
	expect(read(file).split('\n').length - 1).toBeLessThanOrEqual(most);
});

it.each(FOLDERS)('%s/README.md says within 25 lines what belongs there', (folder) => {
	expect(read(`${folder}/README.md`).split('\n').length - 1).toBeLessThanOrEqual(25);
});

it.each(['docs/decisions', 'docs/operations', 'docs/measurements'])('%s/README.md lists every page', (folder) => {
	const pages = documents.filter((file) => path.dirname(file) === folder && !file.endsWith('/README.md'));
	const listed = linksIn(`${folder}/README.md`).map(({ target }) => path.join(folder, target));
	expect(pages.filter((file) => !listed.includes(file))).toEqual([]);
});

it('docs/decisions/README.md calls each page by its title', () => {
	const listed = [...read('docs/decisions/README.md').matchAll(/\[([^\]]+)\]\(([\w-]+\.md)\)/g)];
	const titleOf = (page: string) => /^# (.+)$/m.exec(read(`docs/decisions/${page}`))?.[1];
	expect(listed.map(([, title]) => title)).toEqual(listed.map(([, , page = '']) => titleOf(page)));
});

describe('the figures of README.md', () => {
	const rows = [
		...sectionOf('README.md', 'quality-at-a-glance').matchAll(
			/^\| [^|]+ \| ([^|]*\d[^|]*) \| \[[^\]]+\]\(([^)]+)\) \|$/gm,
		),
	].map(([, figure = '', link = '']) => ({ figure, link }));

	it('are five', () => {
		expect(rows).toHaveLength(5);
	});

	it.each(rows)('$figure stands in $link', ({ figure, link }) => {
		const [file = '', anchor] = link.split('#');
		expect(anchor === undefined ? read(file) : sectionOf(file, anchor)).toContain(figure);
	});
});
