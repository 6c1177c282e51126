import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Tx } from '#server/db/client.ts';
import { passwordResets, users } from '#server/db/tables/accounts.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { mailPasswordChanged } from './password-changed-mail.ts';

/**
 * Sets a password, and invalidates the user's sessions and reset links. The user is told by mail, in the language of
 * the call; the caller flushes the outbox after the commit. It is no save of the form (`updated_at`).
 */
export const replacePassword = async (
	tx: Tx,
	clock: Clock,
	userId: number,
	passwordHash: string,
	locale: Locale,
): Promise<void> => {
	const now = clock.now();
	const [user] = await tx
		.update(users)
		.set({ passwordHash })
		.where(eq(users.id, userId))
		.returning({ email: users.email });
	await tx
		.update(passwordResets)
		.set({ usedAt: now })
		.where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
	await endSessionsOf(tx, userId);
	if (user)
		await enqueue(tx, mailPasswordChanged, { user_id: userId, email: user.email, at: now.toISOString(), locale });
};

/** Soft-deletes an account: its name stays in the history, its e-mail can be used again, its sessions end. */
export const deactivate = async (tx: Tx, clock: Clock, userId: number): Promise<void> => {
	const now = clock.now();
	await tx.update(users).set({ deactivatedAt: now, updatedAt: now }).where(eq(users.id, userId));
	await endSessionsOf(tx, userId);
};
