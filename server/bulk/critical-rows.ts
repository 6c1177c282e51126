import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { VIOLATION } from '#server/assessment/sheet-items.ts';
import { failureBy } from '#server/assessment/substance.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { groupRows } from '#server/base/group-rows.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { paperCheckItems, paperQuestions } from '#server/db/tables/papers.ts';
import { results } from '#server/db/tables/reports.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { finalisePreviewRow } from '#shared/bulk/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';

const progress = assessmentProgresses;

const round = sql`case when ${progress.status} = ${STATUS.reevaluated} then 2 else 1 end`;

/** Critical questions of graded assessments, in paper order; one row per check item. */
const listQuestions = (executor: Executor, actor: ConsoleActor, ids: readonly number[], locale: Locale) =>
	executor
		.select({
			progressId: progress.id,
			question: {
				id: answerContents.id,
				partId: paperQuestions.id,
				content: localisedPaper(locale).question,
				points: paperQuestions.points,
				answer: answerContents.answer,
				hasNaCondition: sql<boolean>`${paperQuestions.naCondition} is not null`,
				isCritical: paperQuestions.isCritical,
			},
			stored: results.criticalQuestionIds,
			weightTenths: paperCheckItems.weightTenths,
			rate: answerEvaluations.evaluationRate,
			...VIOLATION,
		})
		.from(progress)
		.innerJoin(
			answerSheets,
			and(eq(answerSheets.progressId, progress.id), eq(answerSheets.round, round), isNull(answerSheets.archivedAt)),
		)
		.innerJoin(results, eq(results.sheetId, answerSheets.id))
		.innerJoin(answerCategories, eq(answerCategories.sheetId, answerSheets.id))
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, and(eq(paperQuestions.id, answerContents.questionId), paperQuestions.isCritical))
		.innerJoin(answerEvaluations, eq(answerEvaluations.answerContentId, answerContents.id))
		.innerJoin(paperCheckItems, eq(paperCheckItems.id, answerEvaluations.checkItemId))
		.where(and(isOneOf(progress.id, ids), companyVisibleTo(actor, progress.companyId)))
		.orderBy(asc(progress.id), asc(answerContents.id), asc(paperCheckItems.ordinal));

/** The assessments that have critical failures, with the failed questions: finalizing them asks for a reason. */
export const listCriticalRows = async (
	{ db }: Reader,
	actor: ConsoleActor,
	{ ids }: { ids: readonly number[] },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<z.input<typeof finalisePreviewRow>[]> => {
	const rows = await listQuestions(db, actor, ids, locale);
	const failed = groupRows(rows, ({ question, progressId, stored }) => ({ ...question, progressId, stored })).filter(
		({ parent, rows: items }) =>
			failureBy(parent.stored)({
				...parent,
				items: items.map(({ isCriticalItem, ...item }) => ({ ...item, isCritical: isCriticalItem })),
			}),
	);
	return ids.flatMap((id) => {
		const critical = failed.filter(({ parent }) => parent.progressId === id).map(({ parent }) => parent.content);
		return critical.length > 0 ? [{ id, critical_failures: critical }] : [];
	});
};
