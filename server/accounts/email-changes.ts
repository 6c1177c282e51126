import { randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { emailChanges, users } from '#server/db/tables/accounts.ts';
import { nextVersion } from '#server/db/versions.ts';
import { announce } from '#server/notify/announce.ts';
import { endChallengesOf, endSessionsOf, hashToken } from '#server/sessions/sessions.ts';
import { asciiAddress } from '#shared/mail-address.ts';
import { auditedAccount } from './audited.ts';
import { voidResetLinks } from './credentials.ts';
import { lockUser, type User } from './queries.ts';
import { undoTokenOf } from './undo-token.ts';
import { claimEmail, isEmailTaken } from './unique-emails.ts';

/**
 * Email changes are mailed to the former address. After a change by the user, a link in that mail can undo it for 72
 * hours (contract-2, section 8).
 */

const LIFETIME_MS = 72 * 60 * 60 * 1000;

type Former = Pick<User, 'id' | 'email'>;

const isSame = (former: Former, email: string): boolean => asciiAddress(former.email) === asciiAddress(email);

/** Mails an undo link to the former address, in the transaction of the change. */
export const offerUndo = async (
	tx: Tx,
	deps: Pick<Deps, 'clock' | 'signer'>,
	former: Former,
	email: string,
): Promise<void> => {
	if (isSame(former, email)) return;
	const now = deps.clock.now();
	const nonce = randomBytes(32).toString('base64url');
	await tx.insert(emailChanges).values({
		tokenHash: hashToken(undoTokenOf(deps, nonce)),
		userId: former.id,
		formerEmail: former.email,
		expiresAt: new Date(now.getTime() + LIFETIME_MS),
		createdAt: now,
	});
	await voidResetLinks(tx, former.id, now);
	await endChallengesOf(tx, former.id);
	await announce(tx, 'email_changed', now, { user_id: former.id, former_email: former.email, email, nonce });
};

/**
 * Notifies the former address of a change by an administrator, in the same transaction. Without an undo link: the
 * account may have been handed to a successor, and the former holder must not be able to take it back.
 */
export const tellFormerAddress = async (tx: Tx, clock: Clock, former: Former, email: string): Promise<void> => {
	if (isSame(former, email)) return;
	const now = clock.now();
	await voidResetLinks(tx, former.id, now);
	await endChallengesOf(tx, former.id);
	await announce(tx, 'email_changed', now, { user_id: former.id, former_email: former.email });
};

/**
 * Consumes an undo link together with the links of later changes, whose former addresses are not the owner's. Links of
 * earlier changes stay valid. Returns null if the link is unknown, used or expired, or the account was deleted.
 */
const useLink = async (tx: Tx, clock: Clock, tokenHash: string) => {
	const now = clock.now();
	const isUsable = and(isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, now));
	const [change] = await tx
		.select()
		.from(emailChanges)
		.where(and(eq(emailChanges.tokenHash, tokenHash), isUsable));
	const user = change && (await lockUser(tx, change.userId, 'update'));
	if (!user) return null;
	const used = await tx
		.update(emailChanges)
		.set({ usedAt: now })
		.where(and(eq(emailChanges.userId, user.id), gte(emailChanges.createdAt, change.createdAt), isUsable))
		.returning({ tokenHash: emailChanges.tokenHash });
	return used.some((link) => link.tokenHash === tokenHash) ? { user, formerEmail: change.formerEmail } : null;
};

/** Restores the former email and ends the user's sessions. @throws 422 on `token` */
export const undoEmailChange = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ token }: { token: string },
	call: CallContext,
): Promise<null> => {
	try {
		return await db.transaction(async (tx) => {
			const link = await useLink(tx, clock, hashToken(token));
			if (!link) throw invalidField('token', 'accounts.undoLinkInvalid');
			const { user, formerEmail } = link;
			await claimEmail(tx, user.area, formerEmail, user);
			await tx
				.update(users)
				.set({ email: formerEmail, ...nextVersion(user, { userId: user.id }, clock.now()) })
				.where(eq(users.id, user.id));
			await endSessionsOf(tx, user.id);
			// A reset link mailed to the replaced address would still set a password.
			await voidResetLinks(tx, user.id, clock.now());
			await recordAudit(tx, {
				action: 'profile.email_change_undone',
				actorId: user.id,
				subject: 'user',
				subjectId: user.id,
				changes: changesOf('account', auditedAccount(user), { email: formerEmail }),
				call,
			});
			return null;
		});
	} catch (error) {
		if (isEmailTaken(error)) throw invalidField('token', 'accounts.formerEmailTaken');
		throw error;
	}
};

/** Deletes changes whose undo link has expired. */
export const forgetEmailChanges = async (db: Db, clock: Clock): Promise<void> => {
	await db.delete(emailChanges).where(lte(emailChanges.expiresAt, clock.now()));
};
