import { auditedLimit } from '#server/accounts/audited-limit.ts';
import type { SignInMethod } from '#server/accounts/open-session.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { type AppError, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ServerText } from '#shared/texts/server.ts';

/** Failures of sign-ins with a second factor or a passkey. */

type Area = Actor['area'];

/**
 * Counts an attempt by address before it is verified. Returns a function that gives it back, since only failures count.
 */
export const countAnswer = async (
	deps: Pick<Deps, 'limits' | 'auditCounter'>,
	name: string,
	call: CallContext,
): Promise<() => Promise<void>> => {
	const { loginPerAddress } = deps.limits;
	await auditedLimit(deps, { name }, call, () => loginPerAddress.consume(call.limitKey));
	return () => loginPerAddress.reward(call.limitKey);
};

type Failed = {
	area: Area;
	/** Null if unknown. */
	userId: number | null;
	method: SignInMethod;
	field: 'challenge' | 'code' | 'recovery_code' | 'passkey';
	why: ServerText;
};

/** Audits a failed sign-in and returns its 422. */
export const failedSignIn = async (
	{ auditCounter }: Pick<Deps, 'auditCounter'>,
	{ area, userId, method, field, why }: Failed,
	call: CallContext,
): Promise<AppError> => {
	await auditCounter.count({
		action: 'login.failed',
		actorId: userId,
		account: userId === null ? null : `${userId} ${call.limitKey}`,
		detail: { area, method },
		call,
	});
	return invalidField(field, why);
};
