import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's parameters. Passwords are taken exactly as typed, up to their last character. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
	verify(passwordHash, password);

let nobodysHash: Promise<string> | null = null;

/** Takes as long as verifying a password does, for an e-mail that nobody has. Always false. */
export const verifyNobody = async (password: string): Promise<false> => {
	nobodysHash ??= hashPassword('no account has this password');
	await verifyPassword(await nobodysHash, password);
	return false;
};
