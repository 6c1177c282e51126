import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { type IsStopping, retentionEnd } from '#server/db/retention.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { removeAfterCommit, removeFiles } from '#server/storage/removals.ts';
import { ENDED } from '#shared/assessment/status-sets.ts';
import { STORED_FILES } from './kinds.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'storage'>;

/** Assessments that are looked at between two questions whether to stop. */
const BATCH = 50;

const progress = assessmentProgresses;

const hasEnded = (end: Date): SQL | undefined =>
	and(inArray(progress.status, [...ENDED]), lt(progress.statusSince, end));

/** The files of an assessment that are still stored, by table. */
const storedFilesOf = (id: SQL | number) =>
	STORED_FILES.map(({ table, areOf }) => ({ table, where: and(areOf(id), isNull(table.deletedAt)) }));

/** The next assessments that ended before a time and have stored files. */
const listDue = async (executor: Executor, end: Date, after: number): Promise<number[]> => {
	const anyStored = storedFilesOf(sql`${progress.id}`).map(
		({ table, where }) => sql`exists (select from ${table} where ${where})`,
	);
	const rows = await executor
		.select({ id: progress.id })
		.from(progress)
		.where(and(hasEnded(end), gt(progress.id, after), or(...anyStored)))
		.orderBy(asc(progress.id))
		.limit(BATCH);
	return rows.map((row) => row.id);
};

/** Marks the files of an assessment as deleted, and has them removed after the commit. */
const deleteFilesOf = async (tx: Tx, id: number, deletedAt: Date): Promise<void> => {
	for (const { table, where } of storedFilesOf(id)) {
		const deleted = await tx.update(table).set({ deletedAt }).where(where).returning({ key: table.filePath });
		await removeAfterCommit(
			tx,
			deleted.map(({ key }) => key),
		);
	}
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
