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
 * Links that set a password: requested by the user or sent by an admin. An account has at most one valid link, and it
 * works once.
 */

const LINK_MAILS: MailKind[] = ['password_reset', 'password_link'];

/** Token of a link. The database stores its hash and nonce; neither suffices to derive it. */
const tokenOf = ({ signer }: Pick<Deps, 'signer'>, nonce: string): string => signer.sign('password-reset', nonce);

type NewLink = { userId: number; nonce: string; lifetimeMs: number };

/** Creates a link and voids the account's earlier ones. */
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

/** Whether a later mail with a link was requested, which voids this one. */
const isOutdated = async (tx: Tx, mail: MailRow, user: User): Promise<boolean> => {
	const [newer] = await tx
		.select({ id: mails.id })
		.from(mails)
		.where(and(eq(mails.userId, user.id), inArray(mails.kind, LINK_MAILS), gt(mails.id, mail.id)))
		.limit(1);
	return newer !== undefined;
};

/**
 * Activates the link of a mail for `lifetimeMs` and returns its token. A mail that is sent again gets the same link,
 * and a used one stays used. Returns null if the link is no longer valid, also if the account's email has changed
 * since.
 */
export const openLink = (deps: ComposeDeps, mail: MailRow, user: User, lifetimeMs: number): Promise<string | null> =>
	deps.db.transaction(async (tx) => {
		const { address, data } = mail;
		// Serializes this with another mail to the account, so that only one link stays valid.
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
