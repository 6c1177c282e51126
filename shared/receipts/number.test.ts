import { describe, expect, it } from 'vitest';
import { receiptNumber, typedReceiptNumber } from './number.ts';

describe('a receipt number', () => {
	it.each([
		[2026, 9, 'K-2026-0009'],
		[2027, 12345, 'K-2027-12345'],
	])('of %i, the %i', (year, running, number) => {
		expect(receiptNumber(year, running)).toBe(number);
	});

	it.each(['K-2026-0009', 'k-2026-9', ' Ｋ－２０２６－０００９ ', 'Kー2026ー0009', 'K 2026 0009', 'K2026-0009'])(
		'is read from %s',
		(typed) => {
			expect(typedReceiptNumber(typed)).toBe('K-2026-0009');
		},
	);

	it.each(['', '9', '2026-0009', 'K-26-9', 'K-2026', 'KK-2026-0009', '株式会社K-2026-0009'])('is not %s', (typed) => {
		expect(typedReceiptNumber(typed)).toBeNull();
	});
});
