import type { Locale } from '#shared/i18n/translate.ts';
import { LOCALE_PARAMETER } from '#shared/public-pages.ts';

/** An address of this page. Relative, since development and the journey serve it at different paths. */
export const addressOf = (locale: Locale, parameters: Record<string, string>): string =>
	`?${new URLSearchParams({ [LOCALE_PARAMETER]: locale, ...parameters })}`;
