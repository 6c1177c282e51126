import { type Prepared, prepare } from '#server/http/pages/sent.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { LOCALE_PARAMETER } from '#shared/public-pages.ts';
import type { DrawnPage } from './page.ts';

/** Constant pages, compressed once. */

/** With PUBLIC_URL there is one origin; otherwise one per Host header. */
const MAX_KEPT = 50;

type Address = { page: DrawnPage; locale: Locale; origin: string; query: URLSearchParams };

/** Links to the other language repeat the parameters of the address, which may be any. */
const isPlain = (query: URLSearchParams): boolean => [...query.keys()].every((name) => name === LOCALE_PARAMETER);

/** Null for a page that is drawn each time. */
export const keyOf = ({ page, locale, origin, query }: Address): string | null =>
	page.isConstant && isPlain(query) ? [origin, page.path, locale].join(' ') : null;

export const createKeptPages = () => {
	const kept = new Map<string, Promise<Prepared>>();
	return {
		get: (key: string): Promise<Prepared> | undefined => kept.get(key),
		keep: (key: string, document: string): Promise<Prepared> => {
			if (kept.size >= MAX_KEPT) kept.clear();
			const prepared = prepare(document);
			kept.set(key, prepared);
			return prepared;
		},
	};
};
