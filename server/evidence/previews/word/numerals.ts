/** The numerals of Word's lists; those of other countries are shown as Arabic ones. */

const KATAKANA = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン';
const IROHA = 'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** One to nine, and ten. */
const KANJI = '一二三四五六七八九';
const KANJI_ZERO = '〇';
const KANJI_UNITS = ['', '十', '百', '千'];

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
