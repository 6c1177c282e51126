import { eq, getTableColumns } from 'drizzle-orm';
import { getVisibleProgress, lockVisibleProgress } from '#server/assessment/access.ts';
import { assertNoCorrection } from '#server/assessment/objections.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import { assertStatus, type Progress } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { interviewRecords } from '#server/db/tables/reassessment.ts';
import { assertVersion } from '#server/db/versions.ts';
import { REASSESSING } from '#shared/assessment/status-sets.ts';
import type { InterviewRecord } from '#shared/reassessment/schemas.ts';
import type { SavedAnswer } from '#shared/versions.ts';

const NEW = { version: 0, updatedAt: null, updatedBy: null };

/** Sheet of the record. @throws 404 if no re-assessment was applied for */
const secondSheet = async (executor: Executor, progress: Progress): Promise<number> => {
	const sheetId = progress.reassessmentAt ? await findSheetId(executor, progress.id, 2) : null;
	if (sheetId === null) throw notFound();
	return sheetId;
};

const findRecord = async (executor: Executor, sheetId: number) => {
	const [record] = await executor
		.select({ ...getTableColumns(interviewRecords), updatedByName: users.name })
		.from(interviewRecords)
		.innerJoin(users, eq(users.id, interviewRecords.updatedBy))
		.where(eq(interviewRecords.sheetId, sheetId));
	return record ?? null;
};

/** @throws 404 if not visible, or if no re-assessment was applied for */
export const getInterviewRecord = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id }: { id: number },
): Promise<InterviewRecord> => {
	const progress = await getVisibleProgress(db, actor, id);
	const record = await findRecord(db, await secondSheet(db, progress));
	return {
		id: record?.sheetId ?? null,
		content: record?.content ?? '',
		updated_by: record?.updatedByName ?? null,
		updated_at: record?.updatedAt.toISOString() ?? null,
		version: record?.version ?? NEW.version,
	};
};

/**
 * Saves the interview record of the current re-assessment.
 * @throws 404; 409 at another status, during a correction, or with a stale version
 */
export const saveInterviewRecord = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, content, version: sent }: { id: number; content: string; version?: number | undefined },
	call: CallContext,
): Promise<SavedAnswer> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, id);
		assertStatus(progress, REASSESSING);
		await assertNoCorrection(tx, progress, 2);
		const sheetId = await secondSheet(tx, progress);
		const { version, updatedAt: savedAt, updatedBy: savedBy } = (await findRecord(tx, sheetId)) ?? NEW;
		await assertVersion(tx, sent, { version, savedAt, savedBy }, { clock, call });
		const updatedAt = clock.now();
		const values = { content, version: version + 1, updatedBy: actor.userId, updatedAt };
		await tx
			.insert(interviewRecords)
			.values({ sheetId, ...values })
			.onConflictDoUpdate({ target: interviewRecords.sheetId, set: values });
		return { version: values.version, saved_at: updatedAt.toISOString() };
	});
