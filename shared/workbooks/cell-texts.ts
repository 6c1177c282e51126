import { toHalfWidth } from '#shared/half-width.ts';

/** What people write in cells for days and numbers. */

/** The year before the first of each era, by its name and letter. */
const ERAS: Readonly<Record<string, number>> = {
	明治: 1867,
	m: 1867,
	大正: 1911,
	t: 1911,
	昭和: 1925,
	s: 1925,
	平成: 1988,
	h: 1988,
	令和: 2018,
	r: 2018,
};

/** 2020-04-01, also 2020/4/1, 2020.4.1, 2020年4月1日 and 令和2年4月1日, with a time of day or a weekday behind it. */
const DAY =
	/^(?:(\d{4})|(明治|大正|昭和|平成|令和|[mtshr])\s*(\d{1,2}|元))\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?(?:\s*\([月火水木金土日]\))?(?:[\st]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?z?)?$/i;

/** 20200401. */
const DIGITS = /^(\d{4})(\d\d)(\d\d)$/;

const padded = (year: number | string, month: string, day: string): string =>
	`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** As `yyyy-MM-dd`, whether or not there is such a day; anything else as it is. */
export const dayIn = (text: string): string => {
	const half = toHalfWidth(text).trim();
	const [, y, m, d] = DIGITS.exec(half) ?? [];
	if (y && m && d) return padded(y, m, d);
	const [, year, era = '', ofEra = '', month = '', day = ''] = DAY.exec(half) ?? [];
	if (month === '') return text;
	return padded(year ?? (ERAS[era.toLowerCase()] ?? 0) + (ofEra === '元' ? 1 : Number(ofEra)), month, day);
};

/** 1234, also 1,234, in full width, and with yen or people as unit; null for anything else. */
export const numberIn = (text: string): number | null => {
	const half = toHalfWidth(text)
		.replaceAll(/\s/g, '')
		.replace(/[円人名]$/, '');
	return /^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(half) ? Number(half.replaceAll(',', '')) : null;
};
