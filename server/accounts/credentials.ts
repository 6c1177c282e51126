import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { passwordResets, users } from '#server/db/tables/accounts.ts';
import { announce } from '#server/notify/announce.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';

/** Voids unused password reset links. */
export const voidResetLinks = async (tx: Tx, userId: number, now: Date): Promise<void> => {
	await tx
		.update(passwordResets)
		.set({ usedAt: now })
		.where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
};

/** Replaces a hash by another one of the same password, if it is still the one that was verified. Sessions stay. */
export const renewPasswordHash = async (
	executor: Executor,
	{ id, passwordHash }: { id: number; passwordHash: string },
	renewed: string,
): Promise<boolean> => {
	const updated = await executor
		.update(users)
		.set({ passwordHash: renewed })
		.where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
		.returning({ id: users.id });
	return updated.length > 0;
};

/**
 * Sets a password, ends the user's sessions, voids reset links and mails a notification to the current email address.
 * Leaves `updated_at` and `version` alone.
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

/** Soft-deletes an account: the name stays in the history, the email becomes free, all sessions end. */
export const deactivate = async (tx: Tx, clock: Clock, userId: number): Promise<void> => {
	const now = clock.now();
	await tx.update(users).set({ deactivatedAt: now, updatedAt: now }).where(eq(users.id, userId));
	await endSessionsOf(tx, userId);
};
