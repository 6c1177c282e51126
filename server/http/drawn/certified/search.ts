import type { z } from 'zod';
import { type DirectoryQuery, directoryQuery, ENTRIES_PER_PAGE } from '#shared/certificates/directory.ts';
import { isLocale, type Locale } from '#shared/i18n/translate.ts';
import { LIMITS } from '#shared/limits.ts';
import { pages } from '#shared/pages/public.ts';
import { LOCALE_PARAMETER } from '#shared/public-pages.ts';

/** A search of the directory, as in the URL. */
export type Search = DirectoryQuery & {
	/** Language in the URL; kept by links and the form. */
	lang: Locale | null;
};

/** Ignores values that the form cannot send. */
const chosen = <T extends z.ZodType>(schema: T, text: string | null): z.output<T> => {
	const read = schema.safeParse(text ?? undefined);
	return read.success ? read.data : schema.parse(undefined);
};

export const readSearch = (query: URLSearchParams): Search => {
	const lang = query.get(LOCALE_PARAMETER);
	return {
		q: chosen(directoryQuery.q, query.get('q')?.slice(0, LIMITS.short) ?? null) || undefined,
		industry: chosen(directoryQuery.industry, query.get('industry')),
		prefecture: chosen(directoryQuery.prefecture, query.get('prefecture')),
		stars: chosen(directoryQuery.stars, query.get('stars')),
		page: chosen(directoryQuery.page, query.get('page')),
		per_page: ENTRIES_PER_PAGE,
		lang: isLocale(lang) ? lang : null,
	};
};

export const isFiltered = ({ q, industry, prefecture, stars }: Search): boolean =>
	q !== undefined || industry !== undefined || prefecture !== undefined || stars !== undefined;

/** URL of a page of a search; with null, of the unfiltered directory. */
export const addressOf = ({ lang, ...search }: Search, page: number | null): string => {
	const { q, industry, prefecture, stars } = search;
	const filters = page === null ? {} : { q, industry, prefecture, stars, page: page === 1 ? undefined : page };
	const parameters = new URLSearchParams();
	for (const [name, value] of Object.entries({ ...filters, [LOCALE_PARAMETER]: lang ?? undefined })) {
		if (value !== undefined) parameters.set(name, String(value));
	}
	return parameters.size > 0 ? `${pages.certified}?${parameters}` : pages.certified;
};
