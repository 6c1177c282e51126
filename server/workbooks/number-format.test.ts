import { describe, expect, it } from 'vitest';
import { formatFor, formatOf, formatOfCode } from './number-format.ts';
import { numberText } from './number-text.ts';

const shown = (value: number, code: string, is1904 = false): string | number =>
	numberText(value, formatFor(value, formatOfCode(code)), is1904);

describe('a number', () => {
	it.each([
		['General', 1234.5],
		['#,##0', 1234.5],
		['0.00E+00', 1234.5],
		['General"円"', 1234.5],
		['[Red]#,##0"days"', 1234.5],
		['_-* #,##0_-;-* #,##0_-', 1234.5],
		['\\d\\a\\y 0', 1234.5],
		['[$¥-411]#,##0', 1234.5],
		['@', 1234.5],
		['# ?/?', 1234.5],
		['"'.repeat(200_000), 1234.5],
	])('is left a number by %s', (code, value) => {
		expect(shown(value, code)).toBe(value);
	});

	it('has as many digits as in Excel', () => {
		expect(shown(0.1 + 0.2, 'General')).toBe(0.3);
		expect(shown(123456789012345680, 'General')).toBe(123456789012346000);
	});

	it.each([
		[0.5, '0%', '50%'],
		[0.12345, '0.0%', '12.3%'],
		[0.01005, '0.00%', '1.01%'],
		[-0.125, '0%;[Red]-0%', '-13%'],
		[0.5, '0.0#%', '50.0%'],
		[0.5, '0.##%', '50%'],
		[0.5123, '0.##%', '51.23%'],
		[12.3, '#,##0%', '1230%'],
	])('%d as %s is %s', (value, code, text) => {
		expect(shown(value, code)).toBe(text);
	});
});

describe('a date', () => {
	it.each([
		[46348, 'yyyy/m/d', '2026-11-22'],
		[46348, 'yyyy"年"m"月"d"日"', '2026-11-22'],
		[46348, '[$-411]ggge"年"m"月"d"日"', '2026-11-22'],
		[46348, 'm/d', '2026-11-22'],
		[46348, '[$-411]aaaa', '2026-11-22'],
		[46348, 'yyyy/m', '2026-11'],
		[46348, 'mmm', '2026-11'],
		[46348, 'yyyy', '2026'],
		[46348.395833333336, 'yyyy/m/d h:mm', '2026-11-22 09:30'],
		[46348.39584490741, 'yyyy-mm-dd hh:mm:ss', '2026-11-22 09:30:01'],
		[46348.999999999, 'yyyy/m/d h:mm', '2026-11-23 00:00'],
		[0.395833333333333, 'h:mm AM/PM', '09:30'],
		[0.395833333333333, 'h"時"mm"分"', '09:30'],
		[1.5, '[h]:mm', '36:00'],
		[1.5, '[h]:mm:ss', '36:00:00'],
		[1, 'yyyy/m/d', '1900-01-01'],
		[0, 'yyyy/m/d', '1900-01-00'],
		[59, 'yyyy/m/d', '1900-02-28'],
		[60, 'yyyy/m/d', '1900-02-29'],
		[61, 'yyyy/m/d', '1900-03-01'],
		[2958465, 'yyyy/m/d', '9999-12-31'],
	])('%d as %s is %s', (value, code, text) => {
		expect(shown(value, code)).toBe(text);
	});

	it('counts from 1904 where the workbook does', () => {
		expect(shown(0, 'yyyy/m/d', true)).toBe('1904-01-01');
		expect(shown(46348 - 1462, 'yyyy/m/d', true)).toBe('2026-11-22');
	});

	it('is left a number where there is no such day', () => {
		expect([shown(-1, 'yyyy/m/d'), shown(2958466, 'yyyy/m/d')]).toEqual([-1, 2958466]);
	});

	it.each([
		...[14, 15, 16, 27, 28, 29, 30, 31, 35, 36, 50, 51, 53, 54, 56, 57, 58].map((id) => [id, '2026-11-22'] as const),
		...[17, 34, 52, 55].map((id) => [id, '2026-11'] as const),
		...[18, 20, 32].map((id) => [id, '12:30'] as const),
		...[19, 21, 33].map((id) => [id, '12:30:00'] as const),
		[22, '2026-11-22 12:30'] as const,
		[46, '1112364:30:00'] as const,
		[0, 46348.5208333333] as const,
		[4, 46348.5208333333] as const,
	])('has a format that files name by number, as in Japanese Excel: %d', (id, text) => {
		const value = 46348.520833333336;
		expect(numberText(value, formatFor(value, formatOf(id, new Map())), false)).toBe(text);
		expect(numberText(value, formatFor(value, formatOf(id, new Map([[id, '0%']]))), false)).toBe('4634852%');
	});

	it.each([
		'0.00 "kg"',
		'0\\d',
		'0" d"',
		'#,##0 "days"',
		'0.0 kg',
		'0 Std.',
		'G/標準',
		'Standard',
		'0 "Stk."',
		'[$USD-409] 0',
	])('is none by letters beside digits: %s', (code) => {
		expect(shown(3.5, code)).toBe(3.5);
	});
});

describe('a code of digits', () => {
	it.each([
		[123, '00000', '00123'],
		[1000001, '000-0000', '100-0001'],
		[312345678, '00-0000-0000', '03-1234-5678'],
		[123456, '000', '123456'],
		[7, '"No."000', 'No.007'],
		[7, '000"号"', '007号'],
		[-7, '000', '-007'],
		[12.6, '000', '013'],
		[1234567, '###-####', '123-4567'],
		[100, '[<=999]000;[<=9999]000-00;000-0000', '100'],
		[10012, '[<=999]000;[<=99999]000-00;000-0000', '100-12'],
		[1000123, '[<=999]000;[<=9999]000-00;000-0000', '100-0123'],
		[312345678, '[<=99999999]####-####;(00) ####-####', '(03) 1234-5678'],
	])('%d as %s is %s', (value, code, text) => {
		expect(shown(value, code)).toBe(text);
	});
});

describe('a format that shows nothing', () => {
	it('hides numbers and texts, or one of them', () => {
		expect([5, -5, 0].map((value) => shown(value, ';;;'))).toEqual(['', '', '']);
		expect([5, -5, 0].map((value) => shown(value, '0;-0;;@'))).toEqual([5, -5, '']);
		expect([';;;', '0;-0;0;', '0;-0;;@', ';;', '@', 'yyyy/m/d;@'].map((code) => formatOfCode(code).hidesText)).toEqual([
			true,
			true,
			false,
			false,
			false,
			false,
		]);
		expect(shown(46348, 'yyyy/m/d;@')).toBe('2026-11-22');
	});
});
