import type { ReportContent } from '#shared/reports/schemas.ts';

/** A report has an SDG section if it has a score and at least one goal with a result. */
export const hasSdg = ({
	sdg_score,
	sdg_goal_results,
}: Pick<ReportContent['result'], 'sdg_score' | 'sdg_goal_results'>): boolean =>
	sdg_score !== null && sdg_goal_results.length > 0;
