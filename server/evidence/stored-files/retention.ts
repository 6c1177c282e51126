import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { type IsStopping, retentionEnd } from '#server/db/retention.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { removeAfterCommit, removeFiles } from '#server/storage/removals.ts';
import { ENDED } from '#shared/assessment/status-sets.ts';
import { STORED_FILES } from './kinds.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'storage'>;

/** Assessments read at a time; whether to stop is checked between batches. */
const BATCH = 50;

const progress = assessmentProgresses;

const hasEnded = (end: Date): SQL | undefined =>
	and(inArray(progress.status, [...ENDED]), lt(progress.statusSince, end));

/** For each table, the condition that a file belongs to the assessment and is still stored. */
const storedFilesOf = (id: SQL | number) =>
	STORED_FILES.map(({ table, areOf }) => ({ table, where: and(areOf(id), isNull(table.deletedAt)) }));

/** The ids after `after` of assessments that ended before `end` and have stored files, at most a batch. */
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

/** Marks the files of an assessment as deleted; they are removed from the storage after the commit. */
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
 * Deletes all files of assessments that ended EVIDENCE_RETENTION_DAYS ago. Their rows stay, marked as deleted. An
 * assessment that a re-assessment reopens in the meantime keeps its files.
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
