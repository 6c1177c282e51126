import { type Opened, openSession } from '#server/accounts/open-session.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { announce } from '#server/notify/announce.ts';
import { endSession, endUnpassed, passSecondFactor } from '#server/sessions/tickets.ts';
import type { FactorAdded } from '#shared/accounts/second-factor.ts';
import { isRequired } from './factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import type { Self } from './self.ts';

/** Steps after adding a factor. */

type AddedDeps = Pick<Deps, 'config' | 'clock' | 'sessions'>;

export type AddedMethod = 'totp' | 'passkey';

/** Replaces a ticket by a session; an ordinary session is marked as having passed a second factor. */
const passSession = async (
	tx: Tx,
	deps: AddedDeps,
	{ sessionToken }: Actor,
	{ user, isTicket }: Self,
	method: AddedMethod,
	call: CallContext,
): Promise<Opened | null> => {
	if (!isTicket) {
		await passSecondFactor(tx, sessionToken);
		return null;
	}
	await endSession(tx, sessionToken);
	return openSession(tx, deps, user, method, call);
};

/** Notifies the owner, creates recovery codes if there are none, and upgrades the session, in the same transaction. */
export const completeAddition = async (
	tx: Tx,
	deps: AddedDeps,
	actor: Actor,
	self: Self,
	method: AddedMethod,
	call: CallContext,
): Promise<FactorAdded> => {
	const { user, factors } = self;
	const recovery_codes = factors.recoveryCodes === 0 ? await replaceRecoveryCodes(tx, deps.clock, user.id) : null;
	if (isRequired(deps.config, user.area)) await endUnpassed(tx, user.id, actor.sessionToken);
	await recordAudit(tx, {
		action: 'second_factor.added',
		actorId: user.id,
		subject: 'user',
		subjectId: user.id,
		detail: { method },
		call,
	});
	const sign_in = await passSession(tx, deps, actor, self, method, call);
	await announce(tx, 'factor_added', deps.clock.now(), { user_id: user.id, email: user.email });
	return { recovery_codes, sign_in };
};
