import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP recommends. Passwords are neither trimmed nor truncated. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
	verify(passwordHash, password);

let dummyHash: Promise<string> | null = null;

/** Takes as long as `verifyPassword`, for unknown e-mails: no timing oracle. Always false. */
export const verifyDummyPassword = async (password: string): Promise<false> => {
	dummyHash ??= hashPassword('no account has this password');
	await verifyPassword(await dummyHash, password);
	return false;
};
