import { describe, expect, it } from 'vitest';
import { formatOf, formatOfCode } from './number-format.ts';
import { numberText } from './number-text.ts';

const shown = (value: number, code: string, is1904 = false): string | number =>
	numberText(value, formatOfCode(code), is1904);

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

	it('has a format of its own or one that files name by number', () => {
		expect(formatOf(14, new Map())).toEqual({ kind: 'date', date: 'day', time: null });
		expect(formatOf(57, new Map())).toEqual({ kind: 'date', date: 'day', time: null });
		expect(formatOf(22, new Map())).toEqual({ kind: 'date', date: 'day', time: 'minutes' });
		expect(formatOf(46, new Map())).toEqual({ kind: 'elapsed', hasSeconds: true });
		expect(formatOf(10, new Map())).toEqual({ kind: 'percent', decimals: 2, shown: 2 });
		expect(formatOf(4, new Map())).toEqual({ kind: 'number' });
		expect(formatOf(14, new Map([[14, '0.0%']]))).toMatchObject({ kind: 'percent' });
	});
});
