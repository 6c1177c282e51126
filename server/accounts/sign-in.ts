import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { verifyDummyPassword, verifyPassword } from './passwords.ts';
import { findUserByEmail, lockUser, type User } from './queries.ts';
import { countSignIn } from './sign-in-limits.ts';
import { rememberNetwork } from './sign-in-networks.ts';

type Area = Actor['area'];
type Credentials = { email: string; password: string };
type SignInDeps = Pick<Deps, 'db' | 'clock' | 'sessions' | 'limits' | 'auditCounter'>;

type Opened = { user: { name: string; role: number; email: string }; token: string };

/**
 * Opens a session for a verified user. Checks again under a lock, since the password, e-mail or account may have
 * changed during verification. Null if so.
 */
const openSession = ({ db, clock, sessions }: SignInDeps, verified: User, call: CallContext): Promise<Opened | null> =>
	db.transaction(async (tx) => {
		const user = await lockUser(tx, verified.id, 'share');
		if (user?.passwordHash !== verified.passwordHash || user.email !== verified.email) return null;
		const token = await sessions.open(user.id, tx);
		await rememberNetwork(tx, clock, user.id, call.address);
		await recordAudit(tx, { action: 'login.succeeded', actorId: user.id, detail: { area: user.area }, call });
		return { user: { name: user.name, role: user.role, email: user.email }, token };
	});

/** Takes as long for an unknown e-mail as for a wrong password. */
const matchesPassword = (user: User | null, password: string): Promise<boolean> =>
	user ? verifyPassword(user.passwordHash, password) : verifyDummyPassword(password);

/**
 * Signs in (contract, section 2). An unknown e-mail and a wrong password have the same answer and timing.
 * @throws 422 on `email`; 429 after too many failures, or while too many passwords wait to be verified
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
	const opened = user && matches ? await openSession(deps, user, call) : null;
	if (!opened) {
		await deps.auditCounter.count({
			action: 'login.failed',
			actorId: user?.id ?? null,
			account: user ? `${user.id} ${call.limitKey}` : null,
			detail: { area },
			call,
		});
		// One write, whether it is a new row or not: the time must not tell whether the account exists.
		await deps.auditCounter.flush();
		throw invalidField('email', 'accounts.loginFailed');
	}
	await giveBack();
	return opened;
};

/** Ends the session of the call. */
export const signOut = async (deps: SignInDeps, actor: Actor, call: CallContext): Promise<null> => {
	await deps.sessions.close(actor.sessionToken);
	await recordAudit(deps.db, { action: 'logout', actorId: actor.userId, call });
	return null;
};
