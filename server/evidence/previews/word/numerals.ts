/** The numerals of Word's lists; those of other countries are shown as Arabic ones. */

const KATAKANA =
	'\u30a2\u30a4\u30a6\u30a8\u30aa\u30ab\u30ad\u30af\u30b1\u30b3\u30b5\u30b7\u30b9\u30bb\u30bd\u30bf\u30c1\u30c4\u30c6\u30c8\u30ca\u30cb\u30cc\u30cd\u30ce\u30cf\u30d2\u30d5\u30d8\u30db\u30de\u30df\u30e0\u30e1\u30e2\u30e4\u30e6\u30e8\u30e9\u30ea\u30eb\u30ec\u30ed\u30ef\u30f2\u30f3';
const IROHA =
	'\u30a4\u30ed\u30cf\u30cb\u30db\u30d8\u30c8\u30c1\u30ea\u30cc\u30eb\u30f2\u30ef\u30ab\u30e8\u30bf\u30ec\u30bd\u30c4\u30cd\u30ca\u30e9\u30e0\u30a6\u30f0\u30ce\u30aa\u30af\u30e4\u30de\u30b1\u30d5\u30b3\u30a8\u30c6\u30a2\u30b5\u30ad\u30e6\u30e1\u30df\u30b7\u30f1\u30d2\u30e2\u30bb\u30b9';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** One to nine, and ten. */
const KANJI = '\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d';
const KANJI_ZERO = '\u3007';
const KANJI_UNITS = ['', '\u5341', '\u767e', '\u5343'];

const ROMAN: readonly (readonly [number, string])[] = [
	[1000, 'M'],
	[900, 'CM'],
	[500, 'D'],
	[400, 'CD'],
	[100, 'C'],
	[90, 'XC'],
	[50, 'L'],
	[40, 'XL'],
	[10, 'X'],
	[9, 'IX'],
	[5, 'V'],
	[4, 'IV'],
	[1, 'I'],
];

const roman = (value: number): string => {
	let left = value;
	let text = '';
	for (const [worth, letters] of ROMAN) {
		text += letters.repeat(Math.floor(left / worth));
		left %= worth;
	}
	return text;
};

/** Once through the alphabet, then each letter twice, and so on. */
const lettersOf =
	(alphabet: string) =>
	(value: number): string =>
		(alphabet[(value - 1) % alphabet.length] ?? '').repeat(Math.ceil(value / alphabet.length));

const fullWidth = (value: number): string =>
	String(value).replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const circled = (value: number): string => {
	if (value <= 20) return String.fromCharCode(0x2460 + value - 1);
	if (value <= 35) return String.fromCharCode(0x3251 + value - 21);
	return value <= 50 ? String.fromCharCode(0x32b1 + value - 36) : String(value);
};

/** Digit by digit, as a year is written. */
const kanjiDigits = (value: number): string =>
	String(value).replaceAll(/\d/g, (digit) => KANJI[Number(digit) - 1] ?? KANJI_ZERO);

/** With the words for ten, hundred and thousand. */
const kanji = (value: number): string =>
	[...String(value)]
		.map((digit, at, digits) => {
			const unit = KANJI_UNITS[digits.length - 1 - at] ?? '';
			if (digit === '0') return '';
			return digit === '1' && unit !== '' ? unit : `${KANJI[Number(digit) - 1]}${unit}`;
		})
		.join('');

const NUMERALS: Readonly<Record<string, (value: number) => string>> = {
	none: () => '',
	upperRoman: roman,
	lowerRoman: (value) => roman(value).toLowerCase(),
	upperLetter: lettersOf(LETTERS),
	lowerLetter: lettersOf(LETTERS.toLowerCase()),
	decimalZero: (value) => String(value).padStart(2, '0'),
	decimalFullWidth: fullWidth,
	decimalFullWidth2: fullWidth,
	decimalEnclosedCircle: circled,
	decimalEnclosedCircleChinese: circled,
	aiueo: lettersOf(KATAKANA),
	aiueoFullWidth: lettersOf(KATAKANA),
	iroha: lettersOf(IROHA),
	irohaFullWidth: lettersOf(IROHA),
	ideographDigital: kanjiDigits,
	japaneseCounting: kanji,
	japaneseDigitalTenThousand: kanjiDigits,
};

/** Beyond it a numeral would be longer than any text. */
const MOST = 9_999;

/** A number as a list of this kind shows it. */
export const numeral = (value: number, kind: string): string => {
	const write = value >= 1 && value <= MOST && Object.hasOwn(NUMERALS, kind) ? NUMERALS[kind] : undefined;
	return write ? write(value) : String(value);
};
