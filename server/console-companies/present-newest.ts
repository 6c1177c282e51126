import { presentStatus } from '#server/assessment/present-status.ts';
import type { Progress } from '#server/assessment/transition.ts';
import { type Milestones, passedStatuses } from '#shared/assessment/milestones.ts';
import { moveBackTargets } from '#shared/assessment/status.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** The columns of an assessment that a list of companies needs. */
export type Newest = Milestones & Pick<Progress, 'id' | 'status' | 'startDate' | 'endDate'>;

/** The summary of a company's newest assessment, also a canceled one; nulls without any. */
export const presentNewest = (newest: Newest | null, hasProposal: boolean, locale: Locale) => ({
	start_date: newest?.startDate ?? null,
	end_date: newest?.endDate ?? null,
	status: newest ? presentStatus(newest.status, locale) : null,
	has_improvement_proposal: hasProposal,
	move_back_targets: newest
		? moveBackTargets({ status: newest.status, hasProposal, passed: passedStatuses(newest) })
		: [],
});
