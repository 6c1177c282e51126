import type { AuditEvent } from '#server/audit/record.ts';
import type { Executor } from '#server/db/client.ts';
import type { Round } from '#shared/assessment/round.ts';
import { NO_REASON } from '#shared/audit/schemas.ts';
import { DEFAULT_LOCALE } from '#shared/i18n/translate.ts';
import { findGraded, readCriticalFailures } from './substance.ts';

/**
 * Why staff did something: confirming a report, finalising and issuing where critical questions may have failed, moving
 * back, cancelling. Only staff ever see it.
 */
export type Decision = {
	reason: string | null;
	/** What the audit log keeps of it. */
	detail: NonNullable<AuditEvent['detail']>;
};

/** A decision that asks for no reason, but takes one. */
export const decisionFor = (reason: string | null): Decision => ({ reason, detail: reason === null ? {} : { reason } });

type Asked = { progressId: number; round: Round; reason: string | null };

/** A decision on a round. Nobody is refused for want of a reason: clients of the specification send none. */
export const readDecision = async (executor: Executor, { progressId, round, reason }: Asked): Promise<Decision> => {
	const graded = await findGraded(executor, progressId, round);
	const { length: failures } = graded ? await readCriticalFailures(executor, graded, DEFAULT_LOCALE) : [];
	return {
		reason,
		detail: {
			...(failures > 0 ? { critical_failures: failures } : {}),
			...(failures > 0 || reason !== null ? { reason: reason ?? NO_REASON } : {}),
		},
	};
};
