import { presentStatus } from '#server/assessment/present-status.ts';
import type { Progress } from '#server/assessment/transition.ts';
import { type Milestones, passedStatuses } from '#shared/assessment/milestones.ts';
import { moveBackTargets } from '#shared/assessment/status.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** As much of an assessment as a company's list shows. */
export type Newest = Milestones & Pick<Progress, 'id' | 'status' | 'startDate' | 'endDate'>;

/** What the newest assessment of a company says of it, also when it was cancelled; nulls where there is none. */
export const presentNewest = (newest: Newest | null, hasProposal: boolean, locale: Locale) => ({
	start_date: newest?.startDate ?? null,
	end_date: newest?.endDate ?? null,
	status: newest ? presentStatus(newest.status, locale) : null,
	has_improvement_proposal: hasProposal,
	move_back_targets: newest
		? moveBackTargets({ status: newest.status, hasProposal, passed: passedStatuses(newest) })
		: [],
});
