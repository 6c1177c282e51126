import { and, eq } from 'drizzle-orm';
import type { User } from '#server/accounts/queries.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { passkeys, recoveryCodes, totps } from '#server/db/tables/second-factor.ts';
import { announce } from '#server/notify/announce.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import type { AddedMethod } from './added.ts';
import { hasFactor, isRequired, readFactors } from './factors.ts';
import { lockSelf, type Self, verifySelf } from './self.ts';

/** Removing a factor ends all sign-ins of the account and notifies its owner. */

type RemoveDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'auditCounter'>;

const endAndTell = async (tx: Tx, clock: Clock, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> => {
	await endSessionsOf(tx, id);
	await announce(tx, 'factor_removed', clock.now(), { user_id: id, email });
};

/**
 * Removes one of the user's own factors; with the last one, also the recovery codes.
 * @throws 404; 409; 422 on `password`; 429
 */
const removeOwn = async (
	deps: RemoveDeps,
	actor: Actor,
	method: AddedMethod,
	password: string,
	call: CallContext,
	remove: (tx: Tx, self: Self) => Promise<boolean>,
): Promise<null> => {
	await verifySelf(deps, actor, password, call);
	return deps.db.transaction(async (tx) => {
		const self = await lockSelf(tx, actor);
		const { user } = self;
		if (!(await remove(tx, self))) throw notFound();
		if (!hasFactor(await readFactors(tx, user.id))) {
			if (isRequired(deps.config, user.area)) throw conflict('secondFactor.lastRequired');
			await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
		}
		await recordAudit(tx, {
			action: 'second_factor.removed',
			actorId: user.id,
			subject: 'user',
			subjectId: user.id,
			detail: { method },
			call,
		});
		await endAndTell(tx, deps.clock, user);
		return null;
	});
};

export const removeTotp = (
	deps: RemoveDeps,
	actor: Actor,
	{ password }: { password: string },
	call: CallContext,
): Promise<null> =>
	removeOwn(deps, actor, 'totp', password, call, async (tx, { user, factors }) => {
		if (!factors.totp) return false;
		await tx.delete(totps).where(eq(totps.userId, user.id));
		return true;
	});

export const removePasskey = (
	deps: RemoveDeps,
	actor: Actor,
	{ id, password }: { id: number; password: string },
	call: CallContext,
): Promise<null> =>
	removeOwn(deps, actor, 'passkey', password, call, async (tx, { user }) => {
		const removed = await tx
			.delete(passkeys)
			.where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
			.returning({ id: passkeys.id });
		return removed.length > 0;
	});

/**
 * Removes all factors of a user who has lost them, in the caller's transaction; the account must be locked. False if
 * there are none.
 */
export const removeFactorsOf = async (tx: Tx, clock: Clock, user: Pick<User, 'id' | 'email'>): Promise<boolean> => {
	if (!hasFactor(await readFactors(tx, user.id))) return false;
	await tx.delete(totps).where(eq(totps.userId, user.id));
	await tx.delete(passkeys).where(eq(passkeys.userId, user.id));
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
	await endAndTell(tx, clock, user);
	return true;
};
