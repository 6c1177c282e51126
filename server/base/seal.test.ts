import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of an installation', 'totp');

it('a text opens with the secret, the purpose and the owner with which it was sealed', () => {
	const sealed = seal.seal('JBSWY3DPEHPK3PXP', 'user 7');
	expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
	expect(seal.open(sealed, 'user 7')).toBe('JBSWY3DPEHPK3PXP');
	expect(seal.open(sealed, 'user 8')).toBeNull();
	expect(createSeal('another secret', 'totp').open(sealed, 'user 7')).toBeNull();
	expect(createSeal('a secret of an installation', 'other').open(sealed, 'user 7')).toBeNull();
});

it('the same text is sealed differently each time', () => {
	expect(seal.seal('x', 'user 7')).not.toBe(seal.seal('x', 'user 7'));
});

it.each(['', 'v1', 'v1.', 'v1.AAAA', 'v2.AAAA', 'no seal at all'])('%j does not open', (sealed) => {
	expect(seal.open(sealed, 'user 7')).toBeNull();
});

it('a changed byte does not open', () => {
	const sealed = seal.seal('JBSWY3DPEHPK3PXP', 'user 7');
	const bytes = Buffer.from(sealed.slice(3), 'base64url');
	for (const at of [0, 12, bytes.length - 1]) {
		const changed = Buffer.from(bytes);
		changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
		expect(seal.open(`v1.${changed.toString('base64url')}`, 'user 7')).toBeNull();
	}
});
