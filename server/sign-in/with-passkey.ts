import { type Opened, openSession } from '#server/accounts/open-session.ts';
import { lockUser, type User } from '#server/accounts/queries.ts';
import type { CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { acceptPasskey } from '#server/second-factor/passkeys.ts';
import type { Signed } from '#server/second-factor/webauthn.ts';

/**
 * Opens a session after a passkey's signature was verified. Null if account or passkey have changed during
 * verification, or the passkey is a copy.
 */
export const openWithPasskey = (
	deps: Pick<Deps, 'db' | 'clock' | 'sessions'>,
	verified: User,
	{ id, signed }: { id: number; signed: Signed },
	method: 'passkey' | 'passkey_alone',
	call: CallContext,
): Promise<Opened | null> =>
	deps.db.transaction(async (tx) => {
		const user = await lockUser(tx, verified.id, 'share');
		if (user?.passwordHash !== verified.passwordHash || user.email !== verified.email) return null;
		if (!(await acceptPasskey(tx, id, signed, deps.clock.now()))) return null;
		return openSession(tx, deps, user, method, call);
	});
