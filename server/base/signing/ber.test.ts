import { describe, expect, it } from 'vitest';
import { bytesOf, countOf, Malformed, partsOf, readBer } from './ber.ts';

const from = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');

it('lengths are read in one byte, in several, and up to a mark', () => {
	expect(readBer(from('04 03 010203 ff')).content).toEqual(from('010203'));
	expect(readBer(from('04 82 0003 010203')).content).toEqual(from('010203'));
	const open = readBer(from('30 80 02 01 05 30 80 0000 0000 ff'));
	expect(partsOf(open).map(({ tag }) => tag)).toEqual([0x02, 0x30]);
	expect(open.encoding).toEqual(from('30 80 02 01 05 30 80 0000 0000'));
});

it('a string in pieces is the same as a whole one', () => {
	for (const hex of ['04 04 01020304', '24 08 04 02 0102 04 02 0304', '24 80 04 02 0102 24 80 04 02 0304 0000 0000']) {
		expect(bytesOf(readBer(from(hex)))).toEqual(from('01020304'));
	}
});

it('counts are read up to 31 bits', () => {
	expect(countOf(readBer(from('02 02 0800')))).toBe(2_048);
	expect(countOf(readBer(from('02 04 7fffffff')))).toBe(2 ** 31 - 1);
	for (const hex of ['02 05 0100000000', '02 00', '04 01 05']) {
		expect(() => countOf(readBer(from(hex)))).toThrow(Malformed);
	}
});

describe('what is not whole or not plain is refused', () => {
	it.each([
		'',
		'30',
		'30 05 0201',
		'30 84 ffffffff 00',
		'30 85 0000000001 00',
		'30 82 01',
		'04 80 01 0000',
		'30 80 0201',
		'30 80 00',
		'1f 8101 00',
	])('%s', (hex) => {
		expect(() => readBer(from(hex))).toThrow(Malformed);
	});

	it('also when it is nested as deep as a stack', () => {
		expect(() => readBer(from('30 80'.repeat(50_000)))).toThrow(Malformed);
		const pieces = Array.from({ length: 60 }).reduce<Buffer>(
			(inner) => Buffer.concat([Buffer.from([0x24, 0x82, inner.length >> 8, inner.length & 255]), inner]),
			from('04 01 01'),
		);
		expect(() => bytesOf(readBer(pieces))).toThrow(Malformed);
	});

	it('and values without parts have none', () => {
		expect(() => partsOf(readBer(from('04 01 01')))).toThrow(Malformed);
	});
});
