import { tokyoDate, tokyoTime, wordedDate, wordedInstant } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** Formats of dates, numbers and missing values, as specified. */

/** For a number, date or state. */
export const MISSING = '--';
/** For a company's code in documents. */
export const MISSING_CODE = '---';
/** For a text of a profile. */
export const MISSING_TEXT = '----';

/** Tokyo date of a date (`yyyy-MM-dd`) or a time; '--' if missing. */
export const formatDate = (value: string | null | undefined, locale: Locale): string => {
	if (!value) return MISSING;
	return wordedDate(value.length === 10 ? value : tokyoDate(new Date(value)), locale);
};

/** Hours and minutes in Tokyo, '14:03'. */
export const formatTime = (instant: string | Date): string => tokyoTime(new Date(instant));

export const formatDateTime = (instant: string | null | undefined, locale: Locale): string =>
	instant ? wordedInstant(new Date(instant), locale) : MISSING;

/** Space between two sentences in a line: Japanese has none. */
export const sentenceGap = (locale: Locale): string => (locale === 'ja' ? '' : ' ');

export const rangeSign = (locale: Locale): string => (locale === 'ja' ? '〜' : '–');

export const formatPeriod = (start: string | null, end: string | null, locale: Locale): string =>
	start || end ? `${formatDate(start, locale)} ${rangeSign(locale)} ${formatDate(end, locale)}` : MISSING;

/** '1,234円', '1,234 yen'; '--' if missing. */
export const withUnit = (value: number | null, unit: string, locale: Locale): string =>
	value === null ? MISSING : `${formatNumber(value)}${locale === 'ja' ? '' : ' '}${unit}`;

let numbers: Intl.NumberFormat | undefined;

/** Made once, since the first one loads the browser's data of the language: that takes about 9 ms. */
const numberFormat = (): Intl.NumberFormat => {
	numbers ??= new Intl.NumberFormat('ja-JP');
	return numbers;
};

/** Loads the data of number formats before a screen needs them, so that its rendering does not wait for it. */
export const prepareFormats = (): void => void numberFormat();

/** '1,234'; '--' if missing. */
export const formatNumber = (value: number | null | undefined): string =>
	value === null || value === undefined ? MISSING : numberFormat().format(value);

/** File size: '1.4MB', '12KB'. */
export const formatBytes = (bytes: number): string => {
	const inUnit = (size: number, fractionDigits: number): string =>
		new Intl.NumberFormat('ja-JP', { maximumFractionDigits: fractionDigits }).format(size);
	return bytes >= 1024 ** 2 ? `${inUnit(bytes / 1024 ** 2, 1)}MB` : `${inUnit(Math.max(1, bytes / 1024), 0)}KB`;
};
