import { expect, test } from 'vitest';
import { identifier, nothing, octets, retagged, sequence, setOf, smallInteger, tagged } from './der.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test.each([
	[0, '0400'],
	[1, '0401'],
	[127, '047f'],
	[128, '048180'],
	[255, '0481ff'],
	[256, '04820100'],
	[65_535, '0482ffff'],
	[65_536, '0483010000'],
])('the length of %d bytes is written in the fewest bytes', (length, head) => {
	expect(hex(octets(Buffer.alloc(length)))).toBe(head + '00'.repeat(length));
});

test.each([
	['1.2.840.113549.1.7.2', '06092a864886f70d010702'],
	['2.16.840.1.101.3.4.2.1', '0609608648016503040201'],
	['1.2.840.10045.4.3.2', '06082a8648ce3d040302'],
	['2.5.4.3', '0603550403'],
	['2.999', '06028837'],
])('the identifier %s', (dotted, encoded) => {
	expect(hex(identifier(dotted))).toBe(encoded);
});

test('the elements of a set are ordered, those of a sequence are not', () => {
	const [one, two] = [smallInteger(1), octets(Buffer.from('a'))];
	expect(hex(setOf(two, one))).toBe('3106020101040161');
	expect(hex(sequence(two, one))).toBe('3006040161020101');
	expect(hex(setOf(two, octets(Buffer.from('ab')), one))).toBe('310a0201010401610402' + '6162');
});

test('tags of the context surround a value, or stand in place of its own', () => {
	expect(hex(tagged(0, nothing()))).toBe('a0020500');
	expect(hex(retagged(0, setOf(smallInteger(5))))).toBe('a003020105');
});
