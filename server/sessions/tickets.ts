import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { hashToken, LIFETIME_MS } from './sessions.ts';

/** Tickets (sessions that can only set up a second factor), and upgrading sessions. */

type Own = Pick<typeof sessions.$inferSelect, 'createdAt' | 'expiresAt'>;

const LIFE = { createdAt: sessions.createdAt, expiresAt: sessions.expiresAt };

/** Only tickets are shorter than a session. */
const isShort = ({ createdAt, expiresAt }: Own): boolean => expiresAt.getTime() - createdAt.getTime() < LIFETIME_MS;

export const isTicket = async (executor: Executor, token: string): Promise<boolean> => {
	const [own] = await executor
		.select(LIFE)
		.from(sessions)
		.where(eq(sessions.id, hashToken(token)));
	return own !== undefined && isShort(own);
};

/** Locks the session of a call and returns whether it is a ticket. @throws 401 if it ended since the call began */
export const lockSession = async (tx: Tx, token: string): Promise<{ isTicket: boolean }> => {
	const [own] = await tx
		.select(LIFE)
		.from(sessions)
		.where(eq(sessions.id, hashToken(token)))
		.for('update');
	if (!own) throw new AppError('common.unauthenticated', { status: 401 });
	return { isTicket: isShort(own) };
};

export const endSession = async (tx: Tx, token: string): Promise<void> => {
	await tx.delete(sessions).where(eq(sessions.id, hashToken(token)));
};

/** Marks a session as having passed a second factor. */
export const passSecondFactor = async (tx: Tx, token: string): Promise<void> => {
	await tx
		.update(sessions)
		.set({ isSecondFactorPassed: true })
		.where(eq(sessions.id, hashToken(token)));
};

/** Ends the user's other sessions that passed no second factor. */
export const endUnpassed = async (tx: Tx, userId: number, token: string): Promise<void> => {
	const isOther = ne(sessions.id, hashToken(token));
	await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.isSecondFactorPassed, false), isOther));
};
