import { verifyOwnPassword } from '#server/accounts/own-password.ts';
import { findUser, lockUser, type User } from '#server/accounts/queries.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { AppError, invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { isTicket, lockSession } from '#server/sessions/tickets.ts';
import { type Factors, hasFactor, readFactors } from './factors.ts';

/** Users who change their own factors. */

/**
 * Verifies the current password, except for holders of a ticket, who have just given it.
 * @throws 422 on `password`; 429
 */
export const verifySelf = async (
	deps: Pick<Deps, 'db' | 'limits' | 'auditCounter'>,
	actor: Actor,
	password: string | undefined,
	call: CallContext,
): Promise<void> => {
	if (password === undefined) {
		if (await isTicket(deps.db, actor.sessionToken)) return;
		throw invalidField('password', 'validation.required');
	}
	const user = await findUser(deps.db, actor.userId);
	if (!user) throw notFound();
	await verifyOwnPassword(deps, user, { password, field: 'password' }, call);
};

export type Self = { user: User; factors: Factors; isTicket: boolean };

/**
 * Locks the user's own account and the session of the call, which a password change in the meantime would have ended. A
 * sign-in without a second factor may only set up the first one.
 * @throws 401
 */
export const lockSelf = async (tx: Tx, actor: Actor): Promise<Self> => {
	const user = await lockUser(tx, actor.userId, 'update');
	if (!user) throw notFound();
	const session = await lockSession(tx, actor.sessionToken);
	const factors = await readFactors(tx, user.id);
	if (actor.lacksSecondFactor && hasFactor(factors)) {
		throw new AppError('accounts.secondFactorMissing', { status: 401 });
	}
	return { user, factors, ...session };
};
