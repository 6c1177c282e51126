import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '#server/audit/record.ts';
import { linkOrigin } from '#server/base/config.ts';
import type { Deps, Mail, WorkerDeps } from '#server/calls/deps.ts';
import { passwordResets } from '#server/db/tables/accounts.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import { serverText } from '#shared/i18n/server/texts.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { findUserByEmail, lockUser } from './queries.ts';
import { signedText } from './signed-text.ts';

const LINK_LIFETIME_MS = 60 * 60 * 1000;

const payload = z.object({ email: z.string(), locale: z.enum(LOCALES) });

/**
 * Creates a reset link and its mail, and voids the account's earlier links; only the hash of the token is stored. Null if
 * no account has the e-mail.
 */
export const composePasswordResetMail = async (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
	{ email, locale }: z.output<typeof payload>,
): Promise<Mail | null> => {
	const user = await findUserByEmail(db, 'console', email);
	if (!user) return null;
	const token = randomBytes(32).toString('base64url');
	const now = clock.now();
	await db.transaction(async (tx) => {
		// The lock serialises this with another mail to the account: only one link stays.
		await lockUser(tx, user.id, 'update');
		await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
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
		text: signedText(serverText(locale, 'accounts.resetMailBody', { name: user.name, link }), { config }, locale),
	};
};

/**
 * Mails a password reset link. The worker creates the link, so the payload contains no token. The mail is sent before
 * the job is marked as finished: at-least-once delivery.
 */
export const mailPasswordReset = defineJob({
	name: 'mail-password-reset',
	payload,
	attempts: 5,
	run: async (deps: Pick<WorkerDeps, 'db' | 'clock' | 'config' | 'sendMail'>, asked, outboxId) => {
		const mail = await composePasswordResetMail(deps, asked);
		if (mail) await deps.sendMail(mail);
		await finishJob(deps.db, outboxId);
	},
});
