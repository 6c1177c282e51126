import { DEFAULT_LOCALE, type Locale } from '#shared/i18n/translate.ts';
import { withText } from '#shared/pages/public.ts';

/** The live mark of a certificate: an image that pages of other origins embed (contract-3, section 6). */

export const MARK_ROUTE = '/verify/:code/mark.svg';

export const MARK_THEMES = ['light', 'dark'] as const;
export type MarkTheme = (typeof MARK_THEMES)[number];

/** The parameter with its language. */
export const MARK_LANGUAGE = 'language';

/** In px of the image. */
export const MARK_SIZE = { width: 320, height: 112 };

export type MarkLook = { locale: Locale; theme: MarkTheme };

export const markPath = (code: string, { locale, theme }: MarkLook): string => {
	const query = new URLSearchParams({
		...(locale === DEFAULT_LOCALE ? {} : { [MARK_LANGUAGE]: locale }),
		...(theme === 'light' ? {} : { theme }),
	});
	const path = withText(MARK_ROUTE, code);
	return query.size > 0 ? `${path}?${query}` : path;
};
