import { describe, expect, it } from 'vitest';
import { dateString, dictionaryAt, referenceIn, textString, UnknownPdf, writeDictionary } from './syntax.ts';

const read = (text: string) => Object.fromEntries(dictionaryAt(text, 0).values);

describe('a dictionary', () => {
	it('has its values as they are written', () => {
		const text =
			'<</Type /Catalog\n/Pages 2 0 R /Lang (ja) /Marks <</Marked true>>\r/Kids [3 0 R [1 2.5 -3] (])]/Id <00 fF>/N null>>';
		expect(read(text)).toEqual({
			Type: '/Catalog',
			Pages: '2 0 R',
			Lang: '(ja)',
			Marks: '<</Marked true>>',
			Kids: '[3 0 R [1 2.5 -3] (])]',
			Id: '<00 fF>',
			N: 'null',
		});
		expect(dictionaryAt(`${text} endobj`, 0).end).toBe(text.length);
		expect(read(writeDictionary(dictionaryAt(text, 0).values))).toEqual(read(text));
	});

	it('ends where it ends, whatever its strings hold', () => {
		expect(read('<</A (>> endobj \\) ( /B 1 ) \\\\)/C 2>> >>')).toEqual({ A: '(>> endobj \\) ( /B 1 ) \\\\)', C: '2' });
	});

	it('of numbers is not read as references', () => {
		expect(read('<</A 1/B [1 0 2]/C 12 0 R>>')).toEqual({ A: '1', B: '[1 0 2]', C: '12 0 R' });
	});

	it.each([
		'',
		'<<',
		'<</A>>',
		'<</A 1',
		'<</A (>>',
		'<</A [1>>',
		'<</A <0g>>>',
		'<</A 1 2>>',
		'<</A 1/A 2>>',
		'<</A % comment\n1>>',
		`<</A ${'['.repeat(5_000)}`,
		`<</A ${'<</A '.repeat(5_000)}`,
	])('that is not whole is refused: %s', (text) => {
		expect(() => read(text)).toThrow(UnknownPdf);
	});
});

it('a reference is to a first version of an object', () => {
	expect(referenceIn('12 0 R')).toBe(12);
	for (const other of [undefined, '12 1 R', '12', '[12 0 R]', '12 0 R 13 0 R']) {
		expect(() => referenceIn(other)).toThrow(UnknownPdf);
	}
});

it('texts and dates are written in plain characters', () => {
	expect(textString('署𠮷)')).toBe('<FEFF7f72d842dfb70029>');
	expect(dateString(new Date('2026-11-22T15:04:05.678Z'))).toBe('(D:20261122150405Z)');
});
