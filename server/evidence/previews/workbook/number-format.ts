/** How a number format shows a number: as a date, a percentage, or a plain number. */

export type NumberFormat =
	| { kind: 'number' }
	| { kind: 'percent'; decimals: number; shown: number }
	| { kind: 'date'; date: 'year' | 'month' | 'day' | null; time: 'minutes' | 'seconds' | null }
	/** A duration, whose hours may exceed 24. */
	| { kind: 'elapsed'; hasSeconds: boolean };

const NUMBER: NumberFormat = { kind: 'number' };
const DAY = 'yyyy/m/d';

/**
 * Formats that have a number only, no code in the file. From 27 on they are those of Japan, China, Taiwan and Korea.
 */
const BUILT_IN: ReadonlyMap<number, string> = new Map<number, string>([
	[9, '0%'],
	[10, '0.00%'],
	...[14, 15, 16, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id): [number, string] => [id, DAY]),
	[17, 'yyyy/m'],
	...[18, 20, 32, 34, 55].map((id): [number, string] => [id, 'h:mm']),
	...[19, 21, 33, 35, 56].map((id): [number, string] => [id, 'h:mm:ss']),
	[22, `${DAY} h:mm`],
	[45, 'mm:ss'],
	[46, '[h]:mm:ss'],
	[47, 'mm:ss.0'],
]);

/** Longest code of a number format in Excel. */
const MAX_LENGTH = 255;

/**
 * The placeholders of a format's first section: without quoted and escaped characters, fills, conditions and colors.
 */
const placeholdersOf = (code: string): string =>
	code
		.replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
		.replaceAll(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
		.split(';', 1)
		.join('')
		.replaceAll(/General|AM\/PM|A\/P/gi, '')
		.toLowerCase();

const percentOf = (code: string): NumberFormat => {
	const [decimals = ''] = /(?<=\.)[0#?]+/.exec(code) ?? [];
	return { kind: 'percent', decimals: decimals.replaceAll(/[^0]/g, '').length, shown: decimals.length };
};

const dateOf = (code: string): NumberFormat => {
	if (/\[h+\]|\[m+\]|\[s+\]/.test(code)) return { kind: 'elapsed', hasSeconds: code.includes('s') };
	const hasTime = /[hs]/.test(code);
	// An `m` next to hours or seconds means minutes; a date has other ones that mean months.
	const isDay = /d|aaa/.test(code);
	const isMonth = isDay || (hasTime ? /[yge][^hs]*m/.test(code) : code.includes('m'));
	const isYear = /[yge]/.test(code);
	return {
		kind: 'date',
		date: isDay ? 'day' : isMonth ? 'month' : isYear ? 'year' : null,
		time: hasTime ? (code.includes('s') ? 'seconds' : 'minutes') : null,
	};
};

export const formatOfCode = (code: string): NumberFormat => {
	if (code.length > MAX_LENGTH) return NUMBER;
	const placeholders = placeholdersOf(code);
	if (placeholders.includes('%')) return percentOf(placeholders);
	// `E+` and `E-` are exponents; an `e` without a sign is the year of an era.
	return /[ymdhsg]|aaa|e(?![+-])/.test(placeholders) ? dateOf(placeholders) : NUMBER;
};

/** @param own the formats that the file defines, by number */
export const formatOf = (id: number, own: ReadonlyMap<number, string>): NumberFormat => {
	const code = own.get(id) ?? BUILT_IN.get(id);
	return code === undefined ? NUMBER : formatOfCode(code);
};
