import { idInPath } from './id-in-path.ts';
import { companyPages } from './pages/company.ts';
import { consolePages } from './pages/console.ts';
import { PARAMETER, pages } from './pages/public.ts';

/**
 * Paths of all pages of the client, with `:id` for an id. Routes and links of the client use them, and the server
 * serves a page only for them; all other paths are 404. The client imports the paths of an area with that area.
 */

type Tree = { readonly [name: string]: string | Tree };

const leavesOf = (tree: Tree): string[] =>
	Object.values(tree).flatMap((node) => (typeof node === 'string' ? [node] : leavesOf(node)));

/**
 * Pages rendered by the server without the client (`server/http/drawn`, `server/http/voice`); links to them load a new
 * document.
 */
const DRAWN: readonly string[] = [
	pages.verify,
	pages.verification,
	pages.certified,
	pages.share,
	pages.result,
	pages.voice,
	...Object.values(pages.help),
];

export const PAGE_PATTERNS: readonly string[] = leavesOf({
	...pages,
	company: companyPages,
	console: consolePages,
}).filter((pattern) => !DRAWN.includes(pattern));

/** Matches like the client's router: case-insensitive, with or without a trailing slash. */
const PAGES = new RegExp(
	`^(?:${PAGE_PATTERNS.map((pattern) => pattern.replace(PARAMETER, '(\\d{1,10})').replace(/\/$/, '')).join('|')})/?$`,
	'i',
);

export const isPage = (path: string): boolean =>
	PAGES.exec(path)
		?.slice(1)
		.every((id: string | undefined) => id === undefined || idInPath(id) !== null) ?? false;
