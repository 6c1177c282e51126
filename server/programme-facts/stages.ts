import { NO_TURN_FACTS, STATUS_IDS, type StatusId, waitingOn } from '#shared/assessment/status.ts';
import { UNDER_WAY } from '#shared/assessment/status-sets.ts';
import type { FactsInput } from '#shared/programme/filters.ts';

/** Statuses at which an assessor has to act, whatever else is awaited. */
export const AT_ASSESSOR = STATUS_IDS.filter((status) => waitingOn(status, NO_TURN_FACTS) === 'assessor');

export const STAGE_STATUSES: Readonly<Record<NonNullable<FactsInput['progress_stage']>, readonly StatusId[]>> = {
	under_way: UNDER_WAY,
	at_assessor: AT_ASSESSOR,
};
