import { randomBytes } from 'node:crypto';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { makeMails } from '#server/notify/make-mails.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { asciiAddress } from '#shared/mail-address.ts';
import { auditedLimit } from './audited-limit.ts';
import { hashPassword } from './passwords.ts';
import type { AccountName, User } from './queries.ts';
import { makeLink } from './reset-links.ts';

/** Links sent by administrators, so that only the account's owner ever knows the password (contract-2, section 8). */

export const LINK_LIFETIME_MS = 72 * 60 * 60 * 1000;

const NONCE_BYTES = 32;

/** Hash of a random password that is thrown away, for an account whose owner sets the first password by link. */
export const hashUnknownPassword = (): Promise<string> => hashPassword(randomBytes(NONCE_BYTES).toString('base64url'));

type Invited = Pick<User, 'id' | 'email'> & {
	locale: Locale;
	/** Whether the owner has yet to sign in for the first time. */
	isNew: boolean;
	actor: Pick<Actor, 'area' | 'userId'>;
};

/**
 * Enqueues the mail with a link, in the caller's transaction. The current password stays valid until the link is used.
 */
export const mailPasswordLink = async (
	tx: Tx,
	deps: Pick<Deps, 'clock' | 'signer'>,
	{ id, email, locale, isNew, actor }: Invited,
): Promise<void> => {
	const nonce = randomBytes(NONCE_BYTES).toString('base64url');
	await makeLink(tx, deps, { userId: id, nonce, lifetimeMs: LINK_LIFETIME_MS });
	const inviter = actor.area === 'app' ? { inviter_id: actor.userId } : {};
	const data = { nonce, ...inviter, ...(isNew ? { is_new: 1 } : {}) };
	await makeMails(tx, [{ kind: 'password_link', userId: id, address: email, locale, data }], deps.clock.now());
};

/**
 * Counts a link against the recipient's limit, separate from that of forgotten passwords. Failed sends are not counted.
 * @throws TooManyAttempts
 */
export const countLink = async <T>(
	deps: Pick<Deps, 'auditCounter' | 'limits'>,
	{ area, email }: AccountName,
	{ actor, call }: { actor: Actor; call: CallContext },
	send: () => Promise<T>,
): Promise<T> => {
	const { resetMailsPerEmail } = deps.limits;
	const key = `${area} ${asciiAddress(email)}`;
	const name = `${actor.area}.password_link`;
	await auditedLimit(deps, { name, userId: actor.userId }, call, () => resetMailsPerEmail.consume(key));
	try {
		return await send();
	} catch (error) {
		await resetMailsPerEmail.reward(key);
		throw error;
	}
};
