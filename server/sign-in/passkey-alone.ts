import type { z } from 'zod';
import { auditedLimit } from '#server/accounts/audited-limit.ts';
import type { Opened } from '#server/accounts/open-session.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { findPasskey, handleOf, requestOf } from '#server/second-factor/passkeys.ts';
import { whyNoPasskeys } from '#server/second-factor/relying-party.ts';
import { newPasskeyChallenge, verifyAssertion } from '#server/second-factor/webauthn.ts';
import { openChallenge, takeChallenge } from '#server/sessions/challenges.ts';
import type { passkeyAsked, passkeyAssertion } from '#shared/accounts/second-factor.ts';
import { countAnswer, failedSignIn } from './failed.ts';
import { openWithPasskey } from './with-passkey.ts';

/** Sign-in with a passkey alone; its device must verify the user. */

const PURPOSE = 'passkey_alone';

type Area = Actor['area'];

/**
 * Challenge for any passkey of this site, requested by login pages when they open; counted by address.
 * @throws 409, 429
 */
export const startPasskeyLogin = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'auditCounter'>,
	area: Area,
	call: CallContext,
): Promise<z.output<typeof passkeyAsked>> => {
	const { db, clock, config } = deps;
	if (whyNoPasskeys(config, call) !== null) throw conflict('secondFactor.noPasskeysHere');
	const name = `${area}.session.startPasskeyLogin`;
	await auditedLimit(deps, { name }, call, () => deps.limits.passkeyAsksPerAddress.consume(call.limitKey));
	const passkeyChallenge = newPasskeyChallenge();
	const asked = { purpose: PURPOSE, area, userId: null, address: call.limitKey, passkeyChallenge } as const;
	const challenge = await openChallenge(db, clock, asked);
	return { challenge, passkey: requestOf(config, passkeyChallenge, null) };
};

type Given = { challenge: string; passkey: z.output<typeof passkeyAssertion> };

/** Opens a session for the passkey's owner, who must match its user handle; otherwise null, with the claimed user. */
const openFor = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'log'>,
	area: Area,
	{ passkey: answer }: Given,
	challenge: string,
	call: CallContext,
): Promise<{ userId: number | null; opened: Opened | null }> => {
	const found = await findPasskey(deps.db, area, answer.id);
	if (!found || answer.response.userHandle !== handleOf(found.user)) return { userId: null, opened: null };
	const { user, passkey } = found;
	const signed = await verifyAssertion(deps, answer, { challenge, passkey, isAlone: true });
	const opened = signed && (await openWithPasskey(deps, user, { id: passkey.id, signed }, 'passkey_alone', call));
	return { userId: user.id, opened };
};

/** @throws 422 on `challenge`, `passkey`; 429 */
export const passkeyLogin = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'limits' | 'auditCounter' | 'log'>,
	area: Area,
	given: Given,
	call: CallContext,
): Promise<Opened> => {
	const giveBack = await countAnswer(deps, `${area}.session.passkeyLogin`, call);
	const answering = { token: given.challenge, purpose: PURPOSE, area, address: call.limitKey } as const;
	const taken = await takeChallenge(deps.db, deps.clock, answering);
	const failed = { area, userId: null, method: PURPOSE } as const;
	if (!taken?.passkeyChallenge) {
		throw await failedSignIn(deps, { ...failed, field: 'challenge', why: 'secondFactor.challengeGone' }, call);
	}
	const { userId, opened } = await openFor(deps, area, given, taken.passkeyChallenge, call);
	if (!opened) {
		throw await failedSignIn(deps, { ...failed, userId, field: 'passkey', why: 'secondFactor.passkeyRefused' }, call);
	}
	await giveBack();
	return opened;
};
