import { expect, it } from 'vitest';
import { readCompanyKey } from './company-key.ts';

it.each([
	['09-000123', { by: 'registrationNumber', value: '09-000123' }],
	['０９－０００１２３', { by: 'registrationNumber', value: '09-000123' }],
	['1234567890123', { by: 'corporateNumber', value: '1234567890123' }],
	['T1234567890123', { by: 'corporateNumber', value: '1234567890123' }],
	['1-2345-6789-0123', { by: 'corporateNumber', value: '1234567890123' }],
	['見本食品株式会社', { by: 'name', value: '見本食品' }],
	['㈱ミホン 食品', { by: 'name', value: 'みほん食品' }],
	['株式会社', null],
	['  ', null],
])('%j names a company by %j', (typed, key) => {
	expect(readCompanyKey(typed)).toEqual(key);
});
