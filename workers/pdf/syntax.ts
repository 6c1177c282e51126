/**
 * Splits the syntax of PDFs as Chromium writes them, without interpreting values (ISO 32000-1, 7.2 and 7.3). Texts are
 * latin1, so that a character is a byte.
 */

/** The PDF is not built as Chromium builds them; it must not be signed or changed. */
export class UnknownPdf extends Error {
	override name = 'UnknownPdf';
}

const MAX_DEPTH = 64;

const WHITE_SPACE = /[\0\t\n\f\r ]*/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEX_STRING = /<[\dA-Fa-f\0\t\n\f\r ]*>/y;
const REFERENCE = /\d{1,10} \d{1,5} R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
/** A number, true, false or null. */
const WORD = /[\w.+-]+/y;

/** The end of a match that begins exactly at `at`; null if there is none. */
const matchEnd = (pattern: RegExp, text: string, at: number): number | null => {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : null;
};

export const skipWhiteSpace = (text: string, at: number): number => matchEnd(WHITE_SPACE, text, at) ?? at;

/** Parentheses within a string are either balanced or escaped. */
const endOfString = (text: string, at: number): number => {
	let open = 0;
	for (let position = at; position < text.length; position++) {
		const character = text[position];
		if (character === '\\') position++;
		else if (character === '(') open++;
		else if (character === ')' && --open === 0) return position + 1;
	}
	throw new UnknownPdf('a string without an end');
};

const endOfArray = (text: string, at: number, depth: number): number => {
	let position = skipWhiteSpace(text, at + 1);
	while (text[position] !== ']') position = skipWhiteSpace(text, endOfValue(text, position, depth + 1));
	return position + 1;
};

const endOfSimple = (text: string, at: number): number => {
	const end =
		matchEnd(NAME, text, at) ??
		matchEnd(HEX_STRING, text, at) ??
		matchEnd(REFERENCE, text, at) ??
		matchEnd(WORD, text, at);
	if (end === null) throw new UnknownPdf(`no value at ${at}`);
	return end;
};

const endOfValue = (text: string, at: number, depth: number): number => {
	if (depth > MAX_DEPTH) throw new UnknownPdf('values in values, too deep');
	if (text.startsWith('<<', at)) return dictionaryAt(text, at, depth).end;
	if (text[at] === '(') return endOfString(text, at);
	if (text[at] === '[') return endOfArray(text, at, depth);
	return endOfSimple(text, at);
};

/** The values of a dictionary by key, in their source form. */
export type PdfDictionary = ReadonlyMap<string, string>;

/** The dictionary that begins at `at`, and its end. @throws UnknownPdf */
export const dictionaryAt = (text: string, at: number, depth = 0): { values: Map<string, string>; end: number } => {
	if (!text.startsWith('<<', at)) throw new UnknownPdf(`no dictionary at ${at}`);
	const values = new Map<string, string>();
	let position = skipWhiteSpace(text, at + 2);
	while (!text.startsWith('>>', position)) {
		const keyEnd = matchEnd(NAME, text, position);
		if (keyEnd === null) throw new UnknownPdf(`no key at ${position}`);
		const key = text.slice(position + 1, keyEnd);
		if (values.has(key)) throw new UnknownPdf(`the key ${key} stands twice`);
		const begin = skipWhiteSpace(text, keyEnd);
		const end = endOfValue(text, begin, depth + 1);
		values.set(key, text.slice(begin, end));
		position = skipWhiteSpace(text, end);
	}
	return { values, end: position + 2 };
};

export const writeDictionary = (values: PdfDictionary): string =>
	`<<${[...values].map(([key, value]) => `/${key} ${value}`).join('\n')}>>`;

/** The number of the object that a reference points to. @throws UnknownPdf */
export const referenceIn = (value: string | undefined): number => {
	const match = /^(\d{1,10}) 0 R$/.exec(value ?? '');
	if (!match) throw new UnknownPdf('no reference');
	return Number(match[1]);
};

/** A text string as UTF-16 in hexadecimal, which needs no escapes (7.9.2.2). */
export const textString = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** A date string in UTC (7.9.4). */
export const dateString = (date: Date): string => `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;
