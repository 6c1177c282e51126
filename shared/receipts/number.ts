/** Receipt numbers of submissions and of visitors' forms: the year in Tokyo and a running number, such as K-2026-0009. */

const DIGITS = 4;

export const receiptNumber = (year: number, running: number): string =>
	`K-${year}-${String(running).padStart(DIGITS, '0')}`;

const TYPED = /^k[-\s]?(\d{4})[-\s]?(\d{1,9})$/i;

/** Any kind of hyphen, also a Japanese long vowel sign. */
const HYPHENS = /[‐-―−ー－]/g;

/** The receipt number that somebody typed, in full or half width and with or without leading zeros; null if it is none. */
export const typedReceiptNumber = (text: string): string | null => {
	const [, year, running] = TYPED.exec(text.normalize('NFKC').replaceAll(HYPHENS, '-').trim()) ?? [];
	return year === undefined || running === undefined ? null : receiptNumber(Number(year), Number(running));
};
