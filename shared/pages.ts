import { companyPages } from './pages/company.ts';
import { consolePages } from './pages/console.ts';
import { PARAMETER, pages } from './pages/public.ts';

/**
 * The paths of all pages of the client, with `:id` for an id. The client's routes and links are made of them, and the
 * server answers only them with a page: every other path is 404.
 * The client imports those of an area, which are loaded with it.
 */

type Tree = { readonly [name: string]: string | Tree };

const leavesOf = (tree: Tree): string[] =>
	Object.values(tree).flatMap((node) => (typeof node === 'string' ? [node] : leavesOf(node)));

/** The pages without the client, which the server draws (`server/http/drawn`, `server/http/voice`): links to them load them. */
const DRAWN: readonly string[] = [pages.verify, pages.verification, pages.certified, pages.voice];

/** All patterns, such as `/console/companies/:id`. */
export const PAGE_PATTERNS: readonly string[] = leavesOf({
	...pages,
	company: companyPages,
	console: consolePages,
}).filter((pattern) => !DRAWN.includes(pattern));

/** As the client matches: in any case, with or without a slash at the end. */
const PAGES = new RegExp(
	`^(?:${PAGE_PATTERNS.map((pattern) => pattern.replace(PARAMETER, '\\d{1,10}').replace(/\/$/, '')).join('|')})/?$`,
	'i',
);

/** Whether a path, without its query, is one of a page. */
export const isPage = (path: string): boolean => PAGES.test(path);
