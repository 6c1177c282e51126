import { describe, expect, it } from 'vitest';
import { isOurOrigin, relyingPartyId, whyNoPasskeys } from './relying-party.ts';

const PUBLIC = { publicUrl: 'https://kyosei.example.com' };
const LOCAL = { publicUrl: null };

describe('behind a PUBLIC_URL', () => {
	it('passkeys are for its host, on its origin alone', () => {
		expect(relyingPartyId(PUBLIC)).toBe('kyosei.example.com');
		expect(isOurOrigin(PUBLIC, 'https://kyosei.example.com')).toBe(true);
		for (const origin of [
			'http://kyosei.example.com',
			'https://kyosei.example.com:8443',
			'https://www.kyosei.example.com',
			'https://kyosei.example.com.evil.example',
			'http://localhost:3000',
			'null',
		]) {
			expect([origin, isOurOrigin(PUBLIC, origin)]).toEqual([origin, false]);
		}
	});

	it('they are offered whatever host the proxy names', () => {
		expect(whyNoPasskeys(PUBLIC, { host: '10.0.0.7' })).toBeNull();
		expect(whyNoPasskeys(PUBLIC, {})).toBeNull();
	});

	it.each(['http://192.0.2.1:3000', 'https://[2001:db8::1]'])('that is an address, %s, they are not', (publicUrl) => {
		expect(whyNoPasskeys({ publicUrl }, { host: 'kyosei.example.com' })).toBe('ip_address');
	});
});

describe('without a PUBLIC_URL', () => {
	it('passkeys are for localhost, on any port', () => {
		expect(relyingPartyId(LOCAL)).toBe('localhost');
		expect(isOurOrigin(LOCAL, 'http://localhost:3000')).toBe(true);
		for (const origin of [
			'http://127.0.0.1:3000',
			'http://localhost.evil.example',
			'https://evil.example',
			'null',
			'',
		]) {
			expect([origin, isOurOrigin(LOCAL, origin)]).toEqual([origin, false]);
		}
	});

	it.each([
		['localhost', null],
		['127.0.0.1', 'ip_address'],
		['[::1]', 'ip_address'],
		['::1', 'ip_address'],
		['kyosei.local', 'other_host'],
	] as const)('somebody at %s is told: %s', (host, why) => {
		expect(whyNoPasskeys(LOCAL, { host })).toBe(why);
	});
});
