import type { Locale } from './i18n/translate.ts';

/** Calendar dates are `yyyy-MM-dd` in Asia/Tokyo, which has no daylight saving: a fixed +09:00. */

const TOKYO_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Tokyo's wall-clock time in the UTC fields of a Date, for formats without time zones such as Excel. */
export const tokyoClock = (instant: Date): Date => new Date(instant.getTime() + TOKYO_OFFSET_MS);

export const tokyoDate = (instant: Date): string => tokyoClock(instant).toISOString().slice(0, 10);

/** Hours and minutes in Tokyo, '14:03'. */
export const tokyoTime = (instant: Date): string => tokyoClock(instant).toISOString().slice(11, 16);

export const startOfTokyoDate = (date: string): Date => new Date(Date.parse(`${date}T00:00:00Z`) - TOKYO_OFFSET_MS);

export const endOfTokyoDate = (date: string): Date => new Date(startOfTokyoDate(date).getTime() + DAY_MS - 1);

/** The same day `years` later; 29 February becomes 28 February in a common year. */
export const addYears = (date: string, years: number): string => {
	const [year, month, day] = date.split('-').map(Number) as [number, number, number];
	const lastDay = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
	return `${year + years}-${date.slice(5, 7)}-${String(Math.min(day, lastDay)).padStart(2, '0')}`;
};

export const addDays = (date: string, days: number): string =>
	new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
	(Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** 0 for Sunday to 6. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether the text is an existing date in the years 1000 to 9999. */
export const isCalendarDate = (text: string): boolean => {
	// Earlier years begin with a zero or a sign, later ones with a sign.
	if (!/^[1-9]/.test(text)) return false;
	const parsed = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text;
};

/** A date formatted for display: '2026年04月01日', '2026-04-01'. */
export const wordedDate = (date: string, locale: Locale): string => {
	const [year, month, day] = date.split('-');
	return locale === 'ja' ? `${year}年${month}月${day}日` : date;
};

export const wordedInstant = (instant: Date, locale: Locale): string =>
	`${wordedDate(tokyoDate(instant), locale)} ${tokyoTime(instant)}`;

/** Tokyo time for display; with the date unless it is today. */
export const tokyoMoment = (instant: Date, now: Date, locale: Locale): string =>
	tokyoDate(instant) === tokyoDate(now) ? tokyoTime(instant) : wordedInstant(instant, locale);
