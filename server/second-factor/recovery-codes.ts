import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Tx } from '#server/db/client.ts';
import { recoveryCodes } from '#server/db/tables/second-factor.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import { RECOVERY_CODES } from '#shared/accounts/second-factor.ts';

/** Recovery codes, each usable once in place of a lost device. */

/** Crockford's base32: without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BYTES = 15;
const GROUP = /.{4}(?=.)/g;

/** 120 bits in six groups of four characters: enough entropy to store a fast hash. */
const newCode = (): string => {
	const bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
	const characters = Array.from(
		{ length: (BYTES * 8) / 5 },
		(_, at) => ALPHABET[Number((bits >> BigInt(at * 5)) & 31n)],
	);
	return characters.join('').replaceAll(GROUP, '$&-');
};

/** Normalizes a typed code: without dashes and spaces, in capitals, misread letters corrected. */
export const plainCode = (typed: string): string =>
	typed
		.normalize('NFKC')
		.toUpperCase()
		.replaceAll(/[^0-9A-Z]/g, '')
		.replaceAll('O', '0')
		.replaceAll(/[IL]/g, '1');

const hashCode = (typed: string): string => hashToken(plainCode(typed));

/** Replaces all codes of a user by new ones and returns them; only their hashes are stored. */
export const replaceRecoveryCodes = async (tx: Tx, clock: Clock, userId: number): Promise<string[]> => {
	const codes = Array.from({ length: RECOVERY_CODES }, newCode);
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	const createdAt = clock.now();
	await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashCode(code), createdAt })));
	return codes;
};

/** Consumes a code. False if it is unknown or used. */
export const acceptRecoveryCode = async (tx: Tx, userId: number, typed: string): Promise<boolean> => {
	const used = await tx
		.delete(recoveryCodes)
		.where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashCode(typed))))
		.returning({ userId: recoveryCodes.userId });
	return used.length > 0;
};
