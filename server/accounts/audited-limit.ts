import type { CallContext } from '#server/base/actor.ts';
import { TooManyAttempts } from '#server/base/limits.ts';
import type { Deps } from '#server/calls/deps.ts';

/** Name of the call in the audit log, and the user if signed in. */
type Named = { name: string; userId?: number };

/** Counts an attempt with `consume`; refusals are counted in the audit log. @throws TooManyAttempts */
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
