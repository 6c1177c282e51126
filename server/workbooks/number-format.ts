/** How a number format shows a number: as a date, a percentage, a code of digits, or a plain number. */

/** Digits with marks between them, such as `000-0000`. The last placeholder is first; a literal stands before it. */
type CodeFormat = { kind: 'code'; places: readonly { isRequired: boolean; after: string }[]; before: string };

export type DateFormat = {
	kind: 'date';
	date: 'year' | 'month' | 'day' | null;
	time: 'minutes' | 'seconds' | null;
};

export type NumberFormat =
	| { kind: 'number' }
	| { kind: 'percent'; decimals: number; shown: number }
	| DateFormat
	/** A duration, whose hours may exceed 24. */
	| { kind: 'elapsed'; hasSeconds: boolean }
	| CodeFormat
	/** Shows nothing. */
	| { kind: 'hidden' };

/** The format of a cell: the first section that applies to its number, and whether its texts are shown. */
export type CellFormat = {
	sections: readonly { applies: (value: number) => boolean; format: NumberFormat }[];
	hidesText: boolean;
};

const NUMBER: NumberFormat = { kind: 'number' };
const DAY = 'yyyy/m/d';

/** Formats that have a number only, no code in the file. From 27 on they are those of Japanese Excel. */
const BUILT_IN: ReadonlyMap<number, string> = new Map<number, string>([
	[9, '0%'],
	[10, '0.00%'],
	...[14, 15, 16, 27, 28, 29, 30, 31, 35, 36, 50, 51, 53, 54, 56, 57, 58].map((id): [number, string] => [id, DAY]),
	...[17, 34, 52, 55].map((id): [number, string] => [id, 'yyyy/m']),
	...[18, 20, 32].map((id): [number, string] => [id, 'h:mm']),
	...[19, 21, 33].map((id): [number, string] => [id, 'h:mm:ss']),
	[22, `${DAY} h:mm`],
	[45, 'mm:ss'],
	[46, '[h]:mm:ss'],
	[47, 'mm:ss.0'],
]);

/** Longest code of a number format in Excel. */
const MAX_LENGTH = 255;

/** A piece of a code: a quoted or escaped text, a fill, a bracket, or a single character. */
const PIECE = /"([^"]*)"|\\(.)|[_*].|\[([^\]]*)\]|./gsu;

type Piece = { text: string; isLiteral: boolean };

/** Without fills, conditions and colors; `[h]` and the like stay. */
const piecesOf = (section: string): Piece[] =>
	[...section.matchAll(PIECE)].flatMap(([piece, quoted, escaped, bracket]): Piece[] => {
		if (quoted !== undefined || escaped !== undefined) return [{ text: quoted ?? escaped ?? '', isLiteral: true }];
		if (bracket !== undefined) return /^(h+|m+|s+)$/i.test(bracket) ? [{ text: piece, isLiteral: false }] : [];
		return piece.length > 1 && /^[_*]/.test(piece) ? [] : [{ text: piece, isLiteral: false }];
	});

/** `General`, also as other programs and languages write it. */
const GENERAL = /General|Standard|G\/(?:標準|通用格式|표준)|AM\/PM|A\/P/gi;

const placeholdersOf = (pieces: readonly Piece[]): string =>
	pieces
		.map(({ text, isLiteral }) => (isLiteral ? '' : text))
		.join('')
		.replaceAll(GENERAL, '')
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

/** A format of digits and marks only that adds zeros or stands between digits; null for any other. */
const codeOf = (pieces: readonly Piece[]): CodeFormat | null => {
	const isPlace = ({ text, isLiteral }: Piece): boolean => !isLiteral && /^[0#?]$/.test(text);
	if (pieces.some((piece) => !piece.isLiteral && !isPlace(piece) && /[^-+ ()]/.test(piece.text))) return null;
	const first = pieces.findIndex(isPlace);
	const last = pieces.findLastIndex(isPlace);
	const inner = pieces.slice(first, last + 1);
	const zeros = inner.filter(({ text, isLiteral }) => !isLiteral && text === '0').length;
	if (first < 0 || (zeros < 2 && inner.every(isPlace))) return null;
	const textOf = (some: readonly Piece[]): string => some.map(({ text }) => text).join('');
	const places: { isRequired: boolean; after: string }[] = [];
	let after = textOf(pieces.slice(last + 1));
	for (const piece of inner.toReversed()) {
		if (isPlace(piece)) {
			places.push({ isRequired: piece.text === '0', after });
			after = '';
		} else after = piece.text + after;
	}
	return { kind: 'code', places, before: textOf(pieces.slice(0, first)) };
};

const formatOfSection = (section: string): NumberFormat => {
	const pieces = piecesOf(section);
	if (section === '') return { kind: 'hidden' };
	const placeholders = placeholdersOf(pieces);
	if (placeholders.includes('%')) return percentOf(placeholders);
	// Beside digits, letters are a unit. Fractions of seconds have digits too.
	const isNumeric = /[0#?]/.test(
		placeholders.replaceAll(/\.0+/g, (fraction) => (/s/.test(placeholders) ? '' : fraction)),
	);
	// `E+` and `E-` are exponents; an `e` without a sign is the year of an era.
	if (!isNumeric && /[ymdhsg]|aaa|e(?![+-])/.test(placeholders)) return dateOf(placeholders);
	return codeOf(pieces) ?? NUMBER;
};

/** Sections are separated by `;`, outside of quotes and brackets. */
const sectionsOf = (code: string): string[] => {
	const sections = [''];
	for (const [piece] of code.matchAll(PIECE)) {
		if (piece === ';') sections.push('');
		else sections.push(`${sections.pop() ?? ''}${piece}`);
	}
	return sections;
};

const CONDITION = /\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/;

const conditionOf = (section: string): ((value: number) => boolean) | null => {
	const [, operator, limitText] = CONDITION.exec(section) ?? [];
	const limit = Number(limitText);
	switch (operator) {
		case '<=':
			return (value) => value <= limit;
		case '>=':
			return (value) => value >= limit;
		case '<':
			return (value) => value < limit;
		case '>':
			return (value) => value > limit;
		case '=':
			return (value) => value === limit;
		case '<>':
			return (value) => value !== limit;
		default:
			return null;
	}
};

const isAny = (): boolean => true;
const isPositive = (value: number): boolean => value > 0;
const isNegative = (value: number): boolean => value < 0;

/** What the sections apply to without a condition of their own, by their number. */
const BY_SIGN: readonly (readonly ((value: number) => boolean)[])[] = [
	[],
	[isAny],
	[(value) => value >= 0, isAny],
	[isPositive, isNegative, isAny],
];

export const formatOfCode = (code: string): CellFormat => {
	const all = code.length > MAX_LENGTH ? ['General'] : sectionsOf(code);
	const numeric = all.slice(0, 3).filter((section, at) => at === 0 || !section.includes('@'));
	const sections = numeric.map((section, at) => ({
		applies: conditionOf(section) ?? BY_SIGN[numeric.length]?.[at] ?? isAny,
		format: formatOfSection(section),
	}));
	return { sections, hidesText: all[3] === '' };
};

/** @param own the formats that the file defines, by number */
export const formatOf = (id: number, own: ReadonlyMap<number, string>): CellFormat =>
	formatOfCode(own.get(id) ?? BUILT_IN.get(id) ?? 'General');

/** The format for a number. */
export const formatFor = (value: number, { sections }: CellFormat): NumberFormat =>
	sections.find(({ applies }) => applies(value))?.format ?? NUMBER;
