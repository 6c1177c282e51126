import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { isUndecided } from '#server/assessment/evidence-state.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { documentQuestions, evidenceFiles, evidenceRequests } from '#server/db/tables/evidence.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { RequestState } from '#shared/evidence/states.ts';

/** Documents and evidence of a company, and requests for it, beside the check. */

/** Requests whose files are shown. */
const SENT: RequestState[] = ['answered', 'accepted'];

/** Questions of the paper that are supported by a document or by files of a request, by assessment. */
export const listShownQuestions = (executor: Executor, progressIds: readonly number[]) =>
	union(
		executor
			.select({ progressId: companyDocuments.progressId, id: documentQuestions.questionId })
			.from(documentQuestions)
			.innerJoin(companyDocuments, eq(companyDocuments.id, documentQuestions.documentId))
			.where(isOneOf(companyDocuments.progressId, progressIds)),
		executor
			.select({ progressId: evidenceRequests.progressId, id: sql<number>`${evidenceRequests.questionId}` })
			.from(evidenceRequests)
			.innerJoin(evidenceFiles, eq(evidenceFiles.requestId, evidenceRequests.id))
			.where(
				and(
					isOneOf(evidenceRequests.progressId, progressIds),
					inArray(evidenceRequests.status, SENT),
					isNotNull(evidenceRequests.questionId),
				),
			),
	);

const isLinked = sql`exists (select 1 from ${documentQuestions} where ${documentQuestions.documentId} = ${companyDocuments.id})`;

/** Numbers of documents of an assessment, and of those linked to no question. */
export const countShown = async (
	executor: Executor,
	progressId: number,
): Promise<{ documents: number; unlinked: number }> => {
	const [found] = await executor
		.select({
			documents: sql<number>`count(*)::int`,
			unlinked: sql<number>`(count(*) filter (where not ${isLinked}))::int`,
		})
		.from(companyDocuments)
		.where(eq(companyDocuments.progressId, progressId));
	return found ?? { documents: 0, unlinked: 0 };
};

/** Undecided requests of a round, oldest first. */
export const listUndecided = (executor: Executor, { progressId, round }: { progressId: number; round: Round }) =>
	executor
		.select()
		.from(evidenceRequests)
		.where(and(eq(evidenceRequests.progressId, progressId), eq(evidenceRequests.round, round), isUndecided))
		.orderBy(asc(evidenceRequests.id));

export type UndecidedRequest = Awaited<ReturnType<typeof listUndecided>>[number];
