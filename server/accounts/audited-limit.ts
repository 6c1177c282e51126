import type { CallContext } from '#server/base/actor.ts';
import { TooManyAttempts } from '#server/base/limits.ts';
import type { Deps } from '#server/calls/deps.ts';

/** The call as the audit log names it, and the user where one is signed in. */
type Named = { name: string; userId?: number };

/** Runs a count of attempts; its refusals are counted in the audit log. @throws TooManyAttempts */
export const auditedLimit = async (
	{ auditCounter }: Pick<Deps, 'auditCounter'>,
	{ name, userId }: Named,
	call: CallContext,
	consume: () => Promise<void>,
): Promise<void> => {
	try {
		await consume();
	} catch (error) {
		if (error instanceof TooManyAttempts) {
			await auditCounter.count({
				action: 'refused.429',
				actorId: userId ?? null,
				account: userId === undefined ? null : `${userId} ${name}`,
				detail: { call: name },
				call,
			});
		}
		throw error;
	}
};
