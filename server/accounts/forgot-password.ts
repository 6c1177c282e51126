import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext } from '#server/base/actor.ts';
import { linkOrigin } from '#server/base/config.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { passwordResets } from '#server/db/tables/accounts.ts';
import { jobs, type PayloadOf } from '#server/jobs/definition.ts';
import { promiseJob } from '#server/jobs/outbox.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import { serverText } from '#shared/i18n/server/texts.ts';
import { replacePassword } from './credentials.ts';
import { hashPassword } from './passwords.ts';
import { findUser, findUserByEmail } from './queries.ts';

/** Forgotten passwords of the console (contract, section 2). */

const LINK_LIFETIME_MS = 60 * 60 * 1000;

/**
 * Promises the mail. Whether anybody has that e-mail is looked up by the worker: here the same work is done for every
 * e-mail, so neither the answer nor its time tells.
 */
export const requestPasswordReset = async (
	{ db, outbox }: Pick<Deps, 'db' | 'outbox'>,
	email: string,
	call: CallContext,
): Promise<null> => {
	await db.transaction(async (tx) => {
		await promiseJob(tx, jobs.mailPasswordReset, { email, locale: call.locale });
		await recordAudit(tx, { action: 'password_reset.requested', detail: { area: 'console' }, call });
	});
	outbox.poke();
	return null;
};

/** Makes a link and the mail that carries it; only the link's hash is stored. Null where nobody has the e-mail. */
export const composePasswordResetMail = async (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
	{ email, locale }: PayloadOf<typeof jobs.mailPasswordReset>,
): Promise<{ to: string; subject: string; text: string } | null> => {
	const user = await findUserByEmail(db, 'console', email);
	if (!user) return null;
	const token = randomBytes(32).toString('base64url');
	const now = clock.now();
	await db.transaction(async (tx) => {
		await tx.delete(passwordResets).where(and(eq(passwordResets.userId, user.id), lt(passwordResets.expiresAt, now)));
		await tx.insert(passwordResets).values({
			tokenHash: hashToken(token),
			userId: user.id,
			expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
			createdAt: now,
		});
		await recordAudit(tx, { action: 'password_reset.link_made', subject: 'user', subjectId: user.id });
	});
	const link = `${linkOrigin(config)}/console/reset-password?token=${token}`;
	return {
		to: user.email,
		subject: serverText(locale, 'accounts.resetMailSubject'),
		text: serverText(locale, 'accounts.resetMailBody', { name: user.name, link }),
	};
};

/** Uses a link up, once. Null where it is unknown, used or over, or where its account is gone. */
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

/** Sets the password of the account that the link was mailed to. @throws 422 on `token` */
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
