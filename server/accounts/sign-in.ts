import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import { TooManyAttempts } from '#server/base/limits.ts';
import type { Deps } from '#server/calls/deps.ts';
import { verifyDummyPassword, verifyPassword } from './passwords.ts';
import { findUserByEmail, lockUser, type User } from './queries.ts';

type Area = Actor['area'];
type Credentials = { email: string; password: string };
type SignInDeps = Pick<Deps, 'db' | 'sessions' | 'limits' | 'auditCounter'>;

/** Counts the attempt before the password is verified, so that concurrent attempts count too. */
const countAttempt = async (
	deps: SignInDeps,
	keys: { email: string; address: string },
	area: Area,
	call: CallContext,
): Promise<void> => {
	try {
		await deps.limits.loginPerAddress.consume(keys.address);
		await deps.limits.loginPerEmail.consume(keys.email);
	} catch (error) {
		if (error instanceof TooManyAttempts)
			await deps.auditCounter.count({ action: 'refused.429', account: null, detail: { call: `${area}.login` }, call });
		throw error;
	}
};

type Opened = { user: { name: string; role: number; email: string }; token: string };

/**
 * Opens a session for a verified user. Checks again under a lock, since the password, e-mail or account may have
 * changed during verification. Null if so.
 */
const openSession = ({ db, sessions }: SignInDeps, verified: User, call: CallContext): Promise<Opened | null> =>
	db.transaction(async (tx) => {
		const user = await lockUser(tx, verified.id, 'share');
		if (user?.passwordHash !== verified.passwordHash || user.email !== verified.email) return null;
		const token = await sessions.open(user.id, tx);
		await recordAudit(tx, { action: 'login.succeeded', actorId: user.id, detail: { area: user.area }, call });
		return { user: { name: user.name, role: user.role, email: user.email }, token };
	});

/**
 * Signs in (contract, section 2). An unknown e-mail and a wrong password have the same answer and timing.
 * @throws 422 on `email`; 429 after too many failures
 */
export const signIn = async (
	deps: SignInDeps,
	area: Area,
	{ email, password }: Credentials,
	call: CallContext,
): Promise<Opened> => {
	const keys = { email: `${area} ${email.toLowerCase()} ${call.limitKey}`, address: call.limitKey };
	await countAttempt(deps, keys, area, call);
	const user = await findUserByEmail(deps.db, area, email);
	const matches = user ? await verifyPassword(user.passwordHash, password) : await verifyDummyPassword(password);
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
	await deps.limits.loginPerEmail.reward(keys.email);
	await deps.limits.loginPerAddress.reward(keys.address);
	return opened;
};

/** Ends the session of the call. */
export const signOut = async (deps: SignInDeps, actor: Actor, call: CallContext): Promise<null> => {
	await deps.sessions.close(actor.sessionToken);
	await recordAudit(deps.db, { action: 'logout', actorId: actor.userId, call });
	return null;
};
