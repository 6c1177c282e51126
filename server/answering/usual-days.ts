import { isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';

/** How long the steps of staff take in this installation. */

/** Fewer would tell of single companies, and promise what is not usual. */
const ENOUGH = 10;

/** Only the last ones count, so that the figure follows the present and its query stays small. */
const COUNTED = 100;

const { submittedAt, completedAt, reassessmentAt, recompletedAt, appliedAt, issuedAt } = assessmentProgresses;

/** The step that staff take at a status: the milestones between which it lies. */
const stepAt = (status: StatusId) => {
	if (status < STATUS.submitted) return null;
	if (status < STATUS.completed) return { name: 'review', from: submittedAt, to: completedAt };
	if (status >= STATUS.reassessment && status < STATUS.recompleted)
		return { name: 'reassessment', from: reassessmentAt, to: recompletedAt };
	return status === STATUS.applied ? { name: 'issue', from: appliedAt, to: issuedAt } : null;
};

/** Within how many days half of the last finished assessments got through the step at a status; null if unknown. */
export const readUsualDays = async (executor: Executor, status: StatusId): Promise<number | null> => {
	const step = stepAt(status);
	if (!step) return null;
	const last = executor
		.select({ seconds: sql<number>`extract(epoch from ${step.to} - ${step.from})`.as('seconds') })
		.from(assessmentProgresses)
		.where(isNotNull(step.to))
		// Written as in the index.
		.orderBy(sql`${step.to} desc nulls last`)
		.limit(COUNTED)
		.as('last');
	const [row] = await executor
		.select({
			// Some results have no beginning: a step that a former version took without noting it.
			finished: sql<number>`count(${last.seconds})::int`,
			days: sql<number | null>`ceil(percentile_cont(0.5) within group (order by ${last.seconds}) / 86400)::int`,
		})
		.from(last)
		.prepare(`usual_days_${step.name}`)
		.execute();
	return row && row.finished >= ENOUGH && row.days !== null ? Math.max(1, row.days) : null;
};
