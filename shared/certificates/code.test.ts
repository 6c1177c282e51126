import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, RANDOM_CHARACTERS, readCode } from './code.ts';

const random = fc.array(fc.integer({ min: 0, max: 31 }), {
	minLength: RANDOM_CHARACTERS,
	maxLength: RANDOM_CHARACTERS,
});
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const place = fc.integer({ min: 0, max: RANDOM_CHARACTERS });

/** Index of a character in the formatted code. */
const written = (at: number): number => at + Math.floor(at / 5);

const exchange = (text: string, at: number, character: string): string =>
	text.slice(0, at) + character + text.slice(at + 1);

describe('the code of a certificate', () => {
	it('has five groups and a check character', () => {
		fc.assert(fc.property(random, (values) => /^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]$/.test(codeOf(values))));
	});

	it('is read as people type it', () => {
		fc.assert(
			fc.property(random, (values) => {
				const code = codeOf(values);
				const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
				expect(readCode(code)).toBe(code);
				expect(readCode(` ${typed}\n`)).toBe(code);
				expect(readCode(code.replaceAll('-', ''))).toBe(code);
			}),
		);
		const code = codeOf(Array.from({ length: RANDOM_CHARACTERS }, (_, at) => at));
		const fullWidth = [...code].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join('');
		expect(readCode(fullWidth)).toBe(code);
	});

	it('is none with one wrong character, or with two that were swapped', () => {
		fc.assert(
			fc.property(random, place, place, fc.constantFrom(...SYMBOLS), (values, one, other, symbol) => {
				const code = codeOf(values);
				const [a, b] = [written(one), written(other)];
				const wrong = exchange(code, a, symbol);
				if (wrong !== code) expect(readCode(wrong)).toBeNull();
				const swapped = exchange(exchange(code, a, code[b] ?? ''), b, code[a] ?? '');
				if (swapped !== code) expect(readCode(swapped)).toBeNull();
			}),
		);
	});

	it.each(['', 'x', 'U'.repeat(26), '0'.repeat(25), '0'.repeat(27), '<script>', '-'.repeat(1000), '😀'.repeat(26)])(
		'is none: %j',
		(typed) => expect(readCode(typed)).toBeNull(),
	);
});
