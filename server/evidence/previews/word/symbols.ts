/** Unicode characters for symbol-font codes that forms use for boxes, ticks and bullets. */

const WINGDINGS: Readonly<Record<string, string>> = {
	'6c': '\u25cf',
	'6e': '\u25a0',
	'6f': '\u25a1',
	a1: '\u25cb',
	a8: '\u25fb',
	d8: '\u27a2',
	fb: '\u2717',
	fc: '\u2713',
	fd: '\u2612',
	fe: '\u2611',
};

const UNKNOWN = '\ufffd';

/** The character of a `w:sym` element. Its code is hexadecimal and often shifted into the private use area (U+F000). */
export const symbolOf = (font: string, code: string): string => {
	const value = Number.parseInt(code, 16);
	if (!(value >= 0x20 && value <= 0xffff)) return UNKNOWN;
	if (font.startsWith('Wingdings')) return WINGDINGS[(value & 0xff).toString(16)] ?? UNKNOWN;
	return value >= 0xe000 && value <= 0xf8ff ? UNKNOWN : String.fromCharCode(value).toWellFormed();
};
