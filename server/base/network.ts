import { isIPv4, isIPv6 } from 'node:net';

/** Groups of addresses that one party controls: over IPv6, limits by single address are worthless. */

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address, without leading zeros. */
const prefix64 = (address: string): string => {
	const [head = '', tail] = address.replace(/%.*$/, '').split('::');
	const groups = head === '' ? [] : head.split(':');
	if (tail !== undefined) {
		const after = tail === '' ? [] : tail.split(':');
		// A last group such as 192.0.2.1 counts for two.
		const width = after.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
		groups.push(...Array<string>(Math.max(0, 8 - groups.length - width)).fill('0'), ...after);
	}
	const written = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
	return `${written.join(':')}::/64`;
};

const unmapped = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/** Key of limits by address: an IPv4 address, or the /64 of an IPv6 address. */
export const limitKeyOf = (address: string): string => {
	const plain = unmapped(address);
	return isIPv6(plain) ? prefix64(plain) : plain;
};

/** Network of a sign-in: the /24 of an IPv4 address, the /64 of an IPv6 address. */
export const networkOf = (address: string): string => {
	const plain = unmapped(address);
	if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
	return isIPv6(plain) ? prefix64(plain) : plain;
};
