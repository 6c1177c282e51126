import { renewPasswordHash } from '#server/accounts/credentials.ts';
import { type Opened, openSession } from '#server/accounts/open-session.ts';
import { verifySignIn } from '#server/accounts/passwords.ts';
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
/** The account whose hash has changed since it was verified. */
type Rehashed = { rehashed: User };
type SignInDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'limits' | 'auditCounter' | 'totpSeal'>;

/**
 * After the right password: opens a session, or returns a 401 that asks for a second factor or its set-up. Checks again
 * under a lock, since password, email or account may have changed during verification: null if so, or the account, if only
 * the hash is another one, which may be of the same password.
 */
const follow = (deps: SignInDeps, verified: User, call: CallContext): Promise<Opened | AppError | Rehashed | null> =>
	deps.db.transaction(async (tx) => {
		const user = await lockUser(tx, verified.id, 'share');
		if (user?.email !== verified.email) return null;
		if (user.passwordHash !== verified.passwordHash) return { rehashed: user };
		const asked = await askSecondFactor(tx, deps, user, call);
		if (asked) return asked;
		return isRequired(deps.config, user.area)
			? giveTicket(tx, deps, user, call)
			: openSession(tx, deps, user, null, call);
	});

/**
 * Takes the same time for an unknown email as for a wrong password. Replaces a matching hash of a former version.
 * @returns the account with the hash that it then has; null if the password is wrong
 */
const verify = async ({ db }: SignInDeps, user: User | null, password: string): Promise<User | null> => {
	const { matches, renewed } = await verifySignIn(user?.passwordHash ?? null, password);
	if (!user || !matches) return null;
	const isRenewed = renewed !== null && (await renewPasswordHash(db, user, renewed));
	return isRenewed ? { ...user, passwordHash: renewed } : user;
};

/** Follows the right password; verifies once more if the hash has changed meanwhile, as by another sign-in. */
const verifyAndFollow = async (
	deps: SignInDeps,
	found: User | null,
	password: string,
	call: CallContext,
): Promise<Opened | AppError | null> => {
	const verified = await verify(deps, found, password);
	const followed = verified && (await follow(deps, verified, call));
	if (!followed || !('rehashed' in followed)) return followed;
	const again = await verify(deps, followed.rehashed, password);
	const last = again && (await follow(deps, again, call));
	return last && 'rehashed' in last ? null : last;
};

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
	const followed = await verifyAndFollow(deps, user, password, call).catch(async (error: unknown) => {
		await giveBack();
		throw error;
	});
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
