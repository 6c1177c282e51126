import { type AnyColumn, and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { AuditDetail } from '#server/audit/detail-keys.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { answerSheets } from '#server/db/tables/assessment.ts';
import { objections } from '#server/db/tables/objections.ts';
import { later } from '#server/db/transactions.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import { isBeingCorrected, isLimitedToUpheld } from '#shared/objections/rules.ts';
import type { ReportObjection } from '#shared/objections/schemas.ts';

/** What objections mean for everything else that happens to an assessment (`shared/objections/rules.ts`). */

export type StoredObjection = typeof objections.$inferSelect;

type Standing = { id: number; status: StatusId };

/** Questions of the paper that the upheld points of an objection are about. */
const upheldQuestions = sql<number[]>`array(
	select q.id from objection_points p
	join paper_questions q on q.id = p.question_id or (p.question_id is null and q.sub_category_id = p.sub_category_id)
	where p.objection_id = objections.id and p.is_upheld
)`;

/** The objection to the current sheet of a round, with what was upheld; null if none was filed. */
export const findObjectionOf = async (executor: Executor, progressId: number, round: Round) => {
	const [found] = await executor
		.select({ ...getTableColumns(objections), upheldQuestions })
		.from(objections)
		.innerJoin(answerSheets, and(eq(answerSheets.id, objections.sheetId), isNull(answerSheets.archivedAt)))
		.where(and(eq(objections.progressId, progressId), eq(objections.round, round)));
	return found ?? null;
};

export type ObjectionOf = Awaited<ReturnType<typeof findObjectionOf>>;

export const findUndecidedObjection = async (
	executor: Executor,
	progressId: number,
): Promise<Pick<StoredObjection, 'id' | 'progressId' | 'sheetId' | 'round'> | null> => {
	const { id, progressId: ofProgress, sheetId, round } = objections;
	const [found] = await executor
		.select({ id, progressId: ofProgress, sheetId, round })
		.from(objections)
		.where(and(eq(objections.progressId, progressId), eq(objections.status, 'filed')));
	return found ?? null;
};

/** Whether an objection to the assessment is undecided. */
export const hasUndecidedObjection = (progressId: AnyColumn): SQL<boolean> => sql<boolean>`exists (
	select 1 from objections o where o.progress_id = ${progressId} and o.status = 'filed')`;

/** @throws 409 while an objection to the assessment is undecided */
export const assertNoUndecidedObjection = async (executor: Executor, progressId: number): Promise<void> => {
	if ((await findUndecidedObjection(executor, progressId)) !== null) throw conflict('objections.undecided');
};

/** The objection whose correction is under way in a round; null if the round is not being corrected. */
const findCorrection = async (executor: Executor, { id, status }: Standing, round: Round) => {
	const found = await findObjectionOf(executor, id, round);
	return found && isBeingCorrected(found, status) ? found : null;
};

/** Questions of the paper that a correction opens; null if the round is open as a whole. */
export const openInCorrection = (objection: ObjectionOf, status: StatusId): ReadonlySet<number> | null =>
	objection && isLimitedToUpheld(objection, status) ? new Set(objection.upheldQuestions) : null;

/**
 * Asserts that a correction, if there is one, opens these questions of the paper. Null stands for what belongs to no
 * question. The progress must be locked.
 * @throws 409
 */
export const assertOpenInCorrection = (
	objection: ObjectionOf,
	status: StatusId,
	questionIds: readonly (number | null)[],
): void => {
	const open = openInCorrection(objection, status);
	if (open && !questionIds.every((id) => id !== null && open.has(id))) throw conflict('objections.onlyUpheld');
};

/** Asserts that a round is not limited to upheld points, for what belongs to no question. @throws 409 */
export const assertNoCorrection = async (executor: Executor, progress: Standing, round: Round): Promise<void> =>
	assertOpenInCorrection(await findObjectionOf(executor, progress.id, round), progress.status, [null]);

/** Ends the correction of a round that is finalized again. The progress is locked, and still at its former status. */
export const endCorrection = async (tx: Tx, progress: Standing, round: Round, now: Date): Promise<void> => {
	const objection = await findCorrection(tx, progress, round);
	if (!objection) return;
	const set = { correctedAt: now, updatedAt: now };
	await later(tx, tx.update(objections).set(set).where(eq(objections.id, objection.id)));
};

type Actual = { actor: ActorId; now: Date; call: CallContext | null };

type Recorded = {
	action: string;
	objection: Pick<StoredObjection, 'id' | 'progressId'>;
	detail?: AuditDetail;
};

/** Audits a change of an objection, without the texts written in it. */
export const recordAuditOfObjection = (
	tx: Tx,
	{ action, objection, detail }: Recorded,
	{ actor, call }: Pick<Actual, 'actor' | 'call'>,
): Promise<void> =>
	recordAudit(tx, {
		action,
		actorId: actor.userId,
		subject: 'assessment_progress',
		subjectId: objection.progressId,
		detail: { objection_id: objection.id, ...detail },
		call,
	});

/**
 * A second move back opens the whole sheet of a round that is being corrected, and therefore needs a reason.
 * @throws 409 without one
 */
export const releaseCorrection = async (
	tx: Tx,
	progress: Standing,
	reason: string | null,
	{ actor, now, call }: Actual,
): Promise<void> => {
	for (const round of [1, 2] as const) {
		const objection = await findCorrection(tx, progress, round);
		if (!objection || !isLimitedToUpheld(objection, progress.status)) continue;
		if (reason === null) throw conflict('objections.moveNeedsReason');
		const set = { releasedAt: now, updatedAt: now };
		await later(tx, tx.update(objections).set(set).where(eq(objections.id, objection.id)));
		await recordAuditOfObjection(tx, { action: 'objection.released', objection }, { actor, call });
	}
};

/** Ends the undecided objection of an assessment that is canceled; `isInvolved` marks that it was by who rated or finalized. */
export const endByCancel = async (
	tx: Tx,
	objectionId: number,
	{ actor, now, call, isInvolved }: Actual & { isInvolved: boolean },
): Promise<void> => {
	const [objection] = await tx
		.update(objections)
		.set({
			status: 'withdrawn',
			withdrawnBecause: 'cancelled',
			endedBy: actor.userId,
			endedAt: now,
			decidedByInvolved: isInvolved,
			updatedAt: now,
			version: sql`${objections.version} + 1`,
		})
		.where(eq(objections.id, objectionId))
		.returning({ id: objections.id, progressId: objections.progressId });
	if (!objection) return;
	const detail = isInvolved ? { by_involved: true } : {};
	await recordAuditOfObjection(tx, { action: 'objection.withdrawn', objection, detail }, { actor, call });
};

export const pointCount = sql<number>`(
	select count(*)::int from objection_points p where p.objection_id = objections.id)`;

export const upheldCount = sql<number>`(
	select count(*)::int from objection_points p where p.objection_id = objections.id and p.is_upheld)`;

/** What the report of a sheet says of the objection to it; null without one, and if it was withdrawn. */
export const readReportObjection = async (executor: Executor, sheetId: number): Promise<ReportObjection | null> => {
	const [found] = await executor
		.select({ objection: objections, points: pointCount, upheld: upheldCount })
		.from(objections)
		.where(eq(objections.sheetId, sheetId));
	if (!found || found.objection.status === 'withdrawn') return null;
	const { status, filedAt, endedAt, correctedAt } = found.objection;
	return {
		status,
		on: tokyoDate(endedAt ?? filedAt),
		point_count: found.points,
		upheld_count: status === 'decided' ? found.upheld : null,
		corrected_on: correctedAt && tokyoDate(correctedAt),
	};
};
