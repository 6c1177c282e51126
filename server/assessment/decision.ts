import type { AuditEvent } from '#server/audit/record.ts';
import type { Executor } from '#server/db/client.ts';
import type { Round } from '#shared/assessment/round.ts';
import { NO_REASON } from '#shared/audit/schemas.ts';
import { DEFAULT_LOCALE } from '#shared/i18n/translate.ts';
import { findGraded, readCriticalFailures } from './substance.ts';

/**
 * Reason given by staff for confirming a report, finalizing or issuing despite possible critical failures, moving back,
 * or canceling. Visible to staff only.
 */
export type Decision = {
	reason: string | null;
	/** Stored in the audit log. */
	detail: NonNullable<AuditEvent['detail']>;
};

export const decisionFor = (reason: string | null): Decision => ({ reason, detail: reason === null ? {} : { reason } });

type Asked = { progressId: number; round: Round; reason: string | null };

/** A decision on a round. A missing reason is never refused: clients of the specification send none. */
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
