import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '#server/base/errors.ts';

/** argon2id with the parameters recommended by OWASP. Passwords are neither trimmed nor truncated. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MB and one of Node's four threads, which also serve file I/O. */
const MOST_AT_ONCE = 2;
/** The last in the queue waits about two seconds. */
const MOST_WAITING = 100;
const RETRY_SECONDS = 2;

const limited = pLimit(MOST_AT_ONCE);

/** @throws AppError 429 if the queue is full */
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

/** Always false, but takes as long as `verifyPassword`. Used for unknown emails, to avoid a timing oracle. */
export const verifyDummyPassword = async (password: string): Promise<false> => {
	dummyHash ??= hash('no account has this password', OPTIONS);
	await verifyPassword(await dummyHash, password);
	return false;
};
