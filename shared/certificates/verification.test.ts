import { expect, it } from 'vitest';
import { verification } from './verification.ts';

const found = {
	code: 'ABCD-EFGH-JKLM-N',
	company_name: '株式会社あずま',
	company_address: '東京都千代田区',
	registration_number: '09-0001',
	stars: 3,
	score: 650,
	max_score: 700,
	grade: 'S',
	issued_at: '2026-04-01',
	reissued_on: null,
	valid_until: '2027-03-31',
	issuer: { organization: '一般社団法人あかり', signatory: { title: '代表理事', name: '佐伯 陽子' } },
	state: 'valid',
	withdrawn_on: null,
	files: [{ locale: 'ja', sha256: '00' }],
	coded_on: null,
};

it('tells the public what is on the certificate, its state and its files, and nothing more', () => {
	const more = { issued_by: { id: 1, name: '山田' }, withdrawal_reason: '虚偽', expires_at: '2027-04-01' };
	expect(verification.parse({ ...found, ...more })).toEqual(found);
});

it.each([
	{ stars: 4 },
	{ stars: -1 },
	{ grade: 'E' },
	{ state: 'cancelled' },
	{ files: [{ locale: 'fr', sha256: '00' }] },
])('has no %j', (wrong) => {
	expect(verification.safeParse({ ...found, ...wrong }).success).toBe(false);
});
