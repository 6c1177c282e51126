import { eq } from 'drizzle-orm';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { conflict, invalidField } from '#server/base/errors.ts';
import { ownerOf } from '#server/base/seal.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { totps } from '#server/db/tables/second-factor.ts';
import type { FactorAdded } from '#shared/accounts/second-factor.ts';
import { completeAddition } from './added.ts';
import { lockSelf, verifySelf } from './self.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';
import { secretOf } from './totp-use.ts';

/** Set-up of the user's authenticator app. */

/**
 * Creates a secret, which becomes a factor once a first code proves that the app has it. Replaces an unconfirmed one.
 * @throws 409 if there is an app; 422 on `password`; 429
 */
export const startTotp = async (
	deps: Pick<Deps, 'db' | 'clock' | 'totpSeal' | 'limits' | 'auditCounter'>,
	actor: Actor,
	{ password }: { password?: string | undefined },
	call: CallContext,
): Promise<{ secret: string; uri: string }> => {
	await verifySelf(deps, actor, password, call);
	const secret = newSecret();
	const email = await deps.db.transaction(async (tx) => {
		const { user, factors } = await lockSelf(tx, actor);
		if (factors.totp) throw conflict('secondFactor.totpExists');
		const started = {
			secret: deps.totpSeal.seal(secret, ownerOf(user.id)),
			confirmedAt: null,
			lastStep: 0,
			createdAt: deps.clock.now(),
		};
		await tx
			.insert(totps)
			.values({ ...started, userId: user.id })
			.onConflictDoUpdate({ target: totps.userId, set: started });
		return user.email;
	});
	return { secret, uri: uriOf(secret, email) };
};

/** The unconfirmed secret. @throws 409 */
const startedSecret = async (tx: Tx, { totpSeal }: Pick<Deps, 'totpSeal'>, userId: number): Promise<string> => {
	const [totp] = await tx.select().from(totps).where(eq(totps.userId, userId));
	const secret = totp && totp.confirmedAt === null ? secretOf(totpSeal, totp) : null;
	if (secret === null) throw conflict('secondFactor.totpNotStarted');
	return secret;
};

/** Confirms the app with its first code, which cannot be used again to sign in. @throws 409; 422 on `code` */
export const confirmTotp = (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'totpSeal'>,
	actor: Actor,
	{ code }: { code: string },
	call: CallContext,
): Promise<FactorAdded> =>
	deps.db.transaction(async (tx) => {
		const self = await lockSelf(tx, actor);
		const secret = await startedSecret(tx, deps, self.user.id);
		const now = deps.clock.now();
		const lastStep = stepOf(secret, code, now);
		if (lastStep === null) throw invalidField('code', 'secondFactor.firstCodeWrong');
		await tx.update(totps).set({ confirmedAt: now, lastStep }).where(eq(totps.userId, self.user.id));
		return completeAddition(tx, deps, actor, self, 'totp', call);
	});
