import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedOn, codeOf, RANDOM_CHARACTERS, readCode, readSlip, writtenSlip } from './code.ts';
import { CURRENT_SET, STATEMENT_SETS } from './statements.ts';

const random = fc.array(fc.integer({ min: 0, max: 31 }), {
	minLength: RANDOM_CHARACTERS,
	maxLength: RANDOM_CHARACTERS,
});

it('the code of a slip has four groups, holds 60 bits, and is read as people type it', () => {
	expect(RANDOM_CHARACTERS * 5).toBe(60);
	fc.assert(
		fc.property(random, (values) => {
			const code = codeOf(values);
			expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]$/);
			for (const typed of [code, code.toLowerCase().replaceAll('-', ''), ` ${code.replaceAll('0', 'o')}`]) {
				expect(readCode(typed)).toBe(code);
			}
		}),
	);
});

it('the code of a slip is none with a wrong character, and a code of a certificate is none of a slip', () => {
	fc.assert(
		fc.property(
			random,
			fc.nat(RANDOM_CHARACTERS),
			fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
			(values, at, to) => {
				const code = codeOf(values);
				const place = at + Math.floor(at / 4);
				const wrong = code.slice(0, place) + to + code.slice(place + 1);
				if (wrong !== code) expect(readCode(wrong)).toBeNull();
			},
		),
	);
	for (const none of ['', '0'.repeat(26), 'U'.repeat(13), '0'.repeat(12), '-'.repeat(100)]) {
		expect(readCode(none)).toBeNull();
	}
});

it('a slip says its set before its code, one of the first set says none, and both are read as people type them', () => {
	fc.assert(
		fc.property(random, fc.constantFrom(...STATEMENT_SETS), (values, set) => {
			const code = codeOf(values);
			const slip = writtenSlip({ set, code });
			expect(slip).toBe(set === 1 ? code : `${set}-${code}`);
			for (const typed of [slip, slip.toLowerCase().replaceAll('-', ''), ` ${slip.replaceAll('-', ' ')} `]) {
				expect(readSlip(typed)).toEqual({ set, code });
				expect(askedOn(typed)).toBe(set);
			}
		}),
	);
});

it('a slip of a set that is not there is none, and who has none is asked the current set', () => {
	const code = codeOf(Array<number>(RANDOM_CHARACTERS).fill(7));
	expect(readSlip(`２－${code}`)).toEqual({ set: 2, code });
	for (const none of [`1-${code}`, `3-${code}`, `22-${code}`, '2-', '2', '']) {
		expect(readSlip(none)).toBeNull();
		expect(askedOn(none)).toBe(CURRENT_SET);
	}
	expect(askedOn(null)).toBe(CURRENT_SET);
});
