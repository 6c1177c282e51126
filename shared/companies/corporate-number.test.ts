import { describe, expect, it } from 'vitest';
import { comparedYourNumber, corporateNumberDoubt, isPhoneDoubtful, plainCorporateNumber } from './corporate-number.ts';

/** Numbers of public bodies, as the tax agency publishes them. */
const KNOWN = ['7000012050002', '1180301018771', '8000012010038', '4000012090001'];

describe('a corporate number', () => {
	it.each([
		...[
			'7000012050002',
			'T7000012050002',
			't7000012050002',
			'７００００１２０５０００２',
			'Ｔ７００００１２０５０００２',
		],
		...[
			'7-0000-1205-0002',
			'7 0000 1205 0002',
			'7‐0000−1205–0002',
			'T-7000012050002',
			'7000012\u200B050002',
			' 7000012050002 ',
		],
	])('%j is stored as 13 plain digits', (typed) => {
		expect(plainCorporateNumber(typed)).toBe('7000012050002');
	});

	it.each([
		['123', '123'],
		['７０００', '7000'],
		['ABC', 'ABC'],
		['T123', 'T123'],
		['70000120500021', '70000120500021'],
		['不明', '不明'],
	])('%j is kept as %j', (typed, kept) => {
		expect(plainCorporateNumber(typed)).toBe(kept);
	});

	it.each(KNOWN)('%s is right, and with any other check digit it is not', (number) => {
		expect(corporateNumberDoubt(number)).toBe(null);
		expect(corporateNumberDoubt(`T${number}`)).toBe(null);
		for (const digit of '0123456789') {
			const other = `${digit}${number.slice(1)}`;
			if (other !== number) expect(corporateNumberDoubt(other)).toBe('checkDigit');
		}
	});

	it.each(['700001205000', '70000120500021', 'ABC', '123', '-', ''])('%j has not 13 digits', (typed) => {
		expect(corporateNumberDoubt(typed)).toBe('length');
	});
});

it.each([
	['03-1234-5678', false],
	['０３', false],
	['内線 12', false],
	['abc', true],
	['なし', true],
	['-', true],
])('the phone number %j is doubtful: %s', (typed, isDoubtful) => {
	expect(isPhoneDoubtful(typed)).toBe(isDoubtful);
});

it('numbers of the operator are compared without case and width', () => {
	expect(new Set(['KY-0100', 'ky-0100', 'ＫＹ－０１００', 'Ky-0100'].map(comparedYourNumber)).size).toBe(1);
	expect(comparedYourNumber('KY-0100')).not.toBe(comparedYourNumber('KY0100'));
});
