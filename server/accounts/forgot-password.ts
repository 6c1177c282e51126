import { and, eq, gt, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { passwordResets } from '#server/db/tables/accounts.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import { replacePassword } from './credentials.ts';
import { mailPasswordReset } from './password-reset-mail.ts';
import { hashPassword } from './passwords.ts';
import { findUser } from './queries.ts';

/** Password reset of console accounts (contract, section 2). */

/**
 * Enqueues the mail. The account is looked up by the worker, so that neither the answer nor its timing reveals whether
 * the e-mail is registered.
 */
export const requestPasswordReset = async (
	{ db, outbox, auditCounter }: Pick<Deps, 'db' | 'outbox' | 'auditCounter'>,
	{ email }: { email: string },
	call: CallContext,
): Promise<null> => {
	await auditCounter.count({ action: 'password_reset.requested', account: null, detail: { area: 'console' }, call });
	await enqueue(db, mailPasswordReset, { email, locale: call.locale });
	outbox.flush();
	return null;
};

/** Consumes a single-use link. Null if it is unknown, used or expired, or its account was deleted. */
const useLink = async (tx: Tx, tokenHash: string, now: Date): Promise<number | null> => {
	const [used] = await tx
		.update(passwordResets)
		.set({ usedAt: now })
		.where(
			and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)),
		)
		.returning({ userId: passwordResets.userId });
	const user = used && (await findUser(tx, used.userId));
	return user?.id ?? null;
};

/** Sets the password of the link's account. @throws 422 on `token` */
export const resetPasswordByToken = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ token, password }: { token: string; password: string },
	call: CallContext,
): Promise<null> => {
	const passwordHash = await hashPassword(password);
	return db.transaction(async (tx) => {
		const userId = await useLink(tx, hashToken(token), clock.now());
		if (userId === null) throw invalidField('token', 'accounts.resetLinkInvalid');
		await replacePassword(tx, clock, userId, passwordHash);
		await recordAudit(tx, { action: 'password_reset.done', actorId: userId, subject: 'user', subjectId: userId, call });
		return null;
	});
};
