import type { Locale } from '#shared/i18n/translate.ts';

/** The month of an instant in Tokyo, without its day: what somebody remembers of a year ago. */
export const monthOf = (instant: string, locale: Locale): string =>
	new Intl.DateTimeFormat(locale === 'ja' ? 'ja-JP' : 'en', {
		year: 'numeric',
		month: 'long',
		timeZone: 'Asia/Tokyo',
	}).format(new Date(instant));
