import type { DateFormat, NumberFormat } from './number-format.ts';

/** Formats numbers as in Excel. Dates and times are in ISO form, which reads the same in both languages. */

const DAY_SECONDS = 24 * 60 * 60;
/** Serial number of 31 December 9999. */
const LAST_DAY = 2_958_465;
/** Serial number of 29 February 1900, a day that did not exist but that Excel counts. */
const LEAP_OF_1900 = 60;
/** Day 0 of the 1900 system (after and, as `early`, before that day) and of the 1904 system. */
const DAY_ZERO = { '1900': Date.UTC(1899, 11, 30), early: Date.UTC(1899, 11, 31), '1904': Date.UTC(1904, 0, 1) };

const two = (value: number): string => String(value).padStart(2, '0');

/** Whole numbers from here on have more than Excel's 15 digits. */
const SIXTEEN_DIGITS = 1e15;

/** Rounds to the 15 significant digits that Excel shows. */
const shownNumber = (value: number): number =>
	Number.isInteger(value) && Math.abs(value) < SIXTEEN_DIGITS ? value : Number(value.toPrecision(15));

const isoDay = (day: number, is1904: boolean): string => {
	if (!is1904 && day === 0) return '1900-01-00';
	if (!is1904 && day === LEAP_OF_1900) return '1900-02-29';
	const zero = is1904 ? DAY_ZERO['1904'] : day < LEAP_OF_1900 ? DAY_ZERO.early : DAY_ZERO['1900'];
	return new Date(zero + day * DAY_SECONDS * 1000).toISOString().slice(0, 10);
};

const clock = (seconds: number, hasSeconds: boolean): string => {
	const minutes = Math.floor(seconds / 60);
	const text = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
	return hasSeconds ? `${text}:${two(seconds % 60)}` : text;
};

/** Rounded, since times are stored as fractions of days, which are rarely exact. */
const secondsOf = (value: number): number => Math.round(value * DAY_SECONDS);

const DATE_LENGTHS = { year: 4, month: 7, day: 10 } as const;

/** A day in ISO form and the seconds since midnight, as far as the format shows them. */
export const momentText = (day: string, seconds: number, { date, time }: DateFormat): string =>
	[...(date ? [day.slice(0, DATE_LENGTHS[date])] : []), ...(time ? [clock(seconds, time === 'seconds')] : [])].join(
		' ',
	);

const dateText = (value: number, format: DateFormat, is1904: boolean): string => {
	const seconds = secondsOf(value);
	return momentText(isoDay(Math.floor(seconds / DAY_SECONDS), is1904), seconds % DAY_SECONDS, format);
};

const percentText = (value: number, decimals: number, shown: number): string => {
	const digits = Math.min(shown, 15);
	const scale = 10 ** digits;
	const scaled = shownNumber(value * 100 * scale);
	const rounded = (Math.sign(scaled) * Math.round(Math.abs(scaled))) / scale;
	let text = rounded.toFixed(digits);
	// Drops optional decimals (`#`) that are zero.
	for (let at = digits; at > decimals && text.endsWith('0'); at--) text = text.slice(0, -1);
	return `${text.replace(/\.$/, '')}%`;
};

const codeText = (value: number, { places, before }: Extract<NumberFormat, { kind: 'code' }>): string => {
	const digits = Math.round(Math.abs(value)).toFixed(0);
	let text = '';
	for (const [at, { isRequired, after }] of places.entries()) {
		const isLast = at === places.length - 1;
		const digit = isLast ? digits.slice(0, Math.max(0, digits.length - at)) : (digits.at(-1 - at) ?? '');
		text = `${digit || (isRequired ? '0' : '')}${after}${text}`;
	}
	return `${value < 0 ? '-' : ''}${before}${text}`;
};

/** The day of a date, as Excel shows it: also 1900-02-29, which did not exist. Null if the number is none that it shows. */
export const dayOf = (value: number, is1904: boolean): string | null =>
	value < 0 || value >= LAST_DAY + 1 ? null : isoDay(Math.floor(secondsOf(value) / DAY_SECONDS), is1904);

/** Returns the number itself if the format cannot show it, for example a negative date. */
export const numberText = (value: number, format: NumberFormat, is1904: boolean): string | number => {
	if (format.kind === 'hidden') return '';
	if (format.kind === 'percent') return percentText(value, format.decimals, format.shown);
	if (format.kind === 'code') return codeText(value, format);
	if (format.kind === 'number' || value < 0 || value >= LAST_DAY + 1) return shownNumber(value);
	if (format.kind === 'date') return dateText(value, format, is1904);
	return clock(secondsOf(value), format.hasSeconds);
};
