import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { preparedOnce } from '#server/db/prepared.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import type { EvidenceDocument } from '#shared/files/documents.ts';

export type Document = typeof companyDocuments.$inferSelect;

/** The questions that a document supports, by their ids on a sheet and in the order of it. */
const supported = sql<number[]>`array(
	select c.id from document_questions l
	join answer_contents c on c.question_id = l.question_id
	join answer_sub_categories s on s.id = c.answer_sub_category_id
	join answer_categories k on k.id = s.category_id
	where l.document_id = company_documents.id and k.sheet_id = ${sql.placeholder('sheetId')}
	order by c.id
)`;

const evidenceDocument = {
	id: companyDocuments.id,
	file_name: companyDocuments.fileName,
	file_path: companyDocuments.filePath,
	extension: companyDocuments.extension,
	byte_size: companyDocuments.byteSize,
	created_at: companyDocuments.createdAt,
	answer_content_ids: supported,
	is_by_phone: companyDocuments.isByPhone,
};

const documentsOf = preparedOnce((executor) =>
	executor
		.select(evidenceDocument)
		.from(companyDocuments)
		.where(eq(companyDocuments.progressId, sql.placeholder('progressId')))
		.orderBy(asc(companyDocuments.id))
		.prepare('documents'),
);

/** The documents of an assessment, oldest first, with the questions of a sheet that they support. */
export const listDocuments = async (
	executor: Executor,
	{ progressId, sheetId }: { progressId: number; sheetId: number | null },
): Promise<EvidenceDocument[]> => {
	const rows = await documentsOf(executor).execute({ progressId, sheetId });
	return rows.map(({ created_at, ...file }) => ({ ...file, uploaded_at: created_at.toISOString() }));
};

export const countDocuments = async (executor: Executor, progressId: number): Promise<number> => {
	const [found] = await executor
		.select({ documents: count() })
		.from(companyDocuments)
		.where(eq(companyDocuments.progressId, progressId));
	return found?.documents ?? 0;
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
