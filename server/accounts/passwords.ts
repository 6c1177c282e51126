import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '#server/base/errors.ts';

/** argon2id with the parameters that OWASP recommends. Passwords are neither trimmed nor truncated. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MB and one of Node's four threads, which also read and write files. */
const MOST_AT_ONCE = 2;
/** One waits for about two seconds behind so many. */
const MOST_WAITING = 100;
const RETRY_SECONDS = 2;

const limited = pLimit(MOST_AT_ONCE);

/** @throws AppError 429 if too many wait already */
const inLine = async <T>(work: () => Promise<T>): Promise<T> => {
	if (limited.pendingCount >= MOST_WAITING) {
		throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: RETRY_SECONDS });
	}
	return limited(work);
};

export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password, OPTIONS));

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
	inLine(() => verify(passwordHash, password));

let dummyHash: Promise<string> | null = null;

/** Takes as long as `verifyPassword`, for unknown e-mails: no timing oracle. Always false. */
export const verifyDummyPassword = async (password: string): Promise<false> => {
	dummyHash ??= hash('no account has this password', OPTIONS);
	await verifyPassword(await dummyHash, password);
	return false;
};
