import type { Locale } from '#shared/i18n/translate.ts';

/** Year and month of an instant in Tokyo; the day of an assessment a year ago does not matter. */
export const monthOf = (instant: string, locale: Locale): string =>
	new Intl.DateTimeFormat(locale === 'ja' ? 'ja-JP' : 'en', {
		year: 'numeric',
		month: 'long',
		timeZone: 'Asia/Tokyo',
	}).format(new Date(instant));
