import { eq, type SQL, sql } from 'drizzle-orm';
import { invalidField } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { evidenceFiles, evidenceRequests } from '#server/db/tables/evidence.ts';
import { objectionFiles, objections } from '#server/db/tables/objections.ts';
import { actionProofs, improvementActions } from '#server/db/tables/plans.ts';
import { MAX_REQUEST_FILES } from '#shared/evidence/states.ts';
import { MAX_DOCUMENTS } from '#shared/files/document-types.ts';
import { MAX_OBJECTION_FILES } from '#shared/objections/rules.ts';
import { MAX_PROOFS } from '#shared/plans/states.ts';
import type { ServerText } from '#shared/texts/server.ts';

/**
 * The tables of files that companies upload: documents of an assessment, files of evidence requests and of objections, and
 * proofs of an improvement plan's actions.
 */

export type StoredFileTable =
	| typeof companyDocuments
	| typeof evidenceFiles
	| typeof objectionFiles
	| typeof actionProofs;

/** For each table, the condition that its files belong to an assessment. */
export const STORED_FILES: readonly { table: StoredFileTable; areOf: (progressId: SQL | number) => SQL }[] = [
	{ table: companyDocuments, areOf: (id) => eq(companyDocuments.progressId, id) },
	{
		table: evidenceFiles,
		areOf: (id) =>
			sql`${evidenceFiles.requestId} in (select r.id from ${evidenceRequests} r where r.progress_id = ${id})`,
	},
	{
		table: objectionFiles,
		areOf: (id) => sql`${objectionFiles.objectionId} in (select o.id from ${objections} o where o.progress_id = ${id})`,
	},
	{
		table: actionProofs,
		areOf: (id) =>
			sql`${actionProofs.actionId} in (select a.id from ${improvementActions} a where a.progress_id = ${id})`,
	},
];

/** The files of one owner, and the most it may have. */
export type FileList = { table: StoredFileTable; areOf: SQL; maximum: number; tooMany: ServerText };

export const documentsOf = (progressId: number): FileList => ({
	table: companyDocuments,
	areOf: eq(companyDocuments.progressId, progressId),
	maximum: MAX_DOCUMENTS,
	tooMany: 'documents.tooMany',
});

export const requestFilesOf = (requestId: number): FileList => ({
	table: evidenceFiles,
	areOf: eq(evidenceFiles.requestId, requestId),
	maximum: MAX_REQUEST_FILES,
	tooMany: 'evidence.tooManyFiles',
});

export const objectionFilesOf = (objectionId: number): FileList => ({
	table: objectionFiles,
	areOf: eq(objectionFiles.objectionId, objectionId),
	maximum: MAX_OBJECTION_FILES,
	tooMany: 'objections.tooManyFiles',
});

export const proofsOf = (actionId: number): FileList => ({
	table: actionProofs,
	areOf: eq(actionProofs.actionId, actionId),
	maximum: MAX_PROOFS,
	tooMany: 'plans.tooManyProofs',
});

export const countFiles = (executor: Executor, { table, areOf }: FileList): Promise<number> =>
	executor.$count(table, areOf);

/** Asserts that the owner may have `more` further files. The caller has locked the owner. @throws 422 on `field` */
export const assertRoom = async (tx: Tx, list: FileList, { field = 'document', more = 1 } = {}): Promise<void> => {
	const { maximum, tooMany } = list;
	if ((await countFiles(tx, list)) + more > maximum) throw invalidField(field, tooMany, { maximum });
};
