import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Tx } from '#server/db/client.ts';
import { passwordResets, users } from '#server/db/tables/accounts.ts';
import { announce } from '#server/notify/announce.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';

/** Makes links for a forgotten password useless, also those that were mailed. */
export const voidResetLinks = async (tx: Tx, userId: number, now: Date): Promise<void> => {
	await tx
		.update(passwordResets)
		.set({ usedAt: now })
		.where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
};

/**
 * Sets a password, and invalidates the user's sessions and reset links. The user is told at the e-mail that the account has
 * now. It is no save of the form (`updated_at`).
 */
export const replacePassword = async (tx: Tx, clock: Clock, userId: number, passwordHash: string): Promise<void> => {
	const now = clock.now();
	const [user] = await tx
		.update(users)
		.set({ passwordHash })
		.where(eq(users.id, userId))
		.returning({ email: users.email });
	await voidResetLinks(tx, userId, now);
	await endSessionsOf(tx, userId);
	if (user) await announce(tx, 'password_changed', now, { user_id: userId, email: user.email });
};

/** Soft-deletes an account: its name stays in the history, its e-mail can be used again, its sessions end. */
export const deactivate = async (tx: Tx, clock: Clock, userId: number): Promise<void> => {
	const now = clock.now();
	await tx.update(users).set({ deactivatedAt: now, updatedAt: now }).where(eq(users.id, userId));
	await endSessionsOf(tx, userId);
};
