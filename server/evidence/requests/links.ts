import { and, eq, sql } from 'drizzle-orm';
import { getQuestionIds } from '#server/assessment/sheet-questions.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { documentQuestions } from '#server/db/tables/evidence.ts';
import { later } from '#server/db/transactions.ts';
import { lockForDocuments } from '#server/evidence/documents/documents.ts';
import { findVisibleDocument } from '#server/evidence/documents/queries.ts';

/** Locks a document of an assessment that is being answered. @throws 404, 409 */
const lockDocument = async (tx: Tx, actor: CompanyActor, id: number) => {
	const found = await findVisibleDocument(tx, actor, id);
	if (!found) throw notFound();
	await lockForDocuments(tx, found.progressId);
	// It may have been removed during the wait for the lock.
	const document = await findVisibleDocument(tx, actor, id);
	if (!document) throw notFound();
	return document;
};

/** Replaces the questions that a document supports. @throws 404; 409 once submitted; 422 */
export const setEvidence = (
	{ db }: Pick<Deps, 'db'>,
	actor: CompanyActor,
	{ id: documentId, answer_content_ids: ids }: { id: number; answer_content_ids: readonly number[] },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const { progressId } = await lockDocument(tx, actor, documentId);
		const sheet = { progressId, round: 1 } as const;
		const wanted = [...new Set(await getQuestionIds(tx, sheet, ids, (at) => `answer_content_ids.${at}`))];
		const { documentId: document, questionId: question } = documentQuestions;
		const others = and(eq(document, documentId), sql`${question} <> all(${sql.param(wanted)})`);
		await later(tx, tx.delete(documentQuestions).where(others));
		if (wanted.length > 0) {
			const links = wanted.map((questionId) => ({ documentId, questionId }));
			await later(tx, tx.insert(documentQuestions).values(links).onConflictDoNothing());
		}
		await recordAudit(tx, {
			action: 'document.linked',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: progressId,
			detail: { document: documentId, questions: wanted.length },
			call,
		});
		return null;
	});
