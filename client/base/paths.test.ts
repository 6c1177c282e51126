import { expect, it } from 'vitest';
import { isPage, PAGE_PATTERNS } from '#shared/pages.ts';
import { companyPaths } from './company-paths.ts';
import { consolePaths } from './console-paths.ts';
import { paths } from './paths.ts';

const all = { ...paths, company: companyPaths, console: consolePaths };

type Links = { readonly [name: string]: string | ((...args: never[]) => string) | Links };

const linksIn = (links: Links): string[] =>
	Object.values(links).flatMap((link) => {
		if (typeof link === 'object') return linksIn(link);
		const path = typeof link === 'string' ? link : (link as (...ids: number[]) => string)(12, 34, 56);
		return [path.split(/[?#]/)[0] ?? ''];
	});

it('the server knows every page that the client links to', () => {
	expect(linksIn(all).filter((path) => !isPage(path))).toEqual([]);
});

it('the client links to every page that the server knows', () => {
	const patterns = [...new Set(linksIn(all))].map((path) => path.replaceAll(/\/(12|34|56)(?=\/|$)/g, '/:id'));
	const known = PAGE_PATTERNS.map((pattern) => pattern.replaceAll(/:\w+/g, ':id'));
	expect(patterns.toSorted()).toEqual(known.toSorted());
});
