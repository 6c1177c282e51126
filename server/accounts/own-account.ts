import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isUniqueViolation } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import { replacePassword } from './credentials.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findUser, lockUser } from './queries.ts';

/** Runs a write that may violate the unique e-mail. @throws 422 on the field */
export const withUniqueEmail = async <T>(field: string, write: () => Promise<T>): Promise<T> => {
	try {
		return await write();
	} catch (error) {
		if (isUniqueViolation(error, 'users_email_per_area')) throw invalidField(field, 'validation.taken');
		throw error;
	}
};

/** Updates one's own name and e-mail, and ends all of one's sessions (section 2 of the specification). */
export const updateOwnProfile = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: Actor,
	profile: { name: string; email: string },
	call: CallContext,
): Promise<null> =>
	withUniqueEmail('email', () =>
		db.transaction(async (tx) => {
			await tx
				.update(users)
				.set({ ...profile, updatedAt: clock.now() })
				.where(eq(users.id, actor.userId));
			await endSessionsOf(tx, actor.userId);
			await recordAudit(tx, {
				action: 'profile.updated',
				actorId: actor.userId,
				subject: 'user',
				subjectId: actor.userId,
				call,
			});
			return null;
		}),
	);

/** @throws 422 on `old_password` if it is wrong */
export const changeOwnPassword = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: Actor,
	passwords: { old_password: string; new_password: string },
	call: CallContext,
): Promise<null> => {
	const user = await findUser(db, actor.userId);
	if (!user) throw notFound();
	if (!(await verifyPassword(user.passwordHash, passwords.old_password))) {
		throw invalidField('old_password', 'accounts.oldPasswordWrong');
	}
	const passwordHash = await hashPassword(passwords.new_password);
	return db.transaction(async (tx) => {
		// The password may have been reset since it was verified: then the verification is void.
		const current = await lockUser(tx, actor.userId, 'update');
		if (current?.passwordHash !== user.passwordHash) throw invalidField('old_password', 'accounts.oldPasswordWrong');
		await replacePassword(tx, clock, actor.userId, passwordHash);
		await recordAudit(tx, {
			action: 'password.changed',
			actorId: actor.userId,
			subject: 'user',
			subjectId: actor.userId,
			call,
		});
		return null;
	});
};
