import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isOfCheckedRound, isUndecided } from '#server/assessment/evidence-state.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { undecidedRequest } from '#shared/evidence/undecided.ts';
import type { Locale } from '#shared/i18n/translate.ts';

type Named = z.input<typeof undecidedRequest>;

/** Undecided requests of the rounds that are being checked, by assessment, where a condition on assessments holds: answered ones first, then the next to be due. */
export const listUndecided = async (
	executor: Executor,
	progresses: SQL | undefined,
	locale: Locale,
): Promise<Map<number, Named[]>> => {
	const rows = await executor
		.select({
			progressId: evidenceRequests.progressId,
			id: evidenceRequests.id,
			question: sql<string | null>`${localisedPaper(locale).question}`,
			content: evidenceRequests.content,
			status: sql<Named['status']>`${evidenceRequests.status}`,
			due_on: evidenceRequests.dueOn,
		})
		.from(assessmentProgresses)
		.innerJoin(evidenceRequests, and(isOfCheckedRound, isUndecided))
		.leftJoin(paperQuestions, eq(paperQuestions.id, evidenceRequests.questionId))
		.where(progresses)
		.orderBy(asc(evidenceRequests.status), sql`${evidenceRequests.dueOn} nulls last`, asc(evidenceRequests.id));
	const found = Map.groupBy(rows, ({ progressId }) => progressId);
	return new Map([...found].map(([id, those]) => [id, those.map(({ progressId: _, ...one }) => one)]));
};
