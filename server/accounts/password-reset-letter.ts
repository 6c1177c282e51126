import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import { linkOrigin } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { passwordResets } from '#server/db/tables/accounts.ts';
import { mails } from '#server/db/tables/notices.ts';
import type { ComposeDeps, Composer, MailRow } from '#server/notify/composed.ts';
import { footerOf } from '#server/notify/footer.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import { serverText } from '#shared/i18n/server/texts.ts';
import { consolePages } from '#shared/pages/console.ts';
import { lockUser, type User } from './queries.ts';

const LINK_LIFETIME_MS = 60 * 60 * 1000;

/** The token of a link. The database has its hash and its nonce, neither of which suffices. */
const resetTokenOf = ({ signer }: Pick<Deps, 'signer'>, nonce: string): string => signer.sign('password-reset', nonce);

/** Whether another link was asked for since, which voids this one. */
const isOutdated = async (tx: Tx, mail: MailRow, user: User): Promise<boolean> => {
	const [newer] = await tx
		.select({ id: mails.id })
		.from(mails)
		.where(and(eq(mails.userId, user.id), eq(mails.kind, 'password_reset'), gt(mails.id, mail.id)))
		.limit(1);
	return newer !== undefined;
};

/**
 * Makes the link valid from now on, and voids the account's earlier ones. A mail that is sent again has the same link,
 * which stays used. Answers whether it can be used.
 */
const openLink = ({ db, clock }: ComposeDeps, mail: MailRow, user: User, tokenHash: string): Promise<boolean> =>
	db.transaction(async (tx) => {
		// The lock serialises this with another mail to the account: only one link stays.
		if (!(await lockUser(tx, user.id, 'update')) || (await isOutdated(tx, mail, user))) return false;
		const now = clock.now();
		const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
		const [made] = await tx.select().from(passwordResets).where(eq(passwordResets.tokenHash, tokenHash));
		if (made) {
			await tx.update(passwordResets).set({ expiresAt }).where(eq(passwordResets.tokenHash, tokenHash));
			return made.usedAt === null;
		}
		await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
		await tx.insert(passwordResets).values({ tokenHash, userId: user.id, expiresAt, createdAt: now });
		await recordAudit(tx, { action: 'password_reset.link_made', subject: 'user', subjectId: user.id });
		return true;
	});

/** A link for a forgotten password; null where the account has another e-mail than when it was asked for. */
export const composePasswordReset: Composer = async (deps, mail, user) => {
	const { locale, address, data } = mail;
	if (!user || !data.nonce || address?.toLowerCase() !== user.email.toLowerCase()) return null;
	const token = resetTokenOf(deps, String(data.nonce));
	if (!(await openLink(deps, mail, user, hashToken(token)))) return null;
	return {
		to: user.email,
		letter: {
			subject: serverText(locale, 'mails.subject', { title: serverText(locale, 'accounts.resetMailTitle') }),
			greeting: serverText(locale, 'mails.greeting', { name: user.name }),
			paragraphs: [serverText(locale, 'accounts.resetMailText'), serverText(locale, 'accounts.resetMailUnasked')],
			action: {
				label: serverText(locale, 'accounts.resetMailAction'),
				href: `${linkOrigin(deps.config)}${consolePages.resetPassword}?token=${token}`,
			},
			footer: footerOf(deps, locale),
			unsubscribe: null,
		},
	};
};
