import type { CallContext } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { auditedLimit } from './audited-limit.ts';
import { verifyPassword } from './passwords.ts';
import type { User } from './queries.ts';

/**
 * Verifies the current password of a signed-in user; limited, so that a hijacked session cannot guess it. Counts before
 * verifying, so that concurrent attempts count too, and gives successes back.
 * @throws TooManyAttempts; 422 on `field`
 */
export const verifyOwnPassword = async (
	deps: Pick<Deps, 'auditCounter' | 'limits'>,
	{ id, area, passwordHash }: User,
	{ password, field }: { password: string; field: string },
	call: CallContext,
): Promise<void> => {
	const { limits } = deps;
	const key = String(id);
	await auditedLimit(deps, { name: `${area}.own_password`, userId: id }, call, () => limits.ownPassword.consume(key));
	const matches = await verifyPassword(passwordHash, password).catch(async (error: unknown) => {
		await limits.ownPassword.reward(key);
		throw error;
	});
	if (!matches) throw invalidField(field, 'accounts.oldPasswordWrong');
	await limits.ownPassword.reward(key);
};
