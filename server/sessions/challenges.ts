import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Db, Executor } from '#server/db/client.ts';
import { challenges } from '#server/db/tables/second-factor.ts';
import { CHALLENGE_MINUTES } from '#shared/accounts/challenge.ts';
import { CHALLENGE_TRIES } from '#shared/accounts/second-factor.ts';
import { hashToken } from './sessions.ts';

/** Pending challenges of sign-ins and passkey registrations. */

const LIFETIME_MS = CHALLENGE_MINUTES * 60_000;

export type Challenge = typeof challenges.$inferSelect;

type Asked = Pick<Challenge, 'purpose' | 'area' | 'userId' | 'address' | 'passkeyChallenge'>;

/** Stores a challenge and returns its token of 256 random bits; only the hash is stored. */
export const openChallenge = async (executor: Executor, clock: Clock, asked: Asked): Promise<string> => {
	const token = randomBytes(32).toString('base64url');
	const now = clock.now();
	await executor.insert(challenges).values({
		...asked,
		tokenHash: hashToken(token),
		expiresAt: new Date(now.getTime() + LIFETIME_MS),
		createdAt: now,
	});
	return token;
};

/** Must match the stored challenge. */
export type Answering = Pick<Challenge, 'purpose' | 'area' | 'address'> & { token: string };

/** Neither expired nor exhausted, with matching purpose, area and address. */
const isOpen = ({ token, purpose, area, address }: Answering, now: Date): SQL | undefined =>
	and(
		eq(challenges.tokenHash, hashToken(token)),
		eq(challenges.purpose, purpose),
		eq(challenges.area, area),
		eq(challenges.address, address),
		gt(challenges.expiresAt, now),
		lt(challenges.tries, CHALLENGE_TRIES),
	);

export const findChallenge = async (
	executor: Executor,
	clock: Clock,
	answering: Answering,
): Promise<Challenge | null> => {
	const [challenge] = await executor.select().from(challenges).where(isOpen(answering, clock.now()));
	return challenge ?? null;
};

/** Counts an attempt and locks the challenge. False if it is no longer open. */
export const countTry = async (executor: Executor, clock: Clock, answering: Answering): Promise<boolean> => {
	const counted = await executor
		.update(challenges)
		.set({ tries: sql`${challenges.tries} + 1` })
		.where(isOpen(answering, clock.now()))
		.returning({ tries: challenges.tries });
	return counted.length > 0;
};

/** Deletes and returns a challenge, so that it cannot be used again; null if it is no longer open. */
export const takeChallenge = async (
	executor: Executor,
	clock: Clock,
	answering: Answering,
): Promise<Challenge | null> => {
	const [challenge] = await executor.delete(challenges).where(isOpen(answering, clock.now())).returning();
	return challenge ?? null;
};

/** Deletes a solved challenge. */
export const closeChallenge = async (executor: Executor, token: string): Promise<void> => {
	await executor.delete(challenges).where(eq(challenges.tokenHash, hashToken(token)));
};

export const forgetChallenges = async (db: Db, clock: Clock): Promise<void> => {
	await db.delete(challenges).where(lte(challenges.expiresAt, clock.now()));
};
