import { type SQL, sql } from 'drizzle-orm';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { actionReviews, improvementActions } from '#server/db/tables/plans.ts';
import type { PlanActs } from '#shared/progresses/schemas.ts';

const { id } = assessmentProgresses;

/**
 * What happened in the improvement plan of an assessment, counted by day in Tokyo and kind. An action is done on the day of its last
 * save, since earlier states are not kept. A subquery, for a query of progresses.
 */
export const planActs: SQL<PlanActs> = sql<PlanActs>`(
	select coalesce(json_agg(json_build_object('kind', a.kind, 'date', a.date, 'count', a.count) order by a.date, a.kind), '[]')
	from (
		select e.kind, (e.at at time zone 'Asia/Tokyo')::date as date, count(*)::int as count
		from (
			select 'added' as kind, created_at as at from ${improvementActions} where progress_id = ${id}
			union all
			select 'done', saved_at from ${improvementActions} where progress_id = ${id} and state = 'done'
			union all
			select r.review, r.reviewed_at
			from ${actionReviews} r join ${improvementActions} i on i.id = r.action_id where i.progress_id = ${id}
		) e
		group by 1, 2
	) a
)`;

export const NO_ACTS = sql<PlanActs>`'[]'::json`;
