import { describe, expect, it } from 'vitest';
import { newSecret, stepOf, uriOf } from './totp.ts';

/** The secret of RFC 6238, appendix B: '12345678901234567890'. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Last six digits of the table there. */
const VECTORS = [
	[59, '287082'],
	[1111111109, '081804'],
	[1111111111, '050471'],
	[1234567890, '005924'],
	[2000000000, '279037'],
	[20000000000, '353130'],
] as const;

const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a code', () => {
	it.each(VECTORS)('at %d seconds is %s', (seconds, code) => {
		expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
	});

	it('is of its step, one step early and one late, and no longer', () => {
		const [seconds, code] = VECTORS[3];
		const step = Math.floor(seconds / 30);
		const start = step * 30;
		for (const moment of [start - 30, start - 1, start, start + 29, start + 59]) {
			expect([moment - start, stepOf(SECRET, code, at(moment))]).toEqual([moment - start, step]);
		}
		for (const moment of [start - 31, start + 60]) expect(stepOf(SECRET, code, at(moment))).toBeNull();
	});

	it('may be typed with a space, and in full width', () => {
		for (const typed of ['005 924', ' 005924 ', '００５９２４', '００５　９２４']) {
			expect([typed, stepOf(SECRET, typed, at(1234567890))]).toEqual([typed, 41152263]);
		}
	});

	it.each(['', '5924', '0059240', '00592a', '-05924', '+05924', '5924.0'])('is none: %j', (typed) => {
		expect(stepOf(SECRET, typed, at(1234567890))).toBeNull();
	});
});

it('secrets have 160 bits, and differ', () => {
	const secrets = Array.from({ length: 20 }, newSecret);
	expect(new Set(secrets).size).toBe(20);
	for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

it('the content of the QR code is what authenticator apps read', () => {
	const uri = new URL(uriOf(SECRET, 'taro+1@example.com'));
	expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
	expect(decodeURIComponent(uri.pathname)).toBe('/Kyosei:taro+1@example.com');
	expect(Object.fromEntries(uri.searchParams)).toEqual({
		issuer: 'Kyosei',
		secret: SECRET,
		algorithm: 'SHA1',
		digits: '6',
		period: '30',
	});
});
