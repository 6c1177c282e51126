import { recordAudit } from '#server/audit/record.ts';
import type { CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import type { Method } from '#shared/accounts/second-factor.ts';
import { rememberSignIn } from './last-sign-ins.ts';
import type { User } from './queries.ts';
import { rememberNetwork } from './sign-in-networks.ts';

export type Opened = { user: { name: string; role: number; email: string }; token: string };

/** The method used beside the password, or `passkey_alone`; null for the password alone. */
export type SignInMethod = Method | 'passkey_alone' | null;

/** Opens a session for a user who has passed every step of the sign-in. The user's row must be locked. */
export const openSession = async (
	tx: Tx,
	{ clock, sessions }: Pick<Deps, 'clock' | 'sessions'>,
	user: User,
	method: SignInMethod,
	call: CallContext,
): Promise<Opened> => {
	const { id, area, name, role, email } = user;
	const token = await sessions.open(id, tx, { userAgent: call.userAgent, isSecondFactorPassed: method !== null });
	await rememberNetwork(tx, clock, id, call.address);
	await rememberSignIn(tx, clock, id);
	const detail = method === null ? { area } : { area, method };
	await recordAudit(tx, { action: 'login.succeeded', actorId: id, detail, call });
	return { user: { name, role, email }, token };
};
