import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Db, Executor } from '#server/db/client.ts';
import { challenges } from '#server/db/tables/second-factor.ts';
import { CHALLENGE_MINUTES, CHALLENGE_TRIES } from '#shared/accounts/second-factor.ts';
import { hashToken } from './sessions.ts';

/** What was asked of somebody who signs in or adds a passkey, until it is answered. */

const LIFETIME_MS = CHALLENGE_MINUTES * 60_000;

export type Challenge = typeof challenges.$inferSelect;

type Asked = Pick<Challenge, 'purpose' | 'area' | 'userId' | 'address' | 'passkeyChallenge'>;

/** Stores what was asked. Returns the token of 256 random bits with which it is answered; only its hash is stored. */
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

/** Who answers, and for what. */
export type Answering = Pick<Challenge, 'purpose' | 'area' | 'address'> & { token: string };

/** Neither late nor used up, and asked for the same purpose, in the same area, from the same address. */
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

/** Counts a try, and locks the challenge. False if it is not open any more. */
export const countTry = async (executor: Executor, clock: Clock, answering: Answering): Promise<boolean> => {
	const counted = await executor
		.update(challenges)
		.set({ tries: sql`${challenges.tries} + 1` })
		.where(isOpen(answering, clock.now()))
		.returning({ tries: challenges.tries });
	return counted.length > 0;
};

/** Takes a challenge out of the store, so that nobody answers it again; null if it is not open any more. */
export const takeChallenge = async (
	executor: Executor,
	clock: Clock,
	answering: Answering,
): Promise<Challenge | null> => {
	const [challenge] = await executor.delete(challenges).where(isOpen(answering, clock.now())).returning();
	return challenge ?? null;
};

/** Removes one that was answered. */
export const closeChallenge = async (executor: Executor, token: string): Promise<void> => {
	await executor.delete(challenges).where(eq(challenges.tokenHash, hashToken(token)));
};

/** Deletes those that can no longer be answered. */
export const forgetChallenges = async (db: Db, clock: Clock): Promise<void> => {
	await db.delete(challenges).where(lte(challenges.expiresAt, clock.now()));
};
