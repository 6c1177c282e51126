import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { type IsStopping, retentionEnd } from '#server/db/retention.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { evidenceFiles, evidenceRequests } from '#server/db/tables/evidence.ts';
import { actionProofs, improvementActions } from '#server/db/tables/plans.ts';
import { removeAfterCommit, removeFiles } from '#server/storage/removals.ts';
import { ENDED } from '#shared/assessment/status-sets.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'storage'>;

/** Assessments that are looked at between two questions whether to stop. */
const BATCH = 50;

const progress = assessmentProgresses;

const hasEnded = (end: Date): SQL | undefined =>
	and(inArray(progress.status, [...ENDED]), lt(progress.statusSince, end));

/** The files of an assessment that are still stored. */
const storedDocuments = (id: SQL | number) =>
	and(eq(companyDocuments.progressId, id), isNull(companyDocuments.deletedAt));
const storedRequestFiles = (id: SQL | number) =>
	and(
		sql`${evidenceFiles.requestId} in (select r.id from ${evidenceRequests} r where r.progress_id = ${id})`,
		isNull(evidenceFiles.deletedAt),
	);
const storedProofs = (id: SQL | number) =>
	and(
		sql`${actionProofs.actionId} in (select a.id from ${improvementActions} a where a.progress_id = ${id})`,
		isNull(actionProofs.deletedAt),
	);

const isAny = (table: typeof companyDocuments | typeof evidenceFiles | typeof actionProofs, where: SQL | undefined) =>
	sql`exists (select from ${table} where ${where})`;

/** The next assessments that ended before a time and have stored files. */
const listDue = async (executor: Executor, end: Date, after: number): Promise<number[]> => {
	const id = sql`${progress.id}`;
	const rows = await executor
		.select({ id: progress.id })
		.from(progress)
		.where(
			and(
				hasEnded(end),
				gt(progress.id, after),
				or(
					isAny(companyDocuments, storedDocuments(id)),
					isAny(evidenceFiles, storedRequestFiles(id)),
					isAny(actionProofs, storedProofs(id)),
				),
			),
		)
		.orderBy(asc(progress.id))
		.limit(BATCH);
	return rows.map((row) => row.id);
};

/** Says of the files of an assessment that they were deleted, and has them removed after the commit. */
const deleteFilesOf = async (tx: Tx, id: number, deletedAt: Date): Promise<void> => {
	const documents = await tx
		.update(companyDocuments)
		.set({ deletedAt })
		.where(storedDocuments(id))
		.returning({ key: companyDocuments.filePath });
	const requestFiles = await tx
		.update(evidenceFiles)
		.set({ deletedAt })
		.where(storedRequestFiles(id))
		.returning({ key: evidenceFiles.filePath });
	const proofs = await tx
		.update(actionProofs)
		.set({ deletedAt })
		.where(storedProofs(id))
		.returning({ key: actionProofs.filePath });
	await removeAfterCommit(
		tx,
		[...documents, ...requestFiles, ...proofs].map(({ key }) => key),
	);
};

/**
 * Deletes the documents, the files of requests and the proofs of plans of assessments that ended EVIDENCE_RETENTION_DAYS
 * ago. Their rows stay, and say so. One that a re-assessment makes current again meanwhile keeps what it has.
 */
export const sweepEvidence = async (deps: Needs, isStopping: IsStopping): Promise<void> => {
	const { db, clock, config } = deps;
	const end = retentionEnd(clock, config.retentionDays.evidence);
	if (!end) return;
	let due = await listDue(db, end, 0);
	while (due.length > 0 && !isStopping()) {
		for (const id of due) {
			await db.transaction(async (tx) => {
				const where = and(eq(progress.id, id), hasEnded(end));
				const [ended] = await tx.select({ id: progress.id }).from(progress).where(where).for('update');
				if (ended) await deleteFilesOf(tx, id, clock.now());
			});
		}
		await removeFiles(deps, isStopping);
		due = await listDue(db, end, due.at(-1) ?? 0);
	}
};
