/** The number formats of Word lists that Japanese and English documents use; others become Arabic numerals. */

const KATAKANA = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン';
const IROHA = 'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The digits 1 to 9. */
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

/** Through the alphabet once, then with each letter doubled, and so on: a … z, aa, bb. */
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

/** Digit by digit, as years are written: 二〇二六. */
const kanjiDigits = (value: number): string =>
	String(value).replaceAll(/\d/g, (digit) => KANJI[Number(digit) - 1] ?? KANJI_ZERO);

/** With the characters for 10, 100 and 1,000. */
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

/** Larger numbers would have absurdly long numerals. */
const MOST = 9_999;

/** A number in one of Word's number formats. */
export const numeral = (value: number, kind: string): string => {
	const write = value >= 1 && value <= MOST && Object.hasOwn(NUMERALS, kind) ? NUMERALS[kind] : undefined;
	return write ? write(value) : String(value);
};
