import { eq } from 'drizzle-orm';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext, CompanyActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assertFormVersion, nextVersion } from '#server/db/versions.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import { auditedAccount } from './audited.ts';
import { replacePassword } from './credentials.ts';
import { offerUndo } from './email-changes.ts';
import { verifyOwnPassword } from './own-password.ts';
import { assertPasswordAllowed } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findUser, lockUser, type User } from './queries.ts';
import { claimEmail, withUniqueEmail } from './unique-emails.ts';

/** The user's own profile; the next save must send its `version`. */
export const presentOwnProfile = ({ userId, name, role, email, version, companyName }: CompanyActor) => ({
	id: userId,
	name,
	role,
	email,
	version,
	company_name: companyName,
});

type Profile = { name: string; email: string; password?: string | undefined; version?: number | undefined };

/** A password that fits the hash that `user` was read with. */
type Verified = { user: User; password: string; field: string };

/**
 * Locks the user's own account. If the hash has changed since the password was verified, it is verified once more: a reset
 * voids the verification, a sign-in that renewed the hash does not.
 * @throws 404, 422 on `field`
 */
const lockSelf = async (tx: Tx, { userId }: Actor, verified: Verified | null): Promise<User> => {
	const user = await lockUser(tx, userId, 'update');
	if (!user) throw notFound();
	if (verified === null || verified.user.passwordHash === user.passwordHash) return user;
	const matches = await verifyPassword(user.passwordHash, verified.password);
	if (!matches) throw invalidField(verified.field, 'accounts.oldPasswordWrong');
	return user;
};

/**
 * Updates the user's own name and email and ends all of their sessions (section 2 of the specification). A changed
 * email is notified to the former address. `password` is optional, since clients of the specification do not send it.
 * @throws 409 with a stale `version`; 422 on `password`, `email`
 */
export const updateOwnProfile = async (
	deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'signer' | 'auditCounter'>,
	actor: Actor,
	{ password, version, name, email }: Profile,
	call: CallContext,
): Promise<null> => {
	const { db, clock } = deps;
	const loaded = await findUser(db, actor.userId);
	if (!loaded) throw notFound();
	await assertFormVersion(db, version, loaded, { clock, call });
	const verified = password === undefined ? null : { user: loaded, password, field: 'password' };
	if (verified) await verifyOwnPassword(deps, loaded, verified, call);
	await withUniqueEmail('email', () =>
		db.transaction(async (tx) => {
			const user = await lockSelf(tx, actor, verified);
			await assertFormVersion(tx, version, user, { clock, call });
			await claimEmail(tx, user.area, email, user);
			await tx
				.update(users)
				.set({ name, email, ...nextVersion(user, actor, clock.now()) })
				.where(eq(users.id, user.id));
			await offerUndo(tx, deps, user, email);
			await endSessionsOf(tx, user.id);
			await recordAudit(tx, {
				action: 'profile.updated',
				actorId: user.id,
				subject: 'user',
				subjectId: user.id,
				changes: changesOf('account', auditedAccount(user), { name, email }),
				call,
			});
		}),
	);
	return null;
};

/** @throws 422 on `old_password` if it is wrong, on `new_password` if it is too easy to guess */
export const changeOwnPassword = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'auditCounter'>,
	actor: Actor,
	passwords: { old_password: string; new_password: string },
	call: CallContext,
): Promise<null> => {
	const { db, clock, config } = deps;
	const user = await findUser(db, actor.userId);
	if (!user) throw notFound();
	const verified = { user, password: passwords.old_password, field: 'old_password' };
	await verifyOwnPassword(deps, user, verified, call);
	const { email } = user;
	assertPasswordAllowed(config, { password: passwords.new_password, email, field: 'new_password' });
	const passwordHash = await hashPassword(passwords.new_password);
	await db.transaction(async (tx) => {
		const { id } = await lockSelf(tx, actor, verified);
		await replacePassword(tx, clock, id, passwordHash);
		await recordAudit(tx, { action: 'password.changed', actorId: id, subject: 'user', subjectId: id, call });
	});
	return null;
};
