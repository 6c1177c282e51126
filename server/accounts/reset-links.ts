import { and, eq, gt, inArray } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { passwordResets } from '#server/db/tables/accounts.ts';
import { mails } from '#server/db/tables/notices.ts';
import type { ComposeDeps, MailRow } from '#server/notify/composed.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import type { MailKind } from '#shared/mails/states.ts';
import { lockUser, type User } from './queries.ts';

/**
 * The links that set a password: for who forgot it, and those that an admin sends. An account has one at a time, and each
 * works once.
 */

const LINK_MAILS: MailKind[] = ['password_reset', 'password_link'];

/** The token of a link. The database has its hash and its nonce, neither of which suffices. */
const tokenOf = ({ signer }: Pick<Deps, 'signer'>, nonce: string): string => signer.sign('password-reset', nonce);

type NewLink = { userId: number; nonce: string; lifetimeMs: number };

/** Makes a link, which voids the account's earlier ones. */
export const makeLink = async (
	tx: Tx,
	deps: Pick<Deps, 'clock' | 'signer'>,
	{ userId, nonce, lifetimeMs }: NewLink,
): Promise<void> => {
	const now = deps.clock.now();
	await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
	await tx.insert(passwordResets).values({
		tokenHash: hashToken(tokenOf(deps, nonce)),
		userId,
		expiresAt: new Date(now.getTime() + lifetimeMs),
		createdAt: now,
	});
};

/** Whether another link was asked for since, which voids this one. */
const isOutdated = async (tx: Tx, mail: MailRow, user: User): Promise<boolean> => {
	const [newer] = await tx
		.select({ id: mails.id })
		.from(mails)
		.where(and(eq(mails.userId, user.id), inArray(mails.kind, LINK_MAILS), gt(mails.id, mail.id)))
		.limit(1);
	return newer !== undefined;
};

/**
 * The token of the link that a mail brings, valid from now on. A mail that is sent again has the same link, which stays
 * used. Null where it cannot be used any more, also because the account has another e-mail than when it was asked for.
 */
export const openLink = (deps: ComposeDeps, mail: MailRow, user: User, lifetimeMs: number): Promise<string | null> =>
	deps.db.transaction(async (tx) => {
		const { address, data } = mail;
		// The lock serialises this with another mail to the account: only one link stays.
		const locked = await lockUser(tx, user.id, 'update');
		if (!locked || !data.nonce || address?.toLowerCase() !== locked.email.toLowerCase()) return null;
		if (await isOutdated(tx, mail, user)) return null;
		const nonce = String(data.nonce);
		const token = tokenOf(deps, nonce);
		const isThis = eq(passwordResets.tokenHash, hashToken(token));
		const [made] = await tx.select().from(passwordResets).where(isThis);
		if (made) {
			const expiresAt = new Date(deps.clock.now().getTime() + lifetimeMs);
			await tx.update(passwordResets).set({ expiresAt }).where(isThis);
			return made.usedAt === null ? token : null;
		}
		await makeLink(tx, deps, { userId: user.id, nonce, lifetimeMs });
		await recordAudit(tx, { action: 'password_reset.link_made', subject: 'user', subjectId: user.id });
		return token;
	});
