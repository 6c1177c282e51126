import { and, desc, eq, isNotNull, lt, ne, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { STATUS } from '#shared/assessment/status.ts';

const finished = alias(assessmentProgresses, 'finished_progresses');

/**
 * Subquery: id of the company's last assessment before this one that has a final first result and was not canceled.
 */
export const lastFinished = (
	executor: Executor,
	{ id, companyId }: { id: number | SQLWrapper; companyId: number | SQLWrapper },
) =>
	executor
		.select({ id: finished.id })
		.from(finished)
		.where(
			and(
				eq(finished.companyId, companyId),
				lt(finished.id, id),
				isNotNull(finished.completedAt),
				ne(finished.status, STATUS.cancelled),
			),
		)
		.orderBy(desc(finished.id))
		.limit(1);
