import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import {
	answerCategories,
	answerContents,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { documentQuestions } from '#server/db/tables/evidence.ts';
import { presentPhoneFile } from '#server/evidence/stored-files/present.ts';
import type { EvidenceDocument } from '#shared/files/documents.ts';

export type Document = typeof companyDocuments.$inferSelect;

const OF_PROGRESS = eq(companyDocuments.progressId, sql.placeholder('progressId'));

/**
 * The questions that each document of an assessment supports, by their ids on a sheet. A joined subquery: a correlated
 * one would join the tables of the sheet anew for each document.
 */
const supported = (executor: Executor) =>
	executor
		.select({
			documentId: documentQuestions.documentId,
			ids: sql<number[]>`array_agg(${answerContents.id} order by ${answerContents.id})`.as('ids'),
		})
		.from(companyDocuments)
		.innerJoin(documentQuestions, eq(documentQuestions.documentId, companyDocuments.id))
		.innerJoin(answerContents, eq(answerContents.questionId, documentQuestions.questionId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.where(and(OF_PROGRESS, eq(answerCategories.sheetId, sql.placeholder('sheetId'))))
		.groupBy(documentQuestions.documentId)
		.as('supported');

const documentsOf = prepared('documents', (executor, name) => {
	const links = supported(executor);
	return executor
		.select({ ...getTableColumns(companyDocuments), questionIds: sql<number[]>`coalesce(${links.ids}, '{}')` })
		.from(companyDocuments)
		.leftJoin(links, eq(links.documentId, companyDocuments.id))
		.where(OF_PROGRESS)
		.orderBy(asc(companyDocuments.id))
		.prepare(name);
});

/** The documents of an assessment, oldest first, with the questions of the sheet that they support. */
export const listDocuments = async (
	executor: Executor,
	{ progressId, sheetId }: { progressId: number; sheetId: number | null },
): Promise<EvidenceDocument[]> => {
	const rows = await documentsOf(executor).execute({ progressId, sheetId });
	return rows.map(({ questionIds, ...file }) => ({ ...presentPhoneFile(file), answer_content_ids: questionIds }));
};

/** A document that the actor may see; null otherwise. */
export const findVisibleDocument = async (executor: Executor, actor: Actor, id: number): Promise<Document | null> => {
	const [row] = await executor
		.select({ document: companyDocuments })
		.from(companyDocuments)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, companyDocuments.progressId))
		.where(and(eq(companyDocuments.id, id), companyVisibleTo(actor, assessmentProgresses.companyId)));
	return row?.document ?? null;
};
