import { describe, expect, it } from 'vitest';
import { limitKeyOf, networkOf } from './network.ts';

describe('what a limit by address counts', () => {
	it.each([
		['203.0.113.9', '203.0.113.9'],
		['::ffff:203.0.113.9', '203.0.113.9'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
		['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
		['2001:db8::1', '2001:db8:0:0::/64'],
		['2001:db8:1:2:ffff::192.0.2.1', '2001:db8:1:2::/64'],
		['::1', '0:0:0:0::/64'],
		['::', '0:0:0:0::/64'],
		['fe80::1%eth0', 'fe80:0:0:0::/64'],
		['unknown', 'unknown'],
	])('of %s is %s', (address, key) => {
		expect(limitKeyOf(address)).toBe(key);
	});

	it('is one for two addresses of a /64, and differs between two /64s', () => {
		expect(limitKeyOf('2001:db8:1:2::1')).toBe(limitKeyOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
		expect(limitKeyOf('2001:db8:1:2::1')).not.toBe(limitKeyOf('2001:db8:1:3::1'));
	});
});

describe('the network of a sign-in', () => {
	it.each([
		['203.0.113.9', '203.0.113.0/24'],
		['::ffff:203.0.113.9', '203.0.113.0/24'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	])('of %s is %s', (address, network) => {
		expect(networkOf(address)).toBe(network);
	});
});
