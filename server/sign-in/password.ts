import { type Opened, openSession } from '#server/accounts/open-session.ts';
import { verifyDummyPassword, verifyPassword } from '#server/accounts/passwords.ts';
import { findUserByEmail, lockUser, type User } from '#server/accounts/queries.ts';
import { countSignIn } from '#server/accounts/sign-in-limits.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { AppError, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { askSecondFactor } from '#server/second-factor/ask.ts';
import { isRequired } from '#server/second-factor/factors.ts';
import { giveTicket } from './ticket.ts';

type Area = Actor['area'];
type Credentials = { email: string; password: string };
type SignInDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'limits' | 'auditCounter' | 'totpSeal'>;

/**
 * After the right password: opens a session, or returns a 401 that asks for a second factor or its set-up. Checks again
 * under a lock, since password, email or account may have changed during verification; null if so.
 */
const follow = (deps: SignInDeps, verified: User, call: CallContext): Promise<Opened | AppError | null> =>
	deps.db.transaction(async (tx) => {
		const user = await lockUser(tx, verified.id, 'share');
		if (user?.passwordHash !== verified.passwordHash || user.email !== verified.email) return null;
		const asked = await askSecondFactor(tx, deps, user, call);
		if (asked) return asked;
		return isRequired(deps.config, user.area)
			? giveTicket(tx, deps, user, call)
			: openSession(tx, deps, user, null, call);
	});

/** Takes the same time for an unknown email as for a wrong password. */
const matchesPassword = (user: User | null, password: string): Promise<boolean> =>
	user ? verifyPassword(user.passwordHash, password) : verifyDummyPassword(password);

/**
 * Signs in (contract, section 2). An unknown email and a wrong password get the same response and timing.
 * @throws 401 if more than the password is needed; 422 on `email`; 429 after too many failures, or if too many
 * verifications are queued
 */
export const signIn = async (
	deps: SignInDeps,
	area: Area,
	{ email, password }: Credentials,
	call: CallContext,
): Promise<Opened> => {
	const giveBack = await countSignIn(deps, { area, email }, call);
	const user = await findUserByEmail(deps.db, area, email);
	const matches = await matchesPassword(user, password).catch(async (error: unknown) => {
		await giveBack();
		throw error;
	});
	const followed = user && matches ? await follow(deps, user, call) : null;
	if (!followed) {
		await deps.auditCounter.count({
			action: 'login.failed',
			actorId: user?.id ?? null,
			account: user ? `${user.id} ${call.limitKey}` : null,
			detail: { area },
			call,
		});
		// Always one write, whether or not the row is new: the time must not reveal whether the account exists.
		await deps.auditCounter.flush();
		throw invalidField('email', 'accounts.loginFailed');
	}
	await giveBack();
	if (followed instanceof AppError) throw followed;
	return followed;
};

export const signOut = async (deps: Pick<Deps, 'db' | 'sessions'>, actor: Actor, call: CallContext): Promise<null> => {
	await deps.sessions.close(actor.sessionToken);
	await recordAudit(deps.db, { action: 'logout', actorId: actor.userId, call });
	return null;
};
