import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { objections } from '#server/db/tables/objections.ts';
import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { type ObjectionState, type ObjectionWithdrawal, standingOfObjection } from '#shared/objections/rules.ts';
import type { historyItem } from '#shared/progresses/schemas.ts';

type Stored = {
	id: number;
	round: Round;
	status: ObjectionState;
	withdrawn_because: ObjectionWithdrawal | null;
	opensCorrection: boolean;
	correctedAt: string | null;
};

/** The objections to the results of an assessment, oldest first. A subquery, for a query of progresses. */
export const objectionsOf: SQL<Stored[]> = sql<Stored[]>`(
	select coalesce(json_agg(json_build_object(
		'id', o.id, 'round', o.round, 'status', o.status, 'withdrawn_because', o.withdrawn_because,
		'opensCorrection', o.opens_correction, 'correctedAt', o.corrected_at) order by o.id), '[]')
	from ${objections} o where o.progress_id = ${assessmentProgresses.id}
)`;

export const NO_OBJECTIONS = sql<Stored[]>`'[]'::json`;

/** That a company objected to a result of the assessment, and what became of it. */
export const presentObjections = (
	stored: readonly Stored[],
	status: StatusId,
): z.input<typeof historyItem>['objections'] =>
	stored.map(({ id, round, correctedAt, ...objection }) => ({
		id,
		is_first_time: isFirstTime(round),
		standing: standingOfObjection(
			{ ...objection, round, correctedAt: correctedAt === null ? null : new Date(correctedAt) },
			status,
		),
	}));
