import { describe, expect, it } from 'vitest';
import { bandOf, levelOf } from './disclosure.ts';

describe('the band of a share', () => {
	it.each([
		[0, 'few'],
		[0.33, 'few'],
		[1 / 3, 'some'],
		[0.5, 'some'],
		[0.66, 'some'],
		[2 / 3, 'most'],
		[1, 'most'],
	] as const)('of %d is %s', (share, band) => {
		expect(bandOf(share)).toBe(band);
	});

	it('of two in six is some, of four in six most', () => {
		expect([bandOf(2 / 6), bandOf(4 / 6)]).toEqual(['some', 'most']);
	});
});

it.each([
	[0, 'too_few'],
	[4, 'too_few'],
	[5, 'bands'],
	[9, 'bands'],
	[10, 'counts'],
] as const)('of %i answers are said: %s', (answers, level) => {
	expect(levelOf(answers)).toBe(level);
});
