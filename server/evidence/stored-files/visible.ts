import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isGrantedDocument, isGrantedRequest } from '#server/assessment/calibration-grant.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext, Viewer } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { evidenceFiles, evidenceRequests } from '#server/db/tables/evidence.ts';
import { objectionFiles, objections } from '#server/db/tables/objections.ts';
import { actionProofs, improvementActions } from '#server/db/tables/plans.ts';
import type { StoredFileTable } from './kinds.ts';

/**
 * The owner of a stored file: the documents of an assessment, an evidence request, an objection, or an action of an
 * improvement plan.
 */
type FileKind = 'document' | 'request_file' | 'objection_file' | 'proof';

export type VisibleFile = {
	kind: FileKind;
	id: number;
	progressId: number;
	fileName: string;
	/** One of `DOCUMENT_TYPES`. */
	extension: string;
	/** The storage key, by which the API names the file. */
	filePath: string;
	byteSize: number;
};

const columnsOf = (kind: FileKind, files: StoredFileTable) => ({
	kind: sql<FileKind>`${sql.raw(`'${kind}'`)}::text`.as('kind'),
	id: files.id,
	progressId: assessmentProgresses.id,
	fileName: files.fileName,
	extension: files.extension,
	filePath: files.filePath,
	byteSize: files.byteSize,
});

/** The stored file at a path if the actor may see it, also for a second rating; null otherwise. */
export const findVisibleFile = async (
	executor: Executor,
	viewer: Viewer,
	filePath: string,
): Promise<VisibleFile | null> => {
	const isVisible = companyVisibleTo(viewer, assessmentProgresses.companyId);
	const isFound = (files: StoredFileTable, isGranted?: SQL) =>
		and(eq(files.filePath, filePath), isNull(files.deletedAt), or(isVisible, isGranted));
	const documents = executor
		.select(columnsOf('document', companyDocuments))
		.from(companyDocuments)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, companyDocuments.progressId))
		.where(isFound(companyDocuments, isGrantedDocument(viewer, companyDocuments.id, companyDocuments.progressId)));
	const requestFiles = executor
		.select(columnsOf('request_file', evidenceFiles))
		.from(evidenceFiles)
		.innerJoin(evidenceRequests, eq(evidenceRequests.id, evidenceFiles.requestId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, evidenceRequests.progressId))
		.where(isFound(evidenceFiles, isGrantedRequest(viewer, evidenceFiles.requestId)));
	const proofs = executor
		.select(columnsOf('proof', actionProofs))
		.from(actionProofs)
		.innerJoin(improvementActions, eq(improvementActions.id, actionProofs.actionId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, improvementActions.progressId))
		.where(isFound(actionProofs));
	const filesOfObjections = executor
		.select(columnsOf('objection_file', objectionFiles))
		.from(objectionFiles)
		.innerJoin(objections, eq(objections.id, objectionFiles.objectionId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, objections.progressId))
		.where(isFound(objectionFiles));
	const [found] = await unionAll(documents, requestFiles, filesOfObjections, proofs);
	return found ?? null;
};

/** The field of an audit event's details that holds the file's id. */
const ID_NAMES = {
	document: 'document_id',
	request_file: 'evidence_file_id',
	objection_file: 'objection_file_id',
	proof: 'action_proof_id',
} as const satisfies Record<FileKind, string>;

/**
 * Audits who opened which file, under its current name, as the file may be removed later. Further openings within an
 * hour (the viewer and a download make two) increment the count of the first entry.
 */
export const recordOpened = async (
	executor: Executor,
	actor: Actor,
	file: VisibleFile,
	call: CallContext,
): Promise<void> => {
	const which = { [ID_NAMES[file.kind]]: file.id };
	const again = await executor
		.update(auditEvents)
		.set({ occurrences: sql`${auditEvents.occurrences} + 1` })
		.where(
			and(
				eq(auditEvents.action, 'file.opened'),
				eq(auditEvents.actorId, actor.userId),
				gt(auditEvents.createdAt, sql`now() - interval '1 hour'`),
				sql`${auditEvents.detail} @> ${JSON.stringify(which)}::jsonb`,
			),
		)
		.returning({ id: auditEvents.id });
	if (again.length > 0) return;
	await recordAudit(executor, {
		action: 'file.opened',
		actorId: actor.userId,
		subject: 'assessment_progress',
		subjectId: file.progressId,
		detail: { file_name: file.fileName, ...which },
		call,
	});
};
