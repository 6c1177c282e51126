import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { announce } from '#server/notify/announce.ts';
import { LOOKED_AFTER } from '#shared/assessment/status-sets.ts';

const isNewest: SQL = sql`not exists (
	select from assessment_progresses later
	where later.company_id = ${assessmentProgresses.companyId} and later.id > ${assessmentProgresses.id}
)`;

/**
 * Has admins told of the assessments of companies that an assessor no longer looks after. Whether nobody else does is
 * asked after the commit: two assessors may go at once, and neither knows of the other.
 */
export const announceUnassigned = async (tx: Tx, companyIds: readonly number[], at: Date): Promise<void> => {
	if (companyIds.length === 0) return;
	const running = await tx
		.select({ id: assessmentProgresses.id })
		.from(assessmentProgresses)
		.where(
			and(
				isOneOf(assessmentProgresses.companyId, companyIds),
				inArray(assessmentProgresses.status, [...LOOKED_AFTER]),
				isNewest,
			),
		);
	for (const { id } of running) await announce(tx, 'unassigned', at, { progress_id: id });
};
