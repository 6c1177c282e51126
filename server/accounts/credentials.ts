import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Tx } from '#server/db/client.ts';
import { passwordResets, users } from '#server/db/tables/accounts.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';

/** Sets a password, and invalidates the user's sessions and reset links. It is no save of the form (`updated_at`). */
export const replacePassword = async (tx: Tx, clock: Clock, userId: number, passwordHash: string): Promise<void> => {
	const now = clock.now();
	await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
	await tx
		.update(passwordResets)
		.set({ usedAt: now })
		.where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
	await endSessionsOf(tx, userId);
};

/** Soft-deletes an account: its name stays in the history, its e-mail can be used again, its sessions end. */
export const deactivate = async (tx: Tx, clock: Clock, userId: number): Promise<void> => {
	const now = clock.now();
	await tx.update(users).set({ deactivatedAt: now, updatedAt: now }).where(eq(users.id, userId));
	await endSessionsOf(tx, userId);
};
