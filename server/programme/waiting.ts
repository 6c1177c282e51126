import { type SQL, sql } from 'drizzle-orm';
import { evidenceAwaited } from '#server/assessment/evidence-state.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { AT_ASSESSOR } from '#server/programme-facts/stages.ts';

/** What waits for staff, and since when. */

/** Joins the assessment of a fact, which `hasWaitedSince` needs. */
export const withAssessment = sql`"programme_assessments" f
	join ${assessmentProgresses} on ${assessmentProgresses.id} = f.progress_id`;

/** As the filter `ageing` of the list, for statuses that wait for staff: not while the company owes evidence. */
export const hasWaitedSince = (day: string): SQL => sql`(f.since_on <= ${day}::date and not ${evidenceAwaited})`;

/** Of a person's companies, or of those without anybody: what waits for an assessor, and what of it has for long. */
type Waiting = { id: number | null; open: number; aged: number };

/** @param group condition on the facts `f` */
export const countWaiting = async (one: Executor, group: SQL, warnedSince: string): Promise<Waiting[]> => {
	const { rows } = await one.execute<Waiting>(sql`
		select a.user_id as id, count(*)::int as open, count(*) filter (where ${hasWaitedSince(warnedSince)})::int as aged
		from ${withAssessment} left join "assessor_companies" a on a.company_id = f.company_id
		where f.is_newest and f.status in (${sql.raw(AT_ASSESSOR.join(', '))}) and ${group} group by 1`);
	return rows;
};

/** Who has companies with an assessment. */
export const listBusy = async (one: Executor, group: SQL): Promise<number[]> => {
	const { rows } = await one.execute<{ id: number }>(sql`
		select distinct a.user_id as id
		from "assessor_companies" a join "programme_assessments" f on f.company_id = a.company_id and f.is_newest
		where ${group}`);
	return rows.map(({ id }) => id);
};
