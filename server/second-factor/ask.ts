import type { User } from '#server/accounts/queries.ts';
import type { CallContext } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { openChallenge } from '#server/sessions/challenges.ts';
import { METHODS, type Method, type SecondFactorAsked } from '#shared/accounts/second-factor.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { type Factors, hasFactor, readFactors } from './factors.ts';
import { requestOf } from './passkeys.ts';
import { whyNoPasskeys } from './relying-party.ts';
import { whyNoCodes } from './totp-use.ts';
import { newPasskeyChallenge } from './webauthn.ts';

/** Second step of a sign-in, after the password. */

type AskDeps = Pick<Deps, 'config' | 'clock' | 'totpSeal'>;

type Offer = { methods: Method[]; message: ServerText };

/**
 * Available methods, and the message for clients that cannot ask. An app whose codes cannot be checked is offered only
 * if there is nothing else, so that its owner learns why.
 */
const offerOf = (deps: AskDeps, { totp, passkeys, recoveryCodes }: Factors, call: CallContext): Offer => {
	const noCodes = totp && whyNoCodes(deps, totp);
	const works: Record<Method, boolean> = {
		passkey: passkeys.length > 0 && whyNoPasskeys(deps.config, call) === null,
		totp: totp !== null && noCodes === null,
		recovery_code: recoveryCodes > 0,
	};
	const methods = METHODS.filter((method) => works[method]);
	if (methods.length > 0) return { methods, message: 'secondFactor.asked' };
	if (noCodes === 'secondFactor.secretLost') return { methods: ['totp'], message: noCodes };
	return { methods, message: noCodes ?? 'secondFactor.noMethod' };
};

/**
 * Asks for the second factor of a user (locked) who gave the password; null without a factor. It is a 401, which
 * clients of the specification show as a failed sign-in.
 */
export const askSecondFactor = async (
	tx: Tx,
	deps: AskDeps,
	user: User,
	call: CallContext,
): Promise<AppError | null> => {
	const factors = await readFactors(tx, user.id);
	if (!hasFactor(factors)) return null;
	const { methods, message } = offerOf(deps, factors, call);
	const passkeyChallenge = methods.includes('passkey') ? newPasskeyChallenge() : null;
	const challenge = await openChallenge(tx, deps.clock, {
		purpose: 'second_factor',
		area: user.area,
		userId: user.id,
		address: call.limitKey,
		passkeyChallenge,
	});
	const extra: SecondFactorAsked = {
		challenge,
		methods,
		passkey: passkeyChallenge === null ? null : requestOf(deps.config, passkeyChallenge, factors.passkeys),
	};
	return new AppError(message, { status: 401, extra });
};
