import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { weaknessOf } from './secret-strength.ts';

test.each([
	['', /fewer than 32/],
	[' '.repeat(40), /fewer than 32/],
	[randomBytes(15).toString('hex'), /fewer than 32/],
	['x'.repeat(64), /repeats/],
	['ab'.repeat(32), /repeats/],
	['8f3k'.repeat(12), /repeats/],
	['0123456789abcdef0123456789abcdef', /repeats/],
	['abcdefghijklmnopqrstuvwxyz0123456789', /order/],
	['0123456789:;<=>?@ABCDEFGHIJKLMNOPQ', /order/],
	['please-change-me-before-you-go-to-production', /contains “change-me”/],
	['CHANGEME_7f0c1e5b2a9d4c3388aa01bc', /contains “CHANGEME”/],
	['my super long Password for kyosei 2026', /contains “Password”/],
	['a secret for tests that is long enough', /contains “secret”/],
	['kyosei-default-key-of-the-installation', /contains “default”/],
])('"%s" is refused', (secret, reason) => {
	expect(weaknessOf(secret)).toMatch(reason);
});

test('random secrets are accepted, in every usual notation', () => {
	for (let round = 0; round < 1_000; round++) {
		for (const secret of [
			randomBytes(16).toString('hex'),
			randomBytes(24).toString('base64'),
			randomBytes(48).toString('base64url'),
		])
			expect([secret, weaknessOf(secret)]).toEqual([secret, null]);
	}
});
