import { describe, expect, it } from 'vitest';
import { clockText, photoAddress } from './address.ts';

describe('the address in a QR code', () => {
	it('is that of PUBLIC_URL, else that of the browser, with the token in the fragment', () => {
		expect(photoAddress({ origin: 'https://kyosei.example.com', token: 'abc' }, 'http://localhost:3000')).toBe(
			'https://kyosei.example.com/photo#abc',
		);
		expect(photoAddress({ origin: null, token: 'abc' }, 'http://192.168.0.5:3000')).toBe(
			'http://192.168.0.5:3000/photo#abc',
		);
	});
});

it.each([
	[900, '15:00'],
	[65, '1:05'],
	[0, '0:00'],
])('%d seconds are %s', (seconds, text) => {
	expect(clockText(seconds)).toBe(text);
});
