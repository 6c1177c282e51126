import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

describe('the address of a call', () => {
	it.each([
		['/app/certificate', {}, '/api/app/certificate'],
		['/papers/:id/file', { id: 7 }, '/api/papers/7/file'],
		['/papers/:id/file', { id: 'a/b?c', lang: 'ja' }, '/api/papers/a%2Fb%3Fc/file?lang=ja'],
		[
			'/companies',
			{ name: '株式会社 A&B', page: 2, status: undefined },
			'/api/companies?name=%E6%A0%AA%E5%BC%8F%E4%BC%9A%E7%A4%BE+A%26B&page=2',
		],
	])('%s with %j', (path, input, address) => {
		expect(addressOf(path, input)).toBe(address);
	});
});
