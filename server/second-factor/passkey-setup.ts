import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { conflict, invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isUniqueViolation } from '#server/db/client.ts';
import { passkeys } from '#server/db/tables/second-factor.ts';
import { openChallenge, takeChallenge } from '#server/sessions/challenges.ts';
import {
	type FactorAdded,
	MOST_PASSKEYS,
	type passkeyAttestation,
	type startedPasskey,
} from '#shared/accounts/second-factor.ts';
import { completeAddition } from './added.ts';
import { creationOf } from './passkeys.ts';
import { whyNoPasskeys } from './relying-party.ts';
import { lockSelf, type Self, verifySelf } from './self.ts';
import { newPasskeyChallenge, verifyAttestation } from './webauthn.ts';

/** The user's own passkeys. */

const PURPOSE = 'new_passkey';

/** @throws 409 */
const assertRoom = ({ factors }: Self): void => {
	if (factors.passkeys.length >= MOST_PASSKEYS) throw conflict('secondFactor.tooManyPasskeys', { most: MOST_PASSKEYS });
};

/** @throws 409 if unavailable or too many; 422 on `password`; 429 */
export const startPasskey = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'auditCounter'>,
	actor: Actor,
	{ password }: { password?: string | undefined },
	call: CallContext,
): Promise<z.output<typeof startedPasskey>> => {
	const { db, clock, config } = deps;
	if (whyNoPasskeys(config, call) !== null) throw conflict('secondFactor.noPasskeysHere');
	await verifySelf(deps, actor, password, call);
	const passkeyChallenge = newPasskeyChallenge();
	return db.transaction(async (tx) => {
		const self = await lockSelf(tx, actor);
		assertRoom(self);
		const challenge = await openChallenge(tx, clock, {
			purpose: PURPOSE,
			area: actor.area,
			userId: actor.userId,
			address: call.limitKey,
			passkeyChallenge,
		});
		return { challenge, options: creationOf(config, passkeyChallenge, self.user, self.factors.passkeys) };
	});
};

/** @throws 409; 422 on `challenge`, `passkey` */
export const addPasskey = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'log'>,
	actor: Actor,
	given: { challenge: string; name: string; passkey: z.output<typeof passkeyAttestation> },
	call: CallContext,
): Promise<FactorAdded> => {
	const { db, clock } = deps;
	const answering = { token: given.challenge, purpose: PURPOSE, area: actor.area, address: call.limitKey } as const;
	const taken = await takeChallenge(db, clock, answering);
	if (taken?.userId !== actor.userId || !taken.passkeyChallenge) {
		throw invalidField('challenge', 'secondFactor.startAgain');
	}
	const made = await verifyAttestation(deps, given.passkey, taken.passkeyChallenge);
	if (!made) throw invalidField('passkey', 'secondFactor.passkeyNotAdded');
	try {
		return await db.transaction(async (tx) => {
			const self = await lockSelf(tx, actor);
			assertRoom(self);
			await tx.insert(passkeys).values({ ...made, userId: self.user.id, name: given.name, createdAt: clock.now() });
			return completeAddition(tx, deps, actor, self, 'passkey', call);
		});
	} catch (error) {
		if (isUniqueViolation(error, 'passkeys_credential_id')) throw invalidField('passkey', 'secondFactor.passkeyKnown');
		throw error;
	}
};

/** @throws 404 */
export const renamePasskey = (
	{ db }: Pick<Deps, 'db'>,
	actor: Actor,
	{ id, name }: { id: number; name: string },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const { user } = await lockSelf(tx, actor);
		const isIt = and(eq(passkeys.id, id), eq(passkeys.userId, user.id));
		const [passkey] = await tx.select({ name: passkeys.name }).from(passkeys).where(isIt);
		if (!passkey) throw notFound();
		await tx.update(passkeys).set({ name }).where(isIt);
		await recordAudit(tx, {
			action: 'second_factor.renamed',
			actorId: user.id,
			subject: 'user',
			subjectId: user.id,
			changes: changesOf('passkey', passkey, { name }),
			call,
		});
		return null;
	});
