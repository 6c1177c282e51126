import { recordAudit } from '#server/audit/record.ts';
import type { CallContext } from '#server/base/actor.ts';
import { TooManyAttempts } from '#server/base/limits.ts';
import type { Executor } from '#server/db/client.ts';

/** Runs a count of attempts, and records its first refusal in the audit log. `name` is the call's. */
export const recordFirstRefusal = async (
	executor: Executor,
	name: string,
	call: CallContext,
	count: () => Promise<void>,
): Promise<void> => {
	try {
		await count();
	} catch (error) {
		if (error instanceof TooManyAttempts && error.isFirst)
			await recordAudit(executor, { action: 'refused.429', detail: { call: name }, call });
		throw error;
	}
};
