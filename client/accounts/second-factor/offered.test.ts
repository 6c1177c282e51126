import { expect, it } from 'vitest';
import { isIpAddress } from './offered.ts';

it.each(['127.0.0.1', '192.168.0.12', '[::1]', '[2001:db8::1]'])('%s is an IP address', (host) => {
	expect(isIpAddress(host)).toBe(true);
});

it.each(['localhost', 'kyosei.example.com', '1.2.3.4.example.com', '127.0.0.1.nip.io'])('%s is a name', (host) => {
	expect(isIpAddress(host)).toBe(false);
});
