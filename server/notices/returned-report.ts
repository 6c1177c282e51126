import { and, eq, isNull, ne, not } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerSheets } from '#server/db/tables/assessment.ts';
import { results } from '#server/db/tables/reports.ts';
import type { Round } from '#shared/assessment/round.ts';
import { type Audience, hasAssessors, isOfAudience } from './audience.ts';

export type Returned = {
	companyId: number;
	progressId: number;
	round: Round;
	/** Who returns it. */
	actorId?: number | undefined;
};

/**
 * Who is told that a report was returned: the assessors of the company; without any, the admin who wrote the report,
 * or else all admins. A former assessor can no longer open it.
 */
export const returnAudience = async (executor: Executor, returned: Returned): Promise<Audience> => {
	const { companyId, progressId, round, actorId } = returned;
	const [writer] = await executor
		.select({ id: users.id })
		.from(results)
		.innerJoin(answerSheets, eq(answerSheets.id, results.sheetId))
		.innerJoin(users, eq(users.id, results.reportSavedBy))
		.where(
			and(
				eq(answerSheets.progressId, progressId),
				eq(answerSheets.round, round),
				isNull(answerSheets.archivedAt),
				isOfAudience({ to: 'admins' }),
				actorId === undefined ? undefined : ne(users.id, actorId),
				not(hasAssessors(companyId)),
			),
		);
	return writer ? { to: 'user', userId: writer.id } : { to: 'assessors', companyId };
};

/** The people whom a return would tell, by name. */
export const listToldOfReturn = async (
	executor: Executor,
	returned: Returned,
): Promise<{ id: number; name: string }[]> =>
	executor
		.select({ id: users.id, name: users.name })
		.from(users)
		.where(isOfAudience(await returnAudience(executor, returned)))
		.orderBy(users.name, users.id);
