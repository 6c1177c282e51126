import { expect, it } from 'vitest';
import { isLocalAddress } from './local-address.ts';

it.each([
	['http://localhost:3000/photo', true],
	['http://demo.localhost/photo', true],
	['http://127.0.0.1:3000/photo', true],
	['http://[::1]:3000/photo', true],
	['http://192.168.0.5:3000/photo', false],
	['https://localhost.example.com/photo', false],
])('%s leads to the computer itself: %s', (address, isLocal) => {
	expect(isLocalAddress(address)).toBe(isLocal);
});
