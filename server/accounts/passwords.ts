import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '#server/base/errors.ts';
import { foldPassword, passwordForms } from '#shared/folded-password.ts';

/**
 * argon2id with the parameters recommended by OWASP. Passwords are hashed folded, and neither trimmed nor truncated. Hashes
 * of former versions are of the password as typed.
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MB and one of Node's four threads, which also serve file I/O. */
const MOST_AT_ONCE = 2;
/** The last in the queue waits about two seconds, or twice that if folding changes all these passwords. */
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

export const hashPassword = (password: string): Promise<string> => inLine(() => hash(foldPassword(password), OPTIONS));

type Verified = {
	matches: boolean;
	/** Of a former version: the hash is of the password as typed, which folding changes. */
	isOutdated: boolean;
};

/** Verifies every form of the password, whether or not the first one matches. */
const verifyForms = (passwordHash: string, password: string): Promise<Verified> =>
	inLine(async () => {
		const [folded, typed] = passwordForms(password);
		const matchesFolded = await verify(passwordHash, folded);
		const matchesTyped = typed !== undefined && (await verify(passwordHash, typed));
		return { matches: matchesFolded || matchesTyped, isOutdated: matchesTyped };
	});

export const verifyPassword = async (passwordHash: string, password: string): Promise<boolean> =>
	(await verifyForms(passwordHash, password)).matches;

let dummyHash: Promise<string> | null = null;

/** Never matches, but takes as many verifications as a stored hash, so that the time does not tell who has an account. */
const verifyDummy = async (password: string): Promise<void> => {
	dummyHash ??= hash('no account has this password', OPTIONS);
	await verifyForms(await dummyHash, password);
};

/**
 * Verifies the password of a sign-in; null stands for an unknown account. `renewed` is the hash that should replace one of a
 * former version.
 */
export const verifySignIn = async (
	passwordHash: string | null,
	password: string,
): Promise<{ matches: boolean; renewed: string | null }> => {
	if (passwordHash === null) {
		await verifyDummy(password);
		return { matches: false, renewed: null };
	}
	const { matches, isOutdated } = await verifyForms(passwordHash, password);
	return { matches, renewed: isOutdated ? await hashPassword(password) : null };
};
