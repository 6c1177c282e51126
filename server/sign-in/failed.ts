import { auditedLimit } from '#server/accounts/audited-limit.ts';
import type { SignInMethod } from '#server/accounts/open-session.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { type AppError, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ServerText } from '#shared/texts/server.ts';

/** Answers of somebody who signs in with more than a password, or without one. */

type Area = Actor['area'];

/** Counts one by its address before it is looked at. Returns what gives it back, since only failures count. */
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
	/** Null where nothing says whose it is. */
	userId: number | null;
	method: SignInMethod;
	field: 'challenge' | 'code' | 'recovery_code' | 'passkey';
	why: ServerText;
};

/** Records a failed sign-in, and answers the 422 for it. */
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
