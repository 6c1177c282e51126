import { type Prepared, prepare } from '#server/http/pages/sent.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { LOCALE_PARAMETER } from '#shared/public-pages.ts';
import type { DrawnPage } from './page.ts';

/** Constant pages, compressed once. */

type Address = { page: DrawnPage; locale: Locale; query: URLSearchParams };

/** Links to the other language repeat the parameters of the address, which may be any. */
const isPlain = (query: URLSearchParams): boolean => [...query.keys()].every((name) => name === LOCALE_PARAMETER);

/** Null for a page that is drawn each time. */
export const keyOf = ({ page, locale, query }: Address): string | null =>
	page.isConstant && isPlain(query) ? [page.path, locale].join(' ') : null;

export const createKeptPages = () => {
	const kept = new Map<string, Promise<Prepared>>();
	return {
		get: (key: string): Promise<Prepared> | undefined => kept.get(key),
		keep: (key: string, document: string): Promise<Prepared> => {
			const prepared = prepare(document);
			kept.set(key, prepared);
			return prepared;
		},
	};
};
