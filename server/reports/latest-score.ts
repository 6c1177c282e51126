import { isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import type { Round } from '#shared/assessment/round.ts';

/**
 * Score of a round, for a query of progresses. A subquery instead of a join, so that it is evaluated only for the rows
 * of the page, not for all rows that are sorted.
 */
export const roundScore = (round: Round): SQL<number | null> => sql<number | null>`(
	select r.score from results r
	join answer_sheets s on s.id = r.sheet_id and s.round = ${round} and s.archived_at is null
	where s.progress_id = ${assessmentProgresses.id}
)`;

/**
 * Score of the latest graded round visible in an area, for a query of progresses: for staff from grading on, for the
 * company with the report (`isReportVisible`).
 */
export const latestScore = (area: Actor['area']): SQL<number | null> => {
	const { gradedAt, regradedAt, proposedAt, completedAt, recompletedAt } = assessmentProgresses;
	const first = area === 'console' ? isNotNull(gradedAt) : or(isNotNull(proposedAt), isNotNull(completedAt));
	const second = isNotNull(area === 'console' ? regradedAt : recompletedAt);
	return sql<number | null>`case when ${second} then ${roundScore(2)} when ${first} then ${roundScore(1)} end`;
};
